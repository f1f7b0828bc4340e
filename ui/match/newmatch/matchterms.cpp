// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/matchterms.h"

#include "core/match/state/playednames.h"
#include "core/rules/optiongroups.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/cardbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/pilllabel.h"
#include "ui/common/segmentswitch.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/match/newmatch/kitrow.h"
#include "ui/match/newmatch/rulesdialog.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 minuteMs = 60'000;
constexpr int turnMinutes[]{0, 2, 3, 4};
constexpr int bankMinutes[]{30, 45, 60, 75, 90};
constexpr int bankButton = -1; ///< in the group of the lengths
constexpr QStringView oneOff = u"one-off";

struct OccasionWord
{
    QStringView id;
    const char *name;
};

constexpr OccasionWord occasions[]{
    {oneOff, QT_TRANSLATE_NOOP("dugout::MatchTerms", "One-off match")},
    {u"", QT_TRANSLATE_NOOP("dugout::MatchTerms", "League match")},
    {Played::Friendly, QT_TRANSLATE_NOOP("dugout::MatchTerms", "Friendly match")},
    {Played::PlayOff, QT_TRANSLATE_NOOP("dugout::MatchTerms", "Play-off")},
    {Played::SemiFinal, QT_TRANSLATE_NOOP("dugout::MatchTerms", "Semi-final")},
    {Played::Final, QT_TRANSLATE_NOOP("dugout::MatchTerms", "Final")}};

} // namespace

MatchTerms::MatchTerms(QWidget *parent)
    : Panel(parent)
    , m_rows(new QGridLayout)
    , m_edition(new ChoiceBox(this))
    , m_occasion(new ChoiceBox(this))
    , m_rules(new ActionButton(this))
    , m_counts(new PillLabel(this))
    , m_reminder(new TextLabel(TextStyle::Body, this))
    , m_ownDice(new CardButton(u"dice"_s))
    , m_dugoutRolls(new CardButton(u"screen"_s))
    , m_quick(new CardButton(u"touchdown"_s))
    , m_full(new CardButton(u"rules"_s))
    , m_lengths(new QButtonGroup(this))
    , m_sounds(new QCheckBox(this))
    , m_kits(new KitRow(this))
    , m_phones(new ActionButton(this))
    , m_display(new ActionButton(this))
{
    m_edition->setObjectName(u"match-edition"_s);
    m_edition->setProperty("tableWords", true);
    m_occasion->setObjectName(u"match-occasion"_s);
    m_rules->setObjectName(u"match-options"_s);
    m_counts->setObjectName(u"match-counts"_s);
    m_reminder->setObjectName(u"match-reminder"_s);
    m_reminder->setWordWrap(true);
    m_reminder->setTone(tone::harm);
    m_ownDice->setObjectName(u"own-dice"_s);
    m_dugoutRolls->setObjectName(u"dugout-rolls"_s);
    m_quick->setObjectName(u"detail-quick"_s);
    m_full->setObjectName(u"detail-full"_s);
    m_sounds->setObjectName(u"match-sounds"_s);
    m_phones->setObjectName(u"new-match-phones"_s);
    m_display->setObjectName(u"new-match-display"_s);
    for (ActionButton *later : {m_phones, m_display})
        later->setCheckable(true);
    layOut();
    connect(m_edition, &QComboBox::currentIndexChanged, this, &MatchTerms::editionChosen);
    connect(m_occasion, &QComboBox::currentIndexChanged, this, [this] {
        countRules();
        emit termsChanged();
    });
    connect(m_rules, &QAbstractButton::clicked, this, &MatchTerms::openRules);
    connect(m_kits, &KitRow::chosen, this, &MatchTerms::kitsChosen);
    setStyle({});
    retranslate();
}

QLabel *MatchTerms::addRow(QLayout *content)
{
    auto *label = new TextLabel(TextStyle::Strong, this);
    const int row = m_rows->rowCount();
    m_rows->addWidget(label, row, 0, Qt::AlignVCenter);
    m_rows->addLayout(content, row, 1);
    m_labels.append(label);
    return label;
}

