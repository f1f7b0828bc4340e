// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/choicelist.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/play/namelist.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// From so many on all are ticked as far as they may be: a whole line-up is mostly taken as it is.
/// Never what chance decides: nobody has drawn it yet.
constexpr int wholeLineUp = 4;

/// Of a list that leaves room: whether to roll again is asked below it, and who is meant is typed.
constexpr int rowsOfLowList = 2;

} // namespace

ChoiceList::ChoiceList(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
    , m_filter(new TextField(this))
    , m_list(new NameList(this))
    , m_count(new TextLabel(TextStyle::Small, this))
    , m_take(new ActionButton(this))
    , m_draw(new ActionButton(this))
{
    m_filter->setObjectName(u"choice-filter"_s);
    m_list->setObjectName(u"choice-list"_s);
    makeMain(m_take);
    m_draw->setVisible(prompt().byLot);
    layOut();
    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &ChoiceList::filter);
    connect(m_filter, &QLineEdit::textEdited, this, &ChoiceList::takeTyped);
    connect(m_list, &QListWidget::itemClicked, this, &ChoiceList::toggle);
    connect(m_list, &QListWidget::currentItemChanged, this, &ChoiceList::count);
    connect(m_take, &QAbstractButton::clicked, this, &ChoiceList::take);
    connect(m_draw, &QAbstractButton::clicked, this,
            [this, &random] { emit answered(rollFor(prompt(), random)); });
    fill();
    ChoiceList::showWords();
}

/// The button stands above the list, since a long one would push it out of sight; and beside the
/// field where every line is needed for what the choices do.
void ChoiceList::layOut()
{
    const bool rows = !offer().abouts.isEmpty();
    const bool beside = rows || offer().lowHead;
    if (beside && !rows)
        m_list->setFewestRows(rowsOfLowList);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, beside ? 1 : 2));
    if (beside) {
        auto *line = new QHBoxLayout;
        line->setSpacing(gridStep(this, 2));
        line->addWidget(m_filter, 1);
        line->addWidget(m_draw);
        line->addWidget(m_take);
        layout->addLayout(line);
        layout->addWidget(m_count);
    } else {
        auto *buttons = new FlowLayout;
        for (QWidget *each : {static_cast<QWidget *>(m_draw), static_cast<QWidget *>(m_take),
                              static_cast<QWidget *>(m_count)})
            buttons->addWidget(each);
        layout->addWidget(m_filter);
        layout->addLayout(buttons);
    }
    layout->addWidget(m_list, 1);
    layout->addStretch(); // where a short list leaves room, it stays below its button
}

QWidget *ChoiceList::first() const
{
    return prompt().byLot && !offer().ownDice ? static_cast<QWidget *>(m_draw) : m_filter;
}

/// With every word of what the choices do, if there is room for that.
int ChoiceList::leastHeight(int width) const
{
    const int least = PromptBody::leastHeight(width);
    return offer().abouts.isEmpty()
        ? least
        : least + std::max(0, m_list->wholeHeight(width) - m_list->minimumHeight());
}

/// Players are few enough to be seen all at once.
int ChoiceList::wholeHeight(int width) const
{
    const bool shirts = offer().abouts.isEmpty() && !offer().shirts.isEmpty();
    return leastHeight(width)
        + (shirts ? std::max(0, m_list->allRowsHeight() - m_list->minimumHeight()) : 0);
}

void ChoiceList::setOptional(bool optional)
{
    m_optional = optional;
    showEnter();
}

/// Of what may be left, only what somebody looked for.
bool ChoiceList::answersEnter() const
{
    return !m_optional || !m_filter->text().isEmpty() || m_list->hasFocus();
}

/// The number of a shirt is taken with its last digit.
bool ChoiceList::isCount() const
{
    return !isSeveral() && showsShirtNumbers(offer());
}

QWidget *ChoiceList::fieldFor(const QString &)
{
    return m_filter;
}

void ChoiceList::showEnter()
{
    if (prompt().byLot)
        return;
    const bool enters = answersEnter();
    m_take->setLook(enters ? ActionButton::Look::Filled : ActionButton::Look::Plain);
    m_take->printKey(enters ? QKeySequence(Qt::Key_Enter) : QKeySequence());
}

void ChoiceList::fill()
{
    const bool lineUp
        = prompt().atLeast == prompt().atMost && prompt().atLeast >= wholeLineUp && !prompt().byLot;
    m_list->setIds(prompt().choices);
    if (isSeveral())
        m_list->setTickable(lineUp ? prompt().atMost : 0);
    if (isSeveral() && !offer().ticked.isEmpty())
        m_list->tick(offer().ticked);
    m_list->setCurrentRow(likelyRow());
}

/// Of several the first, where ticking begins; else nobody unless one is likely.
int ChoiceList::likelyRow() const
{
    const auto likely = static_cast<int>(prompt().choices.indexOf(prompt().usual));
    return isSeveral() ? std::max(0, likely) : likely;
}

