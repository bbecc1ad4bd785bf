extension Phrase {
    static let weatherSource = Phrase("Weather source", "天氣來源")
    static let weatherArchive = Phrase("Archive", "天氣資料庫")
    static let airArchive = Phrase("Air-quality archive", "空氣品質資料庫")
    static let airLeaves = Phrase(
        "The air-quality archive is told the same about every outdoor activity: its rounded place and its day.",
        "空氣品質資料庫也會得知每次戶外活動的這兩項：取整後的地點與日期。")
    static let weatherArchiveNone = Phrase("none, nobody is asked", "未設定，不向任何人查詢")
    static let weatherLeavesNothing = Phrase(
        "Nothing leaves this machine for the weather: it comes from your files alone.", "沒有任何資料離開這台電腦去查天氣：天氣只來自您的檔案。")
    static let weatherLeaves = Phrase(
        "For a run whose file says nothing of the weather, the archive is told its place, rounded to a tenth of a degree, and its day, "
            + "and sees the network address that asks; nothing else is sent. While your history is younger than two weeks, the thirty days "
            + "before it are asked about too, so that heat you are used to counts.",
        "跑步的檔案沒有天氣資料時，會把取到十分之一度的地點與日期告訴資料庫，對方也會看到查詢者的網路位址；其他一概不傳。"
            + "紀錄不到兩週時，也會查詢之前三十天的天氣，以計入您已習慣的高溫。")
    static let weatherSourceHow = Phrase(
        "Where Hearth is started, weather_archive and air_quality_archive in the settings file, HEARTH_WEATHER_ARCHIVE and "
            + "HEARTH_AIR_QUALITY_ARCHIVE, or --weather-archive and --air-quality-archive go before this page; “off” asks nobody.",
        "若在啟動 Hearth 的地方另有設定，則優先於本頁：設定檔裡的 weather_archive 與 air_quality_archive、HEARTH_WEATHER_ARCHIVE 與 "
            + "HEARTH_AIR_QUALITY_ARCHIVE，或 --weather-archive 與 --air-quality-archive；off 表示不向任何人查詢。")
    static let weatherAddress = Phrase("Address of a weather archive", "天氣資料庫的位址")
    static let weatherAddressHint = Phrase(
        "One in the shape of Open-Meteo’s, such as https://archive-api.open-meteo.com. Empty asks nobody.",
        "須是 Open-Meteo 格式的資料庫，例如 https://archive-api.open-meteo.com。留白表示不向任何人查詢。")
    static let airAddress = Phrase("Address of an air-quality archive", "空氣品質資料庫的位址")
    static let airAddressHint = Phrase(
        "Such as https://air-quality-api.open-meteo.com, beside the one of weather. Empty asks nobody.",
        "例如 https://air-quality-api.open-meteo.com，須先有天氣資料庫。留白表示不向任何人查詢。")
    static let weatherSaid = Phrase(
        "The archive was set where Hearth was started, by {0}; that goes before this page.", "天氣資料庫已在啟動 Hearth 時由 {0} 設定，優先於本頁。")
    static let airSaid = Phrase(
        "The air-quality archive was set where Hearth was started, by {0}; that goes before this page.",
        "空氣品質資料庫已在啟動 Hearth 時由 {0} 設定，優先於本頁。")
    static let weatherOn = Phrase("Saved: the archive is being asked about runs without weather.", "已儲存：正在向資料庫查詢沒有天氣資料的跑步。")
    static let weatherOff = Phrase("Saved: nobody is asked.", "已儲存：不向任何人查詢。")
    static let weatherNotAddress = Phrase(
        "Please write an address such as https://archive-api.open-meteo.com.", "請輸入位址，例如 https://archive-api.open-meteo.com。")
    static let sourcePrivate = Phrase(
        "This address is on this machine or in your network. To allow that, add the line private_sources = yes to the settings file and restart Hearth.",
        "這個位址位於這台電腦或您的區域網路。若要允許，請在設定檔加入一行 private_sources = yes，再重新啟動 Hearth。")
    static let weatherReadable = Phrase(
        "Others on the network could see where you were: use https, or an archive on this machine.",
        "他人可能看到您去過的地點：請使用 https，或這台電腦上的資料庫。")
    static let weatherMissing = Phrase(
        "Air quality is asked about together with the weather: name a weather archive too.", "空氣品質須與天氣一起查詢：請一併填入天氣資料庫。")
}
