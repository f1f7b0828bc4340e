// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitedrawings.h"

#include "core/leaguefiles/leaguesite.h"
#include "core/team/badgedrawing.h"
#include "core/text/plaintext.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Of a chart, in its own units: room for the curves, and for the names behind them.
constexpr double chartWidth = 520;
constexpr double namesWidth = 150;
constexpr double chartHeight = 250;
constexpr double chartEdge = 28;
constexpr double nameHeight = 15;

bool hasPicture(const TeamDress &dress)
{
    return !dress.badge.png.isEmpty() && isUsableBadgeImage(dress.badge.png);
}

QString inUnits(double value)
{
    return QString::number(value, 'f', 1);
}

/// What lies between the lowest and the highest value of a chart.
struct Scale
{
    double lowest = 0;
    double highest = 1;
    bool upsideDown = false;

    [[nodiscard]] double y(double value) const
    {
        const double part = (value - lowest) / std::max(highest - lowest, 1e-9);
        return chartEdge + (upsideDown ? part : 1 - part) * (chartHeight - 2 * chartEdge);
    }
};

Scale scaleOf(const LeagueChart &chart, bool upsideDown)
{
    Scale scale{1e18, -1e18, upsideDown};
    for (const ChartLine &line : chart.lines) {
        for (const auto &value : line.values) {
            scale.lowest = std::min(scale.lowest, value.value_or(scale.lowest));
            scale.highest = std::max(scale.highest, value.value_or(scale.highest));
        }
    }
    return scale.lowest > scale.highest ? Scale{0, 1, upsideDown} : scale;
}

double stepX(const LeagueChart &chart, size_t step)
{
    const double width = chartWidth - namesWidth - 2 * chartEdge;
    return chartEdge
        + (chart.steps > 1 ? width * static_cast<double>(step) / (chart.steps - 1) : 0);
}

/// Gold in thousands: there is little room.
QString valueText(double value)
{
    constexpr double large = 10'000;
    constexpr double thousand = 1'000;
    return value >= large ? u"%1k"_s.arg(std::round(value / thousand))
                          : QString::number(std::round(value));
}

QString axes(const LeagueChart &chart, const Scale &scale)
{
    QString svg;
    for (const double value : {scale.lowest, scale.highest}) {
        const QString y = inUnits(scale.y(value));
        svg += u"<path d=\"M%1 %2H%3\" class=\"grid\"/><text x=\"2\" y=\"%2\" dy=\"4\">%4</text>\n"_s
                   .arg(inUnits(chartEdge), y, inUnits(chartWidth - namesWidth - chartEdge),
                        valueText(value));
    }
    const int every = std::max(1, chart.steps / 8);
    for (int step = 0; step < chart.steps; step += every)
        svg += u"<text x=\"%1\" y=\"%2\" text-anchor=\"middle\">%3</text>\n"_s.arg(
            inUnits(stepX(chart, static_cast<size_t>(step))), inUnits(chartHeight - 6),
            QString::number(chart.first + step));
    return svg;
}

QString curve(const LeagueChart &chart, const ChartLine &line, const Scale &scale,
              const Rgb &colour)
{
    QString points;
    bool isDrawing = false;
    for (size_t step = 0; step < line.values.size(); ++step) {
        if (!line.values[step]) {
            isDrawing = false;
            continue;
        }
        points += (isDrawing ? u'L' : u'M') + inUnits(stepX(chart, step)) + u' '
            + inUnits(scale.y(*line.values[step]));
        isDrawing = true;
    }
    return u"<path d=\"%1\" class=\"curve\" stroke=\"%2\"/>\n"_s.arg(points, colour.toString());
}

struct EndName
{
    double y = 0;
    QString name{};
    Rgb colour{};
};

/// One below the other, each as near to the end of its curve as the others leave it.
QString endNames(std::vector<EndName> names)
{
    std::stable_sort(names.begin(), names.end(),
                     [](const EndName &one, const EndName &other) { return one.y < other.y; });
    double y = 0;
    for (EndName &each : names)
        y = each.y = std::max(each.y, y + nameHeight);
    double lowest = chartHeight - 4;
    for (auto each = names.rbegin(); each != names.rend(); ++each) {
        each->y = std::min(each->y, lowest);
        lowest = each->y - nameHeight;
    }
    constexpr qsizetype longest = 20;
    QString svg;
    for (const EndName &each : names) {
        const QString shown = shortened(each.name, longest);
        svg += u"<circle cx=\"%1\" cy=\"%2\" r=\"4\" fill=\"%3\"/>"_s.arg(
                   inUnits(chartWidth - namesWidth - chartEdge + 12), inUnits(each.y),
                   each.colour.toString())
            + u"<text x=\"%1\" y=\"%2\" dy=\"4\">"_s.arg(
                inUnits(chartWidth - namesWidth - chartEdge + 21), inUnits(each.y))
            + shown.toHtmlEscaped() + u"</text>\n"_s;
    }
    return svg;
}

} // namespace

