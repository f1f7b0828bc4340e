// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/promptcard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/play/asidemenu.h"
#include "ui/play/cardhead.h"
#include "ui/play/cardkeys.h"
#include "ui/play/cardmiddle.h"
#include "ui/play/coursestrip.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAnsweredAtOnce(const OfferedPrompt &offer)
{
    const Prompt &prompt = offer.prompt;
    const bool single
        = prompt.kind == PromptKind::Choice && prompt.choices.size() == 1 && prompt.atLeast == 1;
    return !offer.asksAlone && (prompt.kind == PromptKind::Confirm || single);
}

/// Opens the menu of what is seldom done, though it is no prompt.
const QString asidesButton = u"asides"_s;

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
    , m_parts(this)
    , m_keys(new CardKeys(this))
{
    setObjectName(u"prompt-card"_s);
    connect(m_parts.grid, &QuickGrid::pressed, this, &PromptCard::press);
    connect(m_parts.head->asides(), &AsideMenu::chosen, this, [this](const QString &id) {
        const OfferedPrompt *offer = m_offers.find(id);
        if (offer && offer->begins)
            press(id);
        else if (open(id))
            emit begun();
    });
    qApp->installEventFilter(this); // a second click belongs to nothing that it meets by chance
    m_parts.head->installEventFilter(this); // its buttons come and go
    connect(m_parts.head->back(), &QAbstractButton::clicked, this, &PromptCard::goBack);
    retranslate();
}

void PromptCard::goBack()
{
    if (!m_past.isEmpty())
        emit backToNowRequested();
    else if (!m_members.isEmpty() && m_open.isEmpty())
        openMembers({});
    else if (m_open != m_offers.home())
        open(m_offers.home());
    else
        emit backRequested();
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
        m_open = m_offers.opening();
        m_members.clear();
        showProblem({});
        rebuild();
    }
    if (m_parts.body)
        m_parts.body->setOffer(*m_offers.find(m_open));
    emit turned();
    showWords();
    if (focused)
        takeFocus();
}

/// Taken away with the focus in it, a body would pass it on to whatever comes next in the window,
/// and a page that is higher than the window would scroll there.
bool PromptCard::letGoOfFocus()
{
    const QWidget *focus = m_parts.body ? QApplication::focusWidget() : nullptr;
    const bool inside = focus && (focus == m_parts.body || m_parts.body->isAncestorOf(focus));
    if (inside)
        setFocus(Qt::ShortcutFocusReason);
    return inside;
}

void PromptCard::press(const QString &prompt)
{
    const OfferedPrompt *offer = m_offers.find(prompt);
    if (prompt == asidesButton)
        return openAsides();
    if (offer && !offer->members.isEmpty())
        return openMembers(prompt);
    if (!offer) {
        if (m_offers.isEmpty())
            emit endActionChosen(prompt);
        return;
    }
    if (!isAnsweredAtOnce(*offer)) {
        open(prompt);
        emit begun();
        return;
    }
    Event event;
    event.prompt = prompt;
    event.seat = offer->prompt.seat;
    event.choices = offer->prompt.choices;
    emit answered(event);
}

/// What a doing of the turn leads to, or the turn again.
void PromptCard::openMembers(const QString &prompt)
{
    m_members = prompt;
    showProblem({});
    emit turned();
    showWords();
    takeFocus();
}

void PromptCard::openAsides()
{
    m_parts.head->asides()->popup(m_parts.grid->findChild<QWidget *>(u"quick-"_s + asidesButton));
}

bool PromptCard::open(const QString &prompt)
{
    if (!m_past.isEmpty() || (!prompt.isEmpty() && !m_offers.find(prompt)))
        return false;
    m_open = prompt;
    m_members.clear();
    showProblem({});
    rebuild();
    emit turned();
    showWords();
    takeFocus();
    return true;
}

