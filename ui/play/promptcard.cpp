// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/promptcard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardfit.h"
#include "ui/play/cardhead.h"
#include "ui/play/cardkeys.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAnsweredAtOnce(const OfferedPrompt &offer)
{
    const Prompt &prompt = offer.prompt;
    return prompt.kind == PromptKind::Confirm
        || (!offer.asksAlone && prompt.kind == PromptKind::Choice && prompt.choices.size() == 1
            && prompt.atLeast == 1);
}

QList<QKeySequence> keysOfOffers(const std::vector<OfferedPrompt> &offers)
{
    QList<QKeySequence> keys;
    for (const OfferedPrompt &offer : offers) {
        if (!offer.key.isEmpty())
            keys.append(offer.key);
    }
    return keys;
}

} // namespace

PromptCard::PromptCard(RandomSource &random, QWidget *parent)
    : Panel(parent)
    , m_random(random)
    , m_head(new CardHead(this))
    , m_keys(new CardKeys(this))
    , m_result(new ResultStrip(this))
    , m_scroll(new ScrollColumn(this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_detail(new TextLabel(TextStyle::Body, this))
    , m_why(new TextLabel(TextStyle::Small, this))
    , m_place(new QVBoxLayout)
    , m_middle(new QWidget(this))
    , m_grid(new QuickGrid(this))
    , m_problem(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"prompt-card"_s);
    m_title->setObjectName(u"prompt-title"_s);
    m_detail->setObjectName(u"prompt-detail"_s);
    m_problem->setObjectName(u"prompt-problem"_s);
    m_detail->setTone(tone::greyInk);
    m_problem->setTone(tone::harm);
    layOut();
    connect(m_grid, &QuickGrid::pressed, this, &PromptCard::press);
    connect(m_head->asides(), &AsideMenu::chosen, this, [this](const QString &id) {
        const OfferedPrompt *offer = m_offers.find(id);
        if (offer && offer->begins)
            press(id);
        else
            open(id);
    });
    connect(m_head->grouped(), &AsideMenu::chosen, this, &PromptCard::press);
    connect(m_head->back(), &QAbstractButton::clicked, this, &PromptCard::goBack);
    retranslate();
}

void PromptCard::goBack()
{
    if (!m_past.isEmpty())
        emit backToNowRequested();
    else if (m_open != m_offers.home())
        open(m_offers.home());
    else
        emit backRequested();
}

void PromptCard::layOut()
{
    for (TextLabel *label : {m_title, m_detail, m_why, m_problem})
        label->setWordWrap(true);
    QVBoxLayout *column = m_scroll->column();
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep(this, 3));
    m_place->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_detail),
                          static_cast<QWidget *>(m_why)})
        column->addWidget(part);
    column->addLayout(m_place);
    auto *middle = new QVBoxLayout(m_middle);
    middle->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_middle);
    column->addWidget(m_grid);
    column->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_head);
    layout->addWidget(m_result);
    layout->addWidget(m_scroll, 1);
    layout->addStretch(); // what a turn offers stands at the bottom, whatever is said above it
    layout->addWidget(m_problem);
}

void PromptCard::setOffers(const std::vector<OfferedPrompt> &offers, const QString &moment,
                           bool answered)
{
    Offers next(offers);
    const bool same = !answered && next.asksAs(m_offers) && !m_offers.isEmpty();
    m_offers = std::move(next);
    m_moment = moment;
    const bool focused = !same && letGoOfFocus();
    if (!same) {
        m_open = m_offers.home();
        showProblem({});
        rebuild();
    }
    if (m_body)
        m_body->setOffer(*m_offers.find(m_open));
    showWords();
    if (focused)
        takeFocus();
}

/// Taken away with the focus in it, a body would pass it on to whatever comes next in the window,
/// and a page that is higher than the window would scroll there.
bool PromptCard::letGoOfFocus()
{
    const QWidget *focus = m_body ? QApplication::focusWidget() : nullptr;
    const bool inside = focus && (focus == m_body || m_body->isAncestorOf(focus));
    if (inside)
        setFocus(Qt::ShortcutFocusReason);
    return inside;
}

