// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/pageicons.h"

#include <QFile>

#include <array>

namespace dugout {

namespace {

/// Those that the page shows.
constexpr std::array shown{"arrow-left", "ball",      "blitz",    "block",  "check",    "dice",
                           "dodge",      "end-turn",  "fit",      "foul",   "hand-off", "info",
                           "injury",     "league",    "list",     "match",  "move",     "odds",
                           "pass",       "redo",      "rules",    "shield", "skirmish", "swap",
                           "teams",      "touchdown", "turnover", "undo",   "warning"};

/// What is drawn, without the frame around it.
QByteArray drawing(const char *name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1StringView(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray all = file.readAll();
    const qsizetype frame = all.indexOf("<svg");
    const qsizetype from = all.indexOf('>', frame) + 1;
    const qsizetype to = all.lastIndexOf("</svg>");
    return frame < 0 || to < from ? QByteArray()
                                  : all.sliced(from, to - from).replace("#000", "currentColor");
}

} // namespace

QByteArray pageIcons()
{
    QByteArray all = "<svg xmlns=\"http://www.w3.org/2000/svg\">";
    for (const char *name : shown)
        all += QByteArray("<symbol id=\"") + name
            + "\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" "
              "stroke-width=\"1.75\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
            + drawing(name).trimmed() + "</symbol>";
    return all + "</svg>\n";
}

} // namespace dugout
