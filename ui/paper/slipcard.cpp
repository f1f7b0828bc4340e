// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/slipcard.h"

#include "core/match/turn/frompaper.h"
#include "core/match/turn/paperprompts.h"
#include "core/team/playerstats.h"
#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/paper/slipmodel.h"
#include "ui/paper/sliptable.h"
#include "ui/sheets/badgepainter.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A box that may stay empty.
class SlipNumber final : public NumberBox
{
public:
    using NumberBox::NumberBox;

protected:
    [[nodiscard]] QString textFromValue(int value) const override
    {
        return value < 0 ? QString() : NumberBox::textFromValue(value);
    }
    [[nodiscard]] int valueFromText(const QString &text) const override
    {
        return text.trimmed().isEmpty() ? minimum() : NumberBox::valueFromText(text);
    }
    QValidator::State validate(QString &input, int &position) const override
    {
        return input.trimmed().isEmpty() ? QValidator::Acceptable
                                         : NumberBox::validate(input, position);
    }
};

class BadgeLabel final : public QWidget
{
public:
    BadgeLabel(Badge badge, QWidget *parent)
        : QWidget(parent)
        , m_badge(std::move(badge))
    {
        setFixedSize(gridStep(this, 9), gridStep(this, 9));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBadge(painter, rect(), m_badge);
    }

private:
    Badge m_badge;
};

/// What the rows add up to, under their columns.
class SlipTotals final : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(SlipCard)

public:
    SlipTotals(const SlipModel &model, const SlipTable &table, const SlipOutlook &outlook,
               Seat seat, QWidget *parent)
        : QWidget(parent)
        , m_model(model)
        , m_table(table)
        , m_outlook(outlook)
        , m_seat(seat)
    {
        setFixedHeight(gridStep(this, 7));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(tone::greyInk));
        painter.drawLine(rect().topLeft(), rect().topRight());
        const QFont strong = styledFont(font(), TextStyle::Strong);
        painter.setFont(strong);
        for (int column = 0; column < SlipModel::Points; ++column) {
            const QRect cell(m_table.columnViewportPosition(column), 0, m_table.columnWidth(column),
                             height());
            painter.setPen(palette().color(isWrong(column) ? tone::harm : tone::ink));
            if (column == SlipModel::Who)
                painter.drawText(cell.adjusted(36, 0, 0, 0), Qt::AlignVCenter, tr("Total"));
            else if (column == SlipModel::Injury)
                painter.drawText(cell.adjusted(5, 0, 0, 0), Qt::AlignVCenter,
                                 tr("%n hurt", nullptr, m_model.total(column)));
            else
                painter.drawText(cell, Qt::AlignCenter, words(column));
        }
    }

private:
    [[nodiscard]] QString words(int column) const
    {
        const int total = m_model.total(column);
        if (column == SlipModel::Mvp)
            return u"%1/%2"_s.arg(total).arg(m_outlook.side(m_seat).mvps);
        return isWrong(column) ? u"! %1"_s.arg(total) : QString::number(total);
    }
    [[nodiscard]] bool isWrong(int column) const
    {
        const SlipBox box = column == SlipModel::Touchdowns ? SlipBox::Touchdowns
            : column == SlipModel::Mvp                      ? SlipBox::Mvp
                                                            : SlipBox::Whole;
        return std::any_of(m_outlook.remarks.begin(), m_outlook.remarks.end(),
                           [this, box](const SlipRemark &each) {
                               return !each.isNote && each.seat == m_seat && each.box == box
                                   && box != SlipBox::Whole;
                           });
    }

    const SlipModel &m_model;
    const SlipTable &m_table;
    const SlipOutlook &m_outlook;
    Seat m_seat;
};

} // namespace

