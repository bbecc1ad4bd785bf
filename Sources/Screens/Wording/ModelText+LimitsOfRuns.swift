extension ModelText {
    static func limitsOfRunning(_ id: String) -> String? {
        switch id {
        case "grade_cost": "十位山徑跑者在跑步機上測得；為擬合曲線，平路為 3.60 而實測為 3.40。衛星海拔對單一步伐過於粗略。"
        case "walking_cost": "十位山徑跑者在跑步機上以最省力的速度測得。用於步行與健行：速度低於每秒 2 公尺，步頻（若知）低於 130。"
        case "grade_adjusted_pace": "使用衛星海拔時 ± 5 %。沒有海拔時等於配速並註明。"
        case "ascent": "隨超過門檻的雜訊增加；同一座山上兩台裝置可能相差 10 %。"
        case "climb_rate": "取決於海拔：氣壓計準至數公尺，衛星約十公尺。以總時間計，含暫停。"
        case "altitude_cleaning":
            "參數由同一批訓練選出並測得；此類規則最好也只符合 84 %，即使事後為每次訓練挑選最佳者。裝置在寫入的點之間仍以氣壓計計數；數公尺的爬升僅因進位就可能差 10 % 以上。"
        case "slope_shares": "取決於海拔：衛星海拔的坡度會抖動百分之一、二，因此平路的區間較寬。"
        case "high_intensity": "僅由年齡推算的閾值心率，在有配速時不採用。心率反應較慢：只看心率時，短於一分鐘的反覆幾乎不計。"
        case "altitude": "高海拔的比賽與最佳表現仍照實計入：同一位跑者會比平地慢。"
        case "efficiency": "前十分鐘之後四十分鐘的平穩跑步。單次變動 2–3 %：只看趨勢。"
        case "decoupling": "低於 5 % 為穩定，至 10 % 為輕微：經驗法則。高溫與口渴的影響和耐力不足相同。"
        case "durability": "高溫、口渴、最後加速以及海拔未測到的坡度都會影響。單次說明不了什麼：顯示多次的中位數。"
        case "marathon_form": "高溫、口渴、步行與海拔未測到的坡度，影響和耐力不足相同。僅限 40 公里以上且全程有心率的跑步。"
        case "heart_rate_speed_index": "只看其升降，且只限同一人：0 是直線，不是標準。最大或安靜心率有誤時，所有跑步一起偏移。"
        case "pace_by_month": "高溫與訓練型態改變都會影響兩者。是並列的兩個數字，不是體能趨勢。"
        case "distance_path": "每秒定位使軌跡長了百分之幾，截彎則使其變短。"
        case "eddington": "算術遊戲：與體能無關。"
        case "streak": "以選手當地的日子計。讓跑者變快的是休息日，不是連續天數。"
        case "running_energy": "依距離 ± 15 %，依心率 ± 20 %，心率低於 90 不計。沒有體重則不顯示。"
        case "stride_shape": "單一數字只能解釋跑步經濟性的 4 至 12 %（Van Hooren 2024）：無好壞之分。手腕與感測器的觸地與騰空相差 5 至 15 %。"
        case "stride_reading": "與平時不同，無好壞之分。換了手錶或感測器就是另一把尺。"
        case "running_power": "用來核對裝置的瓦數，而非取代：每個人跑步的消耗相差 ± 10 %。"
        case "running_effectiveness": "取決於裝置所稱的功率及其跑步模型：只能在同一裝置、同一人之間比較。坡度會使其降低。"
        case "spring_mass": "平路跑步。未測量腿長時約為身高的 0.53。手錶的觸地時間可能差 5 %。"
        case "contact_balance": "49 至 51 % 為一般；連續三次超出值得留意，本身不代表什麼。路面傾斜、操場與戴歪的胸帶也會影響。"
        case "cadence": "每秒 2 公尺以上，步幅 0.3 至 3 公尺。沒有適合所有人的數字。"
        default: nil
        }
    }

    static func limitsOfHeat(_ id: String) -> String? {
        switch id {
        case "heat_exposure": "需要 30 分鐘與 WBGT 18 °C。計入做了什麼，而非身體如何反應。"
        case "heat_acclimation": "每個人反應不同；狀態說明練習了什麼，並應與距上次暴露的天數一起看。第一筆紀錄之前無從得知，因此不足 14 天時仍在累積。"
        case "heated_baseline": "平均值永不遺忘，因此適應會滲入其中。房間類別看不出濕度：105 °F 在濕度 20 或 50 % 時，WBGT 為 28 °C 或 34 °C。"
        case "heated_trend": "需要 10 次，兩組才不重疊。150 的 3 % 為 4.5 下，約 2.4 個標準誤：很可能是變化，但不確定。"
        case "personal_heat":
            "需要 ≥ 12 次跑步、其中 ≥ 5 次炎熱且 ≥ 4 次涼爽、溫差 ≥ 3 °C、高溫與日期不同步（|r| < 0.8）、個人權重 ≥ 0.4，且對未見過的跑步不比不計熱或一般人差，才稱為個人的；若有重複的路線，殘差也不得隨其高溫而變。"
        case "population_slowdown": "WBGT 至 35 °C、0.3 至 6 小時；± 1 個百分點。每個人不同：斜率的標準差為 0.20。"
        case "hadley_slowdown": "教練的經驗，沒有研究。總和超過 180 °F 時建議不要高強度跑步，也不給數字。"
        case "mantzios_slowdown": "1258 場世界級比賽，每 °C 0.3 至 0.4 %，R² 0.11 至 0.47。較慢的跑者在高溫下待得更久。"
        case "same_route_check": "以五個位置（150 公尺）與長度（3 %）辨認路線。需要 6 次重複路線的跑步，同一路線溫差達 3 °C（標準差）。無法檢驗時，反應照舊。"
        case "pace_degradation": "取決於所依據的變慢程度。"
        case "weather_impact": "為變慢程度的摘要，不會比它更準。"
        case "acsm_flag": "為尚未適應者的路跑賽事所訂。"
        case "best_windows": "取決於每小時天氣的好壞。只看跑過至少兩次的時段，且在您設定的時間內（未設定則為 4 至 22 時）；危險的時段不列。"
        default: nil
        }
    }

    static func limitsOfWeather(_ id: String) -> String? {
        switch id {
        case "weather_window":
            "裝置在跑步旁記下的天氣，常來自數公里外的測站；裝置未記且主人開啟了天氣資料庫時，採用該地該時的資料並註明。風與雲很少得知，假設為微風與半陰。沒有天氣的跑步不列入，也絕不補上。"
        case "heat_index": "陰影、微風、步行的人：不含日照與用力，因此僅在無法得知 WBGT 時代用。低於 27 °C 時氣溫本身更能說明。"
        case "dew_point": "水面上 −40 至 60 °C。濕度低於 1 % 以 1 % 計。"
        case "wet_bulb_stull": "−20 至 50 °C、濕度 5 至 99 %、海平面氣壓；誤差 −1.0 至 +0.65 °C。超出的濕度取其界限。"
        case "sun_position": "1950 至 2050 年間準至 0.01°。未計地平線折射、山與房屋。"
        case "clear_sky": "各種雲的平均；不含霾、樹蔭與房屋。"
        case "direct_fraction": "為平均值；破碎的雲可能使其偏高或偏低。"
        case "wbgt_liljegren": "−10 至 50 °C。測站很少就在跑步處：測站與馬拉松路線相差 1.9 ± 2.4 °C（Cheuvront 2015），因此以整數度顯示。潛熱的正負號依模型發表時的寫法。"
        case "wbgt_simple": "假設中等偏強的日照與微風。清晨會偏高數度，因此只用於白天，也絕不用來比較一天中的各時段。"
        case "wbgt_indoor": "假設牆與燈和空氣一樣溫；輻射加熱器會使房間比所示更熱。"
        case "utci": "−50 至 50 °C、風速每秒 0.5 至 17 公尺、輻射溫度在氣溫以下 30 至以上 70 度。以步行者計，而非跑者。"
        case "air_quality": "由資料庫以數十公里的網格計算：附近的繁忙道路或火災不在其中。不是醫療建議。"
        default: nil
        }
    }
}
