// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/sliptable.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/paper/injuryedit.h"
#include "ui/paper/slipdelegate.h"
#include "ui/paper/slipmodel.h"

#include <QHeaderView>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int ten = 10;
constexpr int lowestRow = 5; ///< in steps of the grid
} // namespace

SlipTable::SlipTable(SlipModel &model, const QColor &shirt, QWidget *parent)
    : QTableView(parent)
    , m_slip(model)
{
    setModel(&model);
    setItemDelegate(new SlipDelegate(shirt, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    connect(&model, &QAbstractItemModel::modelReset, this, &SlipTable::fitRows);
    connect(&model, &QAbstractItemModel::dataChanged, this, &SlipTable::fitColumns);
}

void SlipTable::putCursor()
{
    int row = 0;
    for (int i = 0; i < model()->rowCount(); ++i) {
        if (slip().count(model()->index(i, SlipModel::Touchdowns)) > 0) {
            row = i;
            break;
        }
    }
    setCurrentIndex(model()->index(row, SlipModel::Touchdowns));
}

void SlipTable::fitRows()
{
    constexpr int usual = 7;
    const int rows = std::max(1, model()->rowCount());
    const int room = viewport()->height() / rows;
    horizontalHeader()->setFont(styledFont(font(), TextStyle::Small));
    verticalHeader()->setDefaultSectionSize(
        std::clamp(room, gridStep(this, lowestRow), gridStep(this, usual) + 1));
    fitColumns();
}

int SlipTable::leastHeight() const
{
    return horizontalHeader()->height() + model()->rowCount() * gridStep(this, lowestRow);
}

void SlipTable::fitColumns()
{
    // Where two sides have little room, names need it most.
    const int narrow = viewport()->width() < gridStep(this, 120) ? 9 : 10;
    const int count = std::max(gridStep(this, narrow), fontMetrics().horizontalAdvance(u"000"_s));
    const int points = gridStep(this, narrow);
    const int rest
        = viewport()->width() - (SlipModel::Mvp - SlipModel::Touchdowns + 1) * count - points;
    // Words of injuries are long, above all in German, and names can be cut.
    const int least = std::clamp(rest * 2 / 5, gridStep(this, 24), gridStep(this, 44));
    const int injury = std::max(least, injuryWidth(rest - gridStep(this, 34)));
    for (int column = 0; column < SlipModel::columns; ++column) {
        const int width = column == SlipModel::Who ? std::max(gridStep(this, 26), rest - injury)
            : column == SlipModel::Injury          ? injury
            : column == SlipModel::Points          ? points
                                                   : count;
        setColumnWidth(column, width);
    }
    emit columnsMoved();
}

/// What the longest injury takes that is written and has room; a longer one goes by its number.
int SlipTable::injuryWidth(int room) const
{
    constexpr int air = 12;
    const QFontMetrics metrics(styledFont(font(), TextStyle::Small));
    int width = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex cell = model()->index(row, SlipModel::Injury);
        for (const int role : {int(Qt::DisplayRole), int(SlipModel::WasRole)}) {
            const int wanted = metrics.horizontalAdvance(cell.data(role).toString()) + air;
            width = wanted > room ? width : std::max(width, wanted);
        }
    }
    return width;
}

void SlipTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitRows();
}

void SlipTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid())
        putCursor();
}

void SlipTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    QTableView::mouseDoubleClickEvent(event);
    if (currentIndex().column() == SlipModel::Injury)
        beginInjury({});
    else if (currentIndex().column() == SlipModel::Mvp)
        slip().setData(currentIndex(), slip().count(currentIndex()) > 0 ? 0 : 1, Qt::EditRole);
}

void SlipTable::typeDigit(int digit)
{
    const QModelIndex cell = currentIndex();
    const int before = m_typing == cell ? slip().count(cell) : 0;
    const int number = before * ten + digit;
    slip().setData(cell, number < ten * ten ? number : digit, Qt::EditRole);
    m_typing = cell;
}

