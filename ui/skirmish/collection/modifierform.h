// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"

#include <QWidget>

class QComboBox;
class QSpinBox;
class QVBoxLayout;

namespace dugout {

class ActionButton;

/// What a card changes, a line for each: what, by how much, for whom and when.
class ModifierForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ModifierForm(QWidget *parent = nullptr);

    void setModifiers(const std::vector<CardModifier> &modifiers);
    [[nodiscard]] std::vector<CardModifier> modifiers() const;
    void retranslate();

signals:
    /// There is a line more or less.
    void grown();

private:
    struct Line
    {
        QWidget *row;
        QComboBox *what;
        QSpinBox *by;
        QComboBox *whose;
        QComboBox *when;
        ActionButton *remove;
    };

    void add(const CardModifier &modifier);
    void drop(QWidget *row);
    static void fill(const Line &line, const CardModifier &modifier);
    [[nodiscard]] static CardModifier modifierOf(const Line &line);

    QVBoxLayout *m_lines;
    ActionButton *m_more;
    std::vector<Line> m_rows;
};

} // namespace dugout
