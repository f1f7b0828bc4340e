// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/injurychoices.h"

#include <QLineEdit>

class QListWidget;

namespace dugout {

/// Where an injury is typed: its number, part of its name or of what it does. The best that fits is
/// what Enter takes; a short list below says what else does.
class InjuryEdit final : public QLineEdit
{
    Q_OBJECT

public:
    InjuryEdit(std::vector<InjuryChoice> choices, QWidget *parent);
    ~InjuryEdit() override;

    /// What the field holds once it is taken: the choice of the list in place of what was typed.
    [[nodiscard]] QString taken() const;

signals:
    /// `onward`: to the next player.
    void done(bool onward);
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void offer();

    std::vector<InjuryChoice> m_choices;
    QListWidget *m_list; ///< over everything else of the window
};

} // namespace dugout
