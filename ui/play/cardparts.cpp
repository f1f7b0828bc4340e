// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/cardparts.h"

#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/play/cardfit.h"
#include "ui/play/cardhead.h"
#include "ui/play/cardmiddle.h"
#include "ui/play/coursestrip.h"
#include "ui/play/quickgrid.h"
#include "ui/play/resultstrip.h"

#include <QApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

CardParts::CardParts(QWidget *card)
    : head(new CardHead(card))
    , result(new ResultStrip(card))
    , scroll(new ScrollColumn(card))
    , title(new TextLabel(TextStyle::Title, card))
    , stages(new StageStrip(card))
    , detail(new TextLabel(TextStyle::Body, card))
    , why(new TextLabel(TextStyle::Small, card))
    , place(new QVBoxLayout)
    , chances(new ChanceStrip(card))
    , middle(new QWidget(card))
    , grid(new QuickGrid(card))
    , problem(new TextLabel(TextStyle::Body, card))
    , m_card(card)
{
    title->setObjectName(u"prompt-title"_s);
    detail->setObjectName(u"prompt-detail"_s);
    problem->setObjectName(u"prompt-problem"_s);
    detail->setTone(tone::greyInk);
    problem->setTone(tone::harm);
    layOut();
}

void CardParts::layOut()
{
    for (TextLabel *label : {title, detail, why, problem})
        label->setWordWrap(true);
    QVBoxLayout *column = scroll->column();
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep(m_card, 3));
    place->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{title, stages, detail, why})
        column->addWidget(part);
    column->addLayout(place);
    column->addWidget(chances);
    auto *within = new QVBoxLayout(middle);
    within->setContentsMargins(0, 0, 0, 0);
    column->addWidget(middle);
    column->addWidget(grid);
    column->addStretch();
    auto *layout = new QVBoxLayout(m_card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(m_card, 2));
    layout->addWidget(head);
    layout->addWidget(result);
    layout->addWidget(scroll, 1);
    layout->addStretch(); // what a turn offers stands at the bottom, whatever is said above it
    layout->addWidget(problem);
}

void CardParts::setFoot(QWidget *widget)
{
    foot = widget;
    m_card->layout()->addWidget(foot);
}

/// Below tiles it has the room of the chips, beside what ends the turn.
void CardParts::placeFoot()
{
    const bool inGrid = flat && tiled && !body;
    if (!foot || inGrid == m_footInGrid)
        return;
    m_footInGrid = inGrid;
    const bool shown = !foot->isHidden();
    QLayout *before = inGrid ? m_card->layout() : grid->layout();
    before->removeWidget(foot);
    (inGrid ? grid->layout() : m_card->layout())->addWidget(foot);
    foot->setVisible(shown);
}

/// Not what the offer to change it says itself.
bool CardParts::tellsResult() const
{
    return !result->isEmpty() && !(tiled && isInLog && logSeen) && !(body && body->offer().keeps);
}

/// Who sees the faces needs no words for them where the height is the pitch's.
bool CardParts::showsForItself() const
{
    return flat && body && !body->offer().symbols.empty();
}

CardHeights CardParts::heights() const
{
    const QRect inside = m_card->contentsRect();
    const int gap = m_card->layout()->spacing();
    const int within = scroll->column()->spacing(); // between what scrolls there is more air
    const auto heightOf = [&inside](const QWidget *part, int above) {
        return above
            + (part->hasHeightForWidth() ? part->heightForWidth(inside.width())
                                         : part->sizeHint().height());
    };
    const auto wordsOf = [&heightOf](const TextLabel *label, int above) {
        return label->text().isEmpty() ? 0 : heightOf(label, above);
    };
    CardHeights heights;
    heights.gap = gap;
    const int bare = head->heightFor(inside.width(), false);
    const int below = foot && !m_footInGrid && !foot->isHidden() ? heightOf(foot, gap) : 0;
    heights.room = inside.height() - bare - gap - wordsOf(problem, gap) - below;
    heights.head = head->heightFor(inside.width(), true) - bare;
    heights.result = tellsResult() ? gap + result->heightAt(ResultLength::Full, inside.width()) : 0;
    heights.title = heightOf(title, gap);
    heights.detail = showsForItself() ? 0 : wordsOf(detail, within) + wordsOf(why, within);
    const auto filling = [&] {
        return inset ? body->wholeHeight(inside.width()) : body->leastHeight(inside.width());
    };
    if (body)
        heights.body = body->fillsTheCard() ? within + filling() : heightOf(body, within);
    heights.buttons = grid->isHidden() ? 0 : heightOf(grid, body ? within : gap);
    return heights;
}

int CardParts::needed() const
{
    // Where there is hardly any height a menu does without what explains it.
    return neededToAnswer() + (flat && !body ? 0 : heights().detail);
}

