// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/shelfbody.h"

#include "core/rules/coachwords.h"
#include "core/text/goldtext.h"
#include "core/text/searchfold.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/play/shelfdelegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many are to be seen before what only explains is; the list itself takes what there is.
constexpr int wantedRows = 12;

QString countWords(const ShelfRow &row)
{
    if (row.most > 0)
        return u"%1/%2"_s.arg(row.inCart).arg(row.most);
    return row.inCart > 0 ? QString::number(row.inCart) : QString();
}

/// What it does; first, if so, that there is not gold enough for it.
QString aboutWords(const ShelfRow &row)
{
    return row.lacking == 0 ? row.description
                            : ShelfBody::tr("Not enough gold: you need %1 more. %2")
                                  .arg(goldText(row.lacking), row.description);
}

} // namespace

ShelfBody::ShelfBody(const OfferedPrompt &offer, QWidget *parent)
    : PromptBody(offer, parent)
    , m_filter(new TextField(this))
    , m_take(new ActionButton(this))
    , m_about(new TextLabel(TextStyle::Small, this))
    , m_list(new QListWidget(this))
{
    m_filter->setObjectName(u"choice-filter"_s);
    m_list->setObjectName(u"choice-list"_s);
    m_about->setObjectName(u"shelf-about"_s);
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_about->setTone(tone::greyInk);
    makeMain(m_take);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // what goes on stays in sight
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new ShelfDelegate(m_list));
    for (size_t row = 0; row < offer.shelf.size(); ++row) // nothing is chosen by what is too dear
        (new QListWidgetItem(m_list))
            ->setData(ShelfDelegate::IdRole, prompt().choices.value(static_cast<qsizetype>(row)));
    auto *line = new QHBoxLayout;
    line->setSpacing(gridStep(this, 2));
    line->addWidget(m_filter, 1);
    line->addWidget(m_take);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(line);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &ShelfBody::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &ShelfBody::showCurrent);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ShelfBody::take);
    connect(m_take, &QAbstractButton::clicked, this, &ShelfBody::take);
    ShelfBody::showWords();
}

/// Two lines are kept for what the current one does, so that the list stands still; not where they
/// would be taken from few rows.
void ShelfBody::setTight(bool tight)
{
    m_about->setMinimumHeight(tight ? 0 : 2 * m_about->fontMetrics().lineSpacing());
}

QSize ShelfBody::minimumSizeHint() const
{
    const int rows = std::min(wantedRows, m_list->count()) * m_list->sizeHintForRow(0);
    const int about = std::max(m_about->minimumHeight(), m_about->fontMetrics().lineSpacing());
    return {m_take->sizeHint().width(),
            m_take->sizeHint().height() + about + rows + 2 * layout()->spacing()};
}

QWidget *ShelfBody::first() const
{
    return m_filter;
}

QWidget *ShelfBody::fieldFor(const QString &)
{
    return m_filter;
}

void ShelfBody::filter()
{
    const QString wanted = foldForSearch(m_filter->text());
    const QString meant = bookWords(m_filter->text());
    QListWidgetItem *best = nullptr;
    int bestRank = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const ShelfRow &goods = offer().shelf[static_cast<size_t>(row)];
        const bool found
            = goods.search.contains(wanted) || (!meant.isEmpty() && goods.search.contains(meant));
        item->setHidden(!found);
        // What can be bought comes before what is too dear, a beginning before a middle.
        const int rank
            = (goods.lacking == 0 ? 2 : 0) + (foldForSearch(goods.name).startsWith(wanted) ? 1 : 0);
        if (found && rank > bestRank) {
            best = item;
            bestRank = rank;
        }
    }
    m_list->setCurrentItem(wanted.isEmpty() ? nullptr : best);
    showCurrent();
}

void ShelfBody::showCurrent()
{
    const int row = m_list->currentRow();
    const bool any = m_list->currentItem() && !m_list->currentItem()->isHidden();
    m_take->setEnabled(any && offer().shelf[static_cast<size_t>(row)].lacking == 0);
    const bool unknown = !any && !m_filter->text().trimmed().isEmpty();
    m_about->setTone(unknown ? tone::harm : tone::greyInk);
    m_about->setText(unknown   ? unknownWords()
                         : any ? aboutWords(offer().shelf[static_cast<size_t>(row)])
                               : tr("What each does, what it costs and how many you have. Type to "
                                    "search, Enter to buy."));
}

/// What is known by that name and not for sale, with the reason; else that there is no such thing.
QString ShelfBody::unknownWords() const
{
    const QString wanted = foldForSearch(m_filter->text());
    const QString meant = bookWords(m_filter->text());
    for (const ShelfRow &goods : offer().refused) {
        if (goods.search.contains(wanted) || (!meant.isEmpty() && goods.search.contains(meant)))
            return u"%1: %2"_s.arg(goods.name, goods.refusal);
    }
    return tr("No matches.");
}

void ShelfBody::take()
{
    const QListWidgetItem *item = m_list->currentItem();
    const QString wanted = item ? item->data(ShelfDelegate::IdRole).toString() : QString();
    if (wanted.isEmpty() || item->isHidden())
        return;
    Event event = blankAnswer();
    event.choices = {wanted};
    emit answered(event);
}

bool ShelfBody::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return PromptBody::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && !(key->modifiers() & Qt::ControlModifier)) {
        take();
        return true;
    }
    const bool steps = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up;
    if (watched == m_filter && steps) {
        const bool goesOn = m_list->currentItem() != nullptr;
        m_list->setFocus(Qt::ShortcutFocusReason);
        if (goesOn)
            QCoreApplication::sendEvent(m_list, event);
        else
            m_list->setCurrentRow(0);
        return true;
    }
    return PromptBody::eventFilter(watched, event);
}

void ShelfBody::showWords()
{
    const std::vector<ShelfRow> &shelf = offer().shelf;
    for (int row = 0; row < m_list->count(); ++row) {
        const ShelfRow &goods = shelf[static_cast<size_t>(row)];
        QListWidgetItem *item = m_list->item(row);
        item->setText(goods.name);
        const QString about = aboutWords(goods);
        item->setToolTip(plainToolTip(about));
        item->setData(ShelfDelegate::AboutRole, about);
        item->setData(ShelfDelegate::DearRole, goods.lacking > 0);
        item->setData(ShelfDelegate::CountRole, countWords(goods));
        item->setData(ShelfDelegate::PriceRole,
                      goods.price ? goldText(*goods.price) : tr("by the book"));
        item->setData(Qt::AccessibleTextRole,
                      u"%1, %2, %3"_s.arg(goods.name,
                                          item->data(ShelfDelegate::PriceRole).toString(), about));
    }
    m_list->setAccessibleName(offer().words.title);
    m_filter->setPlaceholderText(tr("Type a part of the name"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_take->setCommand("prompt-buy");
    showCurrent();
}

} // namespace dugout
