extension Phrase {
    static let weatherSource = Phrase("Weather source", "天氣來源")
    static let weatherArchive = Phrase("Archive", "天氣資料庫")
    static let airArchive = Phrase("Archive of the air", "空氣品質資料庫")
    static let airLeaves = Phrase(
        "The archive of the air is told the same of every outdoor activity: its rounded place and its day.",
        "空氣品質資料庫會得知每次戶外活動的同樣內容：取整的地點與日期。")
    static let weatherArchiveNone = Phrase("none, nobody is asked", "未設定，不詢問任何人")
    static let weatherLeavesNothing = Phrase(
        "Nothing leaves this machine: weather comes from your files alone.", "沒有任何資料離開這台電腦：天氣只來自您的檔案。")
    static let weatherLeaves = Phrase(
        "For a run whose file says nothing of the weather, the archive is told its place, rounded to a tenth of a degree, and its day, "
            + "and sees the network address that asks; nothing else is sent. While your history is younger than two weeks, the thirty days "
            + "before it are asked about too, so that heat you are used to counts.",
        "檔案沒有天氣資料的跑步，會把取到十分之一度的地點與日期告訴資料庫，對方也會看到發問的網路位址；其他一概不傳。"
            + "紀錄不到兩週時，也會詢問之前三十天的天氣，以計入您已習慣的炎熱。")
    static let weatherSourceHow = Phrase(
        "Set where Hearth is started: weather_archive = ADDRESS in the settings file, HEARTH_WEATHER_ARCHIVE, or hearth serve "
            + "--weather-archive ADDRESS; “off” asks nobody. ADDRESS is an archive in the shape of Open-Meteo’s. Beside it, air_quality_archive or "
            + "HEARTH_AIR_QUALITY_ARCHIVE names one of the air.",
        "在啟動 Hearth 的地方設定：設定檔裡的 weather_archive = 位址、HEARTH_WEATHER_ARCHIVE，或 hearth serve --weather-archive 位址；"
            + "off 表示不詢問任何人。位址須是 Open-Meteo 格式的資料庫。另可用 air_quality_archive 或 HEARTH_AIR_QUALITY_ARCHIVE 指定空氣品質資料庫。")
}
