// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/problemspanel.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/teamproblemsmodel.h"

#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ProblemsPanel::ProblemsPanel(TeamProblemsModel &model, QWidget *parent)
    : Panel(parent)
    , m_model(model)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_list(new QListView(this))
{
    m_list->setModel(&model);
    m_list->setWordWrap(true);
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
    m_title->setText(count == 0 ? tr("Nothing to settle")
                                : tr("%n thing(s) to settle", nullptr, count));
    m_list->setAccessibleName(m_title->text());
    m_list->setVisible(count > 0);
    // Each has a few lines; many scroll, and leave the selected player in sight.
    m_list->setFixedHeight(gridStep(this, std::min(14 * count, 42)));
    setLeftEdge(count == 0 ? QPalette::NoRole : tone::look);
}

} // namespace dugout
