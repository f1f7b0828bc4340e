// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/changetexts.h"

#include "core/match/state/changekinds.h"
#include "core/rules/knownwords.h"
#include "core/team/playercheck.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr const char *context = "SheetWords";

struct KindText
{
    KnownWord<ChangeKinds> kind;
    const char *what; ///< null: the player or the subject says it
    bool numbers; ///< before and after are worth showing
};

constexpr KindText kindTexts[]{
    {ChangeKind::Treasury, QT_TRANSLATE_NOOP("SheetWords", "Treasury"), true},
    {ChangeKind::FanFactor, QT_TRANSLATE_NOOP("SheetWords", "Fan factor"), true},
    {ChangeKind::StadiumFund, QT_TRANSLATE_NOOP("SheetWords", "Stadium fund"), true},
    {ChangeKind::TeamValue, QT_TRANSLATE_NOOP("SheetWords", "Team value"), true},
    {ChangeKind::TeamRating, QT_TRANSLATE_NOOP("SheetWords", "Team rating"), true},
    {ChangeKind::LeaguePoints, QT_TRANSLATE_NOOP("SheetWords", "League points"), true},
    {ChangeKind::Asset, nullptr, true},
    {ChangeKind::Points, QT_TRANSLATE_NOOP("SheetWords", "star player points"), true},
    {ChangeKind::Improvement, nullptr, true},
    {ChangeKind::Injury, nullptr, true},
    {ChangeKind::Misses, QT_TRANSLATE_NOOP("SheetWords", "misses the next match"), false},
    {ChangeKind::Returns, QT_TRANSLATE_NOOP("SheetWords", "may play again"), false},
    {ChangeKind::Signed, QT_TRANSLATE_NOOP("SheetWords", "signed for good"), false},
    {ChangeKind::Joined, QT_TRANSLATE_NOOP("SheetWords", "joins the team"), false},
    {ChangeKind::Lent, QT_TRANSLATE_NOOP("SheetWords", "carries the sponsor's bombs"), false},
    {ChangeKind::MvpLost,
     QT_TRANSLATE_NOOP("SheetWords", "Most valuable player: lost on a player who gains no points"),
     false},
    {ChangeKind::StarHurt, nullptr, false},
    {ChangeKind::NoWinnings, QT_TRANSLATE_NOOP("SheetWords", "No winnings"), false},
    {ChangeKind::Rejected, QT_TRANSLATE_NOOP("SheetWords", "The stadium turned the team down"),
     false},
    {ChangeKind::Incident, nullptr, false},
    {ChangeKind::Gone, nullptr, false},
    {ChangeKind::Sponsor, nullptr, false},
    {ChangeKind::Stadium, nullptr, false},
    {ChangeKind::StadiumName, nullptr, false},
    {ChangeKind::Owner, nullptr, false},
    {ChangeKind::Award, nullptr, false},
};

const KindText *kindText(const KindOfChange &kind)
{
    for (const KindText &each : kindTexts) {
        if (kind == each.kind)
            return &each;
    }
    return nullptr;
}

} // namespace

QString homeRowName(const QString &row, const Ruleset &ruleset, const Speech &speech)
{
    for (const QString &table :
         {Tables::SponsorshipMajor, Tables::SponsorshipKinds, Tables::StadiumUnusualSurface,
          Tables::StadiumRoughAndReady, Tables::StadiumLuxury, Tables::StadiumLocalCrowd,
          Tables::HallOfFame}) {
        const Table *found = ruleset.tables().find(table);
        if (const TableRow *line = found ? found->row(row) : nullptr)
            return speech.localized(line->name);
    }
    return row;
}

namespace {

/// Finds the words of one change.
class Teller
{
public:
    Teller(const TeamChange &change, const Team &team, const Ruleset &ruleset, const Speech &speech)
        : m_change(change)
        , m_team(team)
        , m_ruleset(ruleset)
        , m_speech(speech)
    { }

