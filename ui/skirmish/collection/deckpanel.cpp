// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/deckpanel.h"

#include "core/dice/dicewords.h"
#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/deckodds.h"
#include "ui/common/appearance.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/models/sentencemodel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QListView>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int oddsColumns = 5; ///< a name, the opening hand and three rounds
constexpr int oddsRows = 3;
constexpr int mostWanted = 12;

int ploysIn(const DeckList &deck, const Collection &collection)
{
    return static_cast<int>(
        std::count_if(deck.powers.begin(), deck.powers.end(), [&](const CardId &id) {
            const SkirmishCard *card = collection.card(id);
            return card && card->kind == CardKind::Ploy;
        }));
}

} // namespace

DeckPanel::DeckPanel(DeckLimits limits, QWidget *parent)
    : Panel(parent)
    , m_limits(limits)
    , m_counts(new TextLabel(TextStyle::Body, this))
    , m_legal(new TextLabel(TextStyle::Strong, this))
    , m_problems(new SentenceModel(this))
    , m_list(new QListView(this))
    , m_oddsTitle(new TextLabel(TextStyle::Strong, this))
    , m_oddsNote(new TextLabel(TextStyle::Small, this))
    , m_wantedLabel(new TextLabel(TextStyle::Body, this))
    , m_wanted(new NumberBox(this))
    , m_redraw(new QCheckBox(this))
    , m_grid(new QGridLayout)
{
    m_list->setObjectName(u"deck-problems"_s);
    m_list->setModel(m_problems);
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_wanted->setRange(1, mostWanted);
    m_oddsNote->setTone(tone::greyInk);
    for (TextLabel *label : {m_counts, m_legal, m_oddsTitle, m_oddsNote, m_wantedLabel})
        label->setWordWrap(true);
    m_wantedLabel->setBuddy(m_wanted);
    layOut();
    connect(m_wanted, &QSpinBox::valueChanged, this, &DeckPanel::showOdds);
    connect(m_redraw, &QCheckBox::toggled, this, &DeckPanel::showOdds);
    retranslate();
}

void DeckPanel::layOut()
{
    for (int i = 0; i < oddsRows * oddsColumns; ++i) {
        const bool head = i < oddsColumns || i % oddsColumns == 0;
        auto *cell = new TextLabel(head ? TextStyle::Small : TextStyle::Strong, this);
        cell->setWordWrap(true);
        m_cells.append(cell);
        m_grid->addWidget(cell, i / oddsColumns, i % oddsColumns);
    }
    m_grid->setSpacing(gridStep(this, 2));
    auto *wanted = new QHBoxLayout;
    wanted->addWidget(m_wantedLabel, 1);
    wanted->addWidget(m_wanted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_counts);
    layout->addWidget(m_legal);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_oddsTitle);
    layout->addLayout(wanted);
    layout->addWidget(m_redraw);
    layout->addLayout(m_grid);
    layout->addWidget(m_oddsNote);
    layout->addStretch(); // where nothing is broken there is no list to fill the height
}

void DeckPanel::setDeck(const DeckList &deck, const Collection &collection)
{
    m_deck = deck;
    m_collection = collection;
    showCounts();
    showOdds();
}

void DeckPanel::showCounts()
{
    const int ploys = ploysIn(m_deck, m_collection);
    const auto powers = static_cast<int>(m_deck.powers.size());
    m_counts->setText(tr("%1 of %2 objectives · %3 power cards, at least %4 · %5 ploys, at most %6")
                          .arg(m_deck.objectives.size())
                          .arg(m_limits.objectives)
                          .arg(powers)
                          .arg(m_limits.powers)
                          .arg(ploys)
                          .arg(powers / m_limits.ploysDivisor));
    QStringList sentences;
    for (const DeckProblem &problem : checkDeck(m_deck, m_collection, m_limits))
        sentences.append(problem.message);
    m_problems->setStringList(sentences);
    m_list->setVisible(!sentences.isEmpty());
    m_legal->setText(sentences.isEmpty()
                         ? tr("This deck is legal.")
                         : tr("%n rule(s) broken", nullptr, static_cast<int>(sentences.size())));
    m_list->setAccessibleName(m_legal->text());
    setLeftEdge(sentences.isEmpty() ? QPalette::NoRole : tone::look);
}

void DeckPanel::showChances(int row, size_t deck, int hand)
{
    DrawPlan plan;
    plan.deck = static_cast<int>(deck);
    plan.hand = hand;
    plan.perRound = hand;
    plan.redraw = m_redraw->isChecked();
    const bool empty = plan.deck < m_wanted->value();
    const DrawOdds odds = empty ? DrawOdds{} : drawOdds(plan, m_wanted->value());
    const auto show = [&](int column, const std::optional<Rational> &chance) {
        m_cells.at(row * oddsColumns + column)->setText(chance ? percentText(*chance) : u"–"_s);
    };
    show(1, empty ? std::nullopt : std::optional(odds.opening));
    for (int round = 0; round < 3; ++round)
        show(2 + round,
             empty ? std::nullopt : std::optional(odds.byRound.at(static_cast<size_t>(round))));
}

void DeckPanel::showOdds()
{
    showChances(1, m_deck.objectives.size(), m_limits.handObjectives);
    showChances(2, m_deck.powers.size(), m_limits.handPowers);
}

void DeckPanel::retranslate()
{
    m_oddsTitle->setText(tr("The chance to see a card"));
    m_wantedLabel->setText(tr("At least one of so many"));
    m_wanted->setAccessibleName(m_wantedLabel->text());
    m_redraw->setText(tr("Draw the hand again without it"));
    m_oddsNote->setText(tr("By a round: when the whole hand is used up and drawn anew each time."));
    m_cells.at(1)->setText(tr("Opening hand"));
    for (int round = 1; round <= 3; ++round)
        m_cells.at(1 + round)->setText(tr("Round %1").arg(round));
    m_cells.at(oddsColumns)->setText(CardWords::kinds(CardKind::Objective));
    m_cells.at(2 * oddsColumns)->setText(tr("Power cards"));
    showCounts();
    showOdds();
}

} // namespace dugout
