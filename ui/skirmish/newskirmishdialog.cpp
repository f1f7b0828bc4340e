// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/newskirmishdialog.h"

#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/skirmish/optionfields.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int fewestPlayers = 2;
constexpr int mostPlayers = 4;
constexpr int longestPlayerName = 60;

/// A game is kept with all that it needs, and needs no pictures.
Warband withoutPictures(Warband warband)
{
    for (FighterCard &fighter : warband.fighters)
        fighter.picture.clear();
    return warband;
}

} // namespace

NewSkirmishDialog::NewSkirmishDialog(const Collection &collection,
                                     std::shared_ptr<const Ruleset> ruleset, QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_collection(collection)
    , m_ruleset(std::move(ruleset))
    , m_count(new ChoiceBox(this))
    , m_way(new ChoiceBox(this))
    , m_field(new QCheckBox(this))
    , m_cardsNote(new TextLabel(TextStyle::Small, this))
    , m_fieldNote(new TextLabel(TextStyle::Small, this))
    , m_openNote(new TextLabel(TextStyle::Small, this))
    , m_casual(new QCheckBox(this))
    , m_toDecks(new ActionButton(this))
    , m_options(new OptionFields(m_ruleset, {u"players"_s}, this))
    , m_problems(new QListWidget(this))
    , m_countLabel(addField(m_count))
    , m_wayLabel(addField(m_way))
{
    setObjectName(u"new-skirmish"_s);
    setMinimumWidth(gridStep(this, 160)); // names of warbands and decks side by side
    m_count->setObjectName(u"player-count"_s);
    m_way->setObjectName(u"way"_s);
    for (const QString &way : wayNames())
        m_way->addItem(way, way);
    m_field->setObjectName(u"with-battlefield"_s);
    m_openNote->setObjectName(u"open-values"_s);
    for (int count = fewestPlayers; count <= mostPlayers; ++count)
        m_count->addItem(QString::number(count), count);
    m_field->setChecked(true);
    layOut();
    const bool decks = m_players.at(0).deck->count() > 0 && m_players.at(1).deck->count() > 0;
    m_way->setCurrentIndex(m_way->findData(decks ? u"everything"_s : u"table"_s));
    for (const Player &player : std::as_const(m_players))
        fillDecks(player);
    connect(m_count, &QComboBox::currentIndexChanged, this, &NewSkirmishDialog::fitPlayers);
    connect(m_way, &QComboBox::currentIndexChanged, this, [this] {
        for (const Player &player : std::as_const(m_players))
            fillDecks(player);
        fitPlayers();
    });
    // Not before everybody is there.
    for (const Player &player : std::as_const(m_players))
        connect(player.deck, &QComboBox::currentIndexChanged, this, &NewSkirmishDialog::check);
    connect(m_options, &OptionFields::changed, this, &NewSkirmishDialog::offerTieBreak);
    for (QCheckBox *box : {m_casual, m_field})
        connect(box, &QCheckBox::toggled, this, &NewSkirmishDialog::check);
    NewSkirmishDialog::retranslate();
    fitPlayers();
}

void NewSkirmishDialog::layOut()
{
    m_problems->setObjectName(u"setup-problems"_s);
    m_problems->setWordWrap(true);
    m_problems->setFixedHeight(gridStep(this, 20));
    auto *body = new ScrollColumn(this);
    body->column()->setContentsMargins(0, 0, 0, 0);
    auto *players = new QWidget(body->widget());
    auto *grid = new QGridLayout(players);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < 3; ++i) {
        m_heads.append(new TextLabel(TextStyle::Small, players));
        grid->addWidget(m_heads.last(), 0, i);
        grid->setColumnStretch(i, i < 1 ? 1 : 0); // names of warbands and decks are seen whole
    }
    for (int row = 0; row < mostPlayers; ++row)
        addPlayer(grid, row + 1);
    for (TextLabel *note : {m_cardsNote, m_fieldNote, m_openNote}) {
        note->setWordWrap(true);
        note->setTone(tone::greyInk);
    }
    m_toDecks->setObjectName(u"to-decks"_s);
    connect(m_toDecks, &QAbstractButton::clicked, this, [this] {
        reject();
        emit decksRequested();
    });
    for (QWidget *part : QList<QWidget *>{m_cardsNote, players, m_toDecks, m_openNote, m_field,
                                          m_fieldNote, m_casual, m_options, m_problems})
        body->column()->addWidget(part);
    body->column()->addStretch();
    addWide(body);
    orderFields();
}

/// From the top to the bottom, whatever was made first.
void NewSkirmishDialog::orderFields()
{
    QList<QWidget *> order{m_count, m_way};
    for (const Player &player : std::as_const(m_players))
        order += {player.name, player.warband, player.deck};
    order += {m_toDecks, m_field, m_casual};
    const auto options = m_options->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *option : options) {
        if (option->focusPolicy() != Qt::NoFocus)
            order.append(option);
    }
    order.append(m_problems);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

