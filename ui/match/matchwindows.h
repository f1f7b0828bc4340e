// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/chessclock.h"
#include "core/text/language.h"
#include "ui/matchviews/matchsounds.h"
#include "ui/play/hallscreen.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace dugout {

class DisplayWindow;
class LanguageController;
class MatchTable;
class Settings;

/// The windows beside the page of a match, each made when it is first asked for, and the bell. They
/// follow the match that is open and go with it.
class MatchWindows final : public QObject
{
    Q_OBJECT

public:
    /// The time that the clock of a turn counts.
    using Now = std::function<qint64()>;

    /// Everything handed in must outlive it; `page` is what dialogs stand over.
    MatchWindows(Settings &settings, LanguageController &language, Now now, QWidget *page);
    ~MatchWindows() override;

    /// The table must outlive this or be taken away before; null for none.
    void setTable(MatchTable *table);
    void setClock(const ChessClock &clock);

    /// What the report can be saved as besides: a picture of how it stands, and the match itself.
    [[nodiscard]] QByteArray picture(Language language) const;
    [[nodiscard]] QByteArray wholeMatch() const;

    void openReport();
    /// Straight to paper, in the language of the moment.
    void printReport();
    void openDisplay();
    [[nodiscard]] DisplayWindow *display() const { return m_hall.window(); }

private:
    void refresh();

    Settings &m_settings;
    LanguageController &m_language;
    Now m_now;
    QWidget *m_page;
    MatchTable *m_table = nullptr;
    MatchSounds m_sounds;
    HallScreen m_hall;
};

} // namespace dugout
