// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultcheck.h"

#include "core/club/matchrepository.h"
#include "core/club/resultrecord.h"
#include "core/text/goldtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = ResultFinding::Kind;

struct ResultCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultCheck)
};

QString scoreOf(const ResultRecord &result)
{
    QStringList scores;
    for (const ResultSide &side : result.sides)
        scores.append(QString::number(side.score));
    return scores.join(u" – "_s);
}

/// A number in which two sides differ: what it is now and what stands.
void addNumber(QStringList &parts, const QString &what, int now, int stands)
{
    if (now != stands)
        parts.append(
            ResultCheckWords::tr("%1 %2 instead of %3").arg(what, goldText(now), goldText(stands)));
}

QStringList numbersIn(const ResultSide &stands, const ResultSide &now)
{
    QStringList parts;
    addNumber(parts, ResultCheckWords::tr("casualties"), now.casualties, stands.casualties);
    addNumber(parts, ResultCheckWords::tr("completions"), now.completions, stands.completions);
    addNumber(parts, ResultCheckWords::tr("interceptions"), now.interceptions,
              stands.interceptions);
    addNumber(parts, ResultCheckWords::tr("winnings"), now.winnings, stands.winnings);
    addNumber(parts, ResultCheckWords::tr("team value"), now.after.value, stands.after.value);
    addNumber(parts, ResultCheckWords::tr("treasury"), now.after.treasury, stands.after.treasury);
    addNumber(parts, ResultCheckWords::tr("fan factor"), now.after.fanFactor,
              stands.after.fanFactor);
    return parts;
}

QString sideDifference(const ResultSide &stands, const ResultSide &now)
{
    QStringList parts = numbersIn(stands, now);
    if (now.players != stands.players)
        parts.append(ResultCheckWords::tr("other deeds of its players"));
    if (parts.isEmpty() && now.after.sum != stands.after.sum)
        parts.append(ResultCheckWords::tr("another sheet afterwards"));
    if (parts.isEmpty() && now != stands)
        parts.append(ResultCheckWords::tr("other entries on its sheet"));
    return parts.isEmpty() ? QString() : now.name + u": "_s + parts.join(u", "_s);
}

/// Results of earlier releases name only players with achievements, by their place in that match.
void tellNoMoreThan(const ResultSide &stands, ResultSide &now)
{
    const auto &told = stands.players;
    const auto isIdle = [](const ResultPlayer &each) { return each.isIdle(); };
    if (std::none_of(told.begin(), told.end(), isIdle))
        std::erase_if(now.players, isIdle);
    const auto isKnown = [](const ResultPlayer &each) { return !each.known.isEmpty(); };
    if (std::any_of(told.begin(), told.end(), isKnown))
        return;
    for (ResultPlayer &each : now.players)
        each.known.clear();
}

void compareWhatBothNote(const SheetFigures &stands, SheetFigures &now)
{
    if (isSameSum(stands.sum, now.sum))
        now.sum = stands.sum;
    if (stands.rating == 0) // an earlier release noted none
        now.rating = 0;
}

/// As it would be read back, beside what only the record itself knows.
ResultRecord comparable(const ResultRecord &now, const ResultRecord &stands)
{
    const auto again = resultFromJson(resultToJson(now));
    ResultRecord same = again ? *again : now;
    same.onSheets = stands.onSheets;
    same.rules = stands.rules;
    for (size_t i = 0; i < std::min(same.sides.size(), stands.sides.size()); ++i) {
        tellNoMoreThan(stands.sides[i], same.sides[i]);
        compareWhatBothNote(stands.sides[i].before, same.sides[i].before);
        compareWhatBothNote(stands.sides[i].after, same.sides[i].after);
    }
    return same;
}

bool isOver(const MatchSession &session)
{
    return session.rejectedEvents().empty() && session.prompts().empty();
}

/// One match at a time.
class Checker
{
public:
    explicit Checker(const ClubStores &stores)
        : m_stores(stores)
    { }

