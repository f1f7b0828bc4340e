// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/skirmish/table/skirmishscene.h"

namespace dugout {

class ActionButton;
class FighterRow;

/// The card of who is chosen, for where the rows of all fighters are out of sight. To be read only.
class FighterNote final : public Panel
{
    Q_OBJECT

public:
    explicit FighterNote(QWidget *parent = nullptr);

    /// Who is only looked at can be put away again; who acts stays.
    void show(const FighterSeen &fighter, bool lookedAt);

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    FighterRow *m_row;
    ActionButton *m_close;
};

} // namespace dugout