void PromptCard::rebuild()
{
    m_turned.start();
    // The body may be answering at this very moment.
    if (m_parts.body) {
        m_parts.body->hide();
        m_parts.body->deleteLater();
        m_parts.body = nullptr;
    }
    const OfferedPrompt *offer = m_offers.find(m_open);
    if (!offer || !m_past.isEmpty())
        return;
    m_parts.scroll->verticalScrollBar()->setValue(0); // whatever was looked at before
    m_parts.body = PromptBody::make(*offer, m_random, m_parts.scroll->widget());
    m_parts.place->addWidget(m_parts.body);
    m_parts.body->setTight(isTight());
    m_parts.body->show();
    m_parts.body->installEventFilter(this);
    if (m_parts.body->isCount())
        connect(m_parts.body, &PromptBody::answered, m_keys, &CardKeys::endCount);
    connect(m_parts.body, &PromptBody::answered, this, &PromptCard::answered);
    connect(m_parts.body, &PromptBody::leftAlone, this, [this] {
        const OfferedPrompt *passing = m_offers.passing();
        if (passing && passing->key.isEmpty()) // what has a key of its own is never left by chance
            press(passing->prompt.id);
    });
    connect(m_parts.body, &PromptBody::enterMoved, this, [this] {
        showBack();
        showBody();
    });
}

void PromptCard::showWords()
{
    const OfferedPrompt *offer = m_past.isEmpty() ? m_offers.find(m_open) : nullptr;
    const bool nothing = m_offers.isEmpty();
    QString title = nothing ? m_endTitle : m_moment;
    QString detail = nothing ? m_endDetail
        : m_offers.hasKeys() ? tr("Log as much or as little as you want.")
                             : tr("These can be answered in any order.");
    if (!nothing && !m_chosen.isEmpty()) {
        title = m_chosen;
        detail = m_aboutChosen;
    }
    if (!m_past.isEmpty()) {
        title = tr("Looking back");
        detail = m_past;
    } else if (const OfferedPrompt *opened = m_offers.find(m_members); opened && !offer) {
        title = opened->words.question;
        detail = opened->words.detail;
    } else if (offer) {
        title = offer->words.question.isEmpty() ? offer->words.title : offer->words.question;
        detail = offer->words.detail;
    }
    m_parts.title->setText(title);
    m_parts.detail->setText(detail);
    const PromptCourse course = offer ? offer->words.course : PromptCourse();
    m_parts.stages->setStages(course.stages);
    m_parts.chances->setChances(course.chances);
    m_parts.why->setText(offer ? offer->words.why : QString());
    m_parts.why->setVisible(!m_parts.why->text().isEmpty());
    m_parts.head->setWords(m_asked.isEmpty() ? tr("What comes next") : m_asked, title);
    showBack();
    showBody();
    fit();
}

void PromptCard::showBack()
{
    ActionButton *back = m_parts.head->back();
    back->setCommand(m_past.isEmpty() ? "prompt-back" : "prompt-back-to-now");
    // A key that two buttons bear is heard by neither.
    const bool taken = m_parts.body && m_parts.body->takesEscape();
    back->setVisible(!taken && (!isMenu() || m_open != m_offers.home() || m_canGoBack));
}

void PromptCard::showBody()
{
    const std::vector<OfferedPrompt> beside = besideOpen();
    const bool away = !m_past.isEmpty() || (!m_open.isEmpty() && m_open != m_offers.home());
    const bool optional
        = m_parts.body && !away && m_offers.passing() && m_offers.passing()->prompt.id != m_open;
    if (m_parts.body) {
        // A cover needs little room, what it hides may need all there is.
        m_parts.scroll->column()->setStretchFactor(m_parts.place,
                                                   m_parts.body->fillsTheCard() ? 1 : 0);
        m_parts.body->setOptional(optional);
        m_parts.body->setKeysBeside(away ? QList<QKeySequence>() : keysOfOffers(beside));
    }
    m_parts.grid->setLeads(!m_parts.body || (optional && !m_parts.body->answersEnter()),
                           !m_parts.body);
    m_parts.grid->setFilled(!m_footLeads);
    m_parts.tiled = isTiled(beside);
    m_parts.grid->setOffers(away ? std::vector<OfferedPrompt>{} : beside);
    AsideMenu *menu = m_parts.head->asides();
    menu->setOnlyMenu(m_parts.tiled && !menu->hasPageItems());
    menu->setOffers(away || !m_members.isEmpty() ? std::vector<OfferedPrompt>{} : inMenu());
    menu->setCommand(asidesCommand());
}

