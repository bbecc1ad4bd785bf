extension ModelText {
    /// What a model cannot do, by its card's id; a test holds that every card has it.
    static func chineseLimits(_ id: String) -> String? {
        limitsOfRaces(id) ?? limitsOfBody(id) ?? limitsOfLoad(id) ?? limitsOfRunning(id) ?? limitsOfHeat(id)
            ?? limitsOfWeather(id)
    }

    private static func limitsOfRaces(_ id: String) -> String? {
        switch id {
        case "vdot": "1500 公尺至馬拉松、3.5 至 300 分鐘、VDOT 20 至 90。是表現指數，不是實測的攝氧量；跑量少時會高估馬拉松。"
        case "riegel": "3.5 至 230 分鐘。以 b = 1.06 推算，2,303 位業餘馬拉松跑者有一半慢了十分鐘以上（Vickers 與 Vertosick 2016）。"
        case "riegel_personal": "只有一次全力表現無從得知指數，此時採用一般跑者的值。標準差低於 0.02 才稱為個人的。"
        case "critical_speed": "至少三次全力表現，時間長短相差三倍；r² ≥ 0.995、標準誤 ≤ 3 %、D′ 介於 50 至 400 公尺才採用。日常訓練得到的 CS 與計時測試相符，D′ 則否，故不顯示 D′。"
        case "cs_marathon": "三個點取自論文的摘要數值，連線由我們所定。臨界速度 2.2 至 6.5 公尺/秒。"
        case "race_day_heat":
            "過去的跑步不是預報，比賽也可能在別的時刻起跑。熱適應採用今天的。沒有跑步可說明該季節、或未填比賽日時，就不說。不含坡度與風。"
        case "tanda": "每週至少 40 公里，八週中知道六週，結果介於 2:30 至 4:00。2:47 至 3:36 之間誤差 5.4 分鐘；在大型資料中偏快。"
        case "vickers": "業餘跑者，5 公里至半馬的比賽，每週 5 至 150 英里。誤差（RMSE）：一場比賽 15.1 分鐘，兩場 14.4 分鐘。"
        case "race_prediction": "5 公里至馬拉松，依據至少為目標距離 1/4.5 的全力表現或訓練。假設天氣涼爽、路線平坦。"
        case "backtest":
            "評分對象是前一晚會顯示的預測：若最近十天有三次跑步記錄了氣溫，則計入該熱度，否則以涼爽天氣計，且一律為平路。"
                + "配速陪跑、未完賽或與人同跑的比賽，應先排除再計分。個人偏差只會說明，不會更動預測：幾場比賽分不清習慣與運氣。"
        case "effort_leap": "只提問、不更動：在您排除該活動之前都會計入。只比較比賽與明顯盡力的路段。當天起四週內會詢問。"
        case "pace_plan": "取決於路線海拔資料的好壞。除非提供當天的氣溫與濕度（此時僅採一般人的變慢程度），否則不考慮高溫；不考慮風、人潮與 30 公里後的雙腿，也不知道目標是否跑得到。"
        case "race_fuel": "是適用所有人的範圍，不是處方：腸胃能吸收多少需要練習，每小時超過 60 克需同時含葡萄糖與果糖。體重影響很小。"
        case "best_effort": "若其中有超過 5 秒的中斷、有 10 秒快於每秒 9 公尺，或快過世界紀錄，則不採用：那是衛星定位出錯。"
        case "mean_maximal": "顯示做到的，而非能做到的：沒有全力時曲線會偏低。軌跡中斷或不可能的速度不列入。"
        case "splits": "以總時間計，含暫停。最後不完整的一段另列其距離。"
        case "personal_record": "依當天的坡度與天氣所跑。衛星定位若有利偏差，會造出不存在的紀錄。"
        case "age_grade": "10 至 99 歲，以出生年計，可能差一年。依認證路線的紀錄而定：坡度、高溫或較長跑步中的一段會偏低，距離不足會偏高。只與同齡的最佳者相比。"
        case "oxygen_uptake": "以 VDOT 為尺度。裝置的數值分開列出；比賽與裝置相差超過 6 時顯示為兩個數字。比之前半年最佳低 6 以上，或一小時以內平均心率未達最大心率 85 % 的比賽，會先詢問而不計入。"
        case "submaximal_vdot":
            "三天內至少五段：3 分鐘以上、第 8 分鐘之後、速度平穩、坡度 < 4 %。WBGT 超過 12.5 °C 時扣除一般人受熱影響的部分。實測最大心率時 ± 3.5，依年齡時 ± 5，另加扣除量的 0.54 倍。"
        case "device_vo2max": "廠商的公式未公開，且尺度止於 65：64.5 以上表示至少如此，沒有區間且品質低。絕不與比賽結果平均。"
        case "data_quality": "是證據的等級，不是機率。"
        case "fitness_level": "與一般大眾相比，而非跑者：菁英為二十人中的一人。未滿 20 歲採用 20 至 29 歲的界線，僅為近似。沒有性別與出生年則不顯示。"
        case "acsm_cost": "僅限真正的跑步（每分鐘 134 公尺以上）。比 Daniels–Gilbert 的消耗高約 20 %，兩者絕不混用，在此僅用於熱量。33 位跑者中有 29 位偏高（JSCR 13:219, 1999）。"
        case "swain": "強度穩定且兩項心率已知：最大心率差十下，結果差百分之七。"
        default: nil
        }
    }

    private static func limitsOfBody(_ id: String) -> String? {
        switch id {
        case "sleep_score": "臥床 2 至 14 小時，± 10 分。睡眠階段權重低：手腕量測不準，專家對多少算好也沒有共識。"
        case "day_strain": "不可與任何廠商的數字比較。當天需有六小時的心率。每分鐘取讀數平均，延續到下一個有讀數的分鐘（最多十分鐘，否則只算一分鐘）。不同裝置絕不相加，以分鐘最多者為準。活動有心率時只計其移動時間。"
        case "hrv_sdnn": "與 rMSSD 是不同的量，絕不混用。手錶雜訊多：相較胸帶偏差 −8 毫秒、誤差 29 %（O'Grady, Sensors 24:6220, 2024），因此比較各週而非各夜；每週至少三晚。"
        case "hrv_rmssd": "與 SDNN 是不同的量，絕不混用。每週至少三晚，每晚至少三分鐘的心跳；缺少超過 5 % 心跳的測量不計。"
        case "recovery_score": "需要 7 晚，以及心率變異度或安靜心率其一；20 晚以內 ± 20，之後 ± 10。50 分依設計為中間：三分之一的日子為綠色。這不是診斷。"
        case "resting_heart_rate": "至少 7 天。手錶誤差約 6 %（O'Grady, Sensors 24:6220, 2024）。生理週期與生病會使其變動。"
        case "heart_rate_drop": "只與自己、在相同條件下比較：姿勢、高溫與先前的強度都會影響。在此不說明任何疾病。"
        case "heart_rate_zones": "將連續的強度切成幾段的慣例。超過 180 天的閾值測試不再用來分區。"
        case "pace_zones": "以平路、涼爽天氣為準。將連續的強度切成幾段的慣例。"
        case "power_zones": "騎車用。僅限測得閾值的那一具功率計。"
        case "time_in_zones": "取決於界線的好壞。"
        case "maximum_heart_rate": "依年齡推算，個人誤差 ± 11。觀察值：在兩次訓練中出現，相差五下以內。"
        case "threshold": "VDOT 25 至 85。速度 ± 3 %，或各法差距的一半；心率 ± 6 下。並未測量乳酸。"
        case "intensity_distribution": "心率有延遲，短間歇會算作中等。沒有一種分布適合所有人：兩極化與金字塔型整體無差異（M. Rosenblat et al., Sports Med 55:621, 2025）。"
        case "heart_rate_cleaning": "平順出錯的感測器無法察覺。"
        case "sweat_rate": "未計呼吸與消耗的燃料：每小時數十克。濕衣服也一併計重。"
        default: nil
        }
    }

    private static func limitsOfLoad(_ id: String) -> String? {
        switch id {
        case "rtss": "戶外跑步且閾值速度已知。看不到高溫：此時依心率的負荷較高。± 10 %。"
        case "hrtss": "需要安靜、最大與閾值心率，且心率涵蓋移動時間的 80 %；不知安靜心率時，改以依區間加權的分鐘數計算。± 15 %。"
        case "power_load": "僅限閾值功率來自同一種功率計時。"
        case "session_rpe": "最好在半小時內詢問。± 25 %。"
        case "duration_load": "不知道強度，一律註明。± 25 % 以上。"
        case "trimp": "逐筆計算，絕不用平均心率（會低估間歇）。未填性別時取兩種權重的平均並註明：這是我們的慣例，心率儲備過半時與兩者相差至多 10 %。"
        case "edwards": "用於不知道安靜心率時：負荷為 100 · 總和 / 240，即在通常為閾值所在的第四區一小時。在區間邊界會跳動；低於最大心率一半不計。"
        case "daily_load": "沒有資料的日子算作零，連續至多兩天、28 天內至多三天：超過則不顯示比值。"
        case "load_ratio": "說明負荷如何變化，與受傷無關：5,205 位跑者中，此比值無法預測受傷（Frandsen, BJSM 59:1203, 2025）。需要 28 天、其中未知至多三天，且平時每週負荷達 20。"
        case "load_change": "表示負荷改變的標記。不帶百分比，也不是受傷機率。"
        case "fitness_and_fatigue": "由前 28 天的平均開始；42 天內為暫定，14 天以內不顯示。說明訓練了多少，而非體能多好。"
        case "monotony": "需要七天已知。達 2 表示這週輕鬆的太少；此界線為經驗法則。"
        case "session_spike": "自述過度使用傷害的風險比 1.64、1.52 與 2.28：觀察性研究、並非穩定上升，也不是個人的機率。"
        case "load_forecast": "是算術，不是預言：沒有人完全照計畫訓練（假設 ± 10 %），而狀態值不等於感覺。計畫中的比賽不計。"
        case "returning": "沒有資料的日子也算作停練：留在家裡的手錶看起來就像休息。超過 90 天沒有資料則視為重新開始，不算停練後恢復。"
        case "training_days_lost": "不知道原因：生病、假期，或手錶留在家裡。第一次訓練之前不計。"
        case "heat_load_gap": "至少三次兩者皆有的炎熱跑步。閾值不準時的影響與高溫相同。"
        case "training_trend": "說的是負荷，不是體能。"
        case "fitness_trend": "至少 21 天、六個每週的點，證據須為同類且不含單次最佳表現。負荷絕不決定它。"
        case "recovery_status": "絕不單憑負荷下最嚴重的結論：過度訓練須由醫師排除其他原因後診斷。"
        case "week_plan": "需要 28 天的負荷，± 10 %。不知道疼痛：若疼痛改變步態，請休息並就醫。"
        case "niggles": "說明記下了什麼以及當時的負荷。不找原因、不給機率、不提供醫療建議。沒有紀錄的日子就只是沒有紀錄。"
        case "shoe_distance": "只計入註明此鞋的活動。磨損速度因鞋、路面與跑者而異：請看鞋底。公里數與受傷無關。"
        default: nil
        }
    }
}