int CardParts::neededToAnswer() const
{
    const CardHeights parts = heights();
    int course = flat || !body ? 0 : courseHeight(stages) + courseHeight(chances);
    if (course > 0) // a roll has to be seen whole
        course += parts.title - parts.head + parts.detail + parts.result;
    return m_card->height() - parts.room + parts.head + parts.body + parts.buttons + course;
}

/// Rows of a turn's menu that are free stay so, lest the others jump; but what was rolled last is
/// worth more than that.
void CardParts::keepRoomForResult()
{
    const CardHeights parts = heights();
    grid->setMostKept(parts.room - parts.head - 2 * parts.gap - result->usualHeight());
}

/// Tiles stand below the title, and what explains them goes first where there is little room; what
/// was answered last is told where nobody can read it in the log.
bool CardParts::fitTiles()
{
    head->setSteady(false);
    head->setTakesTitle(true);
    title->hide();
    placeCourse(0);
    CardHeights parts = heights();
    const int left = parts.room - parts.head - parts.buttons;
    // What was answered last stands there instead of what explains, with one gap less.
    CardFit found{false, tellsResult() && parts.result <= left, false};
    const ResultLength length
        = tellsResult() && !found.result ? shorten(parts, found) : ResultLength::Full;
    result->setLength(length);
    result->setVisible(tellsResult() && found.result);
    const int taken = result->isHidden() ? 0 : parts.result;
    const int most = giving ? CardMiddle::mostLeftOut : 0;
    int leftOut = 0;
    const auto strip = [&] { return parts.gap + middleHeight(leftOut); };
    while (leftOut < most && taken + strip() > left)
        ++leftOut;
    // Who is chosen on the pitch stands in the title already.
    const bool withMiddle = !(flat && chosen) && strip() > parts.gap && taken + strip() <= left;
    if (giving && withMiddle)
        giving->leaveOut(leftOut);
    middle->setVisible(withMiddle);
    const bool explained = !withMiddle && (!flat || chosen) && !detail->text().isEmpty()
        && taken + parts.detail <= left;
    detail->setVisible(explained);
    const bool leftBehind = placeGrid(left < 0);
    scroll->setVisible(explained || withMiddle || m_gridScrolls);
    // No higher than what it holds, so that the tiles follow it.
    const int held = (explained ? parts.detail : 0) + (withMiddle ? strip() : 0);
    scroll->setMaximumHeight(m_gridScrolls ? QWIDGETSIZE_MAX : held);
    return leftBehind;
}

/// The owner of the card makes the room.
bool CardParts::fitInset()
{
    head->setSteady(false);
    head->setLargeTitle(false);
    head->setTakesTitle(about.isEmpty() || !title->text().startsWith(about));
    head->setTitle(title->text());
    title->hide();
    result->hide();
    middle->hide();
    detail->setVisible(!detail->text().isEmpty() && body);
    const bool leftBehind = placeGrid(true);
    scroll->setVisible(true);
    return leftBehind;
}

bool CardParts::fit(bool past)
{
    placeFoot();
    if (inset) {
        scroll->setMaximumHeight(QWIDGETSIZE_MAX);
        return fitInset();
    }
    const bool menu = !body && !grid->isHidden();
    head->setLargeTitle(menu && tiled && !flat);
    scroll->setMaximumHeight(QWIDGETSIZE_MAX);
    if (menu && tiled && !past)
        return fitTiles();
    if (menu)
        keepRoomForResult();
    CardHeights parts = heights();
    CardFit found = body || menu ? whatFits(parts) : CardFit{true, true, true};
    const ResultLength length = shorten(parts, found);
    // A shop stays as it is from one purchase to the next, however much room there is.
    const bool shop = body && !body->offer().shelf.empty();
    if (shop)
        found = {false, false, true};
    head->setSteady(shop);
    result->setLength(length);
    head->setTakesTitle(!found.title);
    title->setVisible(found.title);
    // A menu explains itself; what is being answered must say what it needs. Who only goes on needs
    // the button more than the words above it.
    const bool goesOn = body && body->offer().prompt.kind == PromptKind::Confirm;
    const bool crowded = parts.room < parts.detail + parts.body + parts.buttons;
    const bool unsaid = (goesOn && crowded) || showsForItself();
    const bool explained = (found.title || body) && !detail->text().isEmpty() && !unsaid;
    why->setVisible(!why->text().isEmpty() && !showsForItself());
    head->setToolTip(unsaid ? plainToolTip(detail->text()) : QString());
    // What explains the goods of a shop is the gold left, and every row of them counts.
    const bool inHead = explained && shop;
    head->setTitle(inHead ? u"%1 · %2"_s.arg(title->text(), detail->text()) : title->text());
    detail->setVisible(explained && !inHead);
    result->setVisible(tellsResult() && found.result);
    const int said = (found.title ? parts.title : parts.head)
        + (explained && !inHead ? parts.detail : 0) + (result->isHidden() ? 0 : parts.result);
    placeCourse(body && !past ? parts.room - said - parts.body - parts.buttons : 0);
    placeMiddle(menu && !past, found.result);
    const bool leftBehind = placeGrid(found.scrolls);
    scroll->setVisible(found.title || m_gridScrolls || !middle->isHidden());
    return leftBehind;
}

