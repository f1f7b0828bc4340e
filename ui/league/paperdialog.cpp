// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/paperdialog.h"

#include "core/match/state/playednames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"

#include <QListWidget>
#include <QMessageBox>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostFans = 1'000'000;
constexpr int mostTouchdowns = 20;

/// What the match would offer for this part of the slip.
QStringList offeredBy(const MatchSession &session, const QString &prompt)
{
    for (const Prompt &each : session.prompts()) {
        if (each.id == prompt)
            return each.choices;
    }
    return {};
}

} // namespace

PaperDialog::PaperDialog(MatchSession session, Try attempt, QWidget *parent)
    : FormDialog(parent)
    , m_session(std::move(session))
    , m_try(std::move(attempt))
    , m_deed(new ChoiceBox(this))
    , m_who(new ChoiceBox(this))
    , m_injury(new ChoiceBox(this))
    , m_by(new ChoiceBox(this))
    , m_add(new ActionButton(this))
    , m_fans{new NumberBox(this), new NumberBox(this)}
    , m_gold{new NumberBox(this), new NumberBox(this)}
    , m_conceded(new ChoiceBox(this))
    , m_winner(new ChoiceBox(this))
    , m_score(new TextLabel(TextStyle::Strong, this))
    , m_list(new QListWidget(this))
    , m_remove(new ActionButton(this))
{
    setObjectName(u"paper-match"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addFields();
    addList();
    connect(m_deed, &QComboBox::currentIndexChanged, this, &PaperDialog::showDeed);
    connect(m_who, &QComboBox::currentIndexChanged, this, &PaperDialog::showAuthors);
    connect(m_add, &QAbstractButton::clicked, this, &PaperDialog::addLine);
    connect(m_remove, &QAbstractButton::clicked, this, &PaperDialog::removeLine);
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 220), gridStep(this, 130)).boundedTo(room * 9 / 10));
    PaperDialog::retranslate();
    // One Enter too many writes another line, which can be taken off, and no match.
    m_add->setDefault(true);
    m_deed->setFocus();
}

void PaperDialog::addFields()
{
    m_deed->setObjectName(u"paper-deed"_s);
    m_who->setObjectName(u"paper-who"_s);
    m_injury->setObjectName(u"paper-injury"_s);
    m_by->setObjectName(u"paper-by"_s);
    m_injury->setProperty("tableWords", true);
    m_add->setObjectName(u"paper-add"_s);
    m_fans[0]->setObjectName(u"paper-fans"_s);
    m_fans[1]->setObjectName(u"paper-fans-away"_s);
    m_conceded->setObjectName(u"paper-conceded"_s);
    m_winner->setObjectName(u"paper-winner"_s);
    for (const int deed : {Touchdown, Completion, Interception, Casualty})
        m_deed->addItem(QString(), deed);
    for (QWidget *field : std::initializer_list<QWidget *>{m_deed, m_who, m_injury, m_by})
        m_labels.append(addField(field));
    const MatchContext &context = m_session.game().context();
    for (const size_t side : {0U, 1U}) {
        m_fans.at(side)->setRange(0, mostFans);
        m_fans.at(side)->setSingleStep(1'000);
        m_gold.at(side)->setRange(0, std::max(0, context.team(static_cast<Seat>(side)).treasury));
        m_gold.at(side)->setSingleStep(10'000);
    }
    for (QWidget *field : std::initializer_list<QWidget *>{m_fans[0], m_fans[1], m_gold[0],
                                                           m_gold[1], m_conceded, m_winner})
        m_labels.append(addField(field));
    for (NumberBox *gold : m_gold)
        showField(gold, context.setup().league && gold->maximum() > 0);
    const QString &occasion = context.setup().occasion;
    showField(m_winner, !occasion.isEmpty() && occasion != Played::Friendly);
}

void PaperDialog::addList()
{
    m_list->setObjectName(u"paper-lines"_s);
    m_list->setWordWrap(true);
    m_remove->setObjectName(u"paper-remove"_s);
    m_score->setObjectName(u"paper-score"_s);
    m_score->setWordWrap(true);
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_add);
    layout->addWidget(m_score);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remove, 0, Qt::AlignLeft);
    column->setMinimumWidth(gridStep(this, 60));
    addBeside(column);
}

