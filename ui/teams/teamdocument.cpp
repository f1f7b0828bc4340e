// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamdocument.h"

#include "ui/common/valueedit.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

TeamDocument::TeamDocument(const Club &club, QObject *parent, const LeagueRepository *leagues)
    : QObject(parent)
    , m_club(club)
    , m_leagues(leagues)
{ }

Result<void> TeamDocument::open(const DocumentId &id)
{
    auto kept = m_club.teams().load(id);
    if (!kept)
        return kept.error();
    auto ruleset = m_club.library().load(kept->team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    m_undo.clear();
    m_locked.reset();
    m_sitting = Sitting::Begins;
    if (kept->team.id != m_kept.team.id)
        m_word.clear();
    m_kept = std::move(*kept);
    m_ruleset = *ruleset;
    m_lockedBy = leagueOf(m_kept.team.id);
    emit changed();
    return {};
}

QString TeamDocument::leagueOf(const TeamId &team) const
{
    const auto ties = m_leagues ? m_leagues->ties() : Result<Ties>(Ties());
    const auto leagues = ties ? ties->of(team).leagues : std::vector<TeamTies::Tie>();
    return leagues.empty() ? QString() : leagues.front().name;
}

Result<void> TeamDocument::create(const Team &team)
{
    const auto saved = m_club.teams().save({team, {}});
    if (!saved)
        return saved.error();
    return open(saved->id);
}

std::vector<TeamProblem> TeamDocument::problems(Language language) const
{
    return isOpen() ? checkTeam(m_kept.team, *m_ruleset, language) : std::vector<TeamProblem>{};
}

void TeamDocument::edit(const Result<Team> &edited, const QString &what)
{
    edit(edited, [what] { return what; });
}

QString TeamDocument::editName(int place) const
{
    const auto *edit = dynamic_cast<const ValueEdit<Team> *>(m_undo.command(place));
    return edit ? edit->words() : QString();
}

void TeamDocument::edit(const Result<Team> &edited, const EditName &what)
{
    if (!edited) {
        emit refused(edited.error().message);
        return;
    }
    m_locked = Edit{*edited, what};
    if (*edited != m_kept.team)
        m_undo.push(new ValueEdit<Team>(what, team(), *edited,
                                        [this](const Team &each) { return put(each); }));
}

void TeamDocument::giveWord(const QString &word)
{
    m_word = word;
    if (const auto waiting = std::exchange(m_locked, std::nullopt))
        edit(Result<Team>(waiting->team), waiting->what);
}

void TeamDocument::goBack(qint64 number, const EditName &what)
{
    auto earlier = m_club.teams().earlierSheet(m_kept.summary.id, number);
    m_sitting = Sitting::Begins; // today's becomes an earlier one, too
    edit(earlier ? Result<Team>(goneBack(m_kept.team, *std::move(earlier)))
                 : Result<Team>(earlier.error()),
         what);
}

bool TeamDocument::put(const Team &team)
{
    auto ruleset = m_club.library().load(team.ruleset.text());
    if (!ruleset) {
        emit refused(ruleset.error().message);
        return false;
    }
    StoredTeam next{team, m_kept.summary};
    const auto saved = m_leagues ? m_leagues->saveSheet(next, m_sitting, m_word)
                                 : m_club.teams().save(next, m_sitting);
    if (saved.failedWith(ErrorCode::SheetLocked)) {
        // Asked later: the undo history is in the middle of this one.
        QMetaObject::invokeMethod(
            this, [this, sentence = saved.error().message] { emit wordNeeded(sentence); },
            Qt::QueuedConnection);
        return false;
    }
    if (!saved) {
        refuse(saved.error());
        return false;
    }
    m_sitting = Sitting::GoesOn;
    m_locked.reset();
    next.summary = *saved;
    m_kept = std::move(next);
    m_ruleset = *ruleset;
    emit changed();
    return true;
}

void TeamDocument::refuse(const Error &error)
{
    emit refused(error.message);
    // Somebody else changed or removed it: every further edit would be refused as well. Later,
    // because the undo history is in the middle of this one.
    if (error.code == ErrorCode::StoreConflict || error.code == ErrorCode::StoreNotFound)
        QMetaObject::invokeMethod(
            this, [this, error] { readAgain(error.message); }, Qt::QueuedConnection);
}

void TeamDocument::readAgain(const QString &sentence)
{
    if (!isOpen())
        return;
    if (const auto opened = open(m_kept.summary.id); !opened)
        emit lost(opened.error().message);
    else
        emit refused(tr("%1 This is the saved version.").arg(sentence));
}

void TeamDocument::takeNews()
{
    if (!isOpen())
        return;
    const auto kept = m_club.teams().load(m_kept.summary.id);
    if (kept && kept->summary.revision != m_kept.summary.revision)
        (void)open(m_kept.summary.id);
}

} // namespace dugout
