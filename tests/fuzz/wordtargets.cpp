// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/wordtargets.h"

#include "app/cli/match/matchoptions.h"
#include "app/cli/playanswer.h"
#include "core/aftermatch/aftermatch.h"
#include "core/club/journalkeeper.h"
#include "core/dice/physicaldice.h"
#include "core/exchange/csv.h"
#include "core/exchange/matchjson.h"
#include "core/league/resultstable.h"
#include "core/league/standings.h"
#include "core/match/randommatch.h"
#include "core/store/storelocation.h"
#include "tests/fuzz/demand.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout::fuzz {

namespace {

constexpr int mostLines = 200;

const std::shared_ptr<const Ruleset> &rules()
{
    static RulesetLibrary library;
    static const std::shared_ptr<const Ruleset> ruleset = *library.load(u"crp"_s);
    return ruleset;
}

const Match &match()
{
    static const Match game = [] {
        SeededRandomSource source(1);
        return Match(rules(), randomSetup(*rules(), {}, true, source), stepsToTheNextSheet());
    }();
    return game;
}

QStringList linesOf(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).split(u'\n').mid(0, mostLines);
}

} // namespace

void readResultsTable(const QByteArray &bytes, const QString & /*name*/)
{
    std::vector<ResultsRow> rows;
    for (const CsvRow &row : readCsv(QString::fromUtf8(bytes), mostLines))
        rows.push_back({row.line, row.fields});
    const auto table = readResults(rows);
    if (!isRead(table))
        return;
    StandingsRules rules;
    rules.tieBreaks = {TieBreak::HeadToHead,    TieBreak::WinRatio,  TieBreak::CasDifference,
                       TieBreak::DifferenceSum, TieBreak::Opponents, TieBreak::SonnebornBerger};
    (void)isRead(computeStandings({table->entrants, table->results, {}, {}}, rules));
}

void readFormula(const QByteArray &bytes, const QString & /*name*/)
{
    const auto formula = PointsFormula::parse(QString::fromUtf8(bytes), {u"passes"_s});
    if (!isRead(formula))
        return;
    const auto again = PointsFormula::parse(formula->text(), {u"passes"_s});
    demand(again && *again == *formula, "a formula is not what it was");
    EntrantLine line;
    line.columns = {{u"passes"_s, 7}};
    for (const LeagueOutcome outcome : {LeagueOutcome::Won, LeagueOutcome::Lost}) {
        line.outcome = outcome;
        line.td = outcome == LeagueOutcome::Won ? 3 : 0;
        const auto points = formula->points(line);
        demand(!isRead(points) || isWithinMeasure(*points), "points beyond measure");
    }
}

void readAnswers(const QByteArray &bytes, const QString & /*name*/)
{
    MatchState state = match().start();
    for (const QString &line : linesOf(bytes)) {
        const std::vector<Prompt> offered = match().prompts(state);
        const auto answer = answerFromWord(line, offered);
        if (!isRead(answer))
            continue;
        const auto prompt = std::find_if(offered.begin(), offered.end(), [&](const Prompt &each) {
            return each.id == answer->prompt;
        });
        demand(prompt != offered.end(), "an answer to nothing");
        if (isRead(checkAnswer(*prompt, *answer)))
            (void)isRead(match().apply(state, *answer));
        if (prompt->dice)
            (void)isRead(PhysicalDice::parse(line.section(u'=', 1), *prompt->dice));
    }
}

void readHistory(const QByteArray &bytes, const QString & /*name*/)
{
    Journal journal;
    for (const QByteArray &line : bytes.split('\n').mid(0, mostLines)) {
        const auto seq = static_cast<qint64>(journal.entries.size()) + 1;
        journal.entries.push_back(
            {seq, seq, 1, u"do"_s, QJsonDocument::fromJson(line).object(), 1});
    }
    const auto lines = JournalKeeper::linesOf(journal);
    if (!isRead(lines))
        return;
    MatchSession session(match());
    (void)isRead(session.restore(*lines));
    (void)session.prompts();
}

void readAddress(const QByteArray &bytes, const QString & /*name*/)
{
    const auto location = StoreLocation::parse(QString::fromUtf8(bytes));
    if (!isRead(location))
        return;
    demand(location->password.isEmpty(), "a password in an address");
    const auto again = StoreLocation::parse(location->toString());
    demand(again && *again == *location, "an address changes when it is written");
}

void readOptions(const QByteArray &bytes, const QString & /*name*/)
{
    const QString text = QString::fromUtf8(bytes);
    (void)isRead(parseOptionChoices(text, *rules()));
    const auto tieBreaks = parseTieBreaks(text);
    if (isRead(tieBreaks))
        demand(tieBreaks->size() <= static_cast<size_t>(tieBreakIds().size()), "one twice");
}

} // namespace dugout::fuzz
