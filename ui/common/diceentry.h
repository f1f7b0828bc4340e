// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"

#include <QWidget>

class QVBoxLayout;

namespace dugout {

class ActionButton;
class DieFace;
class FlowLayout;
class PoolFaces;
class TextField;
class TextLabel;

/// What a face of the die means when it has a symbol instead of a number.
struct DieSymbol
{
    QString id;
    QString name;
};

/// *I rolled…*: the coach clicks the faces of the dice on the table, or types them ("3 5").
///
/// Anything typed wrong gets one sentence and changes nothing.
class DiceEntry final : public QWidget
{
    Q_OBJECT

public:
    explicit DiceEntry(QWidget *parent = nullptr);

    /// `symbols` has one for each face, or is empty for dice with numbers.
    void setDice(const DiceNotation &notation, const std::vector<DieSymbol> &symbols = {});
    /// It is all there is: nothing to cancel, and its faces are large.
    void setAlone(bool alone);
    /// With little height its faces are small.
    void setTight(bool tight);
    /// In the line of the field, as what rolls instead.
    void addBeside(QWidget *widget);
    /// Empties it and takes the keyboard.
    void start();

    [[nodiscard]] QString complaint() const;

signals:
    /// One number per die of the notation.
    void entered(const std::vector<int> &dice);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void clearChoice();
    void addRow(size_t die, int faces, const std::vector<DieSymbol> &symbols);
    void choose(size_t die, int value);
    /// The dice beside the field follow what is typed.
    void followTyped(const QString &text);
    void readTyped();
    /// The last die is typed: nobody need say so, unless a number may go on.
    [[nodiscard]] bool isWhole(const QString &text) const;
    [[nodiscard]] bool isImpossible(const QString &text) const;
    void fitFaces();

    bool m_alone = false;
    bool m_tight = false;
    std::optional<DiceNotation> m_notation;
    std::vector<int> m_chosen; ///< 0 where nothing is chosen yet
    std::vector<std::vector<DieFace *>> m_faces; ///< per die
    QWidget *m_rows = nullptr;
    PoolFaces *m_pool = nullptr; ///< instead of a row for each die
    QVBoxLayout *m_layout;
    FlowLayout *m_line;
    TextLabel *m_hint;
    TextField *m_typed;
    ActionButton *m_use;
    ActionButton *m_cancel;
    TextLabel *m_complaint;
};

} // namespace dugout
