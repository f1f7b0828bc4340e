// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchfollower.h"

#include "core/club/club.h"
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
    static constexpr qint64 over = -1;
    qint64 lines = 0; ///< that are shown, or that it is over
};

MatchFollower::MatchFollower(const Club &club, Settings &settings, LanguageController &language,
                             QObject *parent)
    : QObject(parent)
    , m_club(club)
    , m_settings(settings)
    , m_language(language)
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
    shown->screen->setGame([shown](DisplayWindow &window) {
        window.setBoard(hallBoard(makeDisplayBoard(shown->seen->session, window.language())));
    });
    shown->screen->open(m_language.language());
    return {};
}

void MatchFollower::refresh()
{
    JournalQuery query;
    query.state = JournalState::Running;
    std::map<JournalId, qint64> lines;
    const auto running = m_followed.empty()
        ? Result<std::vector<JournalSummary>>(std::vector<JournalSummary>())
        : m_club.matches().list(query);
    if (!running)
        return;
    for (const JournalSummary &each : *running)
        lines.insert_or_assign(each.id, each.entryCount);
    for (const auto &[id, followed] : m_followed) {
        const auto now = lines.find(id);
        const qint64 count = now == lines.end() ? Followed::over : now->second;
        if (count == followed->lines || !window(id) || !window(id)->isVisible()
            || !read(id, *followed))
            continue;
        followed->lines = count;
        followed->screen->refresh();
    }
}

DisplayWindow *MatchFollower::window(const JournalId &match) const
{
    const auto found = m_followed.find(match);
    return found == m_followed.end() ? nullptr : found->second->screen->window();
}

} // namespace dugout
