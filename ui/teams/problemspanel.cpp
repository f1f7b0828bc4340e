// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/problemspanel.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/teamproblemsmodel.h"

#include <QListView>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Qt asks for the height of a sentence in the whole width of the list and draws it between the
/// spaces at both sides; where that takes a line more, its last words would be cut off.
class SentenceDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        QStyleOptionViewItem drawn = option;
        if (const auto *list = qobject_cast<const QListView *>(option.widget))
            drawn.rect.setWidth(list->viewport()->width() - 2 * list->spacing());
        return QStyledItemDelegate::sizeHint(drawn, index);
    }
};

} // namespace

ProblemsPanel::ProblemsPanel(TeamProblemsModel &model, QWidget *parent)
    : Panel(parent)
    , m_model(model)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_list(new QListView(this))
{
    m_list->setModel(&model);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new SentenceDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(2);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setObjectName(u"team-problems"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignTop | Qt::AlignLeft); // beside higher panels too
    for (const auto signal : {&QAbstractItemView::activated, &QAbstractItemView::clicked})
        connect(m_list, signal, this, [this](const QModelIndex &index) {
            emit playersRequested(index.data(TeamProblemsModel::PlayerIdsRole).toStringList());
        });
    connect(&model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::retranslate);
    retranslate();
}

void ProblemsPanel::retranslate()
{
    const int count = m_model.rowCount();
    m_title->setText(count == 0 ? tr("Roster is valid")
                                : tr("%n problem(s) to fix", nullptr, count));
    m_list->setAccessibleName(m_title->text());
    m_list->setVisible(count > 0);
    // Each has a few lines; many scroll, and leave the selected player in sight.
    m_list->setFixedHeight(gridStep(this, std::min(14 * count, 42)));
    setLeftEdge(count == 0 ? QPalette::NoRole : tone::look);
}

} // namespace dugout
