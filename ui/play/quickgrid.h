// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QWidget>

namespace dugout {

class ActionButton;

/// Prompts that are offered side by side: a button for each, with its key, in columns. A button
/// with long words takes more than one.
class QuickGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit QuickGrid(QWidget *parent = nullptr);

    /// Buttons that are still right stay, and so does the focus.
    void setOffers(const std::vector<OfferedPrompt> &offers);
    [[nodiscard]] QWidget *first() const;

signals:
    void pressed(const QString &prompt);

private:
    void clear();
    [[nodiscard]] bool shows(const std::vector<OfferedPrompt> &offers) const;

    QList<ActionButton *> m_buttons;
};

} // namespace dugout
