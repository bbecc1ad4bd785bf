extension ModelText {
    static func formulasOfRunning(_ id: String) -> String? {
        switch id {
        case "grade_adjusted_pace": "v · f，上坡 f = C(i)/C(0)，下坡 f = 1 − 0.35 (1 − C(i)/C(0))；坡度以 30 秒平滑；取移動時間的平均"
        case "climb_rate": "爬升 / 小時，取至少 30 m、3 % 的爬坡；下降 10 m 即結束一段"
        case "altitude_cleaning":
            "先除去每秒超過 5 m 的升降（抖動的序列僅除去其後停在新高度者）；反轉率 = 轉折 / 不為零的步；< 7 %：爬升 = Σ 上升；否則取 5 點中位數、前後 2.5 秒平均，相對於上次計入高度 ≥ 1 m 的步（二次差平均超過 1 m 時 ≥ 3 m）；樣本間隔中位數超過 2.5 秒時：前後 5 秒平均、≥ 2 m 的步"
        case "slope_shares":
            "依坡度的移動距離：低於 −10 %、至 −5、至 −2、至 2、至 5、至 10、其上；上坡為 2 % 以上，下坡為 −2 % 以下；某級的配速 = 其公尺數 / 其秒數，坡度調整則依每秒的係數；42 天的戶外跑步"
        case "altitude":
            "42 天內海拔中位數高於 1500 m 的戶外跑步；其穩定段不用來推算攝氧量。高於 1000 m 時，活動會註明高度"
        case "high_intensity":
            "比賽；或一天 8 分鐘以上心率 ≥ 閾值心率，或坡度調整速度的 30 秒平均 ≥ 0.97 · 閾值速度，取較多者"
        case "dfa_alpha1":
            "α1 = ln F(n) 對 ln n 的斜率，n = 4…16 次心跳，第 3 至 60 分鐘，每 20 秒取 120 秒；以最小平方求 HR(α1)；0.75 為有氧閾值、0.5 為無氧閾值；"
                + "± 1.2816 √(SD² + SE²)，SD 為 19 與 10 bpm"
        case "decoupling": "(EF₁ − EF₂) / EF₁ · 100，以時間分為前後兩半"
        case "durability": "(前三分之一 EF − 後三分之一 EF) / 前三分之一 EF · 100，去除前十分鐘，移動 75 分鐘以上的跑步"
        case "marathon_form":
            "(HR / v，35–40 km) / (HR / v，5–10 km)；< 1.1 低、< 1.2 中、其餘高漂移；開始處：10 km 後每 1 km 一步，第一個比值超過 1.025 的 5 km 區段中點"
        case "heart_rate_speed_index":
            "v − (HR − HR站立) / k，k = (HR最大 − HR站立) / v峰值，v 為平路 km/h；取跑步中的穩定段，42 天的中位數；HR站立 = 安靜心率 + 26，v峰值 = 全攝氧時的速度"
        case "pace_by_month":
            "當月 20 分鐘以上的戶外跑步（不含比賽），坡度調整速度與平均心率各自的中位數；至少 3 次"
        case "distance_path": "裝置的距離；否則位置之間的大圓（精度 ≤ 30 m，不跨越暫停）；否則 Σ 速度 · Δt；步行與跑步中每秒超過 10 m 的步略去"
        case "moving_time":
            "Σ 暫停以外、5 秒平均速度 ≥ 0.5 m/s 的秒數（健行與雪鞋 0.3、游泳 0.15），不超過計時時間；沒有路程樣本時：計時時間，否則總時間 − 暫停"
        case "eddington": "最大的 E：至少 E 天跑了至少 E km"
        case "streak": "相鄰的當地日子每天都有跑步：最後 − 最初 + 1；目前的一段可以止於昨天"
        case "running_energy":
            "淨 C(i) · m · d / 4184；依心率每分 (−55.0969 + 0.6309 HR + 0.1988 m + 0.2017 年齡)/4.184（男）、(−20.4022 + 0.4472 HR − 0.1263 m + 0.074 年齡)/4.184（女）"
        case "stride_shape": "垂直比例 = 100 · 振幅/步幅；觸地比例 = 100 · 觸地/(120/步頻)；騰空 = 60/步頻 − 觸地"
        case "stride_reading":
            "預期 = a + b · 速度，以前 60 天至少 8 次跑步作最小平方法；z = (數值 − 預期) / s，s 為殘差標準差（不低於數值的 0.5 %）；z 限於 ±3"
        case "running_effectiveness": "v · m / P，取移動中有功率的各秒；42 天跑步的中位數"
        case "contact_balance":
            "100 · 左/(左 + 右)，取跑步中每秒 2 m 以上各秒的平均；60 天的中位數（至少 3 次）；最近 3 次以上都在 49…51 % 的同一側之外時說明"
        case "cadence": "60 · 速度 / 步幅"
        default: nil
        }
    }

    static func formulasOfHeat(_ id: String) -> String? {
        switch id {
        case "heat_exposure":
            "min(1, 分鐘/60) · (WBGT − 18)/10（限於 0…1）· 方式；方式：跑步與騎車 1.0、熱課程 0.7、被動 0.6"
        case "heat_acclimation":
            "w = 當日劑量；w > A：A += 0.20 (w − A)；w ≤ A：A −= 0.025 P (1 − w/A)，≥ w，P = 上次提升後的 A；< 0.25 尚未適應、< 0.75 適應中、其餘適應良好；自 0 開始，若第一筆紀錄前 30 天的每日最高溫平均高於 28 °C（至少知道 25 天）則自 0.3 開始"
        case "measured_acclimation":
            "ln v = α + β(HRR − 0.7) + φ·週/10 + γ·H 同個人熱反應，但不計適應；d = −r/β · (最大心率 − 安靜心率)，r 為殘差；變化 = 90 天內最後 5 次炎熱跑步的 d 平均 − 最初 5 次的；± 1.2816 · s √(2/5)，s = 1.4826 · MAD(d)；炎熱：WBGT ≥ 18.4 °C"
        case "heated_baseline": "平均′ = (平均 · n + 新值)/(n + 1)；偏差 = (新值 − 平均)/平均，先前滿 3 次才計；±5 % 為一般"
        case "heated_trend": "同類房間依日期排列：最後 5 次平均/最初 5 次平均 − 1；≤ −3 % 進步、≥ +3 % 退步、其餘穩定"
        case "personal_heat":
            "ln v = α + β(HRR − 0.7) + φ·週/10 + γ·H + ε；H = max(0, WBGT − 12.5 °C)；先驗 γ ~ N(−0.0037, 0.0020²)，σ = 0.025；個人權重 = 1 − (sd/0.0020)²；適應 A 使 H 乘以 1 − 0.5 A"
        case "population_slowdown": "0.37 % · max(0, WBGT − 12.5 °C) · m；m = 1 + (小時 − 2.25)/1.75，限於 1…2"
        case "same_route_check":
            "r = ln v − 個人熱反應擬合的 ln v；同一路線跑過兩次以上者，r 與 H 各減其平均；斜率 = Σ h·r / Σ h²，標準差 σ/√Σ h²，σ = 1.4826 · MAD(r) ≥ 0.015；|斜率| > 2 個標準差即不相符"
        case "pace_degradation": "涼爽時的配速 · 變慢 / 100"
        case "weather_impact": "平均變慢 < 1.5 % 輕微、< 4 % 中等、< 8 % 明顯、其餘嚴重；WBGT ≥ 28 °C 為嚴重"
        case "acsm_flag": "WBGT < 10 °C 白、< 18.4 綠、< 22.3 黃、< 27.9 紅、其餘黑"
        case "best_windows":
            "12 時前結束與 12 時起開始的兩小時時段，各取平均變慢最小者；較差者多出 2 個百分點以上即略去；相同時取較早者"
        default: nil
        }
    }

    static func formulasOfWeather(_ id: String) -> String? {
        switch id {
        case "weather_window":
            "60 天內天氣已知的最近戶外跑步之平均；熱壓力：WBGT ≥ 18.4 °C（不知日照時以陰天計）；理想：WBGT 7.5…15 °C"
        case "heat_index":
            "0.5 (T + 61 + 1.2 (T − 68) + 0.094 RH) 再與 T 平均；80 °F 起用 Rothfusz 以 T 與 RH 的九項迴歸，低於 13 % 且 80–112 °F 減 ((13 − RH)/4) √((17 − |T − 95|)/17)，高於 85 % 且 80–87 °F 加 ((RH − 85)/10)((87 − T)/5)；T 以 °F、RH 以百分比計"
        case "sun_position":
            "L = 280.460 + 0.9856474 n；g = 357.528 + 0.9856003 n；λ = L + 1.915 sin g + 0.020 sin 2g；ε = 23.439 − 4e-7 n；時角取自恆星時 6.697375 + 0.0657098242 n + UT；n 為自 J2000 起的天數"
        case "clear_sky": "1098 cos z exp(−0.059 / cos z) (1 − 0.75 c^3.4)，z 為太陽的天頂距，c 為雲量 0…1"
        case "direct_fraction":
            "s = S / (1367 cos z / d²) ≤ 0.85；比例 = exp(3 − 1.34 s − 1.65 / s)，限於 0…0.9；cos z < 0.00873 時為 0"
        case "wbgt_liljegren":
            "0.7 Tnwb + 0.2 Tg + 0.1 Ta；Tg⁴ = ½(εa Ta⁴ + 0.999 Ts⁴) − h(Tg − Ta)/(σε) + S(1 − α)/(2σε)[1 + f(1/(2 cos z) − 1) + 0.45]，黑球 50.8 毫米；Tw = Ta − (L/cp)(18.015/28.97)(Pr/Sc)^0.56 (es(Tw) − ea)/(P − es(Tw)) + ΔF/h，紗布 7 毫米"
        case "wbgt_indoor": "0.7 Tw + 0.3 T，Tw 依 Stull，黑球溫度 = 氣溫"
        case "air_quality":
            "最接近活動中點的一小時；同一批近期跑步中，經過某時的若超過一半指數高於 150，該時即非最佳訓練時段"
        default: nil
        }
    }
}
