// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/newsform.h"

#include "ui/league/leaguedocument.h"

#include <utility>

namespace dugout {

void NewsForm::addNews(const QWidget *page, const QStringList &actions)
{
    for (NewsForm *each : page->findChildren<NewsForm *>()) {
        if (each->isVisible())
            each->m_news.append(actions);
    }
}

bool NewsForm::tellsNews()
{
    if (m_news.isEmpty())
        return false;
    showProblem(LeagueDocument::fasterWords(std::exchange(m_news, {})));
    return true;
}

} // namespace dugout