void NewSkirmishDialog::addPlayer(QGridLayout *grid, int row)
{
    Player player{new TextField(this), new ChoiceBox(this), new ChoiceBox(this)};
    player.name->setObjectName(u"player-name-%1"_s.arg(row));
    player.warband->setObjectName(u"player-warband-%1"_s.arg(row));
    player.deck->setObjectName(u"player-deck-%1"_s.arg(row));
    player.name->setMaxLength(longestPlayerName);
    for (ChoiceBox *box : {player.warband, player.deck}) {
        box->setProperty("tableWords", true);
        box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    grid->addWidget(player.name, row, 0);
    grid->addWidget(player.warband, row, 1);
    grid->addWidget(player.deck, row, 2);
    for (const Warband &warband : m_collection.warbands)
        player.warband->addItem(localized(warband.name), warband.id.text());
    if (player.warband->count() > 0)
        player.warband->setCurrentIndex((row - 1) % player.warband->count());
    m_players.append(player);
    connect(player.warband, &QComboBox::currentIndexChanged, this, [this, player] {
        fillDecks(player);
        countOpenValues();
        check();
    });
    fillDecks(player);
}

void NewSkirmishDialog::fillDecks(const Player &player)
{
    player.deck->clear();
    if (way() == SkirmishWay::Table) // the real cards lie on the table; a list of them may help
        player.deck->addItem(tr("no deck"), QString());
    for (const DeckList &deck : m_collection.decks) {
        if (deck.warband.text() == player.warband->currentData().toString())
            player.deck->addItem(deck.name, deck.id.text());
    }
}

void NewSkirmishDialog::setGiven(const SkirmishSetup &given)
{
    m_fixture = given.fixture;
    m_count->setCurrentIndex(0);
    m_count->hide();
    m_countLabel->hide();
    m_options->hide();
    if (!given.way.isEmpty())
        m_way->setCurrentIndex(m_way->findData(given.way));
    for (size_t i = 0; i < given.seats.size() && i < fewestPlayers; ++i)
        choose(m_players.at(static_cast<qsizetype>(i)), given.seats[i]);
    retranslate();
    growToContent(this, std::max(width(), minimumWidth()));
}

void NewSkirmishDialog::choose(const Player &player, const SkirmishSeat &seat)
{
    player.name->setText(seat.name);
    player.name->setEnabled(false);
    if (const int band = player.warband->findData(seat.warband.id.text()); band >= 0)
        player.warband->setCurrentIndex(band);
    if (const int deck = player.deck->findData(seat.deck.id.text()); deck >= 0)
        player.deck->setCurrentIndex(deck);
}

SkirmishWay NewSkirmishDialog::way() const
{
    return wayFromName(m_way->currentData().toString());
}

int NewSkirmishDialog::playerCount() const
{
    return m_count->currentData().toInt();
}

void NewSkirmishDialog::fitPlayers()
{
    const bool asksDecks = way() != SkirmishWay::Counters;
    for (int i = 0; i < mostPlayers; ++i) {
        const Player &player = m_players.at(i);
        const bool plays = i < playerCount();
        player.name->setVisible(plays);
        player.warband->setVisible(plays);
        player.deck->setVisible(plays && asksDecks);
    }
    m_heads.at(2)->setVisible(asksDecks);
    m_casual->setVisible(asksDecks);
    m_field->setVisible(way() != SkirmishWay::Counters);
    m_fieldNote->setVisible(way() != SkirmishWay::Counters);
    sayWay();
    m_options->setOffered(u"best-of-three"_s, playerCount() == 2);
    m_options->setOffered(u"fixed-layout"_s, playerCount() > 2);
    m_options->setOffered(u"mulligan-limit"_s, way() == SkirmishWay::Everything);
    m_options->setOffered(u"ask-everybody"_s, way() == SkirmishWay::Everything);
    offerTieBreak();
    countOpenValues();
    check();
    growToContent(this, std::max(width(), minimumWidth()));
}

/// Only several games together can end in a draw that is broken by another.
void NewSkirmishDialog::offerTieBreak()
{
    m_options->setOffered(u"match-tie-break"_s, m_options->isOn(u"best-of-three"_s));
}

/// What is missing or against the rules is seen before anybody presses Start.
void NewSkirmishDialog::check()
{
    QStringList sentences;
    for (const SetupProblem &problem : checkSetup(setup(), *m_ruleset)) {
        if (!m_casual->isChecked() || !problem.isOfDeck())
            sentences.append(problem.message);
    }
    m_problems->clear();
    m_problems->addItems(sentences);
    m_problems->setVisible(!sentences.isEmpty());
    // Without any, a button leads there; a league's own dialog stands elsewhere.
    const bool lacks = std::any_of(
        m_players.begin(), m_players.begin() + playerCount(),
        [](const Player &player) { return player.deck->currentData().toString().isEmpty(); });
    m_toDecks->setVisible(lacks && way() == SkirmishWay::Everything && m_fixture.isEmpty());
    if (!sentences.isEmpty())
        bringIntoView(m_problems); // the dialog itself stays as it is, and so do its buttons
    acceptButton()->setEnabled(sentences.isEmpty());
}

/// Said once, before the game: later on each value is asked when it is needed.
void NewSkirmishDialog::countOpenValues()
{
    int open = 0;
    for (const Player &player : std::as_const(m_players)) {
        const Warband *warband
            = m_collection.warband(WarbandId(player.warband->currentData().toString()));
        if (!warband || &player - m_players.constData() >= playerCount())
            continue;
        open += static_cast<int>(
            std::count_if(warband->fighters.begin(), warband->fighters.end(),
                          [](const FighterCard &fighter) { return fighter.hasOpenValues(); }));
    }
    m_openNote->setText(tr("%n fighter(s) have missing stats. Fill them in under Collection, or "
                           "the game will ask for them.",
                           nullptr, open));
    // Counters roll nothing, so nobody is asked.
    m_openNote->setVisible(open > 0 && way() != SkirmishWay::Counters);
}

SkirmishSeat NewSkirmishDialog::seatOf(const Player &player) const
{
    SkirmishSeat seat;
    seat.name = player.name->text().trimmed();
    if (seat.name.isEmpty())
        seat.name = player.name->placeholderText();
    if (const Warband *warband
        = m_collection.warband(WarbandId(player.warband->currentData().toString())))
        seat.warband = withoutPictures(*warband);
    seat.deck.warband = seat.warband.id;
    const DeckList *deck = m_collection.deck(DeckId(player.deck->currentData().toString()));
    if (deck && way() != SkirmishWay::Counters)
        seat.deck = *deck;
    return seat;
}

SkirmishSetup NewSkirmishDialog::setup() const
{
    SkirmishSetup setup;
    setup.ruleset = m_ruleset->id();
    setup.options = m_options->choices();
    setup.way = wayName(way());
    setup.tracksCards = way() == SkirmishWay::Everything;
    setup.tracksField = way() != SkirmishWay::Counters && m_field->isChecked();
    for (int i = 0; i < playerCount(); ++i)
        setup.seats.push_back(seatOf(m_players.at(i)));
    if (setup.tracksField)
        giveBoards(setup, m_collection);
    gatherCards(setup, m_collection);
    return setup;
}

/// What the chosen way is for, in a sentence. It can be changed during the game.
void NewSkirmishDialog::sayWay()
{
    const QStringList sentences{
        tr("One tap each for glory, activations, hearts and tokens, in any order."),
        tr("The players hold their real cards; Dugout knows fighters, dice and activations, and "
           "asks once in each power step."),
        tr("Each player needs a deck; hands are hidden, and the device is handed over when "
           "somebody has something to decide.")};
    m_cardsNote->setText(sentences.value(m_way->currentIndex()) + u' '
                         + tr("It can be changed during the game."));
}

void NewSkirmishDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(
        m_fixture.isEmpty()
            ? tr("New skirmish")
            : tr("%1, round %2").arg(m_fixture.competition, QString::number(m_fixture.round)));
    m_countLabel->setText(tr("Players"));
    const QStringList heads{tr("Name"), tr("Warband"), tr("Deck")};
    for (qsizetype i = 0; i < heads.size(); ++i)
        m_heads.at(i)->setText(heads.at(i));
    for (int i = 0; i < mostPlayers; ++i) {
        const Player &player = m_players.at(i);
        player.name->setPlaceholderText(tr("Player %1").arg(i + 1));
        player.name->setAccessibleName(tr("Name of player %1").arg(i + 1));
        player.warband->setAccessibleName(tr("Warband of player %1").arg(i + 1));
        player.deck->setAccessibleName(tr("Deck of player %1").arg(i + 1));
        for (int row = 0; row < player.warband->count(); ++row) {
            if (const Warband *warband
                = m_collection.warband(WarbandId(player.warband->itemData(row).toString())))
                player.warband->setItemText(row, localized(warband->name));
        }
    }
    m_field->setText(tr("Dugout knows the battlefield"));
    m_wayLabel->setText(tr("Dugout tracks"));
    m_way->setAccessibleName(tr("Dugout tracks"));
    const QStringList ways{tr("Counters only"), tr("Everything but the cards"),
                           tr("Everything, with decks and hands")};
    for (int i = 0; i < ways.size(); ++i)
        m_way->setItemText(i, ways.at(i));
    m_fieldNote->setText(
        tr("Checks hexes, range, line of sight and support. Turn off to judge them yourselves."));
    sayWay();
    m_casual->setText(tr("Decks may break rules"));
    m_toDecks->setCommand("to-decks");
    m_problems->setAccessibleName(tr("What is missing or breaks the rules"));
    m_options->retranslate();
    countOpenValues();
    check();
    acceptButton()->setCommand("start");
}

} // namespace dugout
