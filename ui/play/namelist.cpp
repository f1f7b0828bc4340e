// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/namelist.h"

#include "core/text/namerank.h"
#include "ui/common/appearance.h"
#include "ui/models/plaintooltip.h"
#include "ui/play/aboutdelegate.h"
#include "ui/play/shirtdelegate.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QSet>
#include <QStyle>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool hasShirt(const QString &name, const QString &number)
{
    return name.section(u' ', 0, 0) == u'#' + number;
}

/// Somebody else's number was typed: who is asked for has no part in this, and nobody stands in.
bool isOtherShirt(const QString &name, const QString &typed)
{
    bool number = false;
    typed.toInt(&number);
    return number && name.startsWith(u'#') && !hasShirt(name, typed);
}

/// Nor will it be his when more is typed: 2 is not yet 20, and never 12.
bool isOutOfReach(const QString &name, const QString &typed)
{
    return isOtherShirt(name, typed) && !name.startsWith(u'#' + typed);
}

constexpr int aliasRole = Qt::UserRole + 30; ///< beside those of the delegates

/// A shirt's number before any name, and what is read before what else it is called.
int rankOf(const QListWidgetItem &item, const QString &wanted)
{
    constexpr int best = 1000;
    constexpr int read = 10;
    if (hasShirt(item.text(), wanted))
        return best;
    const int name = nameRank(item.text(), wanted);
    return name > 0 ? read * name : nameRank(item.data(aliasRole).toString(), wanted);
}

} // namespace

NameList::NameList(QWidget *parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // it stands on whatever the question stands on
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(gridStep(this, 1) / 2);
}

void NameList::setIds(const QStringList &ids)
{
    for (const QString &id : ids) {
        auto *item = new QListWidgetItem(this);
        item->setData(Qt::UserRole, id);
        // A click anywhere in the row ticks it; the box must not tick itself a second time.
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
    }
}

void NameList::setTickable(int ticked)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(row < ticked ? Qt::Checked : Qt::Unchecked);
}

void NameList::tick(const QStringList &ids)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(ids.contains(idOf(*item(row))) ? Qt::Checked : Qt::Unchecked);
}

void NameList::setNames(const QStringList &names)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setText(names.value(row));
    fitCells();
}

void NameList::setWhole(bool whole)
{
    m_whole = whole;
}

void NameList::setFewestRows(int rows)
{
    m_fewestRows = rows;
}

void NameList::setAliases(const QStringList &aliases)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setData(aliasRole, aliases.value(row));
}

void NameList::setHints(const QStringList &hints)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setToolTip(plainToolTip(hints.value(row)));
}

void NameList::setShirts(const QList<QColor> &colours)
{
    const bool any = std::any_of(colours.begin(), colours.end(),
                                 [](const QColor &one) { return one.isValid(); });
    if (!any || m_hasAbouts)
        return;
    if (!m_shirts) {
        m_shirts = new ShirtDelegate(this);
        setItemDelegate(m_shirts);
    }
    for (int row = 0; row < count(); ++row)
        item(row)->setData(ShirtDelegate::ColourRole, colours.value(row));
}

void NameList::setAbouts(const QStringList &abouts)
{
    if (abouts.isEmpty())
        return;
    if (!m_hasAbouts) {
        m_hasAbouts = true;
        setItemDelegate(new AboutDelegate(this));
        setFlow(QListView::TopToBottom);
        setWrapping(false);
        setUniformItemSizes(false);
        setGridSize({}); // rows are as high as their words
        setSpacing(0);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(this, &QListWidget::currentItemChanged, this, &NameList::fitRows);
    }
    for (int row = 0; row < count(); ++row) {
        const QString about = abouts.value(row);
        item(row)->setData(AboutDelegate::AboutRole, about);
        item(row)->setToolTip(plainToolTip(about));
        item(row)->setData(Qt::AccessibleTextRole, u"%1: %2"_s.arg(item(row)->text(), about));
    }
    fitRows();
}

