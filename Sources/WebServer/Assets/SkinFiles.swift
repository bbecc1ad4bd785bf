import Foundation

/// The files that the pages are dressed in.
enum SkinFiles {
    static func catalogue() throws -> AssetCatalogue {
        let folder = Bundle.module.bundleURL.appending(path: "Resources")
        return AssetCatalogue(files: try AssetCatalogue.files(in: folder))
    }
}
