// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/poolfaces.h"

#include "ui/common/appearance.h"
#include "ui/common/diceentry.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"

#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

PoolFaces::PoolFaces(int dice, const std::vector<DieSymbol> &symbols, QWidget *parent)
    : QWidget(parent)
    , m_symbols(symbols)
{
    auto *offered = new FlowLayout;
    offered->setSpacing(gridStep(this, 1));
    std::set<QString> seen;
    for (size_t i = 0; i < m_symbols.size(); ++i) {
        if (!seen.insert(m_symbols[i].id).second)
            continue;
        auto *face = new DieFace(DieFace::Use::Clicked, this);
        const auto value = static_cast<int>(i) + 1;
        face->setSymbol(m_symbols[i].id, m_symbols[i].name, value);
        face->setCheckable(false);
        face->setObjectName(u"pool-face-%1"_s.arg(value));
        connect(face, &QAbstractButton::clicked, this, [this, value] { add(value); });
        offered->addWidget(face);
    }
    auto *fallen = new FlowLayout;
    fallen->setSpacing(gridStep(this, 1));
    for (size_t die = 0; die < static_cast<size_t>(dice); ++die) {
        auto *face = new DieFace(DieFace::Use::Clicked, this);
        face->setCheckable(false);
        face->setSide(8);
        face->setObjectName(u"pool-die-%1"_s.arg(die));
        connect(face, &QAbstractButton::clicked, this, [this, die] { takeBack(die); });
        fallen->addWidget(face);
        m_dice.push_back(face);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(offered);
    layout->addLayout(fallen);
    showFallen();
}

void PoolFaces::setFallen(const std::vector<int> &fallen)
{
    m_fallen = fallen;
    showFallen();
}

void PoolFaces::add(int value)
{
    if (m_fallen.size() == m_dice.size())
        return;
    m_fallen.push_back(value);
    showFallen();
    if (m_fallen.size() == m_dice.size())
        emit entered(std::vector<int>(m_fallen));
}

void PoolFaces::takeBack(size_t die)
{
    if (die >= m_fallen.size())
        return;
    m_fallen.erase(m_fallen.begin() + static_cast<std::ptrdiff_t>(die));
    showFallen();
}

void PoolFaces::showFallen()
{
    for (size_t i = 0; i < m_dice.size(); ++i) {
        DieFace *die = m_dice[i];
        const bool there = i < m_fallen.size();
        die->setEnabled(there);
        if (!there) {
            die->setNumber(0, 6);
            die->setToolTip({});
            continue;
        }
        const DieSymbol &symbol = m_symbols[static_cast<size_t>(m_fallen[i] - 1)];
        die->setSymbol(symbol.id, symbol.name, m_fallen[i]);
    }
}

} // namespace dugout
