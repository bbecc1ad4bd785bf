import Localizations

/// Page that connects a phone: a picture for its camera, and the question whether the phone that opened it may connect.
public struct PairingScreen: Equatable, Sendable {
    /// Name of the form field with the code of the phone that is allowed.
    public static let codeField = "code"

    public enum State: Equatable, Sendable {
        /// Other devices cannot reach the server.
        case unreachable
        case ready
        /// The address waits for a phone.
        case offered(address: String)
        case asked(code: String, device: String)
        /// The phone has not yet fetched its session.
        case allowed(device: String)
        case done(device: String)
    }

    public var title: String
    public var lead: String
    public var backLabel: String
    /// Reason why nothing was allowed; nil after other changes.
    public var problem: String?
    /// Heading and text of the step.
    public var step: String
    public var text: String
    /// Command for a terminal; nil where none is needed.
    public var command: String?
    /// Address for the phone, as a picture and as text.
    public var address: String?
    public var picture: QRCode?
    public var pictureLabel: String
    public var addressLabel: String
    /// Code of the phone that asks, in two groups, and as the form sends it.
    public var spacedCode: String?
    public var code: String?
    public var allow: String?
    public var refuse: String?
    /// Button that makes an offer.
    public var offer: String?
    /// Link that shows the next step where no script runs.
    public var next: String?

    /// - Parameters:
    ///   - state: what the page shows.
    ///   - isStale: whether the owner allowed a phone on a page that was out of date.
    ///   - context: display context: language, units and current time.
    public init(_ state: State, isStale: Bool = false, context: DisplayContext) {
        title = context.say(.pairTitle)
        problem = isStale ? context.say(.pairStale) : nil
        lead = context.say(.pairLead)
        backLabel = context.say(.pairBack)
        pictureLabel = context.say(.pairPicture)
        addressLabel = context.say(.pairAddress)
        func named(_ device: String) -> String { device.isEmpty ? context.say(.pairUnnamed) : device }
        switch state {
        case .unreachable:
            (step, text) = (context.say(.pairUnreachable), context.say(.pairUnreachableText))
            command = "hearth serve --public https://hearth.example"
        case .ready:
            (step, text) = (context.say(.pairReady), context.say(.pairReadyText))
            offer = context.say(.pairOffer)
        case .offered(let address):
            (step, text) = (context.say(.pairScan), context.say(.pairScanText))
            self.address = address
            picture = QRCode(address)
            next = context.say(.pairNext)
            refuse = context.say(.pairStop)
        case .asked(let code, let device):
            (step, text) = (context.say(.pairAsked(deviceName: named(device))), context.say(.pairAskedText))
            self.code = code
            spacedCode = JoiningScreen.spaced(code)
            allow = context.say(.pairAllow)
            refuse = context.say(.pairRefuse)
        case .allowed(let device):
            (step, text) = (context.say(.pairAllowed(deviceName: named(device))), context.say(.pairAllowedText))
            next = context.say(.pairNext)
        case .done(let device):
            (step, text) = (context.say(.pairDone(deviceName: named(device))), context.say(.pairDoneText))
            offer = context.say(.pairAnother)
        }
    }
}