SlipCard::SlipCard(Seat seat, const Match &match, PaperSlip &slip, const PaperSlip *was,
                   QWidget *parent)
    : Panel(parent)
    , m_seat(seat)
    , m_match(match)
    , m_slip(slip)
    , m_was(was)
    , m_name(new TextLabel(TextStyle::Strong, this))
    , m_coach(new TextLabel(TextStyle::Small, this))
    , m_score(new SlipNumber(this))
    , m_model(new SlipModel(seat, match, slip, was, this))
    , m_table(new SlipTable(*m_model, toColour(match.context().team(seat).primary), this))
    , m_totals(new SlipTotals(*m_model, *m_table, m_outlook, seat, this))
    , m_treasury(new TextLabel(TextStyle::Small, this))
    , m_signed(new QCheckBox(this))
    , m_boughtNothing(new QCheckBox(this))
    , m_stars(new ChoiceBox(this))
{
    const QString place = QString::number(seat);
    setObjectName(u"slip-card-"_s + place);
    m_table->setObjectName(u"slip-table-"_s + place);
    m_score->setObjectName(u"slip-score-"_s + place);
    m_signed->setObjectName(u"slip-signed-"_s + place);
    m_boughtNothing->setObjectName(u"slip-bought-nothing-"_s + place);
    m_stars->setObjectName(u"slip-star-"_s + place);
    m_treasury->setObjectName(u"slip-treasury-"_s + place);
    setTopEdge(toColour(match.context().team(seat).primary));
    setTight(true);
    const int treasury = match.context().team(seat).treasury;
    addBox(Fans, mostFansOfASide, 1'000);
    addBox(Gold, std::max(0, treasury), goldStep);
    addBox(Winnings, mostWinnings, goldStep);
    addBox(FanRoll, mostOfAnAchievement, 1);
    addBox(FanFactor, mostOfAnAchievement, 1);
    layOut();
    m_score->setRange(-1, mostOfAnAchievement);
    connect(m_score, &QSpinBox::valueChanged, this, [this](int value) {
        if (m_isFilling)
            return;
        side().score = value < 0 ? std::nullopt : std::optional(value);
        emit edited();
    });
    connect(m_model, &SlipModel::edited, this, &SlipCard::edited);
    connect(m_table, &SlipTable::columnsMoved, m_totals, qOverload<>(&QWidget::update));
    connect(m_signed, &QCheckBox::toggled, this, [this](bool on) {
        side().isSigned = on;
        if (!m_isFilling)
            emit edited();
    });
    connect(m_boughtNothing, &QCheckBox::toggled, this, [this](bool on) {
        side().boughtNothing = on;
        if (!m_isFilling)
            emit edited();
    });
    connect(m_stars, &QComboBox::activated, this, &SlipCard::hireStar);
    m_signed->setVisible(!was);
    m_boughtNothing->setVisible(!was && match.context().setup().league);
    retranslate();
    readAgain();
}

void SlipCard::addBox(Box box, int most, int step)
{
    static constexpr const char *names[]{"fans", "gold", "winnings", "fan-roll", "fan-factor"};
    auto *field = new SlipNumber(this);
    field->setObjectName(u"slip-%1-%2"_s.arg(QLatin1String(names[box])).arg(m_seat));
    field->setRange(-1, most);
    field->setSingleStep(step);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    connect(field, &QSpinBox::valueChanged, this, [this, box](int value) {
        if (m_isFilling)
            return;
        write(box, value);
        emit edited();
    });
    m_boxes.at(box) = field;
    m_labels.at(box) = new TextLabel(TextStyle::Small, this);
    auto *before = new TextLabel(TextStyle::Small, this);
    before->setTone(tone::look);
    before->hide();
    m_befores.at(box) = before;
}

void SlipCard::layOut()
{
    const Team &team = m_match.context().team(m_seat);
    auto *head = new QHBoxLayout;
    head->addWidget(new BadgeLabel(team.badge, this));
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    auto *second = new QHBoxLayout;
    second->addWidget(m_coach, 1);
    second->addWidget(m_treasury);
    names->addLayout(second);
    head->addLayout(names, 1);
    m_name->setGivesWay(true);
    m_coach->setGivesWay(true);
    m_coach->setTone(tone::greyInk);
    m_score->setFont(styledFont(font(), TextStyle::Heading));
    m_score->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_score->setAlignment(Qt::AlignCenter);
    m_score->setFixedWidth(gridStep(this, 14));
    head->addWidget(m_score);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(gridStep(this, 2));
    grid->setVerticalSpacing(gridStep(this, 1) / 2);
    for (size_t i = 0; i < boxes; ++i) {
        const int column = static_cast<int>(i);
        m_labels.at(i)->setBuddy(m_boxes.at(i));
        auto *labels = new QHBoxLayout;
        labels->addWidget(m_labels.at(i));
        labels->addWidget(m_befores.at(i));
        labels->addStretch();
        grid->addLayout(labels, 0, column);
        grid->addWidget(m_boxes.at(i), 1, column);
        grid->setColumnStretch(column, i == Winnings || i == Fans || i == Gold ? 3 : 2);
    }
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_stars);
    foot->addStretch();
    foot->addWidget(m_signed);
    foot->addWidget(m_boughtNothing);
    m_below = new QBoxLayout(QBoxLayout::TopToBottom);
    m_below->addLayout(grid, 1);
    m_below->addLayout(foot);
    m_below->setSpacing(gridStep(this, 1));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_totals);
    layout->addLayout(m_below);
    m_treasury->setTone(tone::greyInk);
    m_stars->setMinimumWidth(gridStep(this, 36));
    setTight(true); // the margins of a layout that came later
    const bool counts = m_match.context().setup().league;
    for (const Box box : {Gold, Winnings, FanRoll, FanFactor}) {
        m_labels.at(box)->setVisible(counts);
        m_boxes.at(box)->setVisible(counts);
    }
    m_treasury->setVisible(counts);
    // As they stand on the sheet.
    QWidget *before = m_score;
    const auto comes = [&before](QWidget *next) {
        QWidget::setTabOrder(before, next);
        before = next;
    };
    comes(m_table);
    for (NumberBox *box : m_boxes)
        comes(box);
    for (QWidget *each : std::initializer_list<QWidget *>{m_stars, m_signed, m_boughtNothing})
        comes(each);
}

