import Analysis

extension ModelText {
    /// How a model computes, in words where there are any; a test holds that every card has it.
    static func chineseFormula(_ card: ModelCard) -> String? {
        formulaOfSymbols(card) ?? formulasOfRaces(card.id) ?? formulasOfBody(card.id) ?? formulasOfLoad(card.id)
            ?? formulasOfRunning(card.id) ?? formulasOfHeat(card.id) ?? formulasOfWeather(card.id)
    }

    /// Symbols are the same in every language.
    private static func formulaOfSymbols(_ card: ModelCard) -> String? {
        switch card.id {
        case "riegel", "grade_cost", "walking_cost", "efficiency", "dew_point", "wet_bulb_stull", "wbgt_simple", "spring_mass":
            card.formula
        default: nil
        }
    }

    private static func formulasOfRaces(_ id: String) -> String? {
        switch id {
        case "vdot":
            "VDOT = VO₂(v) / F(t)；VO₂(v) = −4.60 + 0.182258 v + 0.000104 v²；F(t) = 0.8 + 0.1894393 e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t)；v 以公尺/分、t 以分計"
        case "riegel_personal":
            "b = (b₀/s₀² + Σw(x−x̄)(y−ȳ)) / (1/s₀² + Σw(x−x̄)²)，x = ln D，y = ln T，w = 1/σ²；b₀ = 1.07，s₀ = 0.03；ln T* = ȳ + b(x*−x̄)"
        case "critical_speed": "d = CS · t + D′，以 2 至 20 分鐘的全力表現作最小平方法，先扣除其坡度與當天的高溫"
        case "cs_marathon": "42195 = f(T) · CS · T；f(150 分) = 0.930，f(222 分) = 0.848，f(360 分) = 0.789，其間為直線"
        case "race_day_heat":
            "T · (1 + 變慢(WBGT, T)/100)；WBGT = 自己戶外跑步的平均：14 天內的比賽取最近 10 天（3 次以上），否則取往年同日前後 15 天（5 次以上）；σ² = σ_T² + (斜率 · σ_WBGT)² + (σ_斜率 · 熱)²，高於 12.5 °C 的熱與超過 2:15 的時間同變慢模型"
        case "tanda": "配速 = 17.1 + 140 · e^(−0.0053 K) + 0.55 P；K 為每週公里、P 為每公里秒數，取比賽前 7 天為止的 8 週"
        case "vickers":
            "一場比賽：v = 0.16018617 + 0.83076202 v_R + 0.06423826 (mpw/10)，v_R = 42195 / (T₁ (42195/D₁)^1.07)；兩場比賽：T = T₂ (42195/D₂)^(1.4510756 − 0.23797948 k − 0.01410023 (mpw/10))，k = ln(T₂/T₁) / ln(D₂/D₁)；mpw 為每週英里"
        case "race_prediction":
            "ln T = Σ wᵢ ln Tᵢ，w ∝ 1/σ²；σ² = ΣΣ wᵢ wⱼ ρ σᵢ σⱼ + Σ wᵢ (ln Tᵢ − ln T)²，ρ = 0.5；80 % 區間 ± 1.2816 σ；σᵢ² = s_表現² + (0.02 ln(D₂/D₁))² + (0.01 天數/90)² + s_模型²，s_模型 為 0.02（5 公里、10 公里、半馬）"
        case "backtest":
            "偏差 = e^(ln(實際/預測) 的平均) − 1；涵蓋率 = 落在 80 % 區間的比賽 / 比賽；個人偏差 = n/(n+4) · ln(實際/預測) 的平均，至多 3 %；並列同樣的比賽以 Riegel 定律（1.06）與 VDOT 各僅由前一場比賽推算的結果，以及同樣的預測乘以（該比賽時間 / 其在涼爽平路的時間），即當天的氣溫與坡度"
        case "effort_leap":
            "VDOT(表現) − max(前 180 天的最佳 VDOT, 前一晚的攝氧量) > 3，且 14 天內有過全力表現（≥ 該最佳值的 93 %）"
        case "pace_plan":
            "每步 10 公尺，坡度取路線前後 100 公尺，限 ± 0.45；每步時間 = 目標 · 長度 · f / Σ 長度 · f，上坡 f = C(i)/C(0)，下坡 f = 1 − 0.35 (1 − C(i)/C(0))"
        case "race_fuel": "1 至 2.5 小時的比賽每小時 30–60 克，更久為 60–90 克；數值為其中點"
        case "best_effort": "該距離所有區段中最短的總時間，含暫停，樣本之間為直線"
        case "mean_maximal": "[t, t + d] 平均值對所有 t 的最大值，d = 10 秒 · 1.1ⁿ 至六小時；配速 = 距離 / d，含暫停"
        case "splits": "每一倍數距離之間的總時間，樣本之間為直線"
        case "personal_record": "所有戶外跑步中該距離最快一段的最小值，含暫停；測得距離短 2 % 至長 3 % 的比賽，以其成績計為正式距離"
        case "age_grade": "100 · 標準 / 時間，標準 = 公開組標準 / 係數(年齡, 性別, 距離)"
        case "oxygen_uptake":
            "μ = Σ wᵢ μᵢ，w ∝ 1/σ²；σ² = 1/Σ(1/σᵢ²) + Σ wᵢ (μᵢ − μ)²；σ：比賽 1.3、parkrun 1.7（除以比賽價值總和的平方根，並加上各場比賽的分散超出運氣兩倍的部分，以及最近一場的天數/90）、全力表現 2、穩定跑步 3.5 或 5"
        case "submaximal_vdot":
            "VO₂max = (VO₂(v · C(g)/C(0)) − 3.5) / ((HR − HR安靜)/(HR最大 − HR安靜)) + 3.5，v 已扣除受熱影響；42 天的加權中位數，權重 0.5^(天數/21) · 秒數"
        case "device_vo2max": "60 天內最近三個值（各介於 15 至 85）的平均；標準差 4.5"
        case "data_quality":
            "0.30 來源 + 0.20 e^(−天數/60) + 0.20 (1 − e^(−n/5)) + 0.15 感測 + 0.15 e^(−(差距/4)²)；只有一種方法時一致性為 0.6；最大心率由年齡推算時至多 0.5；天數為最佳來源最近的證據；感測：比賽為 1（有計時與丈量的路線），全力表現為移動中速度已知的比例，穩定跑步為有心率時間的平均比例，未知（如裝置自己的值）為 0.5"
        case "fitness_level": "菁英、優異、良好、一般：自該年齡層（十歲一組）的第 95、80、60、40 百分位起，含界限"
        case "acsm_cost": "跑步：3.5 + 0.2 S + 0.9 S G；步行：3.5 + 0.1 S + 1.8 S G；S 以公尺/分計，G 為坡度的小數"
        case "swain":
            "VO₂max = (VO₂ − 3.5) / x + 3.5，x = (HR − HR安靜) / (HR最大 − HR安靜)；否則 %HR最大 = 0.64 %VO₂max + 37"
        default: nil
        }
    }

