// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/historypart.h"

#include "core/leaguefiles/leaguetable.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/league/fixtures/correctionpreview.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/questiondialog.h"

#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

HistoryPart::HistoryPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(nullptr)
    , m_remove(new ActionButton(this))
{
    m_remove->setObjectName(u"history-remove"_s);
    auto *card = new Panel(this);
    m_table = new LeagueTableView(card);
    m_table->setObjectName(u"history-table"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    auto *row = new FlowLayout;
    row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(card, 1);
    layout->addLayout(row);
    setFocusProxy(m_table);
    m_table->remember(document.services().settings);
    m_table->setMenu([this](QMenu &menu) { addButtons(menu, {m_remove}); });
    connect(m_remove, &QAbstractButton::clicked, this, &HistoryPart::askToRemove);
    connect(m_table, &LeagueTableView::currentIdChanged, this,
            [this](const QString &id) { m_remove->setEnabled(id.toInt() > 1); });
}

const ShownTable &HistoryPart::shown() const
{
    return m_table->table();
}

/// Shows first what would change.
void HistoryPart::askToRemove()
{
    const int group = m_table->currentId().toInt() - 1;
    const auto lines = m_document.opened().history();
    if (group < 1 || static_cast<size_t>(group) >= lines.size())
        return;
    const auto after = m_document.opened().trial(group, {});
    if (!after) {
        emit m_document.refused(
            tr("This cannot be undone on its own: %1").arg(after.error().message));
        return;
    }
    auto *dialog
        = new QuestionDialog([] { return tr("Undo an action"); }, [] { return tr("Undo"); }, this);
    dialog->setObjectName(u"history-take-back"_s);
    dialog->setHarmful();
    const QString what = lines[static_cast<size_t>(group)].line;
    dialog->addNote([what] { return what; });
    addPreview(*dialog, m_document, *after);
    const qint64 at = lines[static_cast<size_t>(group)].atMs;
    dialog->setTry([this, group, at] {
        const auto now = m_document.opened().history();
        const auto place = static_cast<size_t>(group);
        if (place >= now.size() || now[place].atMs != at)
            return tr("The history has changed in the meantime. Choose the action again.");
        return m_document.refusalOf(m_document.toChange().correct(group, {}));
    });
    dialog->open();
}

void HistoryPart::refresh()
{
    m_table->setTable(historyTable(m_document.opened().history()));
}

void HistoryPart::retranslate()
{
    m_table->setAccessibleName(tr("History"));
    m_remove->setCommand("history-remove");
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