const char *PromptCard::asidesCommand() const
{
    return m_parts.head->asides()->hasPageItems() || isTiled(m_offers.beside({}))
        ? "prompt-more"
        : "prompt-by-hand";
}

/// What a tile leads to needs no chip of its own, and where somebody is chosen his way is worth
/// more than they are.
bool PromptCard::isChipLeftOut(const OfferedPrompt &one) const
{
    return one.shape == ButtonShape::Chip && m_flat
        && (m_footLeads || m_offers.isLedTo(one.prompt.id));
}

/// Their keys work all the same.
std::vector<OfferedPrompt> PromptCard::inMenu() const
{
    std::vector<OfferedPrompt> all = m_offers.asides();
    for (const OfferedPrompt &one : m_offers.beside(m_open)) {
        if (isChipLeftOut(one) && !m_offers.isLedTo(one.prompt.id))
            all.push_back(one);
    }
    return all;
}

/// Beside tiles what is seldom done is one of the chips.
std::vector<OfferedPrompt> PromptCard::besideOpen() const
{
    if (m_offers.isEmpty())
        return m_endActions;
    if (!m_members.isEmpty() && m_open.isEmpty())
        return m_offers.membersOf(m_members);
    std::vector<OfferedPrompt> beside = m_offers.beside(m_open);
    if (!isTiled(beside))
        return beside;
    std::erase_if(beside, [this](const OfferedPrompt &one) { return isChipLeftOut(one); });
    if (m_offers.asides().empty() || m_parts.head->asides()->hasPageItems())
        return beside;
    OfferedPrompt more;
    more.prompt.id = asidesButton;
    more.prompt.kind = PromptKind::Confirm;
    more.words.title = commandWords(asidesCommand());
    more.shape = ButtonShape::Chip;
    more.key = QKeySequence(Qt::Key_H);
    beside.push_back(std::move(more));
    return beside;
}

void PromptCard::fit()
{
    if (m_parts.fit(!m_past.isEmpty()))
        takeFocus();
}

void PromptCard::setCompact(bool compact)
{
    setTight(compact);
    m_compact = compact;
    if (m_parts.body)
        m_parts.body->setTight(isTight());
    m_parts.head->setCompact(compact);
    m_parts.grid->setCompact(compact);
    fit();
}

void PromptCard::setTiles(TileSize size)
{
    if (size == m_tiles)
        return;
    m_tiles = size;
    m_flat = size == TileSize::Slim;
    m_parts.flat = m_flat;
    m_parts.grid->setTiles(size);
    if (m_parts.body)
        m_parts.body->setTight(isTight());
    showWords();
}

void PromptCard::setPageItems(AsideMenu::PageItems items)
{
    AsideMenu *menu = m_parts.head->asides();
    const bool same = menu->hasPageItems() == (items != nullptr);
    menu->setPageItems(std::move(items));
    if (!same)
        showWords();
}

void PromptCard::setFoot(QWidget *foot)
{
    m_parts.setFoot(foot);
    foot->installEventFilter(this);
}

void PromptCard::setFootLeads(bool leads)
{
    if (std::exchange(m_footLeads, leads) != leads)
        showWords();
}

void PromptCard::setChosen(const QString &name, const QString &about)
{
    if (name == m_chosen && about == m_aboutChosen)
        return;
    m_chosen = name;
    m_aboutChosen = about;
    m_parts.chosen = !name.isEmpty();
    showWords();
}

void PromptCard::setInset(bool inset, const QString &about)
{
    Panel::setInset(inset);
    m_parts.inset = inset;
    m_parts.about = about;
    fit();
}

int PromptCard::scrolledHeight()
{
    const bool inset = std::exchange(m_parts.inset, false);
    const int height = m_parts.needed();
    m_parts.inset = inset;
    return height;
}

bool PromptCard::fillsItsRoom() const
{
    return m_parts.body && m_parts.body->fillsTheCard();
}

void PromptCard::setMiddle(QWidget *middle)
{
    m_parts.middle->layout()->addWidget(middle);
    middle->installEventFilter(this); // it comes and goes with what it shows
}

