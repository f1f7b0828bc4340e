// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchwindow.h"

#include "core/match/rolls/boardactions.h"
#include "core/match/words/matchtexts.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/matchviews/pitchview.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/matchviews/scatterbar.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

PitchWindow::PitchWindow(RandomSource &dice, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_view(new PitchView(this))
    , m_lineUp{new ActionButton(this), new ActionButton(this)}
    , m_shown(new ChoiceBox(this))
    , m_zones(new QCheckBox(this))
    , m_scatter(new ScatterBar(dice, this))
    , m_help(new TextLabel(TextStyle::Small, this))
    , m_words(new TextLabel(TextStyle::Body, this))
    , m_scatterTitle(new TextLabel(TextStyle::Strong, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"pitch-window"_s);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_view, 1);
    m_side = makeSide();
    row->addWidget(m_side);
    fitSide();
    connect(m_view, &PitchView::moved, this, &PitchWindow::moveSomebody);
    connect(m_view, &PitchView::selected, this, [this](const QString &ref) {
        m_wish.selected = ref;
        rebuild();
    });
    connect(m_shown, &QComboBox::activated, this, [this](int index) {
        m_wish.passes = index == 1;
        rebuild();
    });
    connect(m_zones, &QCheckBox::toggled, this, [this](bool on) {
        m_wish.zones = on;
        rebuild();
    });
    connect(m_view, &PitchView::menuWanted, this, &PitchWindow::openMenu);
    for (const Seat seat : {0, 1}) {
        ActionButton *button = m_lineUp.at(static_cast<size_t>(seat));
        button->setObjectName(u"pitch-line-up-%1"_s.arg(seat));
        button->setShrinks(true);
        connect(button, &QAbstractButton::clicked, this,
                [this, seat] { emit acted(board::liningUp(m_state, seat)); });
    }
    connect(m_scatter, &ScatterBar::rolled, this, &PitchWindow::drawPath);
    connect(m_scatter, &ScatterBar::putWanted, this, &PitchWindow::putBall);
    resize(gridStep(this, 300), gridStep(this, 175));
    retranslate();
}

QWidget *PitchWindow::makeSide()
{
    auto *side = new ScrollColumn(this);
    m_zones->setChecked(m_wish.zones);
    m_problem->setTone(tone::harm);
    m_problem->hide();
    for (TextLabel *label : {m_help, m_words, m_problem})
        label->setWordWrap(true);
    for (QWidget *each : std::initializer_list<QWidget *>{m_shown, m_zones, m_words, m_problem})
        side->column()->addWidget(each);
    side->column()->addSpacing(gridStep(this, 4));
    for (ActionButton *button : m_lineUp)
        side->column()->addWidget(button);
    side->column()->addSpacing(gridStep(this, 4));
    side->column()->addWidget(m_scatterTitle);
    side->column()->addWidget(m_scatter);
    side->column()->addStretch();
    side->column()->addWidget(m_help);
    return side;
}

void PitchWindow::setMatch(const MatchContext &context, const MatchState &state)
{
    if (m_context != &context) {
        m_context = &context;
        m_advisor.emplace(context);
        m_path = {};
    }
    m_state = state;
    showProblem({});
    setWindowTitle(tr("Pitch: %1 – %2").arg(teamName(context, 0), teamName(context, 1)));
    rebuild();
}

void PitchWindow::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

QString PitchWindow::problem() const
{
    return m_problem->text();
}

void PitchWindow::rebuild()
{
    if (!m_context)
        return;
    PitchScene scene = makePitchScene(*m_context, m_state, *m_advisor, m_wish);
    scene.path = m_path;
    m_advice = scene.advice;
    if (!scene.selected.isEmpty())
        m_advice.prepend(playerName(m_state, PlayerRef::fromString(scene.selected)));
    if (const QString path = PitchWords::path(m_path); !path.isEmpty())
        m_advice.append(path);
    for (const Seat seat : {0, 1}) {
        for (const LineUpProblem problem : m_advisor->lineUp(m_state, seat))
            m_advice.append(u"%1: %2"_s.arg(teamName(*m_context, seat),
                                            SetupCheck::sentence(problem, m_advisor->limits())));
    }
    m_words->setText(m_advice.join(u'\n'));
    for (const Seat seat : {0, 1}) {
        ActionButton *button = m_lineUp.at(static_cast<size_t>(seat));
        button->setText(tr("Line up %1").arg(teamName(*m_context, seat)).replace(u'&', u"&&"_s));
        button->setEnabled(!board::liningUp(m_state, seat).empty());
    }
    m_scatter->setDrawn(!m_path.squares.empty() && !m_path.leaves);
    m_view->setScene(std::move(scene));
}

void PitchWindow::moveSomebody(const QString &who, const std::optional<Square> &to)
{
    m_path = {};
    emit acted(board::placing(who, to));
}

void PitchWindow::drawPath(BallMove move, const std::vector<int> &dice)
{
    const auto from = board::ballSquare(m_state);
    if (!from) {
        showProblem(tr("Put the ball on the pitch first."));
        return;
    }
    showProblem({});
    m_path = ballPath(move, *from, dice);
    rebuild();
}

void PitchWindow::putBall()
{
    const Square end = m_path.squares.back();
    m_path = {};
    emit acted(board::placing(board::ball, end));
}

/// What the chosen player can do there.
void PitchWindow::openMenu(Square cell, const QPoint &at)
{
    if (!m_context || m_wish.selected.isEmpty())
        return;
    const auto actions = boardActions(*m_context, m_state, m_wish.selected, cell);
    if (actions.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"pitch-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const BoardAction &action : actions) {
        QAction *item = menu->addAction(QString(action.name).replace(u'&', u"&&"_s));
        item->setObjectName(action.id);
        connect(item, &QAction::triggered, this,
                [this, events = action.events] { emit acted(events); });
    }
    menu->popup(at);
}

void PitchWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitSide();
}

void PitchWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// As wide as its words need at the text size of the moment; the rest is the pitch's.
void PitchWindow::fitSide()
{
    constexpr int steps = 70;
    m_side->setFixedWidth(gridStep(this, steps));
}

void PitchWindow::retranslate()
{
    const int shown = std::max(0, m_shown->currentIndex());
    m_shown->clear();
    m_shown->addItems({tr("Moves and blocks"), tr("Passes")});
    m_shown->setCurrentIndex(shown);
    m_shown->setAccessibleName(tr("What is shown for the chosen player"));
    m_zones->setText(tr("Tackle zones"));
    m_scatterTitle->setText(tr("Where the ball goes"));
    m_help->setText(tr("Drag the players and the ball, or use the keys: arrows move the cursor, "
                       "Enter picks up and puts down, Del takes off the board. The other mouse "
                       "button, or the menu key, shows what the chosen player can do there."));
    if (m_context)
        setMatch(*m_context, m_state);
    else
        setWindowTitle(tr("Pitch"));
}

} // namespace dugout
