// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/tableroll.h"
#include "core/text/language.h"

#include <QWidget>

class QHBoxLayout;

namespace dugout {

class ActionButton;
class DiceEntry;
class TextLabel;

/// Rolls a table two ways: *Dugout rolls*, or *I rolled* with the coach's own dice. Shows the dice
/// and what they mean.
class RollPanel final : public QWidget
{
    Q_OBJECT

public:
    RollPanel(RandomSource &random, QWidget *parent = nullptr);

    /// The table must outlive the panel's use of it; null when there is nothing to roll on.
    void setTable(const Table *table, Language language);
    /// The words change, the dice stay.
    void setLanguage(Language language);
    void roll();

signals:
    /// The row is empty where the book has to be asked.
    void rolled(const QString &rowId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void enter();
    void stopEntering();
    void take(const Result<TableRoll> &roll);
    void showDice();
    void showWords();
    [[nodiscard]] const TableRow *row() const;

    RandomSource &m_random;
    const Table *m_table = nullptr;
    Language m_language = Language::English;
    std::optional<TableRoll> m_roll;
    ActionButton *m_rollButton;
    ActionButton *m_enterButton;
    DiceEntry *m_entry;
    QWidget *m_outcome;
    QHBoxLayout *m_dice;
    TextLabel *m_total;
    TextLabel *m_name;
    TextLabel *m_summary;
};

} // namespace dugout