void SlipCard::write(Box box, int value)
{
    SlipSide &into = side();
    const std::optional<int> told = value < 0 ? std::nullopt : std::optional(value);
    switch (box) {
    case Fans:
        into.fans = told.value_or(0);
        break;
    case Gold:
        into.gold = told.value_or(0);
        break;
    case Winnings:
        into.winnings = told;
        break;
    case FanRoll:
        into.fanRoll = told;
        break;
    case FanFactor:
        into.fanFactor = told;
        break;
    }
}

int SlipCard::written(const PaperSlip &slip, Box box) const
{
    const SlipSide &from = slip.side(m_seat);
    switch (box) {
    case Fans:
        return from.fans > 0 ? from.fans : -1;
    case Gold:
        return from.gold > 0 ? from.gold : -1;
    case Winnings:
        return from.winnings.value_or(-1);
    case FanRoll:
        return from.fanRoll.value_or(-1);
    case FanFactor:
        break;
    }
    return from.fanFactor.value_or(-1);
}

void SlipCard::hireStar(int choice)
{
    const QString star = m_stars->itemData(choice).toString();
    if (star.isEmpty())
        return;
    const auto stars = makeStars(m_match.context().ruleset(), StarId(star), currentLanguage());
    for (size_t i = 0; stars && i < stars->size(); ++i) {
        SlipRow row;
        row.star = StarId(star);
        row.member = static_cast<int>(i);
        row.name = stars->at(i).name;
        auto &rows = side().rows;
        const bool hasOthers = !rows.empty() && rows.back().isOthers();
        rows.insert(hasOthers ? rows.end() - 1 : rows.end(), row);
    }
    m_model->readAgain();
    fillStars();
    m_table->setCurrentIndex(
        m_model->index(std::max(0, m_model->rowCount() - 2), SlipModel::Touchdowns));
    m_table->setFocus();
    emit edited();
}

