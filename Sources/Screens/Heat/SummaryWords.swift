/// Words with which a text compares, advises or makes a medical claim, in the supported languages. Neither the facts nor a description of one
/// class need them.
///
/// The lists have common words only, so a claim in other words passes. They refuse harmless sentences too, and the template then takes
/// their place. A word that ends with `*` is the beginning of words. Chinese has no spaces, so its words are found anywhere.
enum SummaryWords {
    /// Why a word is refused.
    enum Reason { case comparison, advice, medical }

    /// Returns the first listed word and its reason; nil without one.
    /// - Parameter text: lower-case, half-width scalars.
    static func first(in text: [UInt32]) -> (word: String, reason: Reason)? {
        var at = 0
        while at < text.count {
            if let exception = exceptions.first(where: { matches($0, text, at) }) {
                at += exception.count
            } else if SummaryCheck.isLetter(text[at]) {
                let end = SummaryMentions.endOfWord(text, from: at)
                let word = SummaryMentions.written(text[at..<end])
                if let reason = reason(of: word) { return (word, reason) }
                at = end
            } else {
                for (reason, list) in characters {
                    if let found = list.first(where: { matches($0, text, at) }) {
                        return (SummaryMentions.written(found[...]), reason)
                    }
                }
                at += 1
            }
        }
        return nil
    }

    private static func reason(of word: String) -> Reason? {
        for (reason, list) in words where list.exact.contains(word) || list.beginnings.contains(where: { word.hasPrefix($0) }) {
            return reason
        }
        return nil
    }

    private static func matches(_ other: [UInt32], _ text: [UInt32], _ start: Int) -> Bool {
        start + other.count <= text.count && other.indices.allSatisfy { text[start + $0] == other[$0] }
    }

    private struct WordList {
        var exact: Set<String>
        var beginnings: [String]

        init(_ text: String) {
            let words = text.split(separator: ",")
            exact = Set(words.filter { !$0.hasSuffix("*") }.map { String($0) })
            beginnings = words.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
        }
    }

    private static func scalars(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { word in word.unicodeScalars.map { $0.value } }
    }

    // MARK: Lists

    private static let words: [(Reason, WordList)] = [
        (.comparison, WordList(comparisons)), (.advice, WordList(advice)), (.medical, WordList(medical)),
    ]

    private static let comparisons =
        "more,less,most,least,fewer,than,better,worse,best,worst,greater,higher,lower,faster,slower,easier,harder,hotter,warmer,cooler,colder,"
        + "longer,shorter,stronger,weaker,fitter,calmer,steadier,compar*,unlike,usual*,typical*,normal*,previous*,earlier,before,last,again,"
        + "ever,never,always,still,another,same,similar*,equal*,above,below,over,under,beyond,exceed*,nearly,almost,record,improv*,progress*,"
        + "increas*,decreas*,rise,rises,rising,risen,rose,fall,falls,falling,fell,drop*,gain*,decline*,trend*,"
        + "mehr,weniger,meist*,besser*,schlechter*,beste*,größer*,höher*,niedriger*,tiefer*,schneller*,langsamer*,leichter*,schwerer*,"
        + "anstrengender*,wärmer*,kühler*,kälter*,heißer*,länger*,kürzer*,stärker*,schwächer*,fitter*,ruhiger*,gleichmäßiger*,als,vergl*,"
        + "üblich*,gewohn*,gewöhn*,typisch*,normal*,sonst,immer,nie,niemals,früher*,vorher*,vorig*,bisher*,zuletzt,letzt*,erneut,wieder,"
        + "gleich,gleiche,gleicher,gleichen,gleiches,ähnlich*,über,unter,knapp,fast,rekord*,verbesser*,fortschritt*,steiger*,gesteigert*,gestiegen*,gesunken*,zugenommen*,"
        + "abgenommen*,trend*"

    private static let advice =
        "should,must,need,needs,try,tries,remember,consider,recommend*,advis*,advice,suggest*,ensure,careful*,avoid*,keep,stop,let,drink*,"
        + "hydrat*,water,rest,resting,recover*,tomorrow,next,please,could,might,would,can,may,do,don,take,aim,focus,listen,push,"
        + "sollt*,musst,muss,müssen,versuch*,achte,achten,beachte*,denk*,trink*,wasser,ruhe,ausruh*,erhol*,pause*,vermeide*,empf*,"
        + "tipp*,nächst*,morgen,bitte,bleib*,nimm,gönn*,lass,lasse,lassen,könnt*,kannst,können,darfst,mach,mache,weiter*"

    private static let medical =
        "health*,medic*,doctor*,physician*,disease*,ill,illness*,sick*,symptom*,diagnos*,treat*,therap*,cure*,heal*,risk*,danger*,safe*,blood,"
        + "pressure,cardi*,immun*,metabol*,detox*,toxin*,fat,weight*,calor*,burn*,stress*,anxi*,sleep*,inflam*,arrhythm*,stroke,dehydrat*,"
        + "muscle*,injur*,pain*,fever*,hormon*,longev*,fit,fitness,endurance,stamina,acclimat*,adapt*,condition*,"
        + "gesund*,medizin*,arzt*,ärzt*,krank*,beschwerde*,behand*,heil*,risik*,gefahr*,gefähr*,sicher*,blut*,druck,kreislauf*,stoffwechsel*,"
        + "entgift*,gift*,fett*,gewicht*,kalori*,verbrenn*,verbrann*,abnehm*,angst*,schlaf*,entzünd*,muskel*,verletz*,schmerz*,fieber*,ausdauer*,"
        + "kondition*,anpass*,angepasst*,akklimat*,dehydr*,flüssigkeit*"

    private static let characters: [(Reason, [[UInt32]])] = [
        (.comparison, scalars(chineseComparisons)), (.advice, scalars(chineseAdvice)), (.medical, scalars(chineseMedical)),
    ]

    /// Names of the highest heart rate.
    private static let exceptions = ["at most", "最高", "最大"].map { word in word.unicodeScalars.map { $0.value } }

    private static let chineseComparisons =
        "比 較 更 最 平時 平常 平日 往常 以往 過去 之前 上次 上回 先前 一樣 相同 同樣 如常 一如 類似 相似 進步 退步 提升 提高 改善 增加 減少 下降 "
        + "上升 超過 將近 接近 幾乎 低於 高於 少於 多於 優於 勝過 紀錄 首次 再次 又 仍 依然 越 愈 以上 以下 不足 趨勢 變化"

    private static let chineseAdvice =
        "建議 應 需要 須 務必 請 記得 別 不要 勿 試 可以 可能 不妨 下次 下一 明天 補水 喝 水分 休息 恢復 注意 避免 保持 繼續 讓 多 少"

    private static let chineseMedical =
        "健康 醫 病 症 診 療 治 風險 危險 安全 血 壓 心肺 循環 免疫 代謝 毒 脂肪 體重 卡路里 熱量 燃燒 減肥 瘦 睡眠 發炎 肌 受傷 疼 痛 發燒 荷爾蒙 體能 "
        + "耐力 適應 脫水 體力"
}
