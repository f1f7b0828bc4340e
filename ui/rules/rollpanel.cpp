// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rollpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/diceentry.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isBlock(const Table &table)
{
    return table.dice && table.dice->toString() == u"BLOCK"_s;
}

/// A symbol for each face of a block die; nothing for dice with numbers.
std::vector<DieSymbol> symbolsOf(const Table &table, Language language)
{
    std::vector<DieSymbol> symbols;
    for (int face = 1; isBlock(table) && face <= table.dice->faces().front(); ++face) {
        const TableRow *row = table.lookUp(face);
        symbols.push_back(row ? DieSymbol{row->id.text(), row->name.in(language)} : DieSymbol{});
    }
    return symbols;
}

} // namespace

RollPanel::RollPanel(RandomSource &random, QWidget *parent)
    : QWidget(parent)
    , m_random(random)
    , m_rollButton(new ActionButton(this, ActionButton::Look::Filled))
    , m_enterButton(new ActionButton(this))
    , m_entry(new DiceEntry(this))
    , m_outcome(new QWidget(this))
    , m_dice(new QHBoxLayout)
    , m_total(new TextLabel(TextStyle::Title, m_outcome))
    , m_name(new TextLabel(TextStyle::Heading, m_outcome))
    , m_summary(new TextLabel(TextStyle::Body, m_outcome))
{
    m_rollButton->setObjectName(u"roll"_s);
    m_enterButton->setObjectName(u"enter"_s);
    m_name->setObjectName(u"roll-name"_s);
    m_total->setObjectName(u"roll-total"_s);
    m_name->setWordWrap(true);
    m_summary->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_summary);
    auto *outcome = new QHBoxLayout(m_outcome);
    outcome->setContentsMargins(0, 0, 0, 0);
    outcome->setSpacing(gridStep(this, 3));
    m_dice->setSpacing(gridStep(this, 2));
    outcome->addLayout(m_dice);
    outcome->addWidget(m_total);
    outcome->addLayout(words, 1);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_rollButton);
    buttons->addWidget(m_enterButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(buttons);
    layout->addWidget(m_entry);
    layout->addWidget(m_outcome);
    connect(m_rollButton, &QAbstractButton::clicked, this, &RollPanel::roll);
    connect(m_enterButton, &QAbstractButton::clicked, this, &RollPanel::enter);
    connect(m_entry, &DiceEntry::cancelled, this, &RollPanel::stopEntering);
    connect(m_entry, &DiceEntry::entered, this, [this](const std::vector<int> &dice) {
        stopEntering();
        take(TableDice::read(*m_table, dice));
    });
    setTable(nullptr, m_language);
}

void RollPanel::setTable(const Table *table, Language language)
{
    m_table = table && table->dice ? table : nullptr;
    m_language = language;
    m_roll.reset();
    m_entry->hide();
    m_rollButton->setLook(ActionButton::Look::Filled);
    m_outcome->hide();
    setVisible(m_table);
    if (m_table)
        m_entry->setDice(*m_table->dice, symbolsOf(*m_table, m_language));
    retranslate();
}

void RollPanel::setLanguage(Language language)
{
    m_language = language;
    if (m_table && m_entry->isHidden())
        m_entry->setDice(*m_table->dice, symbolsOf(*m_table, m_language));
    showDice();
    showWords();
}

void RollPanel::roll()
{
    if (!m_table)
        return;
    m_entry->hide();
    m_rollButton->setLook(ActionButton::Look::Filled);
    take(TableDice::roll(*m_table, m_random));
}

void RollPanel::enter()
{
    m_rollButton->setLook(ActionButton::Look::Plain); // one filled button at a time
    m_entry->show();
    m_entry->start();
}

void RollPanel::stopEntering()
{
    m_entry->hide();
    m_rollButton->setLook(ActionButton::Look::Filled);
    m_enterButton->setFocus(Qt::OtherFocusReason);
}

void RollPanel::take(const Result<TableRoll> &roll)
{
    if (!roll)
        return; // the dice are the table's own, so that every roll has a row or a book to look in
    m_roll = *roll;
    showDice();
    showWords();
    m_outcome->show();
    emit rolled(m_roll->row ? m_roll->row->text() : QString());
}

const TableRow *RollPanel::row() const
{
    return m_roll && m_roll->row ? m_table->row(m_roll->row->text()) : nullptr;
}

void RollPanel::showDice()
{
    while (QLayoutItem *item = m_dice->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_roll || !m_table)
        return;
    const std::vector<DieSymbol> symbols = symbolsOf(*m_table, m_language);
    for (size_t die = 0; die < m_roll->dice.size(); ++die) {
        auto *face = new DieFace(DieFace::Use::Shown, m_outcome);
        const int value = m_roll->dice[die];
        if (symbols.empty())
            face->setNumber(value, m_table->dice->faces()[die]);
        else
            face->setSymbol(symbols[static_cast<size_t>(value - 1)].id,
                            symbols[static_cast<size_t>(value - 1)].name, value);
        face->setSide(13);
        m_dice->addWidget(face);
    }
}

void RollPanel::showWords()
{
    if (!m_roll || !m_table)
        return;
    m_total->setText(m_roll->dice.size() > 1 ? u"= %1"_s.arg(m_roll->result) : QString());
    m_total->setVisible(m_roll->dice.size() > 1);
    if (const TableRow *found = row()) {
        m_name->setText(found->name.in(m_language));
        m_summary->setText(found->summary.in(m_language));
    } else {
        m_name->setText(tr("Page %1 of the book").arg(m_table->page));
        m_summary->setText(tr("Look up %1 there.").arg(m_roll->result));
    }
}

void RollPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RollPanel::retranslate()
{
    m_rollButton->setCommand("rules-roll");
    m_enterButton->setCommand("rules-enter");
    showWords();
}

} // namespace dugout