int NameList::wholeHeight(int width) const
{
    int height = gridStep(this, 1);
    for (int row = 0; row < count(); ++row)
        height += AboutDelegate::wholeHeight(this, indexFromItem(item(row)), width);
    return height;
}

/// Every word of each where there is room for that; else of the current one only, and of the others
/// what stands in a line.
void NameList::fitRows()
{
    const int widest = maximumViewportSize().width();
    const int most = wholeHeight(widest);
    const bool whole = most <= height();
    const int width = whole ? widest : columnsWidth(); // a bar to scroll by stands beside the rest
    const int line = AboutDelegate::lineHeight(this);
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem *each = item(row);
        each->setSizeHint({width,
                           whole || each == currentItem()
                               ? AboutDelegate::wholeHeight(this, indexFromItem(each), width)
                               : line});
    }
    setMinimumHeight(std::min(most, m_fewestRows * line + gridStep(this, 1)));
    setMaximumHeight(most);
    if (QListWidgetItem *current = whole ? nullptr : currentItem())
        scrollToItem(current);
}

int NameList::wordsWidth(const QListWidgetItem &item, bool shortly) const
{
    if (!m_shirts)
        return fontMetrics().horizontalAdvance(item.text());
    return ShirtDelegate::side(this) + gridStep(this, 1)
        + fontMetrics().horizontalAdvance(ShirtDelegate::words(item.text(), shortly));
}

void NameList::fitCells()
{
    if (m_hasAbouts)
        return fitRows();
    std::vector<int> widths;
    const auto measure = [&](bool shortly) {
        widths.clear();
        for (int row = 0; row < count(); ++row)
            widths.push_back(wordsWidth(*item(row), shortly));
        std::sort(widths.begin(), widths.end());
    };
    measure(false);
    if (m_shirts) {
        // Who they are in two columns rather than what they are in one.
        const int half = columnsWidth() / 2 - gridStep(this, 9);
        const bool shortly = widths.size() > 3 && widths.at(widths.size() / 2) > half;
        m_shirts->setShort(shortly);
        if (shortly)
            measure(true);
    }
    int widest = widths.empty() ? 0 : widths.back();
    // One name that is much longer than the others must not cost them their columns: it is cut.
    if (widths.size() > 3)
        widest = std::min(widest, widths[widths.size() * 3 / 4] * 5 / 4);
    const bool ticked = count() > 0 && !item(0)->data(Qt::CheckStateRole).isNull();
    const int beside
        = gridStep(this, 6) + (ticked ? style()->pixelMetric(QStyle::PM_IndicatorWidth) : 0);
    // Two columns where most names have room in them.
    const int half = columnsWidth() / 2 - beside - gridStep(this, 3);
    if (widths.size() > 3 && widest > half && widths[widths.size() / 2] <= half)
        widest = half;
    // Measured by the letters: with sizes that are all alike, the view asks the first only.
    widest += beside;
    // Nothing is cut while the columns leave room beside them, nor for a third column.
    const int wanted = widths.empty() ? 0 : widths.back() + beside;
    const int room = m_whole ? columnsWidth() : columnsWidth() / 2;
    if (widest < wanted && wanted + gridStep(this, 3) <= room)
        widest = wanted;
    const int columns = std::max(1, columnsWidth() / (widest + gridStep(this, 3)));
    widest = std::max(widest, std::min(wanted, columnsWidth() / columns - gridStep(this, 3)));
    const int height = std::max(fontMetrics().height() + gridStep(this, 3),
                                m_shirts ? ShirtDelegate::side(this) + gridStep(this, 2) : 0);
    setGridSize({widest + gridStep(this, 3), height});
    for (int row = 0; row < count(); ++row)
        item(row)->setSizeHint({widest, height});
    fitHeight();
}

