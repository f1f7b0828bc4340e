// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchtable.h"

#include "core/match/matchstanding.h"
#include "core/match/matchtexts.h"
#include "core/match/sidecolour.h"
#include "core/match/steps/actionhelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int blockFaces = 6;

struct PromptKey
{
    QStringView prompt;
    Qt::Key key;
};

/// H and I are the card's own.
constexpr PromptKey promptKeys[]{
    {u"end-turn", Qt::Key_E}, {u"turnover", Qt::Key_O},     {u"touchdown", Qt::Key_T},
    {u"re-roll", Qt::Key_R},  {u"completion", Qt::Key_C},   {u"interception", Qt::Key_N},
    {u"block", Qt::Key_B},    {u"blitz", Qt::Key_Z},        {u"foul", Qt::Key_F},
    {u"weapon", Qt::Key_W},   {u"fall", Qt::Key_D},         {u"crowd", Qt::Key_K},
    {u"helper", Qt::Key_P},   {u"helper.other", Qt::Key_Q}, {u"casualty.victim", Qt::Key_X},
    {u"stand-up", Qt::Key_U}, {u"roll-again", Qt::Key_R},   {u"pro-again", Qt::Key_R},
};

/// Where a button stays that the turn has used up.
struct SpentPlace
{
    QStringView prompt;
    QStringView after;
};

constexpr SpentPlace spentPlaces[]{{u"re-roll", u"touchdown"},
                                   {u"completion", u"re-roll"},
                                   {u"blitz", u"block"},
                                   {u"foul", u"blitz"}};

} // namespace

MatchTable::MatchTable(std::unique_ptr<OpenMatch> match, QObject *parent)
    : SessionTable(std::move(match), parent)
{ }

void MatchTable::showNext()
{
    SessionTable::showNext();
    if (std::exchange(m_sheetsWritten, match().sheetsWritten()) != match().sheetsWritten())
        emit sheetsWritten();
}

std::vector<OfferedPrompt> MatchTable::offered() const
{
    std::vector<OfferedPrompt> all = SessionTable::offered();
    const auto find = [&all](QStringView id) {
        return std::find_if(all.begin(), all.end(),
                            [id](const OfferedPrompt &one) { return one.prompt.id == id; });
    };
    if (find(u"end-turn") == all.end())
        return all;
    const QStringList limited = limitedDoings(context(), session().state());
    for (const SpentPlace &place : spentPlaces) {
        if (find(place.prompt) != all.end() || !limited.contains(place.prompt))
            continue;
        Prompt prompt;
        prompt.id = place.prompt.toString();
        prompt.seat = session().state().active;
        prompt.kind = PromptKind::Choice;
        OfferedPrompt spent = dressed(prompt, words(prompt));
        spent.spent = true;
        const auto before = find(place.after);
        all.insert(before == all.end() ? before : std::next(before), std::move(spent));
    }
    return all;
}

QString MatchTable::seatName(Seat seat) const
{
    return teamName(context(), seat);
}

QColor MatchTable::seatColour(Seat seat) const
{
    if (seat == noSeat)
        return {};
    const Rgb colour = sideColour(context(), seat);
    return {colour.red, colour.green, colour.blue};
}

QString MatchTable::momentTitle() const
{
    return momentWords(standingOf(context(), session().state()));
}

std::vector<DieSymbol> MatchTable::symbolsOf(const Prompt &prompt) const
{
    std::vector<DieSymbol> symbols;
    if (prompt.id != u"block.roll"_s)
        return symbols;
    for (int face = 1; face <= blockFaces; ++face) {
        const TableRow *row = context().row(u"block-results"_s, face);
        if (!row)
            return {};
        symbols.push_back({row->id.text(), said(row->name)});
    }
    return symbols;
}

QKeySequence MatchTable::keyOf(const Prompt &prompt) const
{
    for (const PromptKey &each : promptKeys) {
        if (each.prompt == prompt.id)
            return QKeySequence(static_cast<int>(each.key));
    }
    return {};
}

bool MatchTable::isAskedInWords(const Prompt &prompt) const
{
    // Squares have no names: players are placed on the pitch view itself.
    return prompt.id != u"hand.board"_s;
}

} // namespace dugout
