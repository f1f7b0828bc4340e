// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QTableView;

namespace dugout {

class ActionButton;
class HireDelegate;
class HireModel;
class TextLabel;

/// The positions for hire; the button of a row, double-click, Enter or a drag onto the roster hires
/// one.
class HirePanel final : public Panel
{
    Q_OBJECT

public:
    explicit HirePanel(HireModel &model, QWidget *parent = nullptr);

    void focusPositions();
    /// Of the longest position.
    [[nodiscard]] int namesWidth() const;
    void retranslate();

signals:
    void hireRequested(const QString &position);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int tableWidth() const;
    void fitTable();
    void hireCurrent();

    TextLabel *m_title;
    QTableView *m_table;
    HireDelegate *m_rows;
    TextLabel *m_hint;
    ActionButton *m_hire;
};

} // namespace dugout