void PromptCard::setMiddle(CardMiddle *middle)
{
    setMiddle(static_cast<QWidget *>(middle));
    m_parts.giving = middle;
}

void PromptCard::setCanGoBack(bool can)
{
    m_canGoBack = can;
}

bool PromptCard::pressMain()
{
    QWidget *main = m_parts.body && m_parts.body->answersEnter()
        ? m_parts.body->findChild<QWidget *>(u"prompt-main"_s)
        : m_parts.grid->first();
    auto *button = qobject_cast<QAbstractButton *>(main);
    if (!button || !button->isVisible())
        return false;
    button->click();
    return true;
}

bool PromptCard::pressPassing(bool other)
{
    const OfferedPrompt *passing = m_past.isEmpty() ? m_offers.passing() : nullptr;
    if (passing && other)
        passing = m_offers.passingOfOther();
    const bool first = m_open == m_offers.home() || m_open == m_offers.opening();
    if (!passing || passing->key.isEmpty() || !first)
        return false;
    press(passing->prompt.id);
    return true;
}

bool PromptCard::explain(const QKeySequence &key)
{
    const bool atHome = m_past.isEmpty() && m_open == m_offers.home();
    const OfferedPrompt *spent = atHome ? m_offers.spentWith(key) : nullptr;
    if (!spent)
        return false;
    showRefusal(u"%1: %2"_s.arg(spent->words.title, spent->words.why));
    return true;
}

QWidget *PromptCard::fieldFor(const QString &text) const
{
    return m_parts.body ? m_parts.body->fieldFor(text) : nullptr;
}

void PromptCard::setAsked(const QString &name)
{
    m_asked = name;
}

void PromptCard::setAnswer(const AnswerShown &answer)
{
    m_parts.result->setAnswer(answer);
    m_parts.isInLog = answer.isInLog;
    fit();
}

void PromptCard::setLogSeen(bool seen)
{
    m_parts.logSeen = seen;
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
    m_again.reset();
    m_parts.problem->setText(sentence);
    m_parts.problem->setVisible(!sentence.isEmpty());
    fit();
}

void PromptCard::showRefusal(const QString &sentence, std::function<QString()> again)
{
    showProblem(sentence);
    m_again = std::move(again);
}

QString PromptCard::problem() const
{
    return m_parts.problem->text();
}

void PromptCard::holdKeysBack()
{
    m_keys->holdBack();
}

void PromptCard::takeFocus()
{
    if (isHidden() && testAttribute(Qt::WA_WState_ExplicitShowHide))
        return; // the code that hid it decides where the focus goes
    QWidget *first = m_parts.body ? m_parts.body->first() : nullptr;
    if (!first)
        first = m_parts.grid->isHidden() && !m_parts.body ? m_parts.head->back()
                                                          : m_parts.grid->first();
    const bool usable = first && first->isVisibleTo(this);
    // With nothing to press by Enter the card keeps the focus, lest it press something elsewhere.
    const bool waits = m_parts.body && m_parts.body->focusPolicy() != Qt::NoFocus;
    (usable      ? first
         : waits ? static_cast<QWidget *>(m_parts.body)
                 : this)
        ->setFocus(Qt::ShortcutFocusReason);
}

/// A body may grow, as when the dice on the table are entered: what was answered last makes room.
bool PromptCard::isSecondClick(const QObject *watched, const QEvent &event) const
{
    if (event.type() != QEvent::MouseButtonDblClick || !m_turned.isValid()
        || m_turned.elapsed() >= QApplication::doubleClickInterval())
        return false;
    const auto *widget = qobject_cast<const QWidget *>(watched);
    return widget && isAncestorOf(widget);
}

bool PromptCard::eventFilter(QObject *watched, QEvent *event)
{
    if (isSecondClick(watched, *event))
        return true;
    const bool middle = (watched->parent() == m_parts.middle || watched == m_parts.foot)
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent
            || event->type() == QEvent::LayoutRequest);
    const bool changed = event->type() == QEvent::LayoutRequest
        && (watched == m_parts.body || (m_flat && watched == m_parts.head));
    if (middle || changed)
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
    if (const auto again = m_again)
        showRefusal(*again ? (*again)() : QString(), *again);
    showWords();
}

} // namespace dugout
