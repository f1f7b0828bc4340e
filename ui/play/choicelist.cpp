// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/choicelist.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// From so many on all are ticked as far as they may be: a whole line-up is mostly taken as it is.
/// Never what chance decides: nobody has drawn it yet.
constexpr int wholeLineUp = 4;
/// So many are seen even where there is little room; the others are scrolled.
constexpr int fewestRows = 3;

} // namespace

ChoiceList::ChoiceList(const OfferedPrompt &offer, RandomSource &random, QWidget *parent)
    : PromptBody(offer, parent)
    , m_filter(new TextField(this))
    , m_list(new QListWidget(this))
    , m_count(new TextLabel(TextStyle::Small, this))
    , m_take(new ActionButton(this))
    , m_draw(new ActionButton(this))
{
    m_filter->setObjectName(u"choice-filter"_s);
    m_list->setObjectName(u"choice-list"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(gridStep(this, 1) / 2);
    makeMain(m_take);
    m_draw->setIconName(u"dice"_s);
    m_draw->setVisible(prompt().byLot);
    auto *buttons = new FlowLayout;
    for (QWidget *each : {static_cast<QWidget *>(m_draw), static_cast<QWidget *>(m_take),
                          static_cast<QWidget *>(m_count)})
        buttons->addWidget(each);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_filter);
    layout->addLayout(buttons); // above the list: a long one would push them out of sight
    layout->addWidget(m_list, 1);
    layout->addStretch(); // where a short list leaves room, it stays below its button
    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &ChoiceList::filter);
    connect(m_list, &QListWidget::itemClicked, this, &ChoiceList::toggle);
    connect(m_take, &QAbstractButton::clicked, this, &ChoiceList::take);
    connect(m_draw, &QAbstractButton::clicked, this,
            [this, &random] { emit answered(rollFor(prompt(), random)); });
    fill();
    ChoiceList::showWords();
}

QWidget *ChoiceList::first() const
{
    return prompt().byLot ? static_cast<QWidget *>(m_draw) : m_filter;
}

void ChoiceList::setOptional(bool optional)
{
    m_optional = optional;
    if (prompt().byLot)
        return;
    m_take->setLook(optional ? ActionButton::Look::Plain : ActionButton::Look::Filled);
    m_take->printKey(optional ? QKeySequence() : QKeySequence(Qt::Key_Enter));
}

void ChoiceList::fill()
{
    const bool lineUp
        = prompt().atLeast == prompt().atMost && prompt().atLeast >= wholeLineUp && !prompt().byLot;
    for (const QString &choice : prompt().choices) {
        auto *item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, choice);
        // A click anywhere in the row ticks it; the box must not tick itself a second time.
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
        if (isSeveral())
            item->setCheckState(lineUp && m_list->count() <= prompt().atMost ? Qt::Checked
                                                                             : Qt::Unchecked);
    }
    m_list->setCurrentRow(likelyRow());
}

int ChoiceList::likelyRow() const
{
    return std::max(0, static_cast<int>(prompt().choices.indexOf(prompt().usual)));
}

QStringList ChoiceList::chosen() const
{
    QStringList ids;
    if (!isSeveral()) {
        const QListWidgetItem *item = m_list->currentItem();
        return item && !item->isHidden() ? QStringList{item->data(Qt::UserRole).toString()} : ids;
    }
    if (prompt().byLot)
        return m_drawn;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids.append(m_list->item(row)->data(Qt::UserRole).toString());
    }
    return ids;
}

void ChoiceList::filter(const QString &words)
{
    const QString wanted = words.trimmed();
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(wanted, Qt::CaseInsensitive));
        // The number on the shirt comes before any other in which the digits stand.
        const bool shirt = item->text().section(u' ', 0, 0) == u'#' + wanted;
        if (!item->isHidden() && (!first || shirt))
            first = item;
        if (shirt)
            break;
    }
    m_list->setCurrentItem(wanted.isEmpty() ? m_list->item(likelyRow()) : first);
    count();
}

void ChoiceList::fitHeight()
{
    const QSize cell = m_list->gridSize();
    if (cell.isEmpty())
        return;
    const int columns = std::max(1, m_list->viewport()->width() / cell.width());
    const int rows = (m_list->count() + columns - 1) / columns;
    const auto heightOf
        = [&](int some) { return std::min(rows, some) * cell.height() + gridStep(this, 1); };
    m_list->setMinimumHeight(heightOf(fewestRows));
    m_list->setMaximumHeight(heightOf(rows));
}

void ChoiceList::toggle(QListWidgetItem *item)
{
    if (!isSeveral()) {
        m_list->setCurrentItem(item);
        take();
        return;
    }
    const bool ticked = item->checkState() != Qt::Checked;
    const QString id = item->data(Qt::UserRole).toString();
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
    if (!isSeveral())
        return;
    QString words = prompt().atLeast == prompt().atMost
        ? tr("%1 of %2 chosen").arg(ticked).arg(prompt().atMost)
        : tr("%1 chosen, from %2 to %3").arg(ticked).arg(prompt().atLeast).arg(prompt().atMost);
    if (decidesOrder() && ticked > 0)
        words += u": "_s + drawnWords().join(u", "_s);
    m_count->setText(words);
}

bool ChoiceList::mayDraw() const
{
    return prompt().byLot && m_drawn.isEmpty() && m_filter->text().isEmpty();
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

QList<QListWidgetItem *> ChoiceList::typedItems() const
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    QList<QListWidgetItem *> items;
    for (const QString &word : m_filter->text().split(between, Qt::SkipEmptyParts)) {
        const auto found = m_list->findItems(word, Qt::MatchFixedString);
        if (found.size() != 1 || items.contains(found.constFirst()))
            return {};
        items.append(found.constFirst());
    }
    return items;
}

/// One typed number after the other: 4, Enter, 5, Enter…, or several at once: 4 5 1, Enter.
void ChoiceList::tickTyped()
{
    const QList<QListWidgetItem *> typed = typedItems();
    if (typed.size() > 1) {
        for (QListWidgetItem *item : typed) {
            if (item->checkState() != Qt::Checked)
                toggle(item);
        }
    } else if (m_list->currentItem()) {
        toggle(m_list->currentItem());
    } else {
        return; // nothing of that name: it stays to be put right
    }
    m_filter->clear();
}

bool ChoiceList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::Resize)
        fitHeight();
    if (event->type() != QEvent::KeyPress)
        return PromptBody::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
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
        m_list->setFocus(Qt::ShortcutFocusReason);
        return QCoreApplication::sendEvent(m_list, event);
    }
    return PromptBody::eventFilter(watched, event);
}

void ChoiceList::showWords()
{
    int widest = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setText(offer().words.choices.value(row));
        widest
            = std::max(widest, m_list->fontMetrics().horizontalAdvance(m_list->item(row)->text()));
    }
    // Measured by the letters: with sizes that are all alike, the view asks the first only.
    widest += m_list->style()->pixelMetric(QStyle::PM_IndicatorWidth) + gridStep(this, 6);
    const int height = m_list->fontMetrics().height() + gridStep(this, 3);
    m_list->setGridSize({widest + gridStep(this, 3), height});
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setSizeHint({widest, height});
    fitHeight();
    m_list->setAccessibleName(offer().words.title);
    m_filter->setPlaceholderText(showsShirtNumbers(offer()) ? tr("Type a number or a name")
                                                            : tr("Type a part of the name"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_take->setText(tr("Take it"));
    m_count->setMinimumHeight(m_take->sizeHint().height());
    m_draw->setText(tr("Dugout draws"));
    filter(m_filter->text());
}

} // namespace dugout
