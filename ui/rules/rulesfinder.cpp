// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulesfinder.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/rules/rulesdelegate.h"

#include <QKeyEvent>
#include <QListView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

RulesFinder::RulesFinder(QWidget *parent)
    : QWidget(parent)
    , m_model(new RulesModel(this))
    , m_search(new TextField(this))
    , m_kinds(new ChoiceBox(this))
    , m_favouritesOnly(new ActionButton(this))
    , m_list(new QListView(this))
    , m_count(new TextLabel(TextStyle::Small, this))
{
    m_search->setObjectName(u"rules-search"_s);
    m_kinds->setObjectName(u"rules-kinds"_s);
    m_favouritesOnly->setObjectName(u"rules-favourites-only"_s);
    m_list->setObjectName(u"rules-list"_s);
    setFocusProxy(m_search);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(toneIcon(u"search"_s, tone::greyInk), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RulesDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_kinds->setMinimumContentsLength(6);
    m_favouritesOnly->setCheckable(true);
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_kinds, 1);
    filters->addWidget(m_favouritesOnly);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_search);
    layout->addLayout(filters);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    const auto ask = [this] {
        emit asked();
        search();
    };
    connect(m_search, &QLineEdit::textChanged, this, ask);
    connect(m_kinds, &QComboBox::activated, this, ask);
    connect(m_favouritesOnly, &QAbstractButton::toggled, this, ask);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (const auto ref = m_model->refAt(current); ref && !m_quiet)
                    emit chosen(*ref);
            });
    connect(m_list, &QListView::activated, this, &RulesFinder::readRequested);
    retranslate();
}

void RulesFinder::setIndex(RulesIndex index, std::vector<RulesKind> kinds)
{
    m_offered = std::move(kinds);
    m_model->setIndex(std::move(index));
    fillKinds();
    search();
}

void RulesFinder::completeIndex(RulesIndex index)
{
    const auto current = m_model->refAt(m_list->currentIndex());
    const QScopedValueRollback quiet(m_quiet, true);
    m_model->setIndex(std::move(index));
    if (current)
        mark(*current);
    showCount();
}

void RulesFinder::setLanguage(Language language)
{
    m_model->setLanguage(language);
}

void RulesFinder::setFavourites(const QSet<QString> &refs)
{
    const auto current = m_model->refAt(m_list->currentIndex());
    m_model->setFavourites(refs);
    if (current)
        mark(*current);
    showCount();
}

void RulesFinder::mark(const RulesRef &ref)
{
    const QScopedValueRollback quiet(m_quiet, true);
    QModelIndex index = m_model->indexOf(ref);
    if (!index.isValid())
        index = m_model->indexOf(pageOf(ref));
    m_list->setCurrentIndex(index);
    if (!index.isValid())
        m_list->clearSelection();
}

void RulesFinder::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void RulesFinder::lookFor(const QString &words)
{
    m_search->setText(words);
    m_search->setFocus(Qt::ShortcutFocusReason);
}

void RulesFinder::fillKinds()
{
    const QVariant before = m_kinds->currentData();
    m_kinds->clear();
    m_kinds->addItem(tr("Everything"), QString());
    for (const RulesKind kind : m_offered)
        m_kinds->addItem(rulesKindName(kind), rulesKindKey(kind));
    m_kinds->setCurrentIndex(std::max(0, m_kinds->findData(before)));
}

void RulesFinder::search()
{
    RulesQuery query{m_search->text(), {}, m_favouritesOnly->isChecked()};
    for (const RulesKind kind : allRulesKinds) {
        if (m_kinds->currentIndex() > 0 && m_kinds->currentData() == rulesKindKey(kind))
            query.kind = kind;
    }
    m_model->setQuery(query);
    showCount();
    const QModelIndex first = m_model->firstEntry();
    const QScopedValueRollback quiet(m_quiet, true);
    m_list->setCurrentIndex(first);
    m_list->scrollToTop();
    if (const auto ref = m_model->refAt(first))
        emit suggested(*ref);
}

void RulesFinder::showCount()
{
    m_count->setText(m_model->found() > 0 ? tr("%n found", nullptr, m_model->found())
                                          : tr("No matches. Try another word."));
}

/// Up and down in the search field walk the list, so that the hands stay where they are.
void RulesFinder::step(int key)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(m_list, &press);
}

bool RulesFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enter) {
        if (const auto ref = m_model->refAt(m_list->currentIndex()))
            emit chosen(*ref);
        emit readRequested();
        return true;
    }
    const bool walks = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp
        || key == Qt::Key_PageDown;
    if (watched == m_search && walks) {
        step(key);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RulesFinder::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RulesFinder::retranslate()
{
    m_search->setPlaceholderText(tr("Any language (Ctrl+F)"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_kinds->setAccessibleName(tr("What kind of rule"));
    m_favouritesOnly->setPictureCommand("rules-favourites-only");
    m_list->setAccessibleName(tr("What was found"));
    fillKinds();
    showCount();
}

} // namespace dugout
