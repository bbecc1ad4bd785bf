/// Where a model comes from, as far as that is told in words of our own. Authors, titles and journals stay as they are cited.
extension ModelText {
    /// Nil for what is a citation and nothing else.
    static func chineseSource(_ id: String) -> String? {
        sourceOfRaces(id) ?? sourceOfLoad(id) ?? sourceOfRuns(id) ?? sourceOfHeat(id) ?? sourceOfBody(id)
    }

    private static func sourceOfRaces(_ id: String) -> String? {
        switch id {
        case "riegel_personal":
            "自訂，因為只由兩三場比賽求斜率需要先驗值：P. S. Riegel (1981)，b₀ 取自 A. J. Vickers and E. A. Vertosick, BMC Sports Sci Med Rehabil 8:26 (2016)"
        case "race_day_heat": "自訂，因為不查詢任何預報：已知的只有該季節過去的跑步；變慢程度能分辨時用自己的熱反應，否則用一般人的"
        case "race_prediction":
            "自訂，因為沒有已發表的規則能合併這些方法；誤差取自 Vickers and Vertosick (2016)、Smyth and Muniz-Pumares (2020) 與 Tanda (2022)"
        case "backtest": "自訂，因為只有跑者自己的比賽能說明預測可信幾分；區間依 E. B. Wilson, JASA 22:209 (1927)"
        case "effort_leap": "自訂，因為沒有人在兩週內進步三點，而距離常常測錯"
        case "pace_plan": "自訂，因為平均分配體力是計畫而非定律；坡度成本取自 A. E. Minetti et al. (2002)"
        case "submaximal_vdot":
            "自行結合 Daniels and Gilbert (1979)、A. E. Minetti et al. (2002) 與 Swain and Leutholtz (1997)，因為只有這種成本能與比賽相比"
        case "device_vo2max":
            "裝置估計；較氣體分析低 6.07 ± 6.2：R. Lambe et al., PLOS ONE 20(5):e0323741 (2025)，30 人"
        case "oxygen_uptake": "自訂，因為各方法尺度相同而誤差不同；以變異數倒數加權是標準做法"
        case "data_quality": "自訂，因為它回答的是我們自己的問題：這個數字背後有多少資料"
        case "critical_speed":
            "距離與時間的線性模型；B. Hunter, C. Karsten, D. Greenhalgh et al., IJSPP (2023)，論日常訓練"
        case "cs_marathon":
            "B. Smyth and D. Muniz-Pumares, Med Sci Sports Exerc 52:2637 (2020), doi 10.1249/MSS.0000000000002412；耐久力：B. Smyth et al., Sports Med 52:2283 (2022), doi 10.1007/s40279-022-01680-5，82,303 場馬拉松"
        case "tanda":
            "G. Tanda, J Hum Sport Exerc (2011)；驗證見 J Hum Sport Exerc 17(2) (2022), doi 10.14198/jhse.2022.172.05"
        case "friend_percentile":
            "L. A. Kaminsky et al. (FRIEND), Mayo Clin Proc 2022, doi 10.1016/j.mayocp.2021.08.020：16,278 人次；J. Peterman, FRIENDanalysis"
        case "fitness_level": "Cooper Institute 的最大有氧能力百分位，依 Garmin 說明書所印"
        case "age_grade":
            "Alan L. Jones 與 Tom Bernhard 的 2025 年路跑年齡分級表（2025-07-27 版），由 USA Track & Field 的 Masters Long Distance "
                + "Running 委員會於 2025-01-10 核可；github.com/AlanLyttonJones/Age-Grade-Tables，CC0"
        case "race_fuel":
            "D. T. Thomas, K. A. Erdman, L. M. Burke, joint position statement, Med Sci Sports Exerc 48:543 (2016)；A. Jeukendrup, "
                + "Sports Med 44:S25 (2014)；數值憑記憶"
        default: nil
        }
    }