void SlipTable::nextPlayer()
{
    const QModelIndex at = currentIndex();
    setCurrentIndex(at.siblingAtRow(std::min(at.row() + 1, model()->rowCount() - 1)));
}

/// False: the key writes nothing here.
bool SlipTable::write(const QKeyEvent &event)
{
    const QModelIndex cell = currentIndex();
    const QString typed = event.text();
    const QChar letter = typed.isEmpty() ? QChar() : typed.front();
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!cell.isValid() || !isPlain)
        return false;
    if (event.key() == Qt::Key_Space) {
        const QModelIndex mvp = cell.siblingAtColumn(SlipModel::Mvp);
        slip().setData(mvp, slip().count(mvp) > 0 ? 0 : 1, Qt::EditRole);
        return true;
    }
    const bool clears = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    if (clears) {
        m_typing = QModelIndex();
        slip().setData(cell, cell.column() == SlipModel::Injury ? QVariant(QString()) : QVariant(0),
                       Qt::EditRole);
        return true;
    }
    if (SlipModel::isCount(cell.column()) && letter.isDigit()) {
        typeDigit(letter.digitValue());
        return true;
    }
    if (SlipModel::isCount(cell.column()) && (letter == u'+' || letter == u'-')) {
        m_typing = QModelIndex();
        slip().setData(cell, slip().count(cell) + (letter == u'+' ? 1 : -1), Qt::EditRole);
        return true;
    }
    const bool begins = letter.isLetter()
        || (cell.column() == SlipModel::Injury && (letter.isDigit() || letter == u'-'));
    if (begins || (event.key() == Qt::Key_F2 && cell.column() == SlipModel::Injury)) {
        beginInjury(begins ? typed : QString());
        return true;
    }
    return false;
}

void SlipTable::keyPressEvent(QKeyEvent *event)
{
    const bool otherSide = (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab)
        && (event->modifiers() & Qt::ControlModifier);
    if (otherSide) {
        emit otherSideRequested();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && event->modifiers() == Qt::NoModifier) {
        nextPlayer();
        return;
    }
    if (write(*event))
        return;
    m_typing = QModelIndex();
    QTableView::keyPressEvent(event);
    // Only what can be written is gone to.
    const QModelIndex at = currentIndex();
    if (at.column() == SlipModel::Who)
        setCurrentIndex(at.siblingAtColumn(SlipModel::Touchdowns));
    else if (at.column() == SlipModel::Points)
        setCurrentIndex(at.siblingAtColumn(SlipModel::Injury));
}

void SlipTable::beginInjury(const QString &typed)
{
    const QModelIndex cell = currentIndex().siblingAtColumn(SlipModel::Injury);
    if (!cell.flags().testFlag(Qt::ItemIsEditable))
        return;
    setCurrentIndex(cell);
    endInjury(false, false);
    m_edit = new InjuryEdit(slip().injuries(), viewport());
    m_edit->setGeometry(visualRect(cell));
    m_edit->setText(typed.isEmpty() ? cell.data().toString() : typed);
    m_edit->setAccessibleName(model()->headerData(SlipModel::Injury, Qt::Horizontal).toString());
    connect(m_edit, &InjuryEdit::done, this, [this](bool onward) { endInjury(true, onward); });
    connect(m_edit, &InjuryEdit::left, this, [this] { endInjury(false, false); });
    m_edit->show();
    m_edit->setFocus();
    if (typed.isEmpty())
        m_edit->selectAll();
}

void SlipTable::endInjury(bool takes, bool onward)
{
    InjuryEdit *edit = std::exchange(m_edit, nullptr);
    if (!edit)
        return;
    edit->hide();
    edit->deleteLater();
    setFocus();
    if (takes && !slip().setData(currentIndex(), edit->taken(), Qt::EditRole))
        emit injuryUnknown(edit->text());
    else if (onward)
        nextPlayer();
}

} // namespace dugout
