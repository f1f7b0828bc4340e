// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/linelook.h"
#include "ui/league/sharing/serverdialog.h"

namespace dugout {

class LeagueTableView;
class TextLabel;

/// How the line of every shared league is: what waits, when the server last answered, and what can
/// be done about it.
class LinePanel final : public ServerDialog
{
    Q_OBJECT

public:
    LinePanel(SharingDesk &desk, QWidget *parent);

    void setLook(const LineLook &look);

signals:
    /// There is a choice about a team of this league.
    void leagueRequested(const QString &id);

public slots:
    /// Looks at the line now.
    void accept() override;

protected:
    void retranslate() override;

private:
    using Achievement = std::function<Result<void>(SharedLeagues &leagues, const LeagueId &league)>;

    void fill();
    [[nodiscard]] QString addressOf(const QString &id) const;
    [[nodiscard]] QString serverWords(const QString &address) const;
    [[nodiscard]] bool isWaiting(const QString &id) const;
    void tell(const QString &id);
    void askForPassword();
    void askAgain();
    void strikeOff();
    void haveSeen();
    /// Does something about every league that has refused things.
    void withRefused(const QString &words, const Achievement &achievement);
    [[nodiscard]] static QString stateWords(const LeagueLine &line);
    [[nodiscard]] static QString lookedWords(const LeagueLine &line);

    LineLook m_look;
    LeagueTableView *m_table;
    TextLabel *m_told; ///< all of the row that the cursor stands on
    ActionButton *m_password;
    ActionButton *m_decide;
    ActionButton *m_again;
    ActionButton *m_strike;
    ActionButton *m_seen;
};

} // namespace dugout
