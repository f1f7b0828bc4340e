// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/endpanel.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

EndPanel::EndPanel(QWidget *parent)
    : Panel(parent)
    , m_games(new TextLabel(TextStyle::Body, this))
    , m_table(new QWidget(this))
    , m_grid(new QGridLayout(m_table))
{
    setObjectName(u"end-panel"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_games->setWordWrap(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gridStep(this, 3));
    m_grid->setVerticalSpacing(gridStep(this, 1));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_table);
    layout->addWidget(m_games);
    hide();
}

void EndPanel::addCell(const QString &words, int row, int column, bool strong)
{
    auto *label = new TextLabel(strong ? TextStyle::Strong : TextStyle::Small, m_table);
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
    const QStringList headings = summaryHeadings();
    QList<int> shown;
    for (int i = 0; i < gloryFigures; ++i) {
        if (isFigureTold(summary, i))
            shown.append(i);
    }
    for (int i = 0; i < shown.size(); ++i)
        addCell(headings.at(shown.at(i)), 0, i + 1, false);
    int row = 0;
    for (const SkirmishSummaryLine &line : summary.players) {
        const QStringList figures = summaryFigures(line);
        ++row;
        addCell(line.won ? u"★ "_s + line.name : line.name, row, 0, true);
        for (int i = 0; i < shown.size(); ++i)
            addCell(figures.at(shown.at(i)), row, i + 1, i == 0);
    }
    m_grid->setColumnStretch(0, 1);
}

void EndPanel::show(const SkirmishSummary &summary)
{
    m_games->setText(summary.games.join(u'\n'));
    m_games->setVisible(!summary.games.isEmpty());
    fill(summary);
}

} // namespace dugout
