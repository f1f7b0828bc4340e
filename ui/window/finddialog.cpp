// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finddialog.h"

#include "core/text/namerank.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t mostKept = 30;
constexpr int widthSteps = 160;
constexpr int heightSteps = 120;
constexpr int rowSteps = 10;
enum Role { AboutRole = Qt::UserRole + 1 };

/// What is found at the left, and at the right its key or what it is.
class FoundDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex & /*index*/) const override
    {
        return {0, gridStep(option.widget, rowSteps)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        const int margin = gridStep(row.widget, 3);
        const QRect room = row.rect.adjusted(margin, 0, -margin, 0);
        const QString about = index.data(AboutRole).toString();
        const QFont small = styledFont(row.font, TextStyle::Small);
        const int aboutWidth = std::min(
            QFontMetrics(small, painter->device()).horizontalAdvance(about) + 1, room.width() / 2);
        painter->save();
        painter->setFont(row.font);
        painter->setPen(row.palette.color(QPalette::Text));
        const int wordsWidth = room.width() - aboutWidth - margin;
        painter->drawText(
            QRect(room.topLeft(), QSize(wordsWidth, room.height())),
            Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetrics(row.font).elidedText(index.data().toString(), Qt::ElideRight, wordsWidth));
        painter->setFont(small);
        painter->setPen(row.palette.color(tone::greyInk));
        painter->drawText(
            room, Qt::AlignVCenter | Qt::AlignRight,
            QFontMetrics(small, painter->device()).elidedText(about, Qt::ElideMiddle, aboutWidth));
        painter->restore();
    }
};

} // namespace

FindDialog::FindDialog(std::vector<FoundCommand> commands, KeptSearch kept, QWidget *parent)
    : QDialog(parent)
    , m_commands(std::move(commands))
    , m_kept(std::move(kept))
    , m_words(new TextField(this))
    , m_list(new QListView(this))
    , m_rows(new QStandardItemModel(this))
    , m_nothing(new TextLabel(TextStyle::Body, this))
{
    setObjectName(u"find-dialog"_s);
    setWindowTitle(tr("Find"));
    m_words->setObjectName(u"find-words"_s);
    m_words->setPlaceholderText(tr("Command, team, player, league, match or rule"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setObjectName(u"find-list"_s);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new FoundDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_nothing->setText(tr("No matches."));
    m_nothing->setTone(tone::greyInk);
    auto *column = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gridStep(this, 3));
    column->addWidget(m_words);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_words, &QLineEdit::textChanged, this, &FindDialog::search);
    connect(m_list, &QListView::clicked, this, &FindDialog::take);
    connect(m_list, &QListView::activated, this, &FindDialog::take);
    const QSize room = parent ? parent->window()->size() : QSize(gridStep(this, widthSteps), 0);
    resize(std::min(gridStep(this, widthSteps), room.width()),
           std::min(gridStep(this, heightSteps), std::max(room.height(), gridStep(this, 60))));
    search();
    m_words->setFocus();
}

void FindDialog::addRow(const QString &words, const QString &about, std::function<void()> run)
{
    auto *row = new QStandardItem(words);
    row->setData(about, AboutRole);
    row->setData(about.isEmpty() ? words : u"%1, %2"_s.arg(words, about), Qt::AccessibleTextRole);
    m_rows->appendRow(row);
    m_runs.push_back(std::move(run));
}

void FindDialog::search()
{
    const QString words = m_words->text().trimmed();
    m_rows->clear();
    m_runs.clear();
    std::vector<std::pair<int, const FoundCommand *>> commands;
    for (const FoundCommand &command : m_commands) {
        if (const int rank = nameRank(command.words, words); rank > 0)
            commands.emplace_back(rank, &command);
    }
    std::stable_sort(commands.begin(), commands.end(), [](const auto &a, const auto &b) {
        // Of two that begin alike the shorter is said whole.
        return a.first != b.first ? a.first > b.first
                                  : a.second->words.size() < b.second->words.size();
    });
    for (const auto &[rank, command] : commands)
        addRow(command->words, command->key.toString(QKeySequence::NativeText), command->run);
    if (!words.isEmpty()) {
        const QMap<HomeItem::Kind, QString> kinds{{HomeItem::Kind::Match, tr("Match")},
                                                  {HomeItem::Kind::Team, tr("Team")},
                                                  {HomeItem::Kind::League, tr("League")},
                                                  {HomeItem::Kind::Skirmish, tr("Skirmish")}};
        for (const HomeItem &item : m_kept.find(words, mostKept))
            addRow(item.title, item.subtitle.isEmpty() ? kinds.value(item.kind) : item.subtitle,
                   [this, item] { emit itemChosen(item); });
        addRow(tr("Look up “%1” in the rules").arg(words), {},
               [this, words] { emit rulesRequested(words); });
    }
    m_nothing->setVisible(m_rows->rowCount() == 0);
    m_list->setCurrentIndex(m_rows->index(0, 0));
}

/// It closes first: what is run may ask something itself.
void FindDialog::take(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const std::function<void()> run = m_runs.at(static_cast<size_t>(index.row()));
    accept();
    run();
}

/// The field keeps the keyboard while the arrows walk the list.
bool FindDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_words || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto *press = static_cast<QKeyEvent *>(event);
    switch (press->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_list, press);
        return true;
    default:
        return false;
    }
}

} // namespace dugout
