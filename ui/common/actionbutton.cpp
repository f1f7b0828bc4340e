// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actionbutton.h"

#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/dieface.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/common/touch.h"
#include "ui/models/plaintooltip.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace dugout {

namespace {
// Of a tile that is read from afar.
constexpr int largeSteps = 18;
constexpr int largeIconSteps = 7;
constexpr qreal lineRadius = 8.0;
constexpr qreal tileRadius = 10.0;
constexpr double smallestLetters = 0.8;
constexpr const char *commandProperty = "command";

/// As it is drawn: of two marks one stays, and is somebody's name.
QString withoutMnemonic(const QString &words)
{
    QString shown;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words.at(i) == u'&' && i + 1 < words.size())
            ++i;
        shown.append(words.at(i));
    }
    return shown;
}

/// A letter or a digit as it is written.
bool isWritten(const QKeySequence &key)
{
    return key.count() == 1 && key[0].key() < Qt::Key_Escape
        && !(key[0].keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
}

/// Asked as Qt asks it before a shortcut works, but past the filters that count real keys.
bool wouldTake(QObject *field, QKeyCombination pressed)
{
    QKeyEvent asked(QEvent::ShortcutOverride, pressed.key(), pressed.keyboardModifiers(),
                    QString(QChar(static_cast<char16_t>(pressed.key()))));
    asked.ignore();
    field->event(&asked);
    return asked.isAccepted();
}
} // namespace

ActionButton::ActionButton(QWidget *parent, Look look)
    : KeyboardButton(parent)
    , m_look(look)
{
    setFont(styledFont(QApplication::font(), TextStyle::Strong));
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (isWritten(shortcut()))
            update();
    });
}

/// It may have the focus, and loses it when nothing of a button is left of it any more.
ActionButton::~ActionButton()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void ActionButton::setCommand(const char *id, const QString &told, int count)
{
    const bool first = commandOf(*this).isEmpty();
    setProperty(commandProperty, QString::fromLatin1(id));
    const Command *command = findCommand(commandOf(*this));
    Q_ASSERT_X(command, "setCommand", id);
    QString words = commandWords(*command, count);
    if (!told.isNull())
        words = words.arg(QString(told).replace(u'&', QStringLiteral("&&")));
    if (*command->picture)
        setIconName(QString::fromLatin1(command->picture));
    setText(words);
    takeKey(); // new words take it away
    if (first && CommandKeys::inUse())
        connect(CommandKeys::inUse(), &CommandKeys::changed, this, &ActionButton::takeKey);
}

void ActionButton::setPictureCommand(const char *id, const QString &told)
{
    const Command *command = findCommand(QString::fromLatin1(id));
    Q_ASSERT_X(command, "setPictureCommand", id);
    if (*command->picture)
        setIconName(QString::fromLatin1(command->picture));
    sayCommand(*this, id, told);
}

/// A key that was printed by other means stays where the command has none.
void ActionButton::takeKey()
{
    const QKeySequence key = commandKey(qPrintable(commandOf(*this)));
    if (!key.isEmpty() || m_hasCommandKey)
        setKey(key);
    m_hasCommandKey = !key.isEmpty();
}

void ActionButton::setLook(Look look)
{
    m_look = look;
    update();
}

