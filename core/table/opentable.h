// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/openmatch.h"
#include "core/table/attackshown.h"
#include "core/table/rulechapters.h"
#include "core/table/rulesearch.h"
#include "core/table/tablegame.h"
#include "core/table/tableview.h"
#include "core/table/whatfollows.h"

#include <map>

namespace dugout {

/// A game that is open, and how one does something to it: the window's own way, so that it sees
/// what a phone did, or that of the open game itself.
template<typename Game>
struct TableDoor
{
    std::function<const OpenGame<Game> &()> open;
    std::function<Result<void>(const std::vector<Event> &)> act;
    std::function<Result<void>()> undo;
    /// Whose answer comes now, where what each enters is kept as his own; why it cannot be.
    std::function<Result<void>(Seat)> by{};
};

[[nodiscard]] inline MatchViewer viewerOf(const Session<Match> & /*session*/, Seat seat)
{
    return {seat, false};
}
[[nodiscard]] inline SkirmishViewer viewerOf(const Session<SkirmishGame> & /*session*/, Seat seat)
{
    return {seat, false};
}
[[nodiscard]] inline QJsonObject attacksOn(const MatchSession & /*session*/,
                                           const QString & /*attacker*/, const QString & /*target*/)
{
    return {};
}
[[nodiscard]] inline QJsonObject attacksOn(const SkirmishSession &session, const QString &attacker,
                                           const QString &target)
{
    return attacksShown(session.game().context(), session.state(), attacker, target);
}
[[nodiscard]] inline QString seatNameOf(const Match &game, Seat seat)
{
    return game.context().team(seat).name;
}
[[nodiscard]] inline QString seatNameOf(const SkirmishGame &game, Seat seat)
{
    return game.context().seat(seat).name;
}
[[nodiscard]] inline int seatsOf(const Match & /*game*/)
{
    return 2;
}
[[nodiscard]] inline int seatsOf(const SkirmishGame &game)
{
    return game.context().playerCount();
}

/// A kept game as phones see it.
template<typename Game>
class OpenTable final : public TableGame
{
public:
    OpenTable(TableDoor<Game> door, RandomSource &dice)
        : m_door(std::move(door))
        , m_dice(dice)
        , m_mark(QString::fromLatin1(TableKey::make().text().left(markLength)))
    { }

    void wentOn() override { ++m_count; }
    void setPhones(const std::function<bool(Seat)> &hasPhone) override { m_phones = hasPhone; }
    /// What stands beside the game where somebody keeps it.
    void setLeague(std::function<QJsonObject(Language)> league) { m_league = std::move(league); }
    /// And what its coaches do there.
    void setLeagueActs(LeagueActs acts) { m_leagueActs = std::move(acts); }
    void setClock(std::function<QJsonObject()> clock) { m_clock = std::move(clock); }

    [[nodiscard]] QString title() const override { return m_door.open().header().title; }
    [[nodiscard]] int seats() const override { return seatsOf(session().game()); }
    [[nodiscard]] QString seatName(Seat seat) const override
    {
        return seatNameOf(session().game(), seat);
    }
    [[nodiscard]] QString revision() const override { return m_mark + QString::number(m_count); }

    [[nodiscard]] QJsonObject view(const Guest &guest, Language language) const override
    {
        const LanguageScope scope(language);
        QJsonObject object
            = tableView(session(), promptsOf(guest), viewerOf(session(), guest.seat), m_log);
        object.insert(QStringLiteral("title"), title());
        object.insert(QStringLiteral("revision"), revision());
        if (const QJsonObject now = clock(); !now.isEmpty())
            object.insert(QStringLiteral("clock"), now);
        if (m_league)
            object.insert(QStringLiteral("hasLeague"), true);
        if (guest.isCoach())
            insertOwn(guest, object);
        return object;
    }

    [[nodiscard]] QJsonObject log(const Guest &guest, int before, Language language) const override
    {
        const LanguageScope scope(language);
        return TableLog<Game>::earlier(session(), static_cast<size_t>(std::max(0, before)),
                                       viewerOf(session(), guest.seat));
    }

