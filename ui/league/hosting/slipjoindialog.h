// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostingdesk.h"
#include "ui/common/formdialog.h"

class QCheckBox;

namespace dugout {

class AsideWork;
class TextField;
class TextLabel;

/// Joins a league that somebody hosts, with what stands on the slip.
class SlipJoinDialog final : public FormDialog
{
    Q_OBJECT

public:
    SlipJoinDialog(HostingDesk &desk, QWidget *parent);

signals:
    void joined(const QString &league);
    /// It is on a server of another kind.
    void otherServerRequested(const QString &word);

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    void askForFile();
    void sayFound();
    void readCode();
    void join(const HostInvite &invite, const QString &password);
    void openPages(const HostInvite &invite);

    HostingDesk &m_desk;
    AsideWork *m_aside;
    std::unique_ptr<LeagueSearch> m_search;
    TextLabel *m_about;
    TextLabel *m_found;
    TextField *m_code;
    ActionButton *m_file;
    TextField *m_name;
    TextField *m_password;
    QCheckBox *m_remember;
    QCheckBox *m_replace; ///< shown where teams of here stand in the way
    ActionButton *m_other;
};

} // namespace dugout