void ActionButton::setShape(ButtonShape shape)
{
    if (shape == m_shape)
        return;
    m_shape = shape;
    // Beside tiles it is as high as they leave it.
    setSizePolicy(QSizePolicy::Minimum,
                  shape == ButtonShape::Side ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    setFont(styledFont(QApplication::font(),
                       shape == ButtonShape::Chip ? TextStyle::Body : TextStyle::Strong));
    updateGeometry();
    update();
}

void ActionButton::setKey(const QKeySequence &key)
{
    printKey(key);
    setShortcut(key);
}

void ActionButton::printKey(const QKeySequence &key)
{
    if (key == m_key)
        return;
    m_key = key;
    updateGeometry();
    update();
}

void ActionButton::setKeyShown(bool shown)
{
    if (shown == m_keyShown)
        return;
    m_keyShown = shown;
    updateGeometry();
    update();
}

int ActionButton::keyRoom() const
{
    return m_key.isEmpty() ? 0 : keyWidth() + gridStep(this, 2);
}

bool ActionButton::isKeyHeard() const
{
    QWidget *field = QApplication::focusWidget();
    if (!field || field->window() != window() || !isWritten(shortcut()))
        return true;
    return field->property(keysLeft).value<QList<QKeySequence>>().contains(shortcut())
        || !wouldTake(field, shortcut()[0]);
}

void ActionButton::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

void ActionButton::setSymbol(const QString &id)
{
    m_symbol = id;
    update();
}

void ActionButton::setNote(const QString &note)
{
    if (note == m_note)
        return;
    m_note = note;
    update();
}

QString ActionButton::keyText() const
{
    // Tiles and chips have room for a sign, not for its name.
    const bool shifted = m_shape != ButtonShape::Line && m_key.count() == 1
        && m_key[0].keyboardModifiers() == Qt::ShiftModifier;
    return shifted ? QChar(0x21E7) + QKeySequence(m_key[0].key()).toString(QKeySequence::NativeText)
                   : m_key.toString(QKeySequence::NativeText);
}

QFont ActionButton::keyFont() const
{
    return styledFont(QApplication::font(), TextStyle::Small);
}

QFont ActionButton::wordFont() const
{
    return isLarge() ? styledFont(font(), TextStyle::Heading) : isSlim() ? keyFont() : font();
}

void ActionButton::setTileSize(TileSize size)
{
    m_tileSize = size;
    updateGeometry();
    update();
}

void ActionButton::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
    update();
}

int ActionButton::pad() const
{
    const bool narrow = m_shape == ButtonShape::Chip || isTile() || isSlim();
    const int usual = isTile() && !isSlim() ? 3 : 2;
    return gridStep(this, narrow ? (m_compact ? 1 : usual) : m_compact ? 2 : 3);
}

qreal ActionButton::cornerRadius() const
{
    return m_shape == ButtonShape::Chip ? height() / 2.0 - 1.0 : isTile() ? tileRadius : lineRadius;
}

/// Wide enough for a line of small words; low without its picture's air and without that line.
QSize ActionButton::tileSize(double letters) const
{
    if (m_shape == ButtonShape::Face)
        return {gridStep(this, m_compact ? 22 : 27), gridStep(this, m_compact ? 21 : 32)};
    const double words = m_words.of(withoutMnemonic(text()), wordFont()) * letters;
    if (isLarge())
        return {static_cast<int>(words) + gridStep(this, largeIconSteps + 2) + 2 * pad(),
                gridStep(this, largeSteps)};
    const int least = isSlim() ? 15 : m_compact ? 24 : 30;
    return {std::max(static_cast<int>(words) + 2 * pad(), gridStep(this, least)),
            gridStep(this, m_compact ? 14 : 21)};
}

int ActionButton::Measured::of(const QString &shown, const QFont &letters)
{
    if (shown != words || letters != font) {
        words = shown;
        font = letters;
        width = QFontMetrics(letters).horizontalAdvance(shown);
    }
    return width;
}

int ActionButton::keyWidth() const
{
    // Round as a letter is high, and wider only for what is longer.
    const bool chip = m_shape == ButtonShape::Chip;
    const int words
        = m_keyWords.of(keyText(), keyFont()) + gridStep(this, m_compact || chip ? 2 : 3);
    return chip ? std::max(words, gridStep(this, 5)) : words;
}