    [[nodiscard]] QJsonArray search(const QString &words, Language language) const override
    {
        const LanguageScope scope(language);
        return searchRules(session().game().context().ruleset(), words);
    }

    [[nodiscard]] QJsonObject chapter(const QString &id, Language language) const override
    {
        const LanguageScope scope(language);
        const Ruleset &ruleset = session().game().context().ruleset();
        return id.isEmpty() ? ruleChapters(ruleset) : ruleChapter(ruleset, id);
    }

    [[nodiscard]] QJsonObject attacks(const QString &attacker, const QString &target,
                                      Language language) const override
    {
        const LanguageScope scope(language);
        return attacksOn(session(), attacker, target);
    }

    [[nodiscard]] QJsonObject league(Language language) const override
    {
        const LanguageScope scope(language);
        return m_league ? m_league(language) : QJsonObject();
    }
    [[nodiscard]] Result<QString> actInLeague(const Guest &guest, const QByteArray &request,
                                              Language language) override
    {
        if (!m_leagueActs || !guest.isCoach())
            return TableGame::actInLeague(guest, request, language);
        const LanguageScope scope(language);
        return m_leagueActs(guest.seat, request);
    }
    [[nodiscard]] QJsonObject clock() const override { return m_clock ? m_clock() : QJsonObject(); }

    [[nodiscard]] Result<void> answer(const Guest &guest, const TableAnswer &answer) override
    {
        if (auto own = inOwnHand(guest); !own)
            return own;
        if (auto current = checkRevision(answer.revision); !current)
            return current;
        const std::vector<Prompt> asked = promptsOf(guest);
        const bool names = namesALot(guest, answer, asked);
        if (names && answer.prompt == m_wrongLot)
            return notThisLot();
        const auto events = tried(guest, answer, asked);
        if (!events && names) {
            m_wrongLot = answer.prompt;
            return notThisLot();
        }
        if (!events)
            return events.error();
        if (answer.prompt == m_wrongLot)
            m_wrongLot.clear(); // Dugout has drawn
        const bool isNext = m_count == m_lastCount;
        if (auto done = m_door.act(onItsWay(session().game(), session().state(), *events)); !done)
            return done;
        if (!isNext)
            m_answers.clear(); // something came between that no phone did
        m_heard[guest.seat] = answer.revision;
        m_answers.push_back({guest, session().log().groups().size(), names});
        m_lastCount = m_count;
        return {};
    }

    [[nodiscard]] Result<void> takeBack(const Guest &guest, const QString &seen) override
    {
        if (auto own = inOwnHand(guest); !own)
            return own;
        if (auto current = checkRevision(seen); !current)
            return current;
        if (!canTakeBack(guest))
            return Error{ErrorCode::AnswerNotYours,
                         TableWords::tr("Only the coach who gave the last answer can undo it, but "
                                        "no dice or draws of Dugout's."),
                         {}};
        if (auto done = m_door.undo(); !done)
            return done;
        m_answers.pop_back();
        m_lastCount = m_count;
        m_heard[guest.seat] = seen;
        return {};
    }

private:
    static constexpr qsizetype markLength = 6;

    /// An answer of a phone that still stands.
    struct Answered
    {
        Guest by;
        size_t groups; ///< of the history, with it
        bool wasLot; ///< the guest said what was drawn
    };

    [[nodiscard]] const Session<Game> &session() const { return m_door.open().session(); }
    [[nodiscard]] Result<void> inOwnHand(const Guest &guest) const
    {
        return m_door.by && guest.isCoach() ? m_door.by(guest.seat) : Result<void>();
    }

    /// Nobody answers for another: of what the whole table is asked, each guest his own part.
    [[nodiscard]] std::vector<Prompt> promptsOf(const Guest &guest) const
    {
        return askedOf(session(), m_door.open().prompts(), guest.seat,
                       [this](Seat seat) { return !m_phones || m_phones(seat); });
    }