SiteBadges::SiteBadges(const LeagueShown &shown, BadgePictures pictures)
    : m_pictures(pictures)
{
    for (size_t i = 0; i < shown.league.teams.size(); ++i) {
        const LeagueTeam &team = shown.league.teams[i];
        m_known.insert_or_assign(team.id, Known{i + 1, dressOf(shown, team)});
    }
}

QString SiteBadges::mark(const EntrantId &team, const QString &size) const
{
    const auto found = m_known.find(team);
    if (found == m_known.end())
        return {};
    const auto &[place, dress] = found->second;
    const QString classes = size.isEmpty() ? u"b"_s : u"b "_s + size;
    if (hasPicture(dress)) {
        const QString source = m_pictures == BadgePictures::Beside
            ? u"../badge-%1.png"_s.arg(place)
            : u"data:image/png;base64,"_s + QString::fromLatin1(dress.badge.png.toBase64());
        return u"<img class=\"%1\" src=\"%2\" alt=\"\"/>"_s.arg(classes, source);
    }
    return u"<svg class=\"%1\" aria-hidden=\"true\"><use href=\"#b%2\"/></svg>"_s.arg(
        classes, QString::number(place));
}

TeamDress SiteBadges::dress(const EntrantId &team) const
{
    const auto found = m_known.find(team);
    return found == m_known.end() ? TeamDress() : found->second.dress;
}

QString SiteBadges::drawingsFor(const QString &page) const
{
    QString drawn;
    for (const auto &[team, each] : m_known) {
        if (page.contains(u"\"#b%1\""_s.arg(each.number)))
            drawn += u"<symbol id=\"b%1\" viewBox=\"0 0 100 100\">"_s.arg(each.number)
                + badgeSvg(each.dress.badge) + u"</symbol>\n"_s;
    }
    return drawn.isEmpty()
        ? QString()
        : u"<svg class=\"drawings\" aria-hidden=\"true\">\n"_s + drawn + u"</svg>\n"_s;
}

std::vector<SiteFile> SiteBadges::files() const
{
    std::vector<SiteFile> files;
    for (const auto &[team, each] : m_known) {
        if (hasPicture(each.dress))
            files.push_back({u"badge-%1.png"_s.arg(each.number), each.dress.badge.png});
    }
    return files;
}

QString stripeSvg(const Rgb &left, const Rgb &right, int leftShare, int rightShare)
{
    return u"<svg class=\"stripe\" viewBox=\"0 0 %1 1\" preserveAspectRatio=\"none\" "
           "aria-hidden=\"true\"><rect width=\"%2\" height=\"1\" fill=\"%3\"/><rect x=\"%2\" "
           "width=\"%4\" height=\"1\" fill=\"%5\"/></svg>"_s.arg(
               QString::number(leftShare + rightShare), QString::number(leftShare), left.toString(),
               QString::number(rightShare), right.toString());
}

QString barSvg(int count, int most, const Rgb &colour, bool fromRight)
{
    constexpr int whole = 100;
    const int part = most > 0 ? std::clamp(whole * count / most, 0, whole) : 0;
    return u"<svg class=\"bar\" viewBox=\"0 0 100 1\" preserveAspectRatio=\"none\" "
           "aria-hidden=\"true\"><rect class=\"rail\" width=\"100\" height=\"1\"/><rect "
           "x=\"%1\" width=\"%2\" height=\"1\" fill=\"%3\"/></svg>"_s.arg(
               QString::number(fromRight ? whole - part : 0), QString::number(part),
               colour.toString());
}

QString chartSvg(const LeagueChart &chart, const SiteBadges &badges, const QString &title,
                 bool upsideDown)
{
    constexpr int fewestSteps = 2;
    if (chart.lines.empty() || chart.steps < fewestSteps)
        return {};
    const Scale scale = scaleOf(chart, upsideDown);
    QString curves;
    std::vector<EndName> names;
    for (const ChartLine &line : chart.lines) {
        const Rgb colour = badges.dress(EntrantId(line.key)).primary;
        const auto last = std::find_if(line.values.rbegin(), line.values.rend(),
                                       [](const auto &each) { return each.has_value(); });
        if (last == line.values.rend())
            continue;
        curves += curve(chart, line, scale, colour);
        names.push_back({scale.y(**last), line.name, colour});
    }
    const QString label = title.toHtmlEscaped();
    return u"<figure>\n<figcaption>"_s + label
        + u"</figcaption>\n<svg class=\"chart\" viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\""_s
              .arg(inUnits(chartWidth), inUnits(chartHeight))
        + label + u"\">\n"_s + axes(chart, scale) + curves + endNames(std::move(names))
        + u"</svg>\n</figure>\n"_s;
}

} // namespace dugout