    private static func sourceOfLoad(_ id: String) -> String? {
        switch id {
        case "hrtss": "自行換算 E. W. Banister 的訓練衝量（1991），因為廠商的公式未公開"
        case "rtss": "自訂，因為廠商的配速公式未公開；形式仿 A. Coggan 的標準化功率，成本取自 A. E. Minetti et al. (2002)"
        case "session_rpe": "C. Foster et al., J Strength Cond Res 15:109 (2001)；係數 0.22 為自訂，待有更多訓練再修正"
        case "session_load":
            "自訂順序。功率最優先，因為它就是所做的功，每秒反映，且不受炎熱影響（A. Coggan, Training and Racing with a Power Meter, 2006）。配速是略去風與地面的功。心率反應較慢，並隨炎熱與疲勞漂移。未校正的訓練台可能差一成；自覺強度以一個數字代表整次訓練（C. Foster et al., J Strength Cond Res 15:109, 2001）；時間不知道強度"
        case "duration_load": "自訂，因為輕鬆一小時約值閾值半小時，而漏掉一次訓練更糟"
        case "load_ratio":
            "T. J. Gabbett, Br J Sports Med 50:273 (2016)；S. Williams et al., BJSM 51:209 (2017)；批評見 F. M. Impellizzeri et al., "
                + "Sports Med (2021), doi 10.1007/s40279-020-01378-6"
        case "fitness_and_fatigue":
            "E. W. Banister, T. W. Calvert, M. V. Savage, T. Bach, Aust J Sports Med 7:57 (1975)，採 A. Coggan 的形式"
        case "daily_load": "自訂規則，因為未知的一天既非訓練也非休息"
        case "load_forecast": "自訂，因為把負荷模型往後推，只說明它將顯示什麼，別無其他"
        case "returning": "自訂，因為停練後急性與慢性負荷之比沒有可比的對象，無論做什麼都會跳動"
        case "training_days_lost": "自訂，因為休息日屬於訓練，整週沒有訓練則不屬於"
        case "heat_load_gap": "自訂，因為高溫時配速下降而心臟負擔不變：兩種負荷都保留，並顯示差距"
        case "load_change": "自訂規則，級距取自 N. B. Murray et al., BJSM 51:749 (2017) 與 J. S. B. Frandsen et al. (2025)"
        case "training_trend": "自訂規則，因為規格只定義名稱，沒有界線"
        case "recovery_status": "自訂規則；第一個條件依 R. Meeusen et al., ECSS 與 ACSM 過度訓練共識，MSSE (2013)"
        case "fitness_trend": "自訂界線，因為規格只定義名稱；斜率依 P. K. Sen, JASA 63:1379 (1968)"
        case "high_intensity": "自訂，因為整次的平均會掩蓋其中的間歇；取 0.97，因為閾值速度只準到 3 %，而節奏跑正是以此速度進行"
        case "week_plan":
            "自訂，因為沒有已發表的計畫會依負荷、恢復與高溫調整；單次訓練依 J. Frandsen et al., BJSM 59:1203 (2025)；高強度比例依 "
                + "M. Rosenblat et al., Sports Medicine 55:621 (2025)"
        default: nil
        }
    }

