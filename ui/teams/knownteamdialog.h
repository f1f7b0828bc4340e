// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/correctionlines.h"

#include <QDialog>

class QListWidget;

namespace dugout {

class ActionButton;
class TextLabel;

/// A file holds a team that is kept here otherwise: what differs, and what is to become of it.
class KnownTeamDialog final : public QDialog
{
    Q_OBJECT

public:
    KnownTeamDialog(QString name, CorrectedTeam difference, QWidget *parent);

signals:
    void openRequested();
    void replaceRequested();
    void copyRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_name;
    CorrectedTeam m_difference;
    TextLabel *m_sentence;
    QListWidget *m_lines;
    ActionButton *m_open;
    ActionButton *m_replace;
    ActionButton *m_copy;
    ActionButton *m_cancel;
};

} // namespace dugout