void MatchTerms::layOut()
{
    auto *match = new FlowLayout;
    for (QWidget *widget : {static_cast<QWidget *>(m_edition), static_cast<QWidget *>(m_occasion),
                            static_cast<QWidget *>(m_rules), static_cast<QWidget *>(m_counts)})
        match->addWidget(widget);
    const auto pair = [](CardButton *first, CardButton *second) {
        // Each pair in a widget of its own: buttons of one parent are exclusive.
        auto *both = new QWidget;
        auto *line = new QHBoxLayout(both);
        line->setContentsMargins(0, 0, 0, 0);
        for (CardButton *way : {first, second}) {
            way->setOneOfSeveral();
            line->addWidget(way, 1);
        }
        auto *row = new QHBoxLayout;
        row->addWidget(both);
        return row;
    };
    m_rows->setColumnStretch(1, 1);
    m_rows->setHorizontalSpacing(gridStep(this, 5));
    m_rows->setVerticalSpacing(gridStep(this, 3));
    addRow(match)->setBuddy(m_edition);
    m_rows->addWidget(m_reminder, m_rows->rowCount(), 1);
    addRow(pair(m_ownDice, m_dugoutRolls));
    addRow(pair(m_quick, m_full));
    layOutClock();
    auto *kits = new FlowLayout;
    for (QWidget *widget : {static_cast<QWidget *>(m_kits), m_kits->changeButton(),
                            static_cast<QWidget *>(m_phones), static_cast<QWidget *>(m_display)})
        kits->addWidget(widget);
    addRow(kits);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_rows);
}

void MatchTerms::layOutClock()
{
    auto *segments = new SegmentGround;
    const auto add = [this, segments](int id) {
        ActionButton *button = segments->addSegment();
        button->setObjectName(u"clock-%1"_s.arg(id));
        m_lengths->addButton(button, id + 2); // ids of a group that are negative mean others
        return button;
    };
    for (const int minutes : turnMinutes)
        add(minutes);
    connect(add(bankButton), &QAbstractButton::clicked, this, &MatchTerms::chooseBank);
    auto *clock = new FlowLayout;
    clock->addWidget(segments);
    clock->addWidget(m_sounds);
    addRow(clock);
}

void MatchTerms::setEditions(const std::vector<std::pair<QString, QString>> &editions)
{
    const QSignalBlocker quiet(m_edition);
    const QString before = edition();
    m_edition->clear();
    for (const auto &[id, name] : editions)
        m_edition->addItem(name, id);
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
}

QString MatchTerms::edition() const
{
    return m_edition->currentData().toString();
}

void MatchTerms::setEdition(const QString &edition)
{
    const QSignalBlocker quiet(m_edition);
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(edition)));
}

void MatchTerms::setFixture(const QString &words)
{
    m_fixture = words;
    m_edition->setEnabled(words.isEmpty());
    m_occasion->setEnabled(words.isEmpty());
    m_rules->setVisible(words.isEmpty());
    m_kits->setCanChange(words.isEmpty());
    fillOccasions();
}

void MatchTerms::fillOccasions()
{
    const QSignalBlocker quiet(m_occasion);
    const QVariant before = m_occasion->currentData();
    m_occasion->clear();
    if (!m_fixture.isEmpty()) {
        m_occasion->addItem(m_fixture, QString());
    } else {
        for (const OccasionWord &each : occasions)
            m_occasion->addItem(tr(each.name), each.id.toString());
        m_occasion->setCurrentIndex(std::max(0, m_occasion->findData(before)));
    }
    countRules();
}

bool MatchTerms::isLeague() const
{
    return m_occasion->currentData().toString() != oneOff;
}

QString MatchTerms::occasion() const
{
    return isLeague() ? m_occasion->currentData().toString() : QString();
}

void MatchTerms::setLeague(bool league)
{
    const QSignalBlocker quiet(m_occasion);
    if (league != isLeague())
        m_occasion->setCurrentIndex(m_occasion->findData(league ? QString() : oneOff.toString()));
    countRules();
}

void MatchTerms::setRules(std::shared_ptr<const Ruleset> ruleset, const OptionChoices &choices)
{
    m_ruleset = std::move(ruleset);
    m_choices = choices;
    countRules();
}

OptionChoices MatchTerms::options() const
{
    OptionChoices offered;
    if (!m_ruleset)
        return offered;
    for (const Option &option : m_ruleset->options()) {
        const auto chosen = m_choices.find(option.id);
        if (chosen != m_choices.end() && chosen->second != option.defaultValue
            && isForMatch(option, isLeague()))
            offered.insert(*chosen);
    }
    return offered;
}

void MatchTerms::openRules()
{
    auto *dialog = new RulesDialog(m_ruleset, isLeague(), m_choices, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_choices = dialog->choices();
        countRules();
        emit termsChanged();
    });
    dialog->open();
}