void PromptCard::press(const QString &prompt)
{
    const OfferedPrompt *offer = m_offers.find(prompt);
    if (!offer) {
        if (m_offers.isEmpty())
            emit endActionChosen(prompt);
        return;
    }
    if (!isAnsweredAtOnce(*offer)) {
        open(prompt);
        return;
    }
    Event event;
    event.prompt = prompt;
    event.seat = offer->prompt.seat;
    event.choices = offer->prompt.choices;
    emit answered(event);
}

bool PromptCard::open(const QString &prompt)
{
    if (!m_past.isEmpty() || (!prompt.isEmpty() && !m_offers.find(prompt)))
        return false;
    m_open = prompt;
    showProblem({});
    rebuild();
    showWords();
    takeFocus();
    return true;
}

void PromptCard::rebuild()
{
    // The body may be answering at this very moment.
    if (m_body) {
        m_body->hide();
        m_body->deleteLater();
        m_body = nullptr;
    }
    const OfferedPrompt *offer = m_offers.find(m_open);
    if (!offer || !m_past.isEmpty())
        return;
    m_scroll->verticalScrollBar()->setValue(0); // whatever was looked at before
    m_body = PromptBody::make(*offer, m_random, m_scroll->widget());
    m_place->addWidget(m_body);
    m_scroll->column()->setStretchFactor(m_place, m_body->fillsTheCard() ? 1 : 0);
    m_body->setTight(m_compact);
    m_body->show();
    m_body->installEventFilter(this);
    if (m_body->isCount())
        connect(m_body, &PromptBody::answered, m_keys, &CardKeys::endCount);
    connect(m_body, &PromptBody::answered, this, &PromptCard::answered);
    connect(m_body, &PromptBody::leftAlone, this, [this] {
        const OfferedPrompt *passing = m_offers.passing();
        if (passing && passing->key.isEmpty()) // what has a key of its own is never left by chance
            press(passing->prompt.id);
    });
    connect(m_body, &PromptBody::enterMoved, this, &PromptCard::showBody);
}

void PromptCard::showWords()
{
    const OfferedPrompt *offer = m_past.isEmpty() ? m_offers.find(m_open) : nullptr;
    const bool nothing = m_offers.isEmpty();
    QString title = nothing ? m_endTitle : m_moment;
    QString detail = nothing ? m_endDetail
        : m_offers.hasKeys() ? tr("Record what happens, as much as you like.")
                             : tr("These can be answered in any order.");
    if (!m_past.isEmpty()) {
        title = tr("As it was then");
        detail = m_past;
    } else if (offer) {
        title = offer->words.question.isEmpty() ? offer->words.title : offer->words.question;
        detail = offer->words.detail;
    }
    m_title->setText(title);
    m_detail->setText(detail);
    m_why->setText(offer ? offer->words.why : QString());
    m_why->setVisible(!m_why->text().isEmpty());
    m_head->setWords(
        m_asked.isEmpty() ? tr("What comes next") : tr("What comes next · %1").arg(m_asked), title);
    showBack();
    showBody();
    fit();
}

void PromptCard::showBack()
{
    ActionButton *back = m_head->back();
    back->setText(m_past.isEmpty() ? tr("Back") : tr("Back to now"));
    back->setKey(QKeySequence(Qt::Key_Escape));
    back->setVisible(!m_past.isEmpty() || m_open != m_offers.home() || m_canGoBack);
}

void PromptCard::showBody()
{
    const std::vector<OfferedPrompt> beside
        = m_offers.isEmpty() ? m_endActions : m_offers.beside(m_open);
    const bool away = !m_past.isEmpty() || (!m_open.isEmpty() && m_open != m_offers.home());
    const bool optional
        = m_body && !away && m_offers.passing() && m_offers.passing()->prompt.id != m_open;
    if (m_body) {
        m_body->setOptional(optional);
        m_body->setKeysBeside(away ? QList<QKeySequence>() : keysOfOffers(beside));
    }
    m_grid->setLeads(!m_body || (optional && !m_body->answersEnter()), !m_body);
    m_grid->setOffers(away ? std::vector<OfferedPrompt>{} : beside);
    m_head->asides()->setOffers(away ? std::vector<OfferedPrompt>{} : m_offers.asides());
    const std::vector<OfferedPrompt> grouped = m_offers.grouped();
    m_head->grouped()->setOffers(away ? std::vector<OfferedPrompt>{} : grouped);
    m_head->asides()->setName(tr("By hand…"), QKeySequence(Qt::Key_H));
    m_head->grouped()->setName(grouped.empty() ? QString() : grouped.front().group,
                               QKeySequence(Qt::SHIFT | Qt::Key_H));
}