QSize ActionButton::sizeFor(double letters) const
{
    if (isTile())
        return tileSize(letters);
    const QString shown = withoutMnemonic(text());
    const double words = m_words.of(shown, font()) * letters;
    int width = static_cast<int>(words) + 2 * pad();
    if (!m_iconName.isEmpty())
        width += gridStep(this, 5) + (shown.isEmpty() ? 0 : gridStep(this, 2));
    if (printsKey())
        width += keyRoom();
    const bool chip = m_shape == ButtonShape::Chip;
    // Two of them are as high as a low tile.
    const int steps = m_shape == ButtonShape::Side ? 6
        : chip                                     ? (m_compact ? 6 : 8)
                                                   : (m_compact ? 8 : 9);
    const int least = TouchWatch::leastTarget();
    return QSize(width, gridStep(this, steps)).expandedTo({least, least});
}

QSize ActionButton::minimumSizeHint() const
{
    return sizeFor(m_compact || m_shrinks || isSlim() ? smallestLetters : 1.0);
}

double ActionButton::letters() const
{
    const int needed = m_words.of(withoutMnemonic(text()), wordFont());
    const bool above = isTile() && !isLarge(); // its picture stands above its words
    const int room = std::max(0, width() - (above ? 2 * pad() : sizeFor(0).width()));
    const bool fits = needed <= room || !(m_compact || m_shrinks || isSlim());
    return std::min(m_mostLetters, fits ? 1.0 : static_cast<double>(room) / needed);
}

void ActionButton::setMostLetters(double most)
{
    if (most == m_mostLetters)
        return;
    m_mostLetters = most;
    update();
}

QFont ActionButton::fittingFont() const
{
    QFont fitting = wordFont();
    if (const double part = letters(); part < 1.0 && fitting.pixelSize() > 0)
        fitting.setPixelSize(std::max(8, static_cast<int>(fitting.pixelSize() * part)));
    return fitting;
}

void ActionButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFont(styledFont(QApplication::font(),
                           m_shape == ButtonShape::Chip ? TextStyle::Body : TextStyle::Strong));
        updateGeometry();
    } else if (event->type() == QEvent::LanguageChange && !m_key.isEmpty()) {
        updateGeometry(); // keys have names
    }
    KeyboardButton::changeEvent(event);
}

bool ActionButton::event(QEvent *event)
{
    // At once: Qt would wait a tenth of a second, and lose what is pressed in between.
    if (event->type() == QEvent::Shortcut && !static_cast<QShortcutEvent *>(event)->isAmbiguous()) {
        click();
        return true;
    }
    return KeyboardButton::event(event);
}

QColor ActionButton::inkColour() const
{
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    if (m_look == Look::Filled && isEnabled())
        return palette().color(tone::onGo);
    if (m_shape == ButtonShape::Segment)
        return palette().color(isChecked() ? tone::ink : tone::greyInk);
    if (isChecked() && isEnabled() && m_look != Look::Filled)
        return palette().color(tone::goInk);
    return palette().color(group, QPalette::ButtonText);
}