    [[nodiscard]] std::optional<ResultFinding> look(const JournalSummary &match) const
    {
        const auto journal = m_stores.journals.read(match.id);
        const auto session
            = journal ? replay(*journal, m_stores.library) : Result<MatchSession>(journal.error());
        if (!session)
            return finding(Kind::Unreadable, match, session.error().message);
        if (match.stand.state == JournalState::Undecided)
            return finding(Kind::Undecided, match,
                           ResultCheckWords::tr("a team was changed while it was played; the "
                                                "coaches decide which sheets count"));
        if (match.stand.state == JournalState::Finished)
            return compare(match, *journal, *session);
        if (isOver(*session))
            return finding(Kind::Waiting, match, waitingWords());
        return std::nullopt;
    }

private:
    [[nodiscard]] static ResultFinding finding(Kind kind, const JournalSummary &match,
                                               const QString &words)
    {
        return {kind, match.id, match.title, u"\"%1\": %2"_s.arg(match.title, words)};
    }

    [[nodiscard]] static QString waitingWords()
    {
        return ResultCheckWords::tr("it is over and has no result yet; the next start of Dugout "
                                    "takes that up");
    }

    [[nodiscard]] std::optional<ResultFinding>
    compare(const JournalSummary &match, const Journal &journal, const MatchSession &session) const
    {
        const auto stands = m_stores.results.read(match.id);
        if (!stands && stands.error().code != ErrorCode::StoreNotFound)
            return finding(Kind::Unreadable, match, stands.error().message);
        if (!stands && isOver(session))
            return finding(Kind::Waiting, match, waitingWords());
        const QString difference = isOver(session)
            ? differenceIn(*stands, resultOf(journal.header, session))
            : ResultCheckWords::tr("it would not be over: something would have to be decided");
        if (difference.isEmpty())
            return std::nullopt;
        return finding(
            Kind::Differs, match,
            ResultCheckWords::tr("by today's rules %1; what was confirmed stands").arg(difference));
    }

    ClubStores m_stores;
};

Error undecided()
{
    return {
        ErrorCode::Undecided,
        ResultCheckWords::tr("By today's rules something in this match would have to be decided "
                             "first."),
        {}};
}

/// The sheets were left as they were, so only the result itself is renewed.
Result<void> renewResult(const ClubStores &stores, const JournalId &match)
{
    const auto journal = stores.journals.read(match);
    const auto session
        = journal ? replay(*journal, stores.library) : Result<MatchSession>(journal.error());
    if (!session)
        return session.error();
    return isOver(*session) ? MatchRepository(stores).leaveSheets(match)
                            : Result<void>(undecided());
}

} // namespace

QString differenceIn(const ResultRecord &stands, const ResultRecord &now)
{
    const ResultRecord read = comparable(now, stands);
    if (read == stands)
        return {};
    QStringList parts;
    if (scoreOf(read) != scoreOf(stands))
        parts.append(ResultCheckWords::tr("%1 instead of %2").arg(scoreOf(read), scoreOf(stands)));
    else if (read.winner != stands.winner)
        parts.append(ResultCheckWords::tr("another winner"));
    for (size_t i = 0; i < std::min(read.sides.size(), stands.sides.size()); ++i)
        parts.append(sideDifference(stands.sides[i], read.sides[i]));
    parts.removeAll(QString());
    if (read.code != stands.code)
        parts.append(ResultCheckWords::tr("other answers than those that were confirmed"));
    if (parts.isEmpty())
        parts.append(ResultCheckWords::tr("other details"));
    return parts.join(u"; "_s);
}

Result<ResultCheck> checkResults(const ClubStores &stores)
{
    JournalQuery all;
    all.game = matchGame();
    all.order = JournalQuery::Order::OldestFirst;
    const auto matches = stores.journals.list(all);
    if (!matches)
        return matches.error();
    const Checker checker(stores);
    ResultCheck check;
    for (const JournalSummary &match : *matches) {
        ++check.matches;
        if (auto found = checker.look(match))
            check.findings.push_back(*std::move(found));
    }
    return check;
}

Result<void> takeNewReading(const ClubStores &stores, const JournalId &match)
{
    const auto stands = stores.results.read(match);
    if (!stands)
        return stands.error();
    if (!stands->onSheets)
        return renewResult(stores, match);
    const auto chain
        = CorrectionChain::begin(stores, match, {}, CorrectionChain::Reading::ByTodaysRules);
    if (!chain)
        return chain.error();
    if (chain->question() || chain->links().front().isOpen())
        return undecided();
    return MatchRepository(stores).keep(*chain);
}

} // namespace dugout
