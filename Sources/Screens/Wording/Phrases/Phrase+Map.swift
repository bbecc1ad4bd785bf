extension Phrase {
    static let mapCredit = Phrase("Map: {0}.", "地圖：{0}。")
    static let mapLearns = Phrase("It comes from {0}, which learns which places you look at.", "地圖來自 {0}，對方會知道您查看哪些地點。")
    static let routesNoteAlone = Phrase(
        "The more often you went somewhere, the warmer the colour.", "越常經過的地方顏色越暖。")

    static let mapSource = Phrase("Map under routes", "路線底圖")
    static let mapLeavesNothing = Phrase(
        "No map is fetched, so nobody learns where you run. Name a source if you want one.",
        "不會下載地圖，因此沒有人知道您在哪裡跑步。若想要底圖，請填入來源。")
    static let mapLeaves = Phrase(
        "Your browser fetches maps from {0}. It learns which places you look at, and the network address that asks; "
            + "your routes and figures are not sent.",
        "您的瀏覽器會向 {0} 下載地圖。對方會知道您查看哪些地點，以及查詢者的網路位址；路線與數字都不會傳出。")
    static let mapAddress = Phrase("Address of a tile", "圖磚位址")
    static let mapAddressHint = Phrase(
        "With {z}, {x} and {y} in place of zoom, column and row: https, or http for a server at home. Empty means no map.",
        "以 {z}、{x}、{y} 代表縮放、欄、列：須為 https，家中的伺服器可用 http。留白表示不用地圖。")
    static let mapAttribution = Phrase("Credit that its makers ask for", "製作者要求標示的文字")
    static let mapAttributionHint = Phrase(
        "It stands below every map, as in “© OpenStreetMap contributors”.", "會顯示在每張地圖下方，例如「© OpenStreetMap contributors」。")
    static let mapSave = Phrase("Save the source", "儲存來源")
    static let mapOn = Phrase("Saved: routes have a map now.", "已儲存：路線現在有底圖。")
    static let mapOff = Phrase("Saved: no map is fetched.", "已儲存：不會下載地圖。")
    static let mapNotAddress = Phrase(
        "Please write an address such as https://tiles.example/{z}/{x}/{y}.png.",
        "請輸入位址，例如 https://tiles.example/{z}/{x}/{y}.png。")
    static let mapReadable = Phrase(
        "Others on the network could see where you look: use https, or a server at home.", "他人可能看到您查看的地點：請使用 https，或家中的伺服器。")
    static let mapPlacesMissing = Phrase(
        "The address needs {z}, {x} and {y}, once each, after the name of the server.", "位址中須有 {z}、{x}、{y} 各一次，並在伺服器名稱之後。")
    static let mapAttributionMissing = Phrase("Please say whose map it is.", "請填寫地圖出處。")
}
