// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchfollower.h"

#include "core/club/club.h"
#include "core/match/report/sentboard.h"
#include "core/text/languagescope.h"
#include "ui/common/languagecontroller.h"
#include "ui/match/matchhall.h"
#include "ui/play/clockpanel.h"
#include "ui/play/displaywindow.h"
#include "ui/play/hallscreen.h"

#include <optional>

namespace dugout {

struct MatchFollower::Followed
{
    std::optional<SeenGame<Match>> seen;
    std::unique_ptr<HallScreen> screen;
    /// Of a match with hidden cards the standing goes on, and not the lines.
    struct Place
    {
        qint64 lines = 0;
        QJsonObject standing{};
        bool isOver = false;
        bool isUnheard = false;

        bool operator==(const Place &) const = default;
    };
    Place shown{};
};

MatchFollower::MatchFollower(const Club &club, Settings &settings, LanguageController &language,
                             IsUnheard isUnheard, QObject *parent)
    : QObject(parent)
    , m_club(club)
    , m_settings(settings)
    , m_language(language)
    , m_isUnheard(std::move(isUnheard))
{ }

MatchFollower::~MatchFollower() = default;

Result<void> MatchFollower::read(const JournalId &match, Followed &followed) const
{
    auto seen = m_club.matches().look(match);
    if (!seen)
        return seen.error();
    followed.seen.emplace(*std::move(seen));
    return {};
}

Result<void> MatchFollower::follow(const JournalId &match)
{
    auto &followed = m_followed[match];
    if (!followed) {
        followed = std::make_unique<Followed>();
        followed->screen = std::make_unique<HallScreen>(m_settings, ClockPanel::steadyNow);
    }
    if (auto done = read(match, *followed); !done) {
        m_followed.erase(match);
        return done;
    }
    Followed *shown = followed.get();
    shown->screen->setGame([this, match, shown](DisplayWindow &window) {
        DisplayBoard board = makeDisplayBoard(shown->seen->session, window.language());
        layBoardOver(board, shown->seen->stand.standing);
        if (m_isUnheard(match)) {
            const LanguageScope scope(window.language());
            board.lastEvent = tr("The league server is not responding: this may be out of date.");
        }
        window.setBoard(hallBoard(board));
    });
    shown->screen->open(m_language.language());
    return {};
}

void MatchFollower::refresh()
{
    JournalQuery query;
    query.state = JournalState::Running;
    std::map<JournalId, Followed::Place> places;
    const auto running = m_followed.empty()
        ? Result<std::vector<JournalSummary>>(std::vector<JournalSummary>())
        : m_club.matches().list(query);
    if (!running)
        return;
    for (const JournalSummary &each : *running)
        places.insert_or_assign(each.id, Followed::Place{each.entryCount, each.stand.standing});
    for (const auto &[id, followed] : m_followed) {
        const auto found = places.find(id);
        Followed::Place now = found == places.end() ? Followed::Place{0, {}, true} : found->second;
        now.isUnheard = m_isUnheard(id);
        if (now == followed->shown || !window(id) || !window(id)->isVisible()
            || !read(id, *followed))
            continue;
        followed->shown = now;
        followed->screen->refresh();
    }
}

DisplayWindow *MatchFollower::window(const JournalId &match) const
{
    const auto found = m_followed.find(match);
    return found == m_followed.end() ? nullptr : found->second->screen->window();
}

} // namespace dugout
