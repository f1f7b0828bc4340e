// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/keyboardbutton.h"

#include <QPushButton>

namespace dugout {

/// Property of a field that is written in: the keys, as a list of key sequences, that it leaves to
/// the buttons beside it all the same.
inline constexpr const char *keysLeft = "keysLeft";

/// How a button is drawn: in one line; as a tile with a picture above its words; as a tile beside
/// the others that ends what they do; in one line at the side of the tiles; as a chip; as a part
/// of a switch; as a face of a die with its name below.
enum class ButtonShape { Line, Tile, Ending, Side, Chip, Segment, Face };

/// How large tiles are: as usual, with small words where many of them stand in one row, or to be
/// read from afar, with the picture beside the word.
enum class TileSize { Usual, Slim, Large };

/// A button as the sketches draw it: rounded, at least 36 high, with its key printed on it. One
/// button of a card is `Filled`, the one that Enter presses.
class ActionButton : public KeyboardButton<QPushButton>
{
    Q_OBJECT

public:
    enum class Look { Plain, Filled };

    explicit ActionButton(QWidget *parent = nullptr, Look look = Look::Plain);
    ~ActionButton() override;

    /// Its words, picture and key are those of the command, as this coach has them. `told` stands
    /// in the words for %1, `count` for %n.
    void setCommand(const char *id, const QString &told = {}, int count = -1);
    /// A picture alone: the words, and what it is done to, stand in its tool tip.
    void setPictureCommand(const char *id, const QString &told = {});

    void setLook(Look look);
    void setShape(ButtonShape shape);
    [[nodiscard]] ButtonShape shape() const { return m_shape; }
    /// Sets the shortcut and prints it on the button.
    void setKey(const QKeySequence &key);
    /// Prints a key that works by other means, such as Enter on the button that has the focus.
    void printKey(const QKeySequence &key);
    /// It works as ever, but takes no room on the button.
    void setKeyShown(bool shown);
    /// The room that the printed key takes; 0 where there is none.
    [[nodiscard]] int keyRoom() const;
    /// The key that stands on it; empty without one.
    [[nodiscard]] const QKeySequence &key() const { return m_key; }
    /// False while somebody writes in a field that takes it for a letter: then it is not printed,
    /// but keeps its room.
    [[nodiscard]] bool isKeyHeard() const;
    void setIconName(const QString &name);
    /// Of a face: the id of the symbol on it.
    void setSymbol(const QString &id);
    /// A few small words in a line below its own. They never make it wider: what does not fit of
    /// them is left out.
    void setNote(const QString &note);
    [[nodiscard]] const QString &note() const { return m_note; }
    /// Lower and with less air, for where many of them must be seen at once; shrinks as well.
    void setCompact(bool compact);
    void setTileSize(TileSize size);
    /// Its words may be set a little smaller when they would not fit.
    void setShrinks(bool shrinks) { m_shrinks = shrinks; }
    /// How large its letters are where it stands, as a part of their usual size.
    [[nodiscard]] double letters() const;
    /// No larger than this part: those that stand side by side have letters of one size.
    void setMostLetters(double most);

    [[nodiscard]] QSize sizeHint() const override { return sizeFor(1.0); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// How wide words are: a layout asks dozens of times for one answer of a game.
    struct Measured
    {
        QString words{};
        QFont font{};
        int width = 0;

        [[nodiscard]] int of(const QString &shown, const QFont &letters);
    };

    void takeKey();
    [[nodiscard]] int pad() const;
    [[nodiscard]] bool isTile() const
    {
        return m_shape == ButtonShape::Tile || m_shape == ButtonShape::Ending
            || m_shape == ButtonShape::Face
            || (m_shape == ButtonShape::Side && m_tileSize == TileSize::Large);
    }
    [[nodiscard]] bool isSlim() const { return m_tileSize == TileSize::Slim && isTile(); }
    [[nodiscard]] bool isLarge() const
    {
        return m_tileSize == TileSize::Large && isTile() && m_shape != ButtonShape::Face;
    }
    /// In which its words are set, where there is room.
    [[nodiscard]] QFont wordFont() const;
    [[nodiscard]] QSize tileSize(double letters) const;
    [[nodiscard]] qreal cornerRadius() const;
    [[nodiscard]] int keyWidth() const;
    [[nodiscard]] bool printsKey() const { return m_keyShown && !m_key.isEmpty(); }
    /// The size with letters of so much of their usual size.
    [[nodiscard]] QSize sizeFor(double letters) const;
    /// The font in which the words fit.
    [[nodiscard]] QFont fittingFont() const;
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] QFont keyFont() const;
    [[nodiscard]] QColor inkColour() const;
    void paintBody(QPainter *painter) const;
    void paintKey(QPainter *painter, const QRect &area) const;
    void paintWords(QPainter *painter, const QRect &area) const;
    void paintTile(QPainter *painter) const;
    void paintLargeTile(QPainter *painter) const;
    void paintFace(QPainter *painter) const;

    Look m_look;
    ButtonShape m_shape = ButtonShape::Line;
    bool m_compact = false;
    TileSize m_tileSize = TileSize::Usual;
    bool m_shrinks = false;
    bool m_keyShown = true;
    bool m_hasCommandKey = false;
    double m_mostLetters = 1.0;
    QKeySequence m_key;
    QString m_iconName;
    QString m_symbol;
    QString m_note;
    mutable Measured m_words;
    mutable Measured m_keyWords;
};

/// The id of the command that a button gives; empty where it answers a question or chooses.
[[nodiscard]] QString commandOf(const QAbstractButton &button);

/// For buttons that have their words from elsewhere: the key of the command and what is said of it.
void sayCommand(QAbstractButton &button, const char *id, const QString &told = {});

} // namespace dugout
