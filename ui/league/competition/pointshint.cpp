// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/pointshint.h"

#include "core/league/formulalanguage.h"
#include "core/league/pointsformula.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PointsHintWords
{
    Q_DECLARE_TR_FUNCTIONS(CompetitionDialog)
};

} // namespace

PointsHint pointsHint(const QString &formula, const QStringList &columns)
{
    const auto parsed = PointsFormula::parse(formula, columns);
    if (!parsed)
        return {parsed.error().message, false};
    const std::vector<PointsExample> examples = pointsExamples(formula, columns);
    QStringList gives;
    for (size_t i = 0; i < examples.size(); ++i) {
        const PointsExample &each = examples[i];
        gives.append(i < 3 ? each.points
                           : PointsHintWords::tr("%1 gives %2", "a match, its points")
                                 .arg(each.match, each.points));
    }
    // The three that every league knows in one sentence, then those of this formula.
    QStringList lines{PointsHintWords::tr("2–1 gives %1, 1–1 gives %2, 1–2 gives %3.")
                          .arg(gives[0], gives[1], gives[2])};
    if (gives.size() > 3)
        lines.append(gives.mid(3).join(u" · "_s));
    return {lines.join(u'\n'), true};
}

QString formulaHelpText(const QStringList &columns)
{
    QStringList lines{PointsHintWords::tr("Three numbers such as 3-1-0 are the points for a win, a "
                                          "draw and a defeat. A formula adds up these words:")};
    for (const FormulaWordHelp &each : formulaHelp())
        lines.append(u"%1: %2"_s.arg(each.word, each.meaning));
    for (const QString &each : columns)
        lines.append(PointsHintWords::tr("%1: a count of your own").arg(each));
    lines.append(PointsHintWords::tr("Example: %1")
                     .arg(formulaIn(currentLanguage(),
                                    u"3*won + drawn + min(td, 3) + if(lost and "
                                    "margin = 1, 1, 0)"_s,
                                    {})));
    return lines.join(u'\n');
}

QStringList columnsFrom(const QString &text)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    return text.split(between, Qt::SkipEmptyParts);
}

} // namespace dugout