void ActionButton::paintBody(QPainter *painter) const
{
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    const qreal corner = cornerRadius();
    const bool filled = m_look == Look::Filled && isEnabled();
    // Only what is in force stands out of its switch.
    if (m_shape == ButtonShape::Segment && !isChecked() && !showsFocusRing())
        return;
    QColor fill = palette().color(filled ? tone::go : tone::card);
    if (m_shape == ButtonShape::Segment)
        fill = palette().color(tone::card);
    else if (isDown() || isChecked())
        fill = filled ? fill.darker(115) : palette().color(tone::soft);
    else if (underMouse() && isEnabled())
        fill = filled ? fill.lighter(108) : palette().color(tone::soft);
    // The one that is chosen stands out from those beside it.
    const bool chosen = isChecked() && !filled && m_shape != ButtonShape::Segment;
    QPen edge(palette().color(filled || chosen ? tone::go : tone::line),
              chosen ? 2.0 : strokeWidth(palette()));
    // Where everything is black and white a shape has to say it.
    if (!isEnabled() && strokeWidth(palette()) > 1)
        edge.setStyle(Qt::DashLine);
    painter->setPen(edge);
    painter->setBrush(fill);
    painter->drawRoundedRect(body, corner, corner);
    if (showsFocusRing()) {
        painter->setPen(QPen(palette().color(tone::ink), 2.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(body, corner, corner);
        // A second line inside: where every button has a strong edge, one more ring is none.
        painter->setPen(QPen(inkColour(), 2.0));
        painter->drawRoundedRect(body.adjusted(4, 4, -4, -4), corner - 3, corner - 3);
    }
}

void ActionButton::paintKey(QPainter *painter, const QRect &area) const
{
    painter->setFont(keyFont());
    painter->setPen(QPen(palette().color(tone::line), 1.0));
    painter->setBrush(palette().color(tone::card));
    const qreal corner = m_shape == ButtonShape::Chip ? area.height() / 2.0 : 4.0;
    painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter->setPen(palette().color(tone::ink));
    painter->drawText(area, Qt::AlignCenter, keyText());
}

void ActionButton::paintWords(QPainter *painter, const QRect &area) const
{
    painter->setFont(fittingFont());
    painter->setPen(inkColour());
    const bool alone = !printsKey() && m_iconName.isEmpty();
    const Qt::Alignment across = alone ? Qt::AlignHCenter : Qt::AlignLeft;
    const int words = static_cast<int>(across) | Qt::TextShowMnemonic;
    if (m_note.isEmpty()) {
        painter->drawText(area, words | Qt::AlignVCenter, text());
        return;
    }
    const int line = painter->fontMetrics().height();
    const QFontMetrics small(keyFont());
    const int top = area.top() + (area.height() - line - small.height()) / 2;
    painter->drawText(QRect(area.left(), top, area.width(), line), words | Qt::AlignVCenter,
                      text());
    painter->setFont(keyFont());
    painter->drawText(QRect(area.left(), top + line, area.width(), small.height()),
                      static_cast<int>(across | Qt::AlignVCenter),
                      small.elidedText(m_note, Qt::ElideRight, area.width()));
}

/// The picture at the top, its key in the corner beside it, and the words at the foot; what ends
/// the others has both in its middle.
void ActionButton::paintLargeTile(QPainter *painter) const
{
    const int icon = gridStep(this, largeIconSteps);
    const int corner = gridStep(this, 1);
    const int keyHeight = gridStep(this, 5);
    if (printsKey() && isKeyHeard())
        paintKey(painter, {width() - corner - keyWidth(), corner, keyWidth(), keyHeight});
    const QColor picture
        = isEnabled() && m_look != Look::Filled ? palette().color(tone::goInk) : inkColour();
    paintToneIcon(painter, m_iconName, {pad(), (height() - icon) / 2, icon, icon}, picture);
    const QRect words = rect().adjusted(pad() + icon + gridStep(this, 2), 0, -pad(), 0);
    painter->setFont(fittingFont());
    painter->setPen(inkColour());
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
}

void ActionButton::paintTile(QPainter *painter) const
{
    if (isLarge())
        return paintLargeTile(painter);
    const bool ends = m_shape == ButtonShape::Ending;
    const int icon = gridStep(this, m_compact ? 5 : 7);
    const int keyHeight = gridStep(this, 5);
    const int corner = gridStep(this, m_compact ? 1 : 2);
    const QFontMetrics words(wordFont());
    const QFontMetrics small(keyFont());
    const bool noted = !m_note.isEmpty() && !m_compact;
    const int foot = words.height() + (noted ? small.height() : 0);
    const int gap = gridStep(this, 1);
    const int block = icon + gap + foot;
    const int top = (height() - block) / 2;
    const QColor picture = !isEnabled() ? inkColour()
        : m_look == Look::Filled        ? inkColour()
                                        : palette().color(tone::goInk);
    if (!m_iconName.isEmpty())
        paintToneIcon(painter, m_iconName,
                      {ends || isSlim() ? (width() - icon) / 2 : pad(), top, icon, icon}, picture);
    if (printsKey() && isKeyHeard())
        paintKey(painter, {width() - corner - keyWidth(), corner, keyWidth(), keyHeight});
    const int across = static_cast<int>(ends || isSlim() ? Qt::AlignHCenter : Qt::AlignLeft);
    const QRect line(pad(), top + icon + gap, width() - 2 * pad(), words.height());
    painter->setFont(fittingFont());
    painter->setPen(inkColour());
    painter->drawText(line, across | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
    if (!noted)
        return;
    painter->setFont(keyFont());
    if (isEnabled() && m_look != Look::Filled)
        painter->setPen(palette().color(tone::greyInk));
    painter->drawText(line.translated(0, words.height()), across | Qt::AlignVCenter,
                      small.elidedText(m_note, Qt::ElideRight, line.width()));
}

/// The die as it lies on the table, what it is called, and what is typed for it.
void ActionButton::paintFace(QPainter *painter) const
{
    const int gap = gridStep(this, m_compact ? 1 : 2);
    const int die = gridStep(this, m_compact ? 11 : 15);
    const QRectF body = QRectF((width() - die) / 2.0, gap, die, die).adjusted(1, 1, -1, -1);
    paintDie(*painter, body,
             {1, 0, m_symbol, inkColour(), palette().color(tone::card), palette().color(tone::line),
              1.5});
    QFont letters = keyFont();
    constexpr int lines = 2; // as German names take
    const QRect name(gap / 2, gap + die + gap / 2, width() - gap,
                     lines * QFontMetrics(letters).height());
    const QString words = withoutMnemonic(text());
    int longest = 1;
    for (const QString &word : words.split(u' '))
        longest = std::max(longest, QFontMetrics(letters).horizontalAdvance(word));
    if (longest > name.width()) // rather small than cut
        letters.setPixelSize(letters.pixelSize() * name.width() / longest);
    painter->setFont(letters);
    painter->setPen(inkColour());
    painter->drawText(name, Qt::AlignCenter | Qt::TextWordWrap, words);
    if (!printsKey())
        return;
    const int high = gridStep(this, 5);
    if (m_compact) // in the corner, as tiles have it
        return paintKey(painter, {width() - keyWidth() - gap, gap, keyWidth(), high});
    paintKey(painter, {(width() - keyWidth()) / 2, name.bottom() + gap / 2 + 1, keyWidth(), high});
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBody(&painter);
    if (m_shape == ButtonShape::Face)
        return paintFace(&painter);
    if (isTile())
        return paintTile(&painter);

    QRect content = rect().adjusted(pad(), 0, -pad(), 0);
    if (printsKey()) {
        const int keyHeight = gridStep(this, 5);
        const QRect place(content.right() - keyWidth() + 1, (height() - keyHeight) / 2, keyWidth(),
                          keyHeight);
        if (isKeyHeard())
            paintKey(&painter, place);
        content.setRight(content.right() - keyRoom());
    }
    if (!m_iconName.isEmpty()) {
        const int side = gridStep(this, 5);
        paintToneIcon(&painter, m_iconName, {content.left(), (height() - side) / 2, side, side},
                      inkColour());
        content.setLeft(content.left() + side + gridStep(this, 2));
    }
    paintWords(&painter, content);
}

QString commandOf(const QAbstractButton &button)
{
    return button.property(commandProperty).toString();
}

void sayCommand(QAbstractButton &button, const char *id, const QString &told)
{
    const bool first = commandOf(button).isEmpty();
    button.setProperty(commandProperty, QString::fromLatin1(id));
    const QString words = commandWords(id);
    const QString said = told.isEmpty() ? words : QStringLiteral("%1: %2").arg(words, told);
    const QKeySequence key = commandKey(id);
    button.setAccessibleName(words);
    button.setToolTip(plainToolTip(
        key.isEmpty()
            ? said
            : QStringLiteral("%1 (%2)").arg(said, key.toString(QKeySequence::NativeText))));
    button.setShortcut(key);
    if (first && CommandKeys::inUse())
        QObject::connect(CommandKeys::inUse(), &CommandKeys::changed, &button, [&button, told] {
            sayCommand(button, qPrintable(commandOf(button)), told);
        });
}

} // namespace dugout