    private static func sourceOfRuns(_ id: String) -> String? {
        switch id {
        case "grade_adjusted_pace":
            "自行取 A. E. Minetti et al. (2002) 下坡效益的一部分，因為比賽中只顯現代謝節省的三分之一（作者所述；Strava Engineering 2017，24 萬名運動員）"
        case "walking_cost":
            "A. E. Minetti, C. Moia, G. S. Roi, D. Susta, G. Ferretti, J Appl Physiol 93:1039 (2002) 的步行多項式；未再核對論文，"
                + "但另一個獨立的程式列出相同係數"
        case "efficiency": "J. Friel 的效率係數，採用以 m/分計的坡度調整速度"
        case "decoupling":
            "J. Friel 的心率漂移；馬拉松耐久：B. Smyth et al., Sports Med (2022), doi 10.1007/s40279-022-01680-5，82,303 位跑者"
        case "dfa_alpha1":
            "方法：C.-K. Peng et al., Chaos 5:82 (1995)；0.75：B. Rogers et al., Front Physiol 11:596567 (2021)；0.5：B. Rogers et al., "
                + "J Funct Morphol Kinesiol 6:38 (2021)；誤差：T. Eronen et al., medRxiv 2024.08.14.24311967，64 人，第一閾值偏高 "
                + "10 ± 16 bpm，第二閾值 −1 ± 10 bpm"
        case "durability":
            "A. M. Jones, J Physiol 602:4113 (2024)，論抗疲勞能力；後段與前段相比依 B. Smyth et al., Sports Med (2022), doi "
                + "10.1007/s40279-022-01680-5"
        case "pace_by_month": "中位數；取心率至少量到 80 % 的跑步"
        case "cadence": "定義；developer.apple.com, HKQuantityTypeIdentifier.runningStrideLength：單一步的長度"
        case "stride_shape": "定義；垂直比例同 Garmin 跑步動態"
        case "climb_rate": "自行車的爬升率（M. Ferrari 的 VAM）；什麼算一段爬坡為自訂，因為無人定義過"
        case "altitude_cleaning":
            "自訂，因為裝置不公開其方法；與十家廠牌裝置在 81 次真實活動中記下的爬升相比：62 次（77 %）在 10 % 以內；"
                + "戶外爬升 100 m 以上的 36 次中有 33 次（92 %）"
        case "slope_shares": "計數；分級界線為自訂，因為尚無共識"
        case "altitude": "自訂界線，因為最大攝氧量隨海拔逐漸下降，受過訓練者從 1000 m 以下就開始；不做修正，因為個人差異太大"
        case "best_effort": "自行對區段兩端搜尋，因為從樣本之間開始的區段可能最快"
        case "mean_maximal": "自行車科學所用的最大平均曲線；間距為自訂，因為相差一成的兩點，差異小於曲線所能顯示"
        case "personal_record": "對「最佳表現」的各段計數"
        case "splits": "自行在邊界內插，因為樣本很少剛好落在整 km"
        case "eddington": "Arthur Eddington 爵士對騎車天數的計數，沿用通行的定義；此處為每天跑步的距離"
        case "streak": "計數，以選手自己的日子為準"
        case "moving_time": "自訂門檻，因為各種裝置計算停頓的方式不同：有的會自動停止計時，有的從不停止"
        case "distance_path": "自訂規則，因為衛星定位會出錯，而且只偶爾自己標示"
        case "running_effectiveness": "A. Coggan 的跑步效益（2016），隨 Stryd 功率發表；一般為 0.95 至 1.05，憑記憶"
        case "contact_balance": "定義同 Garmin 跑步動態；界線為自訂，因為無人發表"
        case "stride_reading":
            "自訂，因為單項步態只能解釋跑步經濟性的 4–12 %，且隨速度改變：B. Van Hooren et al., Sports Med (2024), doi "
                + "10.1007/s40279-024-01997-3"
        case "marathon_form":
            "B. Smyth, E. Maunder, S. Meyler, B. Hunter, D. Muniz-Pumares, Sports Med (2022), doi 10.1007/s40279-022-01680-5："
                + "82,303 場馬拉松，平均 1.16 ± 0.22，始於 25.2 ± 9.9 km；滑動區段為自訂，因為不知道他們的"
        case "shoe_distance": "距離的加總；600 至 800 km 是跑者與商店的經驗法則，我們沒有讀到相關量測"
        case "niggles": "自訂，因為回顧的人想知道之前發生了什麼"
        default: nil
        }
    }

    private static func sourceOfHeat(_ id: String) -> String? {
        switch id {
        case "population_slowdown":
            "自訂，因為已發表的斜率不一：介於 M. Ely et al., MSSE 39:487 (2007)、K. Mantzios et al., MSSE 54:153 (2022) 與 Hadley 的表之間"
        case "personal_heat": "自訂，因為沒有已發表的模型能從一個人的跑步中分開高溫、體能與用力程度"
        case "same_route_check": "自訂，因為在自己常跑的路上仍隨高溫變化的殘差，表示斜率讀錯了"
        case "weather_window":
            "平均；界線取自 ACSM 立場聲明 MSSE 39:556 (2007) 與 K. Mantzios et al., MSSE 54:153 (2022)"
        case "air_quality":
            "指數與分級：US EPA, Technical Assistance Document for the Reporting of Daily Air Quality (AQI), EPA-454/B-24-002 (2024)；"
                + "數值：您所設定的資料庫"
        case "wbgt_simple": "American College of Sports Medicine (1984)，依澳洲氣象局所發表"
        case "weather_impact": "自訂，因為規格只定義名稱，沒有界線；28 °C 為 ACSM 建議取消的程度（2007）"
        case "pace_degradation": "由變慢程度換算；欄位出自分析 API 的規格"
        case "best_windows": "自訂，因為它只依變慢程度排列時段，而變慢程度另有出處"
        case "heat_exposure":
            "自訂，因為劑量與反應的關係從未發表；以 H. Daanen et al., Sports Medicine 48:409 (2018) 與 A. Perrotta et al., JSCR 32:2878 "
                + "(2018) 為準"
        case "heat_acclimation":
            "自訂，因為無人發表過每日狀態：消退取自 H. Daanen et al., Sports Medicine 48:409 (2018)，12 項研究；增加取自 J. Périard et al., "
                + "Scand J Med Sci Sports 25 (S1):20 (2015)"
        case "measured_acclimation":
            "自訂，因為研究都在氣候室中量測：固定強度下心率下降是適應的第一個徵象，J. Périard et al., Scand J Med Sci Sports 25 (S1):20 "
                + "(2015)"
        case "heated_baseline", "heated_trend": "自訂，因為這是本產品對熱環境課程的規則"
        default: nil
        }
    }

