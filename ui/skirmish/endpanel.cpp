// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/endpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/skirmishreportpages.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

EndPanel::EndPanel(QWidget *parent)
    : Panel(parent)
    , m_verdict(new TextLabel(TextStyle::Heading, this))
    , m_games(new TextLabel(TextStyle::Body, this))
    , m_table(new QWidget(this))
    , m_grid(new QGridLayout(m_table))
    , m_new(new ActionButton(this))
    , m_report(new ActionButton(this))
{
    setObjectName(u"end-panel"_s);
    m_verdict->setObjectName(u"end-verdict"_s);
    m_new->setObjectName(u"end-new"_s);
    m_report->setObjectName(u"end-report"_s);
    m_new->setLook(ActionButton::Look::Filled);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    for (TextLabel *label : {m_verdict, m_games}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gridStep(this, 3));
    m_grid->setVerticalSpacing(gridStep(this, 1));
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_new);
    buttons->addWidget(m_report);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    for (QWidget *part : QList<QWidget *>{m_verdict, m_games, m_table})
        layout->addWidget(part);
    layout->addLayout(buttons);
    connect(m_new, &QAbstractButton::clicked, this, &EndPanel::newRequested);
    connect(m_report, &QAbstractButton::clicked, this, &EndPanel::reportRequested);
    hide();
}

void EndPanel::addCell(const QString &words, int row, int column, bool strong)
{
    auto *label = new TextLabel(strong ? TextStyle::Strong : TextStyle::Small, m_table);
    label->setTextFormat(Qt::PlainText);
    label->setText(words);
    label->setTone(row == 0 ? tone::greyInk : tone::ink);
    m_grid->addWidget(label, row, column,
                      column == 0 ? Qt::AlignLeft : Qt::AlignRight | Qt::AlignVCenter);
    label->show();
}

void EndPanel::fill(const SkirmishSummary &summary)
{
    qDeleteAll(m_table->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    // What the glory is made of; the report has all the rest.
    const QStringList headings = SkirmishReportPages::headings();
    QList<int> shown;
    for (int i = 0; i < SkirmishReportPages::gloryColumns; ++i) {
        if (SkirmishReportPages::isTold(summary, i))
            shown.append(i);
    }
    for (int i = 0; i < shown.size(); ++i)
        addCell(headings.at(shown.at(i)), 0, i + 1, false);
    int row = 0;
    for (const SkirmishSummaryLine &line : summary.players) {
        const QStringList figures = SkirmishReportPages::figures(line);
        ++row;
        addCell(line.won ? u"★ "_s + line.name : line.name, row, 0, true);
        for (int i = 0; i < shown.size(); ++i)
            addCell(figures.at(shown.at(i)), row, i + 1, i == 0);
    }
    m_grid->setColumnStretch(0, 1);
}

void EndPanel::show(const SkirmishSummary &summary, bool over)
{
    setVisible(over);
    if (!over)
        return;
    m_verdict->setText(summary.verdict);
    m_games->setText(summary.games.join(u'\n'));
    m_games->setVisible(!summary.games.isEmpty());
    m_new->setText(tr("New game…"));
    m_report->setText(tr("Print the report…"));
    fill(summary);
}

} // namespace dugout
