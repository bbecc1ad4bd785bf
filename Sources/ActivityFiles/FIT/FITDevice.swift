/// The device that wrote the file, and the type of file.
struct FITDevice {
    /// The number of the profile for makers without one.
    static let development = 255

    /// 4 is an activity; nil if the file does not state its type.
    var fileType: Int?
    var hasFileIdentification = false
    /// Creation time of the file.
    private(set) var created: UInt32?
    private var manufacturer: Int?
    private var product: Int?
    private var productName: String?

    mutating func takeFile(_ fields: borrowing FITFields) {
        typealias File = FITProfile.FileId
        guard !hasFileIdentification else { return }
        hasFileIdentification = true
        fileType = fields.code(File.type)
        created = fields.time(File.timeCreated)
        manufacturer = fields.code(File.manufacturer) ?? manufacturer
        product = fields.code(File.product) ?? product
        productName = fields.text(File.productName) ?? productName
    }

    /// Reads a device. Device 0 wrote the file; the others are its sensors.
    mutating func takeDevice(_ fields: borrowing FITFields) {
        typealias Device = FITProfile.DeviceInfo
        guard fields.code(Device.deviceIndex) == 0 else { return }
        manufacturer = manufacturer ?? fields.code(Device.manufacturer)
        product = product ?? fields.code(Device.product)
        productName = productName ?? fields.text(Device.productName)
    }

    /// Maker and product for display, as numbers where no name is known.
    var name: String {
        let maker = manufacturer.map { FITDevice.maker($0) ?? "manufacturer \($0)" }
        let known = manufacturer == 1 ? product.flatMap { FITDevice.garminProduct($0) } : nil
        let model = productName ?? known ?? product.flatMap { $0 == 0 ? nil : "product \($0)" }
        // Makers without a number of their own state their name as the product.
        if manufacturer == FITDevice.development, let productName { return productName }
        guard let maker else { return model ?? "FIT" }
        guard let model else { return maker }
        return model.hasPrefix(maker) ? model : maker + " " + model
    }

    /// Returns the profile's name for a file type.
    static func fileKind(_ type: Int) -> String {
        switch type {
        case 1: "device"
        case 2: "settings"
        case 3: "sport"
        case 4: "activity"
        case 5: "workout"
        case 6: "course"
        case 7: "schedules"
        case 9: "weight"
        case 10: "totals"
        case 11: "goals"
        case 14: "blood_pressure"
        case 15, 28, 32: "monitoring"
        case 20: "activity_summary"
        case 34: "segment"
        case 44: "metrics"
        case 49: "sleep"
        case 68: "hrv_status"
        case 35: "segment_list"
        default: "file type \(type)"
        }
    }
}
