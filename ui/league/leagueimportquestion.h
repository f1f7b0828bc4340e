// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"

#include <QMessageBox>

namespace dugout {

/// Something of a league that is to be taken in is here already: asks what to do.
class LeagueImportQuestion final : public QMessageBox
{
    Q_OBJECT

public:
    LeagueImportQuestion(LeagueMeeting meeting, QWidget *parent);

signals:
    void decided(dugout::LeagueImport how);

protected:
    void changeEvent(QEvent *event) override;

private:
    void say();

    LeagueMeeting m_meeting;
    QAbstractButton *m_replace;
    QAbstractButton *m_beside;
    QAbstractButton *m_missing;
    QAbstractButton *m_cancel;
};

} // namespace dugout
