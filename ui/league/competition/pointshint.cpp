// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/pointshint.h"

#include "core/league/numbertext.h"
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

/// The same match won, drawn and lost, with nothing in the league's own columns.
EntrantLine exampleLine(LeagueOutcome outcome, const QStringList &columns)
{
    EntrantLine line;
    line.outcome = outcome;
    line.td = outcome == LeagueOutcome::Won ? 2 : 1;
    line.tdAgainst = outcome == LeagueOutcome::Lost ? 2 : 1;
    for (const QString &each : columns)
        line.columns.push_back({each, 0});
    return line;
}

} // namespace

PointsHint pointsHint(const QString &formula, const QStringList &columns)
{
    const auto parsed = PointsFormula::parse(formula, columns);
    if (!parsed)
        return {parsed.error().message, false};
    QStringList gives;
    for (const LeagueOutcome outcome :
         {LeagueOutcome::Won, LeagueOutcome::Drawn, LeagueOutcome::Lost}) {
        const auto points = parsed->points(exampleLine(outcome, columns));
        gives.append(points ? numberText(*points) : u"–"_s);
    }
    return {PointsHintWords::tr("2–1 gives %1, 1–1 gives %2, 1–2 gives %3.")
                .arg(gives[0], gives[1], gives[2]),
            true};
}

QStringList columnsFrom(const QString &text)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    return text.split(between, Qt::SkipEmptyParts);
}

} // namespace dugout
