// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/versionsdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"

#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

VersionsDialog::VersionsDialog(std::function<Words()> words, std::vector<TwoVersions> items,
                               Choose choose, QWidget *parent)
    : FormDialog(parent)
    , m_words(std::move(words))
    , m_items(std::move(items))
    , m_choose(std::move(choose))
    , m_about(new TextLabel(TextStyle::Body, this))
    , m_item(new ChoiceBox(this))
    , m_table(new LeagueTableView(this))
    , m_first(new ActionButton(this))
{
    setObjectName(u"two-versions"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_about->setObjectName(u"versions-about"_s);
    m_about->setWordWrap(true);
    m_item->setObjectName(u"versions-item"_s);
    m_table->setObjectName(u"versions-table"_s);
    m_table->setMinimumHeight(gridStep(this, 40));
    m_table->setMostLines(20); // nobody chooses between beginnings
    m_first->setObjectName(u"versions-first"_s);
    for (int i = 0; i < static_cast<int>(m_items.size()); ++i) {
        m_places.push_back(i);
        m_item->addItem(m_items[static_cast<size_t>(i)].title);
    }
    m_item->setVisible(m_items.size() > 1);
    addWide(m_about);
    addWide(m_item);
    addWide(m_table);
    addChoiceButton(m_first);
    acceptButton()->setDefault(false); // either choice takes something away: Enter makes none
    connect(m_item, &QComboBox::currentIndexChanged, this, &VersionsDialog::showItem);
    connect(m_first, &QAbstractButton::clicked, this, [this] { this->choose(false); });
    VersionsDialog::retranslate();
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 225), gridStep(this, 120)).boundedTo(room * 9 / 10));
}

void VersionsDialog::accept()
{
    choose(true);
}

void VersionsDialog::choose(bool second)
{
    const int row = m_item->currentIndex();
    if (row < 0)
        return;
    m_chosen = row;
    showProblem({});
    m_choose(m_places.at(static_cast<size_t>(row)), second);
}

void VersionsDialog::settle(const QString &problem)
{
    showProblem(problem);
    if (!problem.isEmpty())
        return;
    m_items.erase(m_items.begin() + m_chosen);
    m_places.erase(m_places.begin() + m_chosen);
    m_item->removeItem(m_chosen);
    if (m_items.empty())
        QDialog::accept();
    else
        showItem();
}

void VersionsDialog::showItem()
{
    const auto row = static_cast<size_t>(std::max(0, m_item->currentIndex()));
    if (row >= m_items.size())
        return;
    const Words words = m_words();
    setWindowTitle(u"%1: %2"_s.arg(words.title, m_items[row].title));
    m_about->setText(m_items[row].about ? m_items[row].about() : words.about);
    auto lines = m_items[row].lines();
    // There may be more lines than the screen has room for, and these are what he chooses between.
    std::stable_partition(lines.begin(), lines.end(),
                          [](const VersionLine &each) { return each.differs(); });
    const bool isLabelled = std::any_of(
        lines.begin(), lines.end(), [](const VersionLine &each) { return !each.label.isEmpty(); });
    ShownTable table;
    if (isLabelled)
        table.columns.emplace_back();
    table.columns.push_back(growing(wordsColumn(u"first"_s, words.first)));
    table.columns.push_back(growing(wordsColumn(u"second"_s, words.second)));
    int number = 0;
    for (const VersionLine &each : lines) {
        std::vector<ShownCell> cells{each.first, each.second};
        if (isLabelled)
            cells.insert(cells.begin(), each.label);
        const bool differs = each.differs();
        table.rows.push_back({QString::number(++number), cells, differs, !differs});
    }
    m_table->setTable(table);
}

void VersionsDialog::retranslate()
{
    FormDialog::retranslate();
    const Words words = m_words();
    m_item->setAccessibleName(words.title);
    m_table->setAccessibleName(words.title);
    m_first->setText(words.takeFirst);
    acceptButton()->setText(words.takeSecond);
    showItem();
}

} // namespace dugout