    private static func sourceOfBody(_ id: String) -> String? {
        switch id {
        case "pace_zones": "J. Friel 的跑步配速區間（220triathlon）；印刷版在 99–101 % 重疊，此處第 4 區止於 101 %"
        case "power_zones":
            "H. Allen, A. Coggan, Training and Racing with a Power Meter (2006)；未再核對原書，但五個引用它的訓練網站界線一致"
        case "hrv_rmssd_recovery":
            "Apple, HealthKit, heartRateVariabilityRMSSD（iOS 27, 2026），其心跳與時段未公開；每週：D. Plews et al., IJSPP 9:783 (2014)"
        case "hrv_sdnn", "hrv_rmssd":
            "Task Force of the ESC and NASPE, Circulation 93:1043 (1996)；每週的值：D. Plews et al., IJSPP 9:783 (2014)"
        case "time_in_zones": "自行計數，因為此處的區間為半開，而印刷的表有空隙"
        case "intensity_distribution":
            "G. Treff, K. Winkert, M. Sareban, J. M. Steinacker, B. Sperlich, Front Physiol 10:707 (2019)，憑記憶；第一道界線為自訂，"
                + "因為這裡沒有人量乳酸"
        case "heart_rate_speed_index":
            "V. Vesterinen, L. Hokka, E. Hynynen et al., J Strength Cond Res 28:902 (2014), doi 10.1519/JSC.0000000000000349；站立多出的 "
                + "26 下憑記憶，並以最大攝氧時的速度代替跑步機測試的峰值速度"
        case "heart_rate_drop":
            "C. R. Cole, E. H. Blackstone, F. J. Pashkow et al., N Engl J Med 341:1351 (1999)，以一分鐘為準；算哪一次停下為自訂規則，"
                + "因為一次訓練會停下多次"
        case "threshold":
            "J. Daniels, Daniels’ Running Formula, 3rd ed.；未經測試的閾值心率是慣例，較短比賽的比例為自訂：5 km 的心率比能維持一小時的高幾下"
        case "heart_rate_cleaning": "自訂，因為感測器的錯誤為人所知，而廠商的濾波不是"
        case "cycle_phase": "J. R. Bull et al., npj Digital Medicine 2:83 (2019)：黃體期平均為 12.4 天"
        case "resting_heart_rate":
            "自訂，因為廠商不公開範圍；穩健統計依 P. Rousseeuw and C. Croux, JASA 88:1273 (1993)"
        case "recovery_score":
            "自訂，因為沒有廠商公開公式（C. Doherty et al., 2025, doi 10.1515/teb-2025-0001：14 家皆無）；級距依通行用法；裝置誤差依 M. B. Dial et al., Physiological Reports 13:e70527 (2025) 與 B. O’Grady et al., Sensors 24:6220 (2024)"
        case "sleep_score":
            "自訂，因為沒有公開的公式；效率依 M. Ohayon et al., Sleep Health 3:6 (2017), doi 10.1016/j.sleh.2016.11.006；規律依 D. Windred et al., Sleep 47:zsad253 (2024), doi 10.1093/sleep/zsad253：86.3 為 60,977 人的上四分位數"
        case "sleep_regularity":
            "A. Phillips et al., Scientific Reports 7:3216 (2017)；D. Windred et al., Sleep 47:zsad253 (2024), doi 10.1093/sleep/zsad253：60,977 人，中位數 81.0，中間半數 73.8 至 86.3，比睡眠時長更能預測死亡率"
        case "day_strain": "自訂，因為廠商只描述對數尺度而不公開公式"
        default: nil
        }
    }
}
