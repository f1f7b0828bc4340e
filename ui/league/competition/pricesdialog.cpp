// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/pricesdialog.h"

#include "core/team/teamedits.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QHeaderView>
#include <QScreen>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum PricesColumn {
    ThingColumn,
    BookPriceColumn,
    PriceColumn,
    BookLimitColumn,
    LimitColumn,
    PriceColumnCount
};

constexpr int mostOfOne = 16;

QString fieldText(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QString();
}

QTableWidgetItem *cell(const QString &text, bool editable)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(editable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                            : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

} // namespace

PricesDialog::PricesDialog(const Ruleset &ruleset, const OptionChoices &own, QWidget *parent)
    : FormDialog(parent)
    , m_things(soldThings(ruleset))
    , m_note(new TextLabel(TextStyle::Body, this))
    , m_table(new QTableWidget(static_cast<int>(m_things.size()), PriceColumnCount, this))
{
    setObjectName(u"league-prices"_s);
    m_table->setObjectName(u"prices-table"_s);
    m_table->setProperty("tableWords", true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ThingColumn, QHeaderView::Stretch);
    m_note->setWordWrap(true);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SoldThing &thing = m_things[static_cast<size_t>(row)];
        m_table->setItem(row, ThingColumn, cell({}, false));
        m_table->setItem(row, BookPriceColumn, cell({}, false));
        m_table->setItem(row, PriceColumn, cell(fieldText(ownPrice(own, thing.id)), true));
        m_table->setItem(row, BookLimitColumn, cell(fieldText(thing.limit), false));
        m_table->setItem(row, LimitColumn,
                         cell(fieldText(ownLimit(own, thing.id)), thing.limit.has_value()));
    }
    addWide(m_note);
    addWide(m_table);
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 180), gridStep(this, 130)).boundedTo(room * 9 / 10));
    PricesDialog::retranslate();
    m_table->setCurrentCell(0, PriceColumn);
    m_table->setFocus();
}

QString PricesDialog::read()
{
    m_choices.clear();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SoldThing &thing = m_things[static_cast<size_t>(row)];
        const struct
        {
            PricesColumn column;
            OptionId option;
            int most;
        } fields[]{{PriceColumn, priceOption(thing.id), mostGoldPieces},
                   {LimitColumn, limitOption(thing.id), mostOfOne}};
        for (const auto &each : fields) {
            const QString text = m_table->item(row, each.column)->text().trimmed();
            if (text.isEmpty())
                continue;
            bool isNumber = false;
            const int number = text.toInt(&isNumber);
            if (!isNumber || number < 0 || number > each.most)
                return tr("%1: a whole number from 0 to %2, or nothing.")
                    .arg(localized(thing.name), currentLocale().toString(each.most));
            m_choices.insert_or_assign(each.option, number);
        }
    }
    return {};
}

void PricesDialog::accept()
{
    const QString problem = read();
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

void PricesDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Prices and limits"));
    m_note->setText(tr("Leave empty for the standard value; a maximum of 0 bans it."));
    m_table->setHorizontalHeaderLabels(
        {tr("What"), tr("In the book"), tr("Price here"), tr("At most"), tr("At most here")});
    m_table->setAccessibleName(windowTitle());
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SoldThing &thing = m_things[static_cast<size_t>(row)];
        m_table->item(row, ThingColumn)->setText(localized(thing.name));
        m_table->item(row, BookPriceColumn)->setText(thing.price ? goldText(*thing.price) : u"–"_s);
    }
    acceptButton()->setCommand("take-over");
}

} // namespace dugout