    private static func formulasOfBody(_ id: String) -> String? {
        switch id {
        case "hrv_sdnn": "心跳間隔的樣本標準差；一週取各日 ln 的平均，與 60 天 ± 0.5 標準差相比"
        case "hrv_rmssd": "√(相鄰心跳間隔差的平方平均)；一週取各日 ln 的平均，與 60 天 ± 0.5 標準差相比"
        case "resting_heart_rate": "今天的值與 60 天中位數 ± 收縮後的標準差相比（1.4826 MAD，ν₀ = 10，一般為 3 次/分）"
        case "recovery_score":
            "100 · Φ(Σ w z / √Σ w²)，滿 30 晚後依其在自己各日中的名次；z 相對於 60 天的中位數，限於 ±3；心率變異度：當晚一半、當週平均一半，一週滿 3 晚才計；權重：心率變異度 0.50、安靜心率 0.25、呼吸 0.10、睡眠 0.15；僅有 Apple 的 SDNN 時：心率變異度 0.35、安靜心率 0.40；≥ 67 為綠，≤ 33 為紅；各因素：分數對各部分的 Shapley 值，其餘部分視為平常"
        case "sleep_score":
            "50 · 時長 + 20 · 效率 + 15 · 深睡與快速動眼比例 + 15 · 規律，各為 0…1，範圍：3 小時…所需、0.65…0.90、0.15…0.40、120…30 分；缺少的部分略去，其餘放大至 100；所需：依您所填，否則 8 小時"
        case "day_strain":
            "min(21, 21 · ln(1 + TRIMP/50)/ln 9)，整天（活動，以及活動以外的每分鐘）自心率儲備 40 % 起的 TRIMP；顯示為 S/21 · 100"
        case "heart_rate_drop": "停下時的心率 − 60 秒後的心率；取該次訓練中起點最高的一次停下，之前動 5 分鐘、之後站 60 秒"
        case "heart_rate_zones":
            "自訂的界線；否則依所填的閾值：Friel 85/90/95/100/103/106 %；否則安靜 + p (最大 − 安靜)，p = 0.5…0.9；否則最大的 p"
        case "pace_zones":
            "閾值配速（秒/公里）的比例：> 129 % 為第 1 區，114–129 % 2，106–114 % 3，101–106 % 4，97–101 % 5a，90–97 % 5b，< 90 % 5c"
        case "power_zones": "界線為閾值功率的 55、75、90、105、120 與 150 %"
        case "time_in_zones": "數值達到某區下界而低於下一區下界的秒數"
        case "maximum_heart_rate":
            "觀察值：12 個月內最高的 15 秒中位數，須 ≥ 預期 − 10.8；年齡不明時，須有半數訓練的平均心率低於其 87 %；否則 211 − 0.64 · 年齡"
        case "threshold":
            "下列各值的中位數：VO₂(v) = 0.88 VDOT 的 v；一小時比賽 VO₂(v) = VDOT · F(60 分)；0.96 · 臨界速度（若有）；沒有測試時的閾值心率 = 一年內 20 至 60 分鐘、最接近一小時且距最高值 5 % 以內的比賽之平均心率 · 比例(T)（介於最大心率的 80 至 98 %），否則最大心率的 0.89；比例於 30 分以內為 0.95，至 60 分直線升為 1"
        case "intensity_distribution":
            "28 天所有運動中，心率低於 0.90 · 閾值心率（輕鬆）、至閾值（中等）、以上（高強度）的秒數；兩極化指數 = log₁₀(輕鬆/中等 · 高強度 · 100)，沒有高強度時為 0，中等至少算 1 %；兩極化：輕鬆最多、高強度多於中等且指數大於 2；全部輕鬆：其餘不到 5 %"
        case "heart_rate_cleaning":
            "去除 < 30、> 230 與 5 秒內超過 25 次/分的跳動；接補 ≤ 30 秒的缺口；涵蓋率 = 有效 / 移動時間；與步頻（測得者，否則以 60 · 速度 / 步幅取 30 秒平均）相差 3 以內超過 5 分鐘則存疑"
        case "sweat_rate": "(之前 − 之後 + 飲用 − 排尿) / 小時"
        default: nil
        }
    }