CardHeights PromptCard::heights() const
{
    const QRect inside = contentsRect();
    const int gap = layout()->spacing();
    const int within = m_scroll->column()->spacing(); // between what scrolls there is more air
    const auto heightOf = [&inside](const QWidget *part, int above) {
        return above
            + (part->hasHeightForWidth() ? part->heightForWidth(inside.width())
                                         : part->sizeHint().height());
    };
    const auto wordsOf = [&heightOf](const TextLabel *label, int above) {
        return label->text().isEmpty() ? 0 : heightOf(label, above);
    };
    CardHeights heights;
    heights.gap = gap;
    const int head = m_head->heightFor(inside.width(), false);
    heights.room = inside.height() - head - gap - wordsOf(m_problem, gap);
    heights.head = m_head->heightFor(inside.width(), true) - head;
    heights.result = m_result->isEmpty() ? 0 : gap + m_result->fullHeight(inside.width());
    heights.title = heightOf(m_title, gap);
    heights.detail = wordsOf(m_detail, within) + wordsOf(m_why, within);
    if (m_body)
        heights.body = m_body->fillsTheCard() ? within + m_body->minimumSizeHint().height()
                                              : heightOf(m_body, within);
    heights.buttons = m_grid->isHidden() ? 0 : heightOf(m_grid, m_body ? within : gap);
    return heights;
}

void PromptCard::fit()
{
    const bool menu = !m_body && !m_grid->isHidden();
    CardHeights parts = heights();
    CardFit fit = m_body || menu ? whatFits(parts) : CardFit{true, true, true};
    const bool brief = !fit.result && !m_result->isEmpty();
    if (brief) {
        parts.result = parts.gap + m_result->briefHeight(contentsRect().width());
        if (const CardFit shorter = whatFits(parts); shorter.result)
            fit = shorter;
    }
    m_result->setBrief(brief);
    m_head->setTakesTitle(!fit.title);
    m_title->setVisible(fit.title);
    // A menu explains itself; what is being answered must say what it needs.
    const bool explained = (fit.title || m_body) && !m_detail->text().isEmpty();
    // What explains the goods of a shop is the gold left, and every row of them counts.
    const bool inHead = explained && !fit.title && !m_body->offer().shelf.empty();
    m_head->setTitle(inHead ? u"%1 · %2"_s.arg(m_title->text(), m_detail->text())
                            : m_title->text());
    m_detail->setVisible(explained && !inHead);
    m_result->setVisible(!m_result->isEmpty() && fit.result);
    placeMiddle(menu && m_past.isEmpty(), fit.result);
    placeGrid(fit.scrolls);
    m_scroll->setVisible(fit.title || m_gridScrolls || !m_middle->isHidden());
}

/// Only where it pushes no button out of sight.
void PromptCard::placeMiddle(bool menu, bool result)
{
    const CardHeights parts = heights();
    const int width = contentsRect().width();
    const int needed = parts.gap
        + (m_middle->hasHeightForWidth() ? m_middle->heightForWidth(width)
                                         : m_middle->sizeHint().height());
    const int room = parts.room - parts.buttons - gridStep(this, 3);
    const int above = parts.title + (result ? parts.result : 0);
    const bool any = menu && needed > parts.gap && room >= needed;
    m_middle->setVisible(any);
    if (!any)
        return;
    // What only explains goes first, then the title into the head, then what is in the log too.
    if (room - above - parts.detail < needed)
        m_detail->hide();
    int left = room;
    if (room - above < needed) {
        m_head->setTakesTitle(true);
        m_title->hide();
        left -= parts.head;
    }
    const int shown = result ? parts.gap + m_result->heightForWidth(width) : 0;
    if (left - shown < needed)
        m_result->hide();
    if (left < needed)
        m_middle->hide();
}

