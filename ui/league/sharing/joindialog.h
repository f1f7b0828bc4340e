// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/league/sharing/serverdialog.h"

class QCheckBox;
class QListWidget;

namespace dugout {

/// Joins a league that is shared on a server: where it is, who one is there, and which of the
/// leagues there.
class JoinDialog final : public ServerDialog
{
    Q_OBJECT

public:
    JoinDialog(SharingDesk &desk, QWidget *parent);

signals:
    void joined(const QString &league);

public slots:
    void accept() override;

protected:
    void retranslate() override;
    void addressEdited() override;

private:
    void lookAtServer();
    void join(const QString &league);
    void fillLeagues();
    [[nodiscard]] bool canChoose() const;

    std::optional<ServerLook> m_look;
    TextLabel *m_leaguesTitle;
    QListWidget *m_leagues;
    QCheckBox *m_replace; ///< shown where teams of here stand in the way
};

} // namespace dugout
