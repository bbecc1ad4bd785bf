/// Who wrote the file, and what kind of file it is.
struct FITDevice {
    /// 4 is an activity; nil when the file does not say.
    var fileType: Int?
    var hasFileIdentification = false
    /// When the file was begun.
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

    /// Device 0 is the one that wrote the file; the others are its sensors.
    mutating func takeDevice(_ fields: borrowing FITFields) {
        typealias Device = FITProfile.DeviceInfo
        guard fields.code(Device.deviceIndex) == 0 else { return }
        manufacturer = manufacturer ?? fields.code(Device.manufacturer)
        product = product ?? fields.code(Device.product)
        productName = productName ?? fields.text(Device.productName)
    }

    /// For people to read: maker and product, by number where the number is all that is known.
    var name: String {
        let maker = manufacturer.map { FITDevice.maker($0) ?? "manufacturer \($0)" }
        let known = manufacturer == 1 ? product.flatMap { FITDevice.garminProduct($0) } : nil
        let model = productName ?? known ?? product.flatMap { $0 == 0 ? nil : "product \($0)" }
        guard let maker else { return model ?? "FIT" }
        guard let model else { return maker }
        return model.hasPrefix(maker) ? model : maker + " " + model
    }

    /// What a file of this type holds, in the profile's words.
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