    private static func formulasOfLoad(_ id: String) -> String? {
        switch id {
        case "rtss": "100 · 小時 · (NGS / v閾值)²；NGS = (v · C(g)/C(0) 之 30 秒平均的四次方平均)^¼"
        case "hrtss": "100 · TRIMP / TRIMP(以閾值心率 60 分)"
        case "power_load": "100 · 秒 · NP · (NP/FTP) / (FTP · 3600)；NP = 30 秒平均的四次方平均"
        case "session_rpe": "CR-10 評分 · 分鐘；負荷 = 其 0.22 倍，或十次兩者皆有的訓練中 負荷/sRPE 的中位數"
        case "duration_load": "50 · 小時"
        case "trimp":
            "Σ 分鐘 · x · w，x = (HR − HR安靜)/(HR最大 − HR安靜)，限於 0…1；w = 0.64 e^(1.92 x)（男）、0.86 e^(1.67 x)（女），未填性別取兩者平均"
        case "edwards": "Σ 在最大心率 50–60/60–70/70–80/80–90/90–100 % 的分鐘 × 1…5"
        case "daily_load": "Σ 當地該日開始之訓練的負荷"
        case "load_ratio": "Σ 7 天 / (Σ 28 天 / 4)；平滑：指數加權平均 λ = 2/(N+1)，N = 7 與 28"
        case "load_change":
            "取兩者較大：比值 < 1.3 小、≤ 1.5 中等、< 2 大，其餘很大；最長跑 ≤ 1.1 小、≤ 2 中等、其上大。該週低於全年中位數時，僅憑比值至多為中等；復練期間不看比值"
        case "fitness_and_fatigue":
            "CTL += (L − CTL)(1 − e^(−1/42))，ATL += (L − ATL)(1 − e^(−1/7))，狀態 = 前一日的 CTL − ATL"
        case "monotony": "單調度 = 七個單日負荷的平均 / 標準差（n − 1），至多 10；壓力 = 週負荷 · 單調度"
        case "session_spike": "距離 / 前 30 天最長的一次：≤ 1.1、≤ 1.3、≤ 2、其上"
        case "load_forecast":
            "未來單日負荷：休息為 0；照計畫則七日計畫反覆；再由急性負荷 = Σ 7 天、慢性負荷 = Σ 28 天 / 4、比值 = 急性/慢性，體能與疲勞依其遞推，狀態 = 前一日的體能 − 疲勞"
        case "returning":
            "停練為連續 ≥ 7 天、且至少為之前 56 天訓練日間隔中位數兩倍的天數沒有負荷，並至少有 14 天紀錄、前 28 天內有過負荷；復練：停練在 10 天內結束，或在 28 天內結束而比值未顯示或 ≥ 1.3"
        case "training_days_lost": "最近 365 天內、第一次訓練之後，連續 ≥ 7 天沒有負荷的天數"
        case "heat_load_gap": "28 天內 WBGT ≥ 18.4 °C 的戶外跑步，(依心率的負荷 / 依配速的負荷 − 1) · 100 的中位數"
        case "training_trend":
            "依序取第一個符合者：≥ 10 天沒有訓練 → 訓練量流失；比值 > 1.3，或 > 1.1 且四週內慢性負荷增加 10 % → 增量中；比值 < 0.8 → 21 天內有比賽，或低於此不到 14 天且慢性負荷 ≥ 75 % → 減量中，否則訓練量流失；其餘平穩"
        case "fitness_trend": "Theil–Sen 斜率 · 42 天 / 每週表現指數的中位數；> +1.5 % 進步，< −1.5 % 下降"
        case "recovery_status":
            "n = 狀態 / max(體能, 20)；依序取第一個符合者：≥ 21 天偏低且表現下降 ≥ 5 %；n < −0.30 且恢復分數 < 34 或未知，或 5 天中 3 天偏低且 n < −0.10；n < −0.30 或恢復分數 < 34；n < −0.10 且恢復分數 < 50 或未知；n ≥ 0.05 且恢復分數 ≥ 67 或未知；其餘尚可"
        case "week_plan":
            "目標 = 慢性負荷 · {增量 1.05、維持 1、減量與賽前減量 0.75、比賽週 0.55、復練 0.5}，過度負荷時至多 0.60，疲勞或大幅變化後至多 0.80，且比值最後不超過 1.25。一週 = 目標/50 小時。長跑 ≤ 一週的 25 %、≤ 30 天內最長的 110 %、≤ 150 分；高強度為一週的 20 %、至多 60 分；比賽每 3 公里停一天，或跑超過 30 天內最長的 110 % 之後，兩者皆無（7 天以上：負荷減半），出現生病跡象後三天亦同（其中兩天 ≤ 30 分）；兩週內跑步的平均 WBGT ≥ 28 °C：全部輕鬆、≤ 45 分；若允許的少於三次短跑：仍排三次，15…20 分；14 天沒跑之後的第一次 ≤ 最長的 50 %（至少 10 分）；當週心率變異度低於平時範圍，或高於平時範圍且狀態值低於體能的 −10 % 時，沒有高強度；恢復跑 10 %、20…35 分；其餘由輕鬆跑分擔，至多為最長的 80 %、平時的 130 % 與 90 分"
        case "niggles": "所記下的，以及當日負荷、至當日為止 7 天負荷總和、28 天負荷總和 / 4"
        case "shoe_distance": "Σ 以此鞋所做步行與跑步活動的距離；600 公里起查看磨損，800 公里起再看一次"
        default: nil
        }
    }
}