void MatchTerms::countRules()
{
    const auto count = static_cast<int>(options().size());
    if (count == 0)
        m_rules->setCommand("match-options");
    else
        m_rules->setCommand("match-options-changed", {}, count);
    m_counts->setVisible(isLeague());
    m_counts->setPill(m_fixture.isEmpty() ? tr("Counts for both teams")
                                          : tr("Counts for the league"),
                      Shade::GoodPill, Shade::GoodPillInk);
}

void MatchTerms::setReminder(const QString &words)
{
    m_reminder->setText(words);
    m_reminder->setVisible(!words.isEmpty());
}

void MatchTerms::setStyle(const PlayStyle &style)
{
    (style.ownDice ? m_ownDice : m_dugoutRolls)->setChecked(true);
    (style.quick ? m_quick : m_full)->setChecked(true);
}

PlayStyle MatchTerms::style() const
{
    return {m_ownDice->isChecked(), m_quick->isChecked(), false};
}

void MatchTerms::setClock(const AgreedClock &clock, qint64 ruledMs)
{
    const qint64 bank = clock.bankMs.value_or(0);
    const qint64 limit = clock.limitMs.value_or(ruledMs);
    m_bankMinutes = static_cast<int>(bank / minuteMs);
    const int id = bank > 0 ? bankButton : static_cast<int>(limit / minuteMs);
    m_given = clock;
    if (QAbstractButton *button = m_lengths->button(id + 2)) // else it is none of the usual ones
        button->setChecked(true);
    sayClock();
}

AgreedClock MatchTerms::clock() const
{
    if (!m_lengths->checkedButton())
        return m_given;
    const int id = m_lengths->checkedId() - 2;
    if (id == bankButton)
        return {0, m_bankMinutes * minuteMs};
    return {id * minuteMs, 0};
}

void MatchTerms::chooseBank()
{
    if (m_bankMinutes == 0)
        m_bankMinutes = bankMinutes[2];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const int minutes : bankMinutes) {
        QAction *action = menu->addAction(tr("%n minute(s) for each coach", nullptr, minutes));
        action->setCheckable(true);
        action->setChecked(minutes == m_bankMinutes);
        connect(action, &QAction::triggered, this, [this, minutes] {
            m_bankMinutes = minutes;
            sayClock();
        });
    }
    const QAbstractButton *button = m_lengths->button(bankButton + 2);
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    sayClock();
}

void MatchTerms::setSounds(bool on)
{
    m_sounds->setChecked(on);
}

bool MatchTerms::sounds() const
{
    return m_sounds->isChecked();
}

void MatchTerms::showKits(const MatchSetup &setup)
{
    m_kits->setMatch(setup);
}

void MatchTerms::setCanOpenPhones(bool can)
{
    m_phones->setVisible(can);
}

bool MatchTerms::wantsPhones() const
{
    return m_phones->isChecked();
}

bool MatchTerms::wantsDisplay() const
{
    return m_display->isChecked();
}

void MatchTerms::sayClock()
{
    for (const int minutes : turnMinutes) {
        QAbstractButton *button = m_lengths->button(minutes + 2);
        const QString length = minutes == 0 ? tr("No limit") : tr("%1 min").arg(minutes);
        button->setText(length);
        if (minutes > 0) {
            button->setToolTip(tr("%1 min a turn").arg(minutes));
            button->setAccessibleName(button->toolTip());
        }
    }
    m_lengths->button(bankButton + 2)
        ->setText(m_bankMinutes > 0 ? tr("%1 min a coach…").arg(m_bankMinutes)
                                    : tr("Time per coach…"));
}

void MatchTerms::retranslate()
{
    const QStringList words{tr("Match"), tr("Dice"), tr("Detail"), tr("Clock"), tr("Shirts")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_edition->setAccessibleName(tr("Edition"));
    m_occasion->setAccessibleName(tr("What is played for"));
    m_ownDice->setWords(tr("Our dice"), tr("Roll at the table and enter the results."));
    m_dugoutRolls->setWords(tr("Dugout rolls"), tr("One key rolls; every roll is in the log."));
    m_quick->setWords(tr("Quick: score and injuries"),
                      tr("Turns, touchdowns and injuries: two or three entries a turn."));
    m_full->setWords(tr("Full: every roll"),
                     tr("Blocks, passes and dodges with their chances: the whole story."));
    m_sounds->setText(tr("Sounds"));
    m_phones->setCommand("new-match-phones");
    m_display->setCommand("new-match-display");
    m_kits->retranslate();
    sayClock();
    fillOccasions();
}

} // namespace dugout