QStringList ChoiceList::chosen() const
{
    if (isSeveral())
        return prompt().byLot ? m_drawn : m_list->ticked();
    const QListWidgetItem *item = m_list->currentItem();
    return item && !item->isHidden() ? QStringList{NameList::idOf(*item)} : QStringList();
}

void ChoiceList::filter(const QString &words)
{
    QListWidgetItem *first = m_list->narrow(words);
    QList<QListWidgetItem *> typed = m_list->named(words);
    if (typed.isEmpty())
        typed = m_list->meant(words);
    if (isSeveral() && typed.size() > 1) {
        for (QListWidgetItem *item : typed)
            item->setHidden(false);
    }
    m_list->setCurrentItem(words.trimmed().isEmpty() ? m_list->item(likelyRow()) : first);
    count();
    showKeysBeside();
    if (m_optional) {
        showEnter();
        emit enterMoved();
    }
}

/// The number of one shirt, when no other begins with it: nothing is left to say. Where gold or
/// players change hands Enter says it.
void ChoiceList::takeTyped(const QString &words)
{
    const QString number = words.trimmed();
    const bool digits = !number.isEmpty()
        && std::all_of(number.begin(), number.end(), [](QChar one) { return one.isDigit(); });
    if (!digits || isSeveral() || prompt().byLot || !showsShirtNumbers(offer())
        || prompt().id.startsWith(u"after."))
        return;
    const QString shirt = u'#' + number;
    QString meant;
    for (qsizetype i = 0; i < prompt().choices.size(); ++i) {
        const QString words = offer().words.choices.value(i);
        if (!words.startsWith(shirt) || !prompt().choices.at(i).startsWith(offer().shirtsOf))
            continue;
        const bool exact = words.size() == shirt.size() || !words.at(shirt.size()).isDigit();
        if (!meant.isEmpty() || !exact)
            return; // more may be typed, or a name
        meant = prompt().choices.at(i);
    }
    Event event = blankAnswer();
    event.choices = QStringList{meant};
    if (!meant.isEmpty())
        emit answered(event);
}

void ChoiceList::toggle(QListWidgetItem *item)
{
    if (!isSeveral()) {
        m_list->setCurrentItem(item);
        take();
        return;
    }
    const bool ticked = item->checkState() != Qt::Checked;
    const QString id = NameList::idOf(*item);
    item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    if (ticked)
        m_drawn.append(id);
    else
        m_drawn.removeOne(id);
    count();
}

void ChoiceList::take()
{
    Event event = blankAnswer();
    event.choices = chosen();
    emit answered(event);
}

void ChoiceList::count()
{
    const auto ticked = static_cast<int>(chosen().size());
    m_take->setEnabled(ticked >= prompt().atLeast && ticked <= prompt().atMost);
    if (prompt().byLot)
        makeMain(mayDraw() ? m_draw : m_take, mayDraw() ? m_take : m_draw);
    const bool unknown = !m_list->currentItem() && m_list->named(m_filter->text()).isEmpty()
        && m_list->count() > 0 && !m_filter->text().trimmed().isEmpty();
    const bool twice = unknown && isSeveral() && !m_list->hasOneOfEach()
        && !m_list->meant(m_filter->text()).isEmpty();
    m_count->setTone(unknown ? tone::harm : tone::greyInk);
    m_count->setText(twice             ? tr("Both teams have such numbers: choose below.")
                         : unknown     ? tr("No matches.")
                         : isSeveral() ? countWords(ticked)
                                       : QString());
    m_count->setVisible(!m_count->text().isEmpty());
}

QString ChoiceList::countWords(int ticked) const
{
    const QString words = prompt().atLeast == prompt().atMost
        ? tr("%1 of %2 chosen").arg(ticked).arg(prompt().atMost)
        : tr("%1 chosen, from %2 to %3").arg(ticked).arg(prompt().atLeast).arg(prompt().atMost);
    return decidesOrder() && ticked > 0 ? words + u": "_s + drawnWords().join(u", "_s) : words;
}

bool ChoiceList::mayDraw() const
{
    return prompt().byLot && !offer().ownDice && m_drawn.isEmpty() && m_filter->text().isEmpty();
}

bool ChoiceList::decidesOrder() const
{
    return prompt().byLot && isSeveral() && prompt().atLeast == prompt().choices.size();
}

QStringList ChoiceList::drawnWords() const
{
    QStringList words;
    for (const QString &id : m_drawn)
        words.append(offer().words.choices.value(prompt().choices.indexOf(id)));
    return words;
}

/// As many as are wanted: that is all of them, and no changes to who is ticked.
bool ChoiceList::isWhole(const QList<QListWidgetItem *> &typed) const
{
    return !prompt().byLot && prompt().atLeast == prompt().atMost
        && typed.size() == prompt().atMost;
}

