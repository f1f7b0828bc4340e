// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"

#include <QDialog>

class QListWidget;

namespace dugout {

class ActionButton;
class KeptList;
class TextLabel;

/// The earlier sheets of a team: what has changed since each, and going back to one.
class SheetsDialog final : public QDialog
{
    Q_OBJECT

public:
    SheetsDialog(const Club &club, Team now, QWidget *parent);

signals:
    void backRequested(qint64 number);
    /// It is to be looked at as a team of its own.
    void copyRequested(const dugout::Team &earlier);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void compare();
    [[nodiscard]] qint64 current() const;
    void retranslate();

    const Club &m_club;
    Team m_now;
    TextLabel *m_note;
    TextLabel *m_since;
    KeptList *m_list;
    QListWidget *m_lines;
    ActionButton *m_back;
    ActionButton *m_copy;
    ActionButton *m_close;
};

} // namespace dugout