void SlipCard::fillStars()
{
    const QSignalBlocker quiet(m_stars);
    m_stars->clear();
    m_stars->addItem(tr("Hire a star…"), QString());
    const QString asked = m_seat == 0 ? PaperAsks::StarHome : PaperAsks::StarAway;
    for (const Prompt &each : m_match.promptsFor(m_match.start(), asked)) {
        for (const QString &star : each.id == asked ? each.choices : QStringList()) {
            const bool isThere
                = std::any_of(side().rows.begin(), side().rows.end(),
                              [&star](const SlipRow &row) { return row.star.text() == star; });
            const StarPlayer *known = m_match.context().ruleset().stars().find(star);
            if (!isThere && known)
                m_stars->addItem(known->name.in(currentLanguage()), star);
        }
    }
    m_stars->setVisible(m_stars->count() > 1);
}

void SlipCard::setOutlook(const SlipOutlook &outlook)
{
    m_outlook = outlook;
    m_model->setOutlook(outlook);
    showBoxes();
    showTotals();
}

void SlipCard::showTotals()
{
    m_isFilling = true;
    const int score = side().score.value_or(side().touchdowns());
    if (!m_score->hasFocus() || side().score)
        m_score->setValue(score);
    m_isFilling = false;
    m_totals->update();
}

void SlipCard::showBoxes()
{
    const SideOutlook &out = m_outlook.side(m_seat);
    for (size_t i = 0; i < boxes; ++i) {
        const auto box = static_cast<Box>(i);
        const int was = m_was ? written(*m_was, box) : -1;
        const bool changed = m_was && was != written(m_slip, box);
        auto *before = m_befores.at(i);
        before->setText(was < 0 ? u"–"_s : goldText(was));
        QFont struck = before->font();
        struck.setStrikeOut(true);
        before->setFont(struck);
        before->setVisible(changed);
    }
    m_boxes.at(FanFactor)->setToolTip(
        plainToolTip(u"%1 → %2"_s.arg(out.fanFactorBefore).arg(out.fanFactorAfter)));
    m_treasury->setText(tr("Fan factor %1 → %2 · treasury %3")
                            .arg(out.fanFactorBefore)
                            .arg(out.fanFactorAfter)
                            .arg(goldText(out.treasuryAfter)));
}

void SlipCard::readAgain()
{
    m_isFilling = true;
    for (size_t i = 0; i < boxes; ++i)
        m_boxes.at(i)->setValue(written(m_slip, static_cast<Box>(i)));
    m_signed->setChecked(side().isSigned);
    m_boughtNothing->setChecked(side().boughtNothing);
    m_isFilling = false;
    m_model->readAgain();
    fillStars();
    showTotals();
}

void SlipCard::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    // A card that has the form to itself has room beside its boxes, and its rows need what is
    // below.
    m_below->setDirection(width() < gridStep(this, 200) ? QBoxLayout::TopToBottom
                                                        : QBoxLayout::LeftToRight);
    m_totals->update();
}

void SlipCard::retranslate()
{
    const Team &team = m_match.context().team(m_seat);
    m_name->setText(team.name);
    const Roster *roster = m_match.context().roster(m_seat);
    const QString race = roster ? roster->name.in(currentLanguage()) : QString();
    m_coach->setText(team.coach.isEmpty() ? race : u"%1 · %2"_s.arg(team.coach, race));
    const QStringList names{tr("Fans"), tr("Gold taken"), tr("Winnings"), tr("Fan roll"),
                            tr("Fan factor")};
    for (size_t i = 0; i < boxes; ++i) {
        m_labels.at(i)->setText(names.at(static_cast<qsizetype>(i)));
        m_boxes.at(i)->setAccessibleName(
            u"%1, %2"_s.arg(names.at(static_cast<qsizetype>(i)), team.name));
    }
    m_score->setAccessibleName(
        tr("Touchdowns of %1").arg(QString(team.name).replace(u'&', u"&&"_s)));
    m_table->setAccessibleName(team.name);
    m_signed->setText(tr("Signed"));
    m_boughtNothing->setText(tr("Bought nothing"));
    m_boughtNothing->setToolTip(plainToolTip(tr("No hiring, firing or buying after this match.")));
    m_stars->setAccessibleName(tr("A star who was hired for this match"));
    m_model->retranslate();
    fillStars();
    showBoxes();
}

} // namespace dugout