/// One typed number after the other: 4, Enter, 5, Enter…, or several at once: 4 5 1, Enter. Who is
/// ticked already goes, so that 2 13 changes one for the other; what was drawn stays. A whole
/// line-up takes the place of the one that was proposed.
void ChoiceList::tickTyped()
{
    const QList<QListWidgetItem *> typed = m_list->named(m_filter->text());
    if (typed.size() > 1 && isWhole(typed)) {
        QStringList ids;
        for (const QListWidgetItem *item : typed)
            ids.append(NameList::idOf(*item));
        m_list->tick(ids);
    } else if (typed.size() > 1) {
        for (QListWidgetItem *item : typed) {
            if (!prompt().byLot || item->checkState() != Qt::Checked)
                toggle(item);
        }
    } else if (m_list->currentItem()) {
        toggle(m_list->currentItem());
    } else {
        return; // nothing of that name: it stays to be put right
    }
    m_filter->setText({}); // unlike clear() it forgets what was typed: Ctrl+Z is for the match now
}

void ChoiceList::stepInto(QKeyEvent &key)
{
    const bool goesOn = m_list->currentItem() != nullptr;
    m_list->setFocus(Qt::ShortcutFocusReason);
    if (goesOn)
        QCoreApplication::sendEvent(m_list, &key);
    else
        m_list->setCurrentItem(m_list->firstShown()); // a hidden one would be ticked unseen
    showEnter();
    emit enterMoved();
}

void ChoiceList::setKeysBeside(const QList<QKeySequence> &keys)
{
    m_keysBeside = keys;
    showKeysBeside();
}

/// They are printed as long as nothing is written.
void ChoiceList::showKeysBeside()
{
    const QList<QKeySequence> heard
        = m_filter->text().isEmpty() ? m_keysBeside : QList<QKeySequence>();
    if (m_filter->property(keysLeft).value<QList<QKeySequence>>() == heard)
        return;
    for (QWidget *typed : {static_cast<QWidget *>(m_filter), static_cast<QWidget *>(m_list)})
        typed->setProperty(keysLeft, QVariant::fromValue(heard));
    window()->update();
}

bool ChoiceList::isKeyBeside(const QKeyEvent &key) const
{
    return m_filter->text().isEmpty() && m_keysBeside.contains(QKeySequence(key.keyCombination()));
}

bool ChoiceList::eventFilter(QObject *watched, QEvent *event)
{
    // Both take every letter for themselves, and keys that are printed on buttons would be dead.
    if (event->type() == QEvent::ShortcutOverride && (watched == m_filter || watched == m_list)
        && isKeyBeside(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return PromptBody::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        && !(key->modifiers() & Qt::ControlModifier);
    if (enter && watched == m_filter && isSeveral() && !m_filter->text().isEmpty()) {
        tickTyped();
        return true;
    }
    if (enter && m_optional && watched == m_filter && m_filter->text().isEmpty()) {
        emit leftAlone(); // nothing was looked for: what stands first is nobody's choice
        return true;
    }
    if (enter) {
        (mayDraw() ? m_draw : m_take)->click();
        return true;
    }
    if (key->key() == Qt::Key_Space && isSeveral() && m_list->currentItem()
        && (watched == m_list || m_filter->text().isEmpty())) {
        toggle(m_list->currentItem());
        return true;
    }
    const bool steps = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up;
    if (watched == m_filter && steps) {
        stepInto(*key);
        return true;
    }
    if (watched == m_list && key->key() == Qt::Key_Backspace) {
        m_filter->setFocus(Qt::OtherFocusReason); // which leaves the rest of it unselected
        QCoreApplication::sendEvent(m_filter, key);
        return true;
    }
    return PromptBody::eventFilter(watched, event);
}

void ChoiceList::changeEvent(QEvent *event)
{
    PromptBody::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCount();
}

/// As high as the button beside it, so that both stand in one line.
void ChoiceList::fitCount()
{
    if (offer().abouts.isEmpty() && !offer().lowHead)
        m_count->setMinimumHeight(m_take->sizeHint().height());
}

void ChoiceList::showWords()
{
    const bool shirts = showsShirtNumbers(offer());
    m_list->setWhole(!shirts);
    m_list->setShirts(offer().shirts);
    m_list->setNames(offer().words.choices);
    m_list->setAliases(offer().aliases);
    m_list->setHints(offer().hints);
    m_list->setAbouts(offer().abouts);
    const bool several = shirts && isSeveral() && m_list->hasOneOfEach();
    m_list->setAccessibleName(offer().words.title);
    m_filter->setPlaceholderText(decidesOrder() ? tr("Type them in their order")
                                     : several  ? tr("Type numbers (1 4 11) or a name")
                                     : shirts   ? tr("Type a number or a name")
                                                : tr("Type a part of the name"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_take->setCommand("prompt-confirm");
    fitCount();
    m_draw->setCommand("prompt-draw");
    filter(m_filter->text());
}

} // namespace dugout
