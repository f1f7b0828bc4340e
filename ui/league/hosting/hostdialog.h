// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/league/hosting/hostpages.h"

#include <QDialog>

#include <array>

namespace dugout {

class AsideWork;
class HostRail;
class ScrollColumn;

/// Hosts a league on this computer, step by step, and shows how it is afterwards.
class HostDialog final : public QDialog
{
    Q_OBJECT

public:
    HostDialog(HostingDesk &desk, LeagueId league, QString title, std::vector<HostPerson> people,
               QWidget *parent);

signals:
    /// The league was opened or closed.
    void hostingChanged();
    /// Somebody has a server of his own.
    void ownServerRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Step : size_t { How, Coaches, Slips, Ready };

    void buildFooter();
    void enter(size_t index);
    void next();
    void retranslate();
    /// Beside the window; what was refused is said.
    void run(const QString &words, const std::function<Result<void>()> &work,
             const std::function<void()> &done);
    void host();
    void print();
    void saveFiles();
    void renewPassword(const QString &login, const QString &name);
    void refresh();
    void goOnWithEnter();

    HostingDesk &m_desk;
    LeagueId m_league;
    QString m_title;
    std::vector<HostPerson> m_people;
    AsideWork *m_aside;
    HostRail *m_rail;
    TextLabel *m_heading;
    TextLabel *m_subtitle;
    TextLabel *m_problem;
    ScrollColumn *m_scroll;
    HostHowStep *m_how;
    HostCoachesStep *m_coaches;
    HostSlipsStep *m_slips;
    HostReadyStep *m_ready;
    std::array<HostStep *, Ready + 1> m_steps{};
    size_t m_index = How;
    ActionButton *m_ownServer;
    ActionButton *m_cancel;
    ActionButton *m_back;
    ActionButton *m_next;
};

} // namespace dugout