QListWidgetItem *NameList::narrow(const QString &words)
{
    const QString wanted = words.trimmed();
    QListWidgetItem *best = nullptr;
    int bestRank = 0;
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem *each = item(row);
        const int rank = rankOf(*each, wanted);
        each->setHidden(rank == 0 || isOutOfReach(each->text(), wanted));
        if (rank > bestRank) {
            best = each;
            bestRank = rank;
        }
    }
    return best && isOtherShirt(best->text(), wanted) ? nullptr : best;
}

QListWidgetItem *NameList::firstShown() const
{
    for (int row = 0; row < count(); ++row) {
        if (!item(row)->isHidden())
            return item(row);
    }
    return nullptr;
}

QStringList NameList::ticked() const
{
    QStringList ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ids.append(idOf(*item(row)));
    }
    return ids;
}

QList<QListWidgetItem *> NameList::named(const QString &words) const
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    QList<QListWidgetItem *> items;
    QStringList typed = words.split(between, Qt::SkipEmptyParts);
    if (haveOneCharacter()) // then nobody puts spaces between them
        typed = typed.join(QString()).split(QString(), Qt::SkipEmptyParts);
    for (const QString &word : std::as_const(typed)) {
        const QList<QListWidgetItem *> found = called(word);
        if (found.size() != 1 || items.contains(found.constFirst()))
            return {};
        items.append(found.constFirst());
    }
    return items;
}

QList<QListWidgetItem *> NameList::meant(const QString &words) const
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    QList<QListWidgetItem *> items;
    for (const QString &word : words.split(between, Qt::SkipEmptyParts)) {
        const QList<QListWidgetItem *> found = called(word);
        if (found.isEmpty())
            return {};
        items += found;
    }
    return items;
}

bool NameList::hasOneOfEach() const
{
    QSet<QString> shirts;
    for (int row = 0; row < count(); ++row) {
        const QString shirt = item(row)->text().section(u' ', 0, 0);
        if (shirt.startsWith(u'#') && shirts.contains(shirt))
            return false;
        shirts.insert(shirt);
    }
    return true;
}

/// By the whole name or the number of the shirt.
QList<QListWidgetItem *> NameList::called(const QString &word) const
{
    QList<QListWidgetItem *> items;
    for (int row = 0; row < count(); ++row) {
        const QString name = item(row)->text();
        if (name.compare(word, Qt::CaseInsensitive) == 0 || hasShirt(name, word))
            items.append(item(row));
    }
    return items;
}

bool NameList::haveOneCharacter() const
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->text().size() != 1)
            return false;
    }
    return true;
}

QString NameList::idOf(const QListWidgetItem &item)
{
    return item.data(Qt::UserRole).toString();
}

void NameList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (m_hasAbouts || event->oldSize().width() != event->size().width())
        fitCells();
    else
        fitHeight();
    // Whom Enter would take is seen, however few rows there is room for.
    if (QListWidgetItem *likely = currentItem())
        scrollToItem(likely);
}

QSize NameList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), minimumHeight()};
}

bool NameList::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QListWidget::event(event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool plain = !(key->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
    if (!plain || key->text().isEmpty() || !key->text().at(0).isLetter())
        return QListWidget::event(event);
    event->accept();
    return true;
}

void NameList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCells();
}

int NameList::columnsWidth() const
{
    // The view keeps the room of its scroll bar free, whether it is needed or not, and begins a
    // line after its spacing: cells that fill the rest to the last dot would stand alone.
    return maximumViewportSize().width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent)
        - 2 * spacing();
}

void NameList::fitHeight()
{
    const QSize cell = gridSize();
    if (cell.isEmpty())
        return;
    const int columns = std::max(1, columnsWidth() / cell.width());
    const int rows = (count() + columns - 1) / columns;
    const auto heightOf
        = [&](int some) { return std::min(rows, some) * cell.height() + gridStep(this, 1); };
    setMinimumHeight(heightOf(m_fewestRows));
    setMaximumHeight(heightOf(rows));
}

} // namespace dugout
