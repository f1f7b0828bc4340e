// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/chainpanel.h"

#include "core/odds/chainodds.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/odds/chancebar.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ChainPanel::ChainPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_list(new QListWidget(this))
    , m_rerollsLabel(new QLabel(this))
    , m_rerolls(new NumberBox(this))
    , m_remove(new ActionButton(this))
    , m_clear(new ActionButton(this))
    , m_result(new TextLabel(TextStyle::Strong, this))
    , m_bar(new ChanceBar(this))
{
    m_list->setObjectName(u"odds-chain"_s);
    m_result->setObjectName(u"odds-chain-result"_s);
    m_rerolls->setRange(0, 4);
    m_rerolls->setValue(1);
    m_rerollsLabel->setBuddy(m_rerolls);
    m_result->setWordWrap(true);
    // As high as there is room; what is around it must not scroll for an empty list.
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setMinimumHeight(gridStep(this, 18));
    auto *row = new FlowLayout;
    for (QWidget *each : {static_cast<QWidget *>(m_rerollsLabel), static_cast<QWidget *>(m_rerolls),
                          static_cast<QWidget *>(m_remove), static_cast<QWidget *>(m_clear)})
        row->addWidget(each);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_result);
    layout->addWidget(m_bar);
    connect(m_rerolls, &QSpinBox::valueChanged, this, &ChainPanel::refresh);
    connect(m_remove, &QAbstractButton::clicked, this, &ChainPanel::removeCurrent);
    connect(m_clear, &QAbstractButton::clicked, this, &ChainPanel::clear);
    m_rerolls->setObjectName(u"odds-rerolls"_s);
    retranslate();
}

void ChainPanel::clear()
{
    m_steps.clear();
    m_list->clear();
    refresh();
}

void ChainPanel::setRerolls(int left, int usable)
{
    m_left = left;
    m_rerolls->setValue(usable);
    retranslate();
}

void ChainPanel::add(const QString &name, const ChainStep &step)
{
    m_steps.push_back(step);
    m_list->addItem(u"%1   %2   %3"_s.arg(name, step.toString(), percentText(step.chance())));
    m_list->setCurrentRow(m_list->count() - 1);
    refresh();
}

void ChainPanel::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_steps.erase(m_steps.begin() + row);
    delete m_list->takeItem(row);
    refresh();
}

void ChainPanel::refresh()
{
    m_remove->setEnabled(!m_steps.empty());
    m_clear->setEnabled(!m_steps.empty());
    m_bar->setChance(0);
    if (m_steps.empty()) {
        m_result->setText(tr("Add rolls to see the chance that all of them succeed."));
        return;
    }
    ChainRules rules;
    rules.rerolls = m_rerolls->value();
    const auto chances = ChainOdds::chances(m_steps, rules);
    if (!chances) {
        m_result->setText(chances.error().message);
        return;
    }
    QStringList parts;
    for (size_t spent = 0; spent < chances->size(); ++spent)
        parts.append(tr("with %n team re-roll(s) %1", nullptr, static_cast<int>(spent))
                         .arg(percentText((*chances)[spent])));
    m_result->setText(parts.join(u" · "_s));
    m_bar->setChance(chances->back().toDouble());
}

void ChainPanel::retranslate()
{
    m_title->setText(tr("A chain of rolls"));
    m_rerollsLabel->setText(m_left < 0 ? tr("Team re-rolls")
                                       : tr("Team re-rolls (%n left)", nullptr, m_left));
    m_remove->setCommand("remove");
    m_clear->setCommand("clear");
    m_list->setAccessibleName(tr("A chain of rolls"));
    refresh();
}

} // namespace dugout