    /// Why not is said in the guest's language; the door speaks its own.
    [[nodiscard]] Result<std::vector<Event>> tried(const Guest &guest, const TableAnswer &answer,
                                                   const std::vector<Prompt> &asked) const
    {
        const auto event = eventFor(guest, answer, asked, m_dice);
        if (!event)
            return event.error();
        if (auto own = fitsOwn(asked, *event); !own)
            return own.error();
        std::vector<Event> events = eventsOf(session().game(), m_door.open().prompts(), *event);
        const auto groups = static_cast<int>(session().log().groups().size());
        if (const auto fits = m_door.open().stateWith(groups, events); !fits)
            return fits.error();
        return events;
    }

    /// A guest may be offered less than the game takes from the table.
    [[nodiscard]] static Result<void> fitsOwn(const std::vector<Prompt> &asked, const Event &event)
    {
        const auto own = std::find_if(asked.begin(), asked.end(), [&](const Prompt &prompt) {
            return prompt.id == event.prompt && prompt.seat == event.seat;
        });
        return own == asked.end() ? Result<void>() : checkAnswer(*own, event);
    }

    /// What only a coach's phone asks: whether he may take his answer back, and which of his was
    /// heard last, should the line have swallowed the word that it was.
    void insertOwn(const Guest &guest, QJsonObject &object) const
    {
        object.insert(QStringLiteral("mayTakeBack"), canTakeBack(guest));
        if (const auto heard = m_heard.find(guest.seat); heard != m_heard.end())
            object.insert(QStringLiteral("heard"), heard->second);
    }

    /// Somebody says what was drawn. What cannot be drawn is in another's hand: trying one after
    /// the other, or undoing what fitted, would reveal all of it.
    [[nodiscard]] static bool namesALot(const Guest &guest, const TableAnswer &answer,
                                        const std::vector<Prompt> &asked)
    {
        return !answer.roll && std::any_of(asked.begin(), asked.end(), [&](const Prompt &prompt) {
            return prompt.id == answer.prompt && prompt.byLot && mayAnswer(guest, prompt);
        });
    }
    [[nodiscard]] static Error notThisLot()
    {
        return {ErrorCode::AnswerLot,
                TableWords::tr("This cannot be drawn now. Let Dugout draw, or settle it at the "
                               "screen."),
                {}};
    }

    [[nodiscard]] Result<void> checkRevision(const QString &seen) const
    {
        if (seen == revision())
            return {};
        return Error{ErrorCode::AnswerOutdated,
                     TableWords::tr("The game has moved on. Check, then answer again."),
                     {}};
    }

    /// Nothing came after it that still stands, and nothing would be rolled or drawn anew: so one
    /// after the other, as far as they are his.
    [[nodiscard]] bool canTakeBack(const Guest &guest) const
    {
        const std::vector<EventGroup> &groups = session().log().groups();
        if (m_answers.empty() || m_count != m_lastCount || m_door.open().isFinished())
            return false;
        const Answered &last = m_answers.back();
        if (last.by != guest || last.wasLot || groups.empty() || groups.size() != last.groups)
            return false;
        const std::vector<Event> &events = groups.back().events;
        return std::none_of(events.begin(), events.end(),
                            [](const Event &event) { return event.rolledByDugout; });
    }

    TableDoor<Game> m_door;
    RandomSource &m_dice;
    QString m_mark; ///< of this opening, so that nothing from before it fits
    int m_count = 0;
    TableLog<Game> m_log;
    std::vector<Answered> m_answers; ///< one after the other, nothing between them
    int m_lastCount = 0; ///< just after the last of them, or after one was taken back
    QString m_wrongLot; ///< the prompt to which somebody said what cannot be drawn
    std::map<Seat, QString> m_heard; ///< the revision that each one's last answer named
    std::function<bool(Seat)> m_phones;
    std::function<QJsonObject(Language)> m_league;
    LeagueActs m_leagueActs;
    std::function<QJsonObject()> m_clock;
};

} // namespace dugout