int CardParts::courseHeight(const QWidget *strip) const
{
    const int height = strip->sizeHint().height();
    return height > 0 ? scroll->column()->spacing() + height : 0;
}

void CardParts::placeCourse(int left)
{
    for (QWidget *strip : std::initializer_list<QWidget *>{chances, stages}) {
        const int needed = courseHeight(strip);
        const bool fits = needed > 0 && needed <= left;
        strip->setVisible(fits);
        left -= fits ? needed : 0;
    }
}

/// In a few words rather than not at all: what a die showed may stand nowhere else.
ResultLength CardParts::shorten(CardHeights &parts, CardFit &found) const
{
    const bool squeezed = !found.result || (body && !found.title);
    if (!squeezed || !tellsResult())
        return ResultLength::Full;
    for (const ResultLength length :
         {ResultLength::Short, ResultLength::Least, ResultLength::Line}) {
        parts.result = parts.gap + result->heightAt(length, m_card->contentsRect().width());
        if (const CardFit shorter = whatFits(parts); shorter.result) {
            found = shorter;
            return length;
        }
    }
    return ResultLength::Least;
}

int CardParts::middleHeight(int leftOut) const
{
    const int width = m_card->contentsRect().width();
    if (giving)
        return giving->heightWithout(leftOut, width);
    return middle->hasHeightForWidth() ? middle->heightForWidth(width)
                                       : middle->sizeHint().height();
}

/// Only where it pushes no button out of sight, and never in the place of what just happened: that
/// a turn was lost may be said nowhere else.
void CardParts::placeMiddle(bool menu, bool withResult)
{
    const CardHeights parts = heights();
    const int width = m_card->contentsRect().width();
    const bool told = withResult && tellsResult();
    const int air = gridStep(m_card, 3);
    // What stands below the head counts the gap above it, too; half of it is left for what is
    // rounded.
    const int room = parts.room + parts.gap / 2 - parts.buttons - air;
    const int above = parts.title + (told ? parts.result : 0);
    // A title in the head costs a line of its own: only then is it known whether this fits, and
    // nothing has to go for what does not.
    const auto isInHead = [&](int needed) { return title->isHidden() || room - above < needed; };
    const auto leaves = [&](int needed, ResultLength length) {
        const int left = room - (isInHead(needed) ? parts.head : 0);
        const int said = parts.gap + result->heightAt(length, width);
        return left - needed - (told ? std::max(0, said - air) : 0);
    };
    const int most = giving ? CardMiddle::mostLeftOut : 0;
    int leftOut = 0;
    const auto needed = [&] { return parts.gap + middleHeight(leftOut); };
    while (leftOut < most && leaves(needed(), ResultLength::Short) < 0)
        ++leftOut;
    const bool crowdedOut = !withResult && tellsResult();
    const bool any
        = menu && !crowdedOut && needed() > parts.gap && leaves(needed(), ResultLength::Least) >= 0;
    middle->setVisible(any);
    if (!any)
        return;
    if (giving)
        giving->leaveOut(leftOut);
    // What only explains goes first, then the title into the head, then the dice of the result.
    if (room - above - parts.detail < needed())
        detail->hide();
    const bool inHead = isInHead(needed());
    if (inHead) {
        head->setTakesTitle(true);
        title->hide();
    }
    const int left = room - (inHead ? parts.head : 0) - needed();
    if (told && left < parts.gap + result->heightForWidth(width))
        result->setLength(leaves(needed(), ResultLength::Short) < 0 ? ResultLength::Least
                                                                    : ResultLength::Short);
}

bool CardParts::placeGrid(bool scrolled)
{
    if (scrolled == m_gridScrolls && tiled == m_gridTiled)
        return false;
    m_gridScrolls = scrolled;
    m_gridTiled = tiled;
    const bool focused = grid->isAncestorOf(QApplication::focusWidget());
    const bool shown = !grid->isHidden();
    if (scrolled)
        scroll->column()->insertWidget(scroll->column()->count() - 1, grid);
    else {
        // Tiles follow the words above them; buttons stand at the bottom, whatever is said there.
        auto *layout = static_cast<QVBoxLayout *>(m_card->layout());
        layout->removeWidget(grid); // else the places after it are counted with it
        const int end = foot && !m_footInGrid ? layout->indexOf(foot) : layout->count();
        layout->insertWidget(tiled ? layout->indexOf(scroll) + 1 : end, grid);
    }
    grid->setVisible(shown); // at once, as it may get the focus next
    return focused;
}

} // namespace dugout