    [[nodiscard]] ChangeText tell() const
    {
        const KindText *kind = kindText(m_change.kind);
        ChangeText text;
        const QString thing = subject(kind);
        const Player *player = m_team.everPlayer(m_change.player);
        const QString who
            = player ? playerLabel(*player, m_team, m_ruleset, m_speech.language) : QString();
        const bool named = player && m_change.kind != ChangeKind::Treasury;
        text.who = named ? who : QString();
        text.thing = thing;
        text.what = !named ? thing : thing.isEmpty() ? who : u"%1: %2"_s.arg(who, thing);
        if (kind && kind->numbers && !isPriceInTheBook()) {
            text.before = m_speech.number(m_change.before);
            text.after = m_speech.number(m_change.after);
        }
        text.why = reason(player ? who : QString());
        if (text.why == text.what)
            text.why.clear();
        return text;
    }

private:
    /// Something was learned, and only the book says what it is worth.
    [[nodiscard]] bool isPriceInTheBook() const
    {
        return m_change.kind == ChangeKind::Improvement && m_change.before == m_change.after;
    }

    [[nodiscard]] QString subject(const KindText *kind) const
    {
        if (m_change.kind == ChangeKind::Improvement)
            return gain();
        if (m_change.kind == ChangeKind::Injury)
            return m_change.subject == u"niggling"_s
                ? m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "niggling injuries"))
                : statWord();
        if (m_change.kind == ChangeKind::Asset)
            return rowName(Tables::CreationCosts, m_change.subject);
        if (m_change.kind == ChangeKind::Gone)
            return goneWord();
        if (m_change.kind == ChangeKind::StarHurt)
            return starWord();
        if (m_change.kind == ChangeKind::Incident)
            return rowName(Tables::ExpensiveMistakesResults, m_change.subject);
        if (kind && !kind->what)
            return homeWord();
        return kind ? m_speech.word(kind->what) : m_change.kind.text();
    }

    /// Where the league lets stars be hurt for good, the next team to hire the star should know.
    [[nodiscard]] QString starWord() const
    {
        const StarPlayer *star = m_ruleset.stars().find(m_change.subject);
        return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "%1 stays hurt for the whole league"))
            .arg(star ? m_speech.localized(star->name) : m_change.subject);
    }

    [[nodiscard]] QString gain() const
    {
        if (statFromKey(m_change.subject))
            return u"+1 "_s + statWord();
        const Skill *skill = m_ruleset.skills().find(m_change.subject);
        return skill ? m_speech.localized(skill->name) : m_change.subject;
    }

    [[nodiscard]] QString statWord() const
    {
        const auto stat = statFromKey(m_change.subject);
        return stat ? statLetters(*stat, m_speech.language) : m_change.subject;
    }

    [[nodiscard]] QString goneWord() const
    {
        const auto status = playerStatusFromName(m_change.subject);
        if (status == PlayerStatus::Dead)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "dead"));
        if (status == PlayerStatus::Fired)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "fired"));
        if (status == PlayerStatus::Retired)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "retired"));
        return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "leaves the team"));
    }

    /// A stadium, a sponsor or an award: its name, and whether it came or went.
    [[nodiscard]] QString homeWord() const
    {
        const bool came = m_change.after > m_change.before;
        const char *format = came ? QT_TRANSLATE_NOOP("SheetWords", "Home stadium: %1")
                                  : QT_TRANSLATE_NOOP("SheetWords", "Home stadium lost: %1");
        if (m_change.kind == ChangeKind::Owner)
            format = came ? QT_TRANSLATE_NOOP("SheetWords", "Owns its stadium: %1")
                          : QT_TRANSLATE_NOOP("SheetWords", "Sold its stadium: %1");
        if (m_change.kind == ChangeKind::Sponsor)
            format = came ? QT_TRANSLATE_NOOP("SheetWords", "New sponsor: %1")
                          : QT_TRANSLATE_NOOP("SheetWords", "Sponsor gone: %1");
        if (m_change.kind == ChangeKind::Award)
            format = QT_TRANSLATE_NOOP("SheetWords", "Hall of fame: %1");
        if (m_change.kind == ChangeKind::StadiumName)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Name of the stadium: %1"))
                .arg(m_change.subject);
        return m_speech.word(format).arg(homeRowName(m_change.subject, m_ruleset, m_speech));
    }

    [[nodiscard]] QString rowName(const QString &table, const QString &row) const
    {
        const Table *found = m_ruleset.tables().find(table);
        const TableRow *line = found ? found->row(row) : nullptr;
        return line ? m_speech.localized(line->name) : row;
    }

    [[nodiscard]] QString reason(const QString &who) const
    {
        if (m_change.kind == ChangeKind::Points)
            return achievementWord();
        if (m_change.kind == ChangeKind::Improvement)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Improvement roll %1"))
                .arg(QString(m_change.reason).replace(u' ', u" + "_s));
        if (m_change.kind == ChangeKind::Returns)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Sat this match out"));
        if (m_change.reason == u"ended"_s)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Ended by the coach"));
        QString why = tableName();
        if (m_change.kind == ChangeKind::Treasury) {
            const QString detail = who.isEmpty() ? treasuryDetail() : who;
            why = detail.isEmpty() ? why : u"%1: %2"_s.arg(why, detail);
        }
        if (m_change.kind == ChangeKind::Joined)
            return u"%1: %2"_s.arg(why, roleWord());
        return why;
    }

    [[nodiscard]] QString roleWord() const
    {
        const Player *player = m_team.everPlayer(m_change.player);
        return player ? m_speech.localized(roleName(*player, m_team, m_ruleset)) : m_change.subject;
    }

    [[nodiscard]] QString treasuryDetail() const
    {
        if (m_change.subject.isEmpty())
            return {};
        if (m_change.subject == u"leftover"_s)
            return rowName(Tables::PettyCash, m_change.subject);
        if (m_change.reason == Tables::CreationCosts || m_change.reason == Tables::StadiumSale
            || m_change.reason == Tables::StadiumPurchase)
            return rowName(m_change.reason, m_change.subject);
        if (m_change.reason == Tables::ExpensiveMistakes)
            return rowName(Tables::ExpensiveMistakesResults, m_change.subject);
        if (const StarPlayer *star = m_ruleset.stars().find(m_change.subject))
            return m_speech.localized(star->name);
        return homeRowName(m_change.subject, m_ruleset, m_speech);
    }

    [[nodiscard]] QString achievementWord() const
    {
        const auto achievement = achievementFromName(m_change.subject);
        if (!achievement || *achievement == Achievement::Other)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Points by the book"));
        return u"%1 × %2"_s.arg(m_change.reason,
                                achievementText(*achievement, m_ruleset, m_speech));
    }

    /// Reasons are tables of the edition, or rows of the casualty table.
    [[nodiscard]] QString tableName() const
    {
        if (m_change.reason == Tables::CreationCosts)
            return m_speech.word(QT_TRANSLATE_NOOP("SheetWords", "Hire and fire"));
        if (const Table *table = m_ruleset.tables().find(m_change.reason))
            return m_speech.localized(table->name);
        return rowName(Tables::Casualty, m_change.reason);
    }

    const TeamChange &m_change;
    const Team &m_team;
    const Ruleset &m_ruleset;
    const Speech &m_speech;
};

} // namespace

