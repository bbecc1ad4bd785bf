import Localizations
import Training

extension Niggle.Place {
    var phrase: Phrase {
        switch self {
        case .foot: .placeFoot
        case .heel: .placeHeel
        case .ankle: .placeAnkle
        case .achilles: .placeAchilles
        case .calf: .placeCalf
        case .shin: .placeShin
        case .knee: .placeKnee
        case .thigh: .placeThigh
        case .hamstring: .placeHamstring
        case .groin: .placeGroin
        case .hip: .placeHip
        case .lowerBack: .placeLowerBack
        case .other: .placeOther
        }
    }
}

extension Niggle.Side {
    var phrase: Phrase {
        switch self {
        case .left: .sideLeft
        case .right: .sideRight
        case .both: .sideBoth
        }
    }
}
