// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/windowfixture.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QTemporaryDir>

namespace dugout {

/// The place of matches, with nothing kept, and one to play there.
class MatchPageFixture : public QObject
{
protected:
    void begin();
    void end();
    void start(const QString &edition, std::uint64_t seed = 1);
    void startPlain();
    void leadsOnFromTheEnd();
    void playTo(const QString &prompt);
    /// As a coach does: whatever has the focus hears it.
    static void press(Qt::Key key);
    [[nodiscard]] const MatchState &state() { return m_page->table()->session().state(); }
    [[nodiscard]] PromptCard *card() { return m_page->view()->desk()->card(); }
    [[nodiscard]] QString title();
    template<typename Widget>
    [[nodiscard]] Widget *child(const QString &name)
    {
        return m_page->findChild<Widget *>(name);
    }

    /// The same, but not one that is about to go.
    template<typename Widget>
    [[nodiscard]] Widget *seen(const QString &name)
    {
        const auto all = m_page->findChildren<Widget *>(name);
        const auto found = std::find_if(all.begin(), all.end(),
                                        [](const Widget *one) { return one->isVisible(); });
        return found == all.end() ? nullptr : *found;
    }

    [[nodiscard]] std::unique_ptr<MatchPage> newPage()
    {
        return std::make_unique<MatchPage>(
            MatchServices{*m_club, *m_random, m_language, m_settings});
    }

    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
    LanguageController m_language;
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    /// Made anew for each test: what the dice bring must not hang on the tests before.
    std::unique_ptr<SeededRandomSource> m_random;
    std::unique_ptr<MatchPage> m_page;
};

} // namespace dugout