void PromptCard::placeGrid(bool scrolled)
{
    if (scrolled == m_gridScrolls)
        return;
    m_gridScrolls = scrolled;
    const bool focused = m_grid->isAncestorOf(QApplication::focusWidget());
    const bool shown = !m_grid->isHidden();
    if (scrolled)
        m_scroll->column()->insertWidget(m_scroll->column()->count() - 1, m_grid);
    else
        static_cast<QVBoxLayout *>(layout())->addWidget(m_grid);
    m_grid->setVisible(shown); // at once, as it may get the focus next
    if (focused)
        takeFocus();
}

void PromptCard::setCompact(bool compact)
{
    setTight(compact);
    m_compact = compact;
    if (m_body)
        m_body->setTight(compact);
    m_head->setCompact(compact);
    m_grid->setCompact(compact);
    fit();
}

void PromptCard::setMiddle(QWidget *middle)
{
    m_middle->layout()->addWidget(middle);
    middle->installEventFilter(this); // it comes and goes with what it shows
}

void PromptCard::setCanGoBack(bool can)
{
    m_canGoBack = can;
}

bool PromptCard::pressMain()
{
    QWidget *main = m_body && m_body->answersEnter()
        ? m_body->findChild<QWidget *>(u"prompt-main"_s)
        : m_grid->first();
    auto *button = qobject_cast<QAbstractButton *>(main);
    if (!button || !button->isVisible())
        return false;
    button->click();
    return true;
}

bool PromptCard::pressPassing()
{
    const OfferedPrompt *passing = m_past.isEmpty() ? m_offers.passing() : nullptr;
    if (!passing || passing->key.isEmpty() || m_open != m_offers.home())
        return false;
    press(passing->prompt.id);
    return true;
}

QWidget *PromptCard::fieldFor(const QString &text) const
{
    return m_body ? m_body->fieldFor(text) : nullptr;
}

void PromptCard::setAsked(const QString &name)
{
    m_asked = name;
}

void PromptCard::setAnswer(const AnswerShown &answer)
{
    m_result->setAnswer(answer);
    fit();
}

void PromptCard::setEnding(const QString &title, const QString &detail,
                           const std::vector<EndAction> &actions)
{
    m_endTitle = title;
    m_endDetail = detail;
    m_endActions.clear();
    for (const EndAction &action : actions) {
        OfferedPrompt button;
        button.prompt.id = action.id;
        button.prompt.kind = PromptKind::Confirm;
        button.words.title = action.text;
        m_endActions.push_back(std::move(button));
    }
}

void PromptCard::showPast(const QString &line)
{
    if (m_past == line)
        return;
    const bool turned = line.isEmpty() != m_past.isEmpty();
    m_past = line;
    if (turned)
        rebuild();
    showWords();
}

void PromptCard::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    fit();
}

QString PromptCard::problem() const
{
    return m_problem->text();
}

void PromptCard::takeFocus()
{
    QWidget *first = m_body ? m_body->first() : nullptr;
    if (!first)
        first = m_grid->isHidden() && !m_body ? m_head->back() : m_grid->first();
    const bool usable = first && first->isVisibleTo(this);
    // With nothing to press by Enter the card keeps the focus, lest it press something elsewhere.
    const bool waits = m_body && m_body->focusPolicy() != Qt::NoFocus;
    (usable      ? first
         : waits ? static_cast<QWidget *>(m_body)
                 : this)
        ->setFocus(Qt::ShortcutFocusReason);
}

/// A body may grow, as when the dice on the table are entered: what was answered last makes room.
bool PromptCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool middle = watched->parent() == m_middle
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent
            || event->type() == QEvent::LayoutRequest);
    if (middle || (watched == m_body && event->type() == QEvent::LayoutRequest))
        QMetaObject::invokeMethod(this, &PromptCard::fit, Qt::QueuedConnection);
    return Panel::eventFilter(watched, event);
}

void PromptCard::resizeEvent(QResizeEvent *event)
{
    fit();
    Panel::resizeEvent(event);
}

void PromptCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void PromptCard::retranslate()
{
    showWords();
}

} // namespace dugout
