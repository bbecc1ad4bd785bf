import Analysis
import Measures

/// Encodes the traits of a session within a digest.
extension BlobWriter {
    mutating func add(_ traits: SessionTraits) {
        add(list: traits.speedCurve) { $0.add($1) }
        add(list: traits.heartRateCurve) { $0.add($1) }
        add(list: traits.powerCurve) { $0.add($1) }
        add(optional: traits.heartRateDrop) {
            $0.add($1.before)
            $0.add($1.drop)
        }
        add(traits.lateEfficiencyLoss)
        add(optional: traits.fastestClimb) {
            $0.add($1.gain)
            $0.add($1.metres)
            $0.add($1.seconds)
            $0.add($1.levelSpeed)
        }
        add(optional: traits.stride) {
            $0.add($1.speed)
            $0.add(list: $1.values) { $0.add($1) }
            $0.add($1.balance)
            $0.add($1.isInconsistent)
        }
        add(optional: traits.marathonForm) {
            $0.add($1.ratio)
            $0.add($1.onset)
        }
        add(list: traits.slopes) {
            $0.add($1.metres)
            $0.add($1.seconds)
            $0.add($1.levelMetres)
        }
        add(traits.secondHalfRatio)
        add(optional: traits.powered) {
            $0.add($1.speed)
            $0.add($1.watts)
        }
        add(traits.altitude)
        add(optional: traits.place) {
            $0.add($1.latitude)
            $0.add($1.longitude)
        }
        add(optional: traits.route) {
            $0.add(list: $1.latitudes) { $0.add($1) }
            $0.add(list: $1.longitudes) { $0.add($1) }
            $0.add($1.metres)
        }
    }
}

extension BlobReader {
    mutating func sessionTraits() throws(StoreError) -> SessionTraits {
        SessionTraits(
            speedCurve: try list { reader throws(StoreError) in try reader.double() },
            heartRateCurve: try list { reader throws(StoreError) in try reader.double() },
            powerCurve: try list { reader throws(StoreError) in try reader.double() },
            heartRateDrop: try optional { reader throws(StoreError) in
                HeartRateDrop(before: try reader.double(), drop: try reader.double())
            },
            lateEfficiencyLoss: try optionalDouble(),
            fastestClimb: try optional { reader throws(StoreError) in
                Climb(
                    gain: try reader.double(), metres: try reader.double(), seconds: try reader.double(),
                    levelSpeed: try reader.optionalDouble())
            },
            stride: try optional { reader throws(StoreError) in
                var stride = StrideMeans(
                    speed: try reader.double(),
                    values: try reader.list { reader throws(StoreError) in try reader.optionalDouble() },
                    balance: try reader.optionalDouble())
                stride.isInconsistent = try reader.bool()
                return stride
            },
            marathonForm: try optional { reader throws(StoreError) in
                MarathonForm(ratio: try reader.double(), onset: try reader.optionalDouble())
            },
            slopes: try list { reader throws(StoreError) in
                SlopeSum(metres: try reader.double(), seconds: try reader.double(), levelMetres: try reader.double())
            }, secondHalfRatio: try optionalDouble(),
            powered: try optional { reader throws(StoreError) in
                PoweredMotion(speed: try reader.double(), watts: try reader.double())
            },
            altitude: try optionalDouble(),
            place: try optional { reader throws(StoreError) in
                let (latitude, longitude) = (try reader.integer(), try reader.integer())
                guard let place = RoundedPlace(latitude: latitude, longitude: longitude) else { throw reader.damage }
                return place
            },
            route: try optional { reader throws(StoreError) in
                let latitudes = try reader.list { reader throws(StoreError) in try reader.integer() }
                let longitudes = try reader.list { reader throws(StoreError) in try reader.integer() }
                guard let route = RouteMark(latitudes: latitudes, longitudes: longitudes, metres: try reader.double()) else {
                    throw reader.damage
                }
                return route
            })
    }
}