void PaperDialog::giveNamesRoom()
{
    int labels = 0;
    for (const QLabel *each : m_labels)
        labels = std::max(labels, each->isHidden() ? 0 : each->sizeHint().width());
    const int edges = gridStep(this, 25);
    const int room = screen()->availableSize().width() - labels
        - m_list->parentWidget()->minimumWidth() - edges;
    const int least = gridStep(this, 50);
    for (ChoiceBox *box : {m_deed, m_who, m_injury, m_by})
        box->setMinimumWidth(std::clamp(box->sizeHint().width(), least, std::max(least, room)));
}

PaperDialog::Deed PaperDialog::deed() const
{
    return static_cast<Deed>(m_deed->currentData().toInt());
}

QString PaperDialog::words(const QString &choice) const
{
    if (choice == Choice::None)
        return tr("Nobody");
    return choiceWords(m_session.game().context(), m_session.state(), {StepKind::PaperCasualty},
                       choice);
}

void PaperDialog::fill(ChoiceBox *box, const QStringList &choices) const
{
    const QVariant chosen = box->currentData();
    const QSignalBlocker quiet(box);
    box->clear();
    for (const QString &each : choices) {
        const PlayerRef ref = PlayerRef::fromString(each);
        const QString team
            = ref.isValid() ? teamName(m_session.game().context(), ref.seat) : QString();
        box->addItem(team.isEmpty() ? words(each) : u"%1 · %2"_s.arg(words(each), team), each);
    }
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

/// Whoever can have done it; only who was hurt has an injury and somebody who did it.
void PaperDialog::showDeed()
{
    static const QStringList prompts{Asks::PaperTouchdown, Asks::PaperCompletion,
                                     Asks::PaperInterception, Asks::PaperCasualty};
    fill(m_who, offeredBy(m_session, prompts.at(deed())));
    const bool hurt = deed() == Casualty;
    showField(m_injury, hurt);
    showField(m_by, hurt);
    m_labels.at(1)->setText(hurt ? tr("Who was hurt") : tr("Who"));
    m_who->setAccessibleName(m_labels.at(1)->text());
    showAuthors();
}

void PaperDialog::showAuthors()
{
    const PlayerRef victim = PlayerRef::fromString(m_who->currentData().toString());
    QStringList authors{Choice::None};
    for (const QString &each : offeredBy(m_session, Asks::PaperCasualty)) {
        if (PlayerRef::fromString(each).seat != victim.seat)
            authors.append(each);
    }
    fill(m_by, authors);
    giveNamesRoom();
}

QString PaperDialog::wordsOf(const Line &line) const
{
    const QString who = words(line.who);
    if (line.deed != Casualty)
        return u"%1: %2"_s.arg(m_deed->itemText(line.deed), who);
    const QString what
        = u"%1: %2, %3"_s.arg(m_deed->itemText(Casualty), who, words(line.casualty.result));
    return line.casualty.by.isEmpty() ? what : tr("%1, by %2").arg(what, words(line.casualty.by));
}

void PaperDialog::showLines()
{
    const int row = m_list->currentRow();
    m_list->clear();
    std::array<int, 2> score{};
    for (const Line &each : m_lines) {
        m_list->addItem(wordsOf(each));
        const Seat seat = each.who == otherOf(0) ? 0
            : each.who == otherOf(1)             ? 1
                                                 : PlayerRef::fromString(each.who).seat;
        if (each.deed == Touchdown)
            ++score.at(static_cast<size_t>(seat));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    const MatchContext &context = m_session.game().context();
    m_score->setText(u"%1 %2 – %3 %4"_s.arg(teamName(context, 0))
                         .arg(score[0])
                         .arg(score[1])
                         .arg(teamName(context, 1)));
    m_remove->setEnabled(!m_lines.empty());
}

void PaperDialog::addLine()
{
    Line line{deed(), m_who->currentData().toString(), {}};
    if (line.who.isEmpty())
        return;
    const auto scored = std::count_if(m_lines.begin(), m_lines.end(),
                                      [](const Line &each) { return each.deed == Touchdown; });
    if (line.deed == Touchdown && scored >= mostTouchdowns)
        return;
    if (line.deed == Casualty) {
        const QString by = m_by->currentData().toString();
        line.casualty
            = {line.who, m_injury->currentData().toString(), by == u"none"_s ? QString() : by};
    }
    m_lines.push_back(line);
    showLines();
    m_list->setCurrentRow(m_list->count() - 1);
}

void PaperDialog::removeLine()
{
    const int row = m_list->currentRow() < 0 ? m_list->count() - 1 : m_list->currentRow();
    if (row < 0)
        return;
    m_lines.erase(m_lines.begin() + row);
    showLines();
}

PaperSlip PaperDialog::slip() const
{
    PaperSlip slip;
    for (const Line &each : m_lines) {
        if (each.deed == Touchdown)
            slip.touchdowns.append(each.who);
        else if (each.deed == Completion)
            slip.completions.append(each.who);
        else if (each.deed == Interception)
            slip.interceptions.append(each.who);
        else
            slip.casualties.push_back(each.casualty);
    }
    for (const size_t side : {0U, 1U}) {
        slip.fans.at(side) = m_fans.at(side)->value();
        slip.gold.at(side) = m_gold.at(side)->value();
    }
    slip.conceded = static_cast<PaperConcession>(m_conceded->currentIndex());
    slip.winner = m_winner->currentIndex() <= 0 ? noSeat : m_winner->currentIndex() - 1;
    return slip;
}

void PaperDialog::accept()
{
    const QString problem = m_try(slip());
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

bool PaperDialog::isBegun() const
{
    const auto isTold = [](const NumberBox *each) { return each->value() > 0; };
    return !m_lines.empty() || m_conceded->currentIndex() > 0 || m_winner->currentIndex() > 0
        || std::any_of(m_fans.begin(), m_fans.end(), isTold)
        || std::any_of(m_gold.begin(), m_gold.end(), isTold);
}

void PaperDialog::reject()
{
    if (!isBegun()) {
        QDialog::reject();
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, windowTitle(),
                                tr("Nothing on this slip is entered yet. Throw it away?"),
                                QMessageBox::Yes | QMessageBox::No, this);
    box->setObjectName(u"paper-leave"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::No);
    connect(box, &QDialog::finished, this, [this](int answer) {
        if (answer == QMessageBox::Yes)
            QDialog::reject();
    });
    box->open();
}

void PaperDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("A match from paper"));
    const MatchContext &context = m_session.game().context();
    const QString home = teamName(context, 0);
    const QString away = teamName(context, 1);
    const QStringList labels{tr("What happened"),
                             tr("Who"),
                             tr("The injury"),
                             tr("Credited to"),
                             tr("Fans of %1").arg(home),
                             tr("Fans of %1").arg(away),
                             tr("Gold %1 took from its treasury").arg(home),
                             tr("Gold %1 took from its treasury").arg(away),
                             tr("Did anybody concede?"),
                             tr("The winner on a level score")};
    for (qsizetype i = 0; i < labels.size(); ++i)
        m_labels.at(i)->setText(QString(labels.at(i)).replace(u'&', u"&&"_s)); // a name, no key
    const QStringList deeds{tr("Touchdown"), tr("Completion"), tr("Interception"), tr("Casualty")};
    for (int i = 0; i < m_deed->count(); ++i)
        m_deed->setItemText(i, deeds.value(i));
    fill(m_injury, paperInjuries(context));
    fill(m_conceded, offeredBy(m_session, Asks::PaperConceded));
    fill(m_winner, offeredBy(m_session, Asks::PaperShootOut));
    const std::initializer_list<std::pair<ChoiceBox *, int>> named{
        {m_deed, 0}, {m_injury, 2}, {m_by, 3}, {m_conceded, 8}, {m_winner, 9}};
    for (const auto &[box, label] : named)
        box->setAccessibleName(labels.at(label));
    m_add->setText(tr("Add to the slip"));
    m_remove->setText(tr("Take off the slip"));
    m_list->setAccessibleName(tr("On the slip"));
    acceptButton()->setText(tr("Enter the match"));
    showDeed();
    showLines();
}

} // namespace dugout