Speech Speech::ofTheMoment()
{
    return {currentLanguage(),
            [](const char *source) { return QCoreApplication::translate(context, source); }};
}

QString ChangeText::line() const
{
    QString text = what;
    if (!after.isEmpty())
        text += before.isEmpty() ? u": "_s + after : u": %1 → %2"_s.arg(before, after);
    return why.isEmpty() ? text : u"%1 (%2)"_s.arg(text, why);
}

/// Where the page with the points is missing, achievements have no name in the tables.
QString achievementText(Achievement achievement, const Ruleset &ruleset, const Speech &speech)
{
    const Table *points = ruleset.tables().find(Tables::StarPlayerPoints.word());
    if (const TableRow *row = points ? points->row(achievementName(achievement)) : nullptr)
        return speech.localized(row->name);
    switch (achievement) {
    case Achievement::Completion:
        return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Completion"));
    case Achievement::Touchdown:
        return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Touchdown"));
    case Achievement::Interception:
        return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Interception"));
    case Achievement::Casualty:
        return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Casualty"));
    case Achievement::Mvp:
        return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Most valuable player"));
    case Achievement::Other:
        break;
    }
    return speech.word(QT_TRANSLATE_NOOP("SheetWords", "Points by the book"));
}

bool isNews(const TeamChange &change)
{
    const KindText *kind = kindText(change.kind);
    return change.before != change.after || !kind || !kind->numbers
        || change.kind == ChangeKind::Improvement;
}

ChangeText changeText(const TeamChange &change, const Team &team, const Ruleset &ruleset,
                      const Speech &speech)
{
    return Teller(change, team, ruleset, speech).tell();
}

} // namespace dugout
