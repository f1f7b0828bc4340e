// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "ui/common/panel.h"

class QBoxLayout;
class QGridLayout;

namespace dugout {

class ActionButton;
class OddsBar;
class TextLabel;

/// The exact chances before the dice: of the attack under way in large figures, of every attack
/// that a fighter could make in lines. Hidden when there is nothing to say.
class OddsPanel final : public Panel
{
    Q_OBJECT

public:
    explicit OddsPanel(QWidget *parent = nullptr);

    /// A line is "Axe at Severin", with its chances.
    struct Line
    {
        QString words;
        AttackForecast forecast;
    };
    /// With little room the lines say only how likely a hit is.
    void setCompact(bool compact);
    /// Something else needs the room: of several attacks the most likely one is seen, and the
    /// others and what if wait behind a button until they are asked for.
    void setFolded(bool folded);
    /// `current` is the attack under way.
    void show(const std::optional<Line> &current, const std::vector<Line> &others);
    /// What if: the chances under other circumstances.
    [[nodiscard]] const WhatIf &whatIf() const { return m_whatIf; }

signals:
    void whatIfChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void fillLines();
    void addLine(const Line &line, int row);
    void addCell(const QString &words, int row, int column, QPalette::ColorRole tone);
    [[nodiscard]] static QStringList chanceNames();

    /// One number that can be thought of as another.
    struct Stepper
    {
        int WhatIf::*what;
        ActionButton *less;
        ActionButton *more;
        TextLabel *words;
    };

    void makeWhatIf();
    template<typename Act>
    [[nodiscard]] ActionButton *addWhatIf(const QString &name, QWidget *parent, const Act &act);
    [[nodiscard]] QWidget *addStepper(int WhatIf::*what, const QString &name);
    void fillWhatIf();
    void change(int WhatIf::*what, int by);
    [[nodiscard]] bool isFolded() const;
    [[nodiscard]] bool isBrief() const;
    void fillBriefly();
    void fold();

    WhatIf m_whatIf;
    QWidget *m_question;
    TextLabel *m_questionWords;
    ActionButton *m_guard = nullptr;
    ActionButton *m_asItIs = nullptr;
    ActionButton *m_unfold = nullptr; ///< stands where the lines begin
    QList<Stepper> m_steppers;
    std::optional<Line> m_current;
    bool m_compact = false;
    bool m_folded = false;
    std::vector<Line> m_others;
    QWidget *m_large;
    QBoxLayout *m_beside; ///< figures and bar
    QList<TextLabel *> m_figures;
    QList<TextLabel *> m_names;
    TextLabel *m_note;
    OddsBar *m_bar;
    QWidget *m_lines;
    QGridLayout *m_grid;
};

} // namespace dugout
