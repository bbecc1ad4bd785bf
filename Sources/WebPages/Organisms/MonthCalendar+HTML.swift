public import Markup
public import Screens

extension MonthCalendar: Component {
    public var body: HTML {
        tag("div", .class("card-head")) {
            arrow(previous, .back, previousLabel)
            tag("h2", .id("h-calendar")) { title }
            arrow(next, .forward, nextLabel)
        }
        tag("table", .class("month"), .aria("labelledby", "h-calendar")) {
            tag("thead") {
                tag("tr") {
                    for weekday in weekdays {
                        tag("th", Attribute("scope", "col"), Attribute("abbr", weekday.full)) { weekday.short }
                    }
                }
            }
            tag("tbody") {
                for week in weeks {
                    tag("tr") {
                        for day in week {
                            if let day { cell(day) } else { tag("td") }
                        }
                    }
                }
            }
        }
        tag("p", .class("caption month-legend")) {
            Icon(.flame)
            flameLegend + " · " + tintLegend
        }
    }

    private func arrow(_ route: Route, _ symbol: Symbol, _ label: String) -> HTML {
        tag("a", .class("button quiet"), .href(route.path), .aria("label", label)) { Icon(symbol) }
    }

    private func cell(_ day: CalendarDay) -> HTML {
        tag("td", .data("level", "\(day.level)"), day.isToday ? .aria("current", "date") : nil) {
            tag(
                day.route == nil ? "span" : "a", day.route.map { .href($0.path) },
                day.route == nil ? nil : .aria("label", day.spoken), day.isChosen ? .aria("current", "true") : nil
            ) {
                "\(day.number)"
                if day.isHard { Icon(.flame) }
            }
        }
    }
}
