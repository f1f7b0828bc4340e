// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fighterpanel.h"

#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/table/fighterrow.h"

#include <QVBoxLayout>

#include <algorithm>

namespace dugout {

FighterPanel::FighterPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Small, this))
    , m_place(new QVBoxLayout)
{
    setTight(true);
    m_title->setTone(tone::greyInk);
    m_title->setWordWrap(true);
    m_place->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addLayout(m_place);
    layout->addStretch(1);
}

void FighterPanel::show(const QString &title, const std::vector<FighterSeen> &fighters,
                        const FighterRef &actor)
{
    m_title->setText(title);
    while (m_rows.size() < static_cast<qsizetype>(fighters.size())) {
        auto *row = new FighterRow(this);
        connect(row, &FighterRow::pointed, this, &FighterPanel::pointed);
        connect(row, &FighterRow::heartsTapped, this, &FighterPanel::heartsTapped);
        connect(row, &FighterRow::tokenTapped, this, &FighterPanel::tokenTapped);
        connect(row, &FighterRow::markRequested, this, &FighterPanel::markRequested);
        m_place->addWidget(row);
        m_rows.append(row);
    }
    while (m_rows.size() > static_cast<qsizetype>(fighters.size()))
        delete m_rows.takeLast();
    FighterRow *looked = nullptr;
    for (size_t i = 0; i < fighters.size(); ++i) {
        FighterRow *row = m_rows.at(static_cast<qsizetype>(i));
        row->show(fighters[i], fighters[i].ref == actor);
        if (fighters[i].ref == actor)
            looked = row;
    }
    if (looked && actor != m_actor)
        bringIntoView(looked);
    m_actor = looked ? actor : FighterRef();
    setTopEdge({});
}

QWidget *FighterPanel::marked() const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [](const FighterRow *one) { return one->isActing(); });
    return row == m_rows.end() ? nullptr : *row;
}

} // namespace dugout
