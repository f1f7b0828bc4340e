// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace dugout {

class DieFace;
struct DieSymbol;

/// Several dice of one kind: every different face once, to be clicked for one die after the other.
/// What was clicked lies in a row below; a click on one of those takes it back.
class PoolFaces final : public QWidget
{
    Q_OBJECT

public:
    PoolFaces(int dice, const std::vector<DieSymbol> &symbols, QWidget *parent = nullptr);

    /// What was clicked or typed so far; no more than there are dice.
    void setFallen(const std::vector<int> &fallen);

signals:
    /// All dice are there.
    void entered(const std::vector<int> &fallen);

private:
    void add(int value);
    void takeBack(size_t die);
    void showFallen();

    const std::vector<DieSymbol> m_symbols;
    std::vector<DieFace *> m_dice;
    std::vector<int> m_fallen; ///< as far as they were clicked
};

} // namespace dugout
