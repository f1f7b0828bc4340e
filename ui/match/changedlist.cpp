// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/changedlist.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct KindIcon
{
    KnownWord<ChangeKinds> kind;
    const char *icon;
};

constexpr KindIcon icons[]{
    {ChangeKind::Treasury, "coin"},       {ChangeKind::StadiumFund, "coin"},
    {ChangeKind::NoWinnings, "coin"},     {ChangeKind::Points, "star"},
    {ChangeKind::MvpLost, "star"},        {ChangeKind::FanFactor, "teams"},
    {ChangeKind::LeaguePoints, "league"}, {ChangeKind::Improvement, "arrow-up"},
    {ChangeKind::Injury, "injury"},       {ChangeKind::Misses, "injury"},
    {ChangeKind::Gone, "injury"},         {ChangeKind::StarHurt, "injury"},
    {ChangeKind::Returns, "check"},       {ChangeKind::Joined, "add"},
    {ChangeKind::Signed, "add"},          {ChangeKind::Incident, "warning"},
};

/// What counts the team goes up or down.
QString iconOf(const ChangedLine &line)
{
    if (line.kind == ChangeKind::TeamValue || line.kind == ChangeKind::TeamRating)
        return line.mood == ChangedLine::Mood::Harm ? u"arrow-down"_s : u"arrow-up"_s;
    const auto *found
        = std::find_if(std::begin(icons), std::end(icons),
                       [&line](const KindIcon &each) { return line.kind == each.kind; });
    return found == std::end(icons) ? u"edit"_s : QString::fromLatin1(found->icon);
}

/// So much of a line the number may take, and the words beside it wrap.
constexpr double mostValue = 0.6;

} // namespace

ChangedList::ChangedList(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChangedList::setLines(const std::vector<ChangedLine> &lines)
{
    m_lines = lines;
    QStringList said;
    for (const ChangedLine &line : lines) {
        QStringList words{line.title, line.note, line.value};
        words.removeAll(QString());
        said.append(words.join(u" "_s));
    }
    setAccessibleName(said.join(u"; "_s));
    updateGeometry();
    update();
}

QRect ChangedList::titleArea(const ChangedLine &line, const QRect &area) const
{
    const QFontMetrics strong(styledFont(font(), TextStyle::Strong));
    const int left = gridStep(this, 7);
    const int value = line.value.isEmpty()
        ? 0
        : std::min(strong.horizontalAdvance(line.value), static_cast<int>(area.width() * mostValue))
            + gridStep(this, 2);
    return area.adjusted(left, 0, -value, 0);
}

int ChangedList::heightOf(const ChangedLine &line, int width) const
{
    const QRect words = titleArea(line, QRect(0, 0, width, 0));
    const auto high = [&words](const QFont &letters, const QString &text) {
        return text.isEmpty()
            ? 0
            : QFontMetrics(letters)
                  .boundingRect(QRect(0, 0, std::max(1, words.width()), QWIDGETSIZE_MAX),
                                Qt::TextWordWrap, text)
                  .height();
    };
    return high(styledFont(font(), TextStyle::Body), line.title)
        + high(styledFont(font(), TextStyle::Small), line.note) + gridStep(this, 3);
}

int ChangedList::heightForWidth(int width) const
{
    int height = 0;
    for (const ChangedLine &line : m_lines)
        height += heightOf(line, width);
    return height;
}

QSize ChangedList::sizeHint() const
{
    const int wide = gridStep(this, 60);
    return {wide, heightForWidth(width() > 0 ? width() : wide)};
}

void ChangedList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void ChangedList::paintLine(QPainter *painter, const ChangedLine &line, const QRect &area) const
{
    const QPalette::ColorRole role = line.mood == ChangedLine::Mood::Harm ? tone::harm
        : line.mood == ChangedLine::Mood::Gain                            ? tone::goInk
                                                                          : tone::greyInk;
    const int side = gridStep(this, 4);
    const QRect words = titleArea(line, area).adjusted(0, gridStep(this, 1), 0, 0);
    const QFont body = styledFont(font(), TextStyle::Body);
    const int first = QFontMetrics(body).height();
    paintToneIcon(painter, iconOf(line),
                  QRect(area.left(), words.top() + (first - side) / 2, side, side),
                  palette().color(role));
    painter->setFont(body);
    painter->setPen(palette().color(tone::ink));
    QRect taken;
    painter->drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line.title, &taken);
    if (!line.note.isEmpty()) {
        painter->setFont(styledFont(font(), TextStyle::Small));
        painter->setPen(palette().color(role));
        painter->drawText(words.adjusted(0, taken.height(), 0, 0),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line.note);
    }
    if (line.value.isEmpty())
        return;
    const QFont strong = styledFont(font(), TextStyle::Strong);
    painter->setFont(strong);
    painter->setPen(palette().color(line.mood == ChangedLine::Mood::Harm ? tone::harm : tone::ink));
    const int most = static_cast<int>(area.width() * mostValue);
    painter->drawText(QRect(area.right() - most, words.top(), most, first),
                      Qt::AlignRight | Qt::AlignVCenter,
                      QFontMetrics(strong).elidedText(line.value, Qt::ElideRight, most));
}

void ChangedList::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    int top = 0;
    for (const ChangedLine &line : m_lines) {
        const int high = heightOf(line, width());
        paintLine(&painter, line, QRect(0, top, width(), high));
        top += high;
    }
}

} // namespace dugout
