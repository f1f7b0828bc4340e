// SPDX-License-Identifier: GPL-3.0-or-later
// What a match that is played here has to know of its league and of other tables.
#include "core/club/club.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/leaguewords.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingdesk.h"
#include "ui/window/mainwindow.h"

#include <algorithm>

namespace dugout {

QString MainWindow::noticeFor(const JournalHeader &match) const
{
    const auto mark = fixtureMark(match);
    if (!mark)
        return {};
    const auto league = m_services.leagues.open(mark->league);
    const LeagueFixture *fixture = league ? league->league().fixture(mark->fixture) : nullptr;
    if (!fixture || !fixture->outcome || fixture->outcome->source == ResultSource::Match)
        return {};
    return tr("In its league this match was decided in another way meanwhile: %1. What is played "
              "here counts only if the commissioner lets it.")
        .arg(scoreText(*fixture));
}

std::vector<SharedNote> MainWindow::sharedNotes() const
{
    const auto notes = m_services.sharing
        ? m_services.sharing->notes()
        : Result<std::vector<SharedNote>>(std::vector<SharedNote>());
    return notes ? *notes : std::vector<SharedNote>();
}

/// A commissioner may sign for everybody, and is asked for his own teams' only.
QMap<QString, QStringList> MainWindow::signersHere() const
{
    QMap<QString, QStringList> signers;
    for (const SharedNote &note : sharedNotes())
        signers.insert(note.league.text(), note.teams);
    return signers;
}

bool MainWindow::wasElsewhere(const JournalId &match) const
{
    return dugout::wasElsewhere(sharedNotes(), m_services.club.matches(), match);
}

Result<void> MainWindow::mayCorrect(const JournalHeader &match) const
{
    const auto mark = fixtureMark(match);
    if (!mark)
        return {};
    for (const SharedNote &note : sharedNotes()) {
        if (note.league != mark->league)
            continue;
        const auto league = m_services.leagues.open(mark->league);
        const LeagueFixture *fixture = league ? league->league().fixture(mark->fixture) : nullptr;
        return fixture ? dugout::mayCorrect(note, *fixture) : Result<void>();
    }
    return {};
}

bool MainWindow::isUnheard(const JournalId &match) const
{
    const auto notes = sharedNotes();
    return std::any_of(notes.begin(), notes.end(), [this, &match](const SharedNote &note) {
        return note.came.contains(match.text()) && !m_look.of(note.league).isHeard();
    });
}

} // namespace dugout
