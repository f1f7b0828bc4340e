// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QStringList>

#include <vector>

namespace dugout {

// Formulas are kept in English words and written in any language: `3*ganado + empatado` and
// `3*gewonnen + unentschieden` say the same as `3*won + drawn`.

/// The English word for a name of any language. The league's own words come before those of other
/// languages, and what nobody knows stays as it is.
[[nodiscard]] QString englishFormulaWord(const QString &name, const QStringList &columns);
/// A formula as it is kept; one that cannot be taken apart stays as it is.
[[nodiscard]] QString englishFormula(const QString &formula, const QStringList &columns);
/// The same formula in the words of a language, to be read or changed.
[[nodiscard]] QString formulaIn(Language language, const QString &formula,
                                const QStringList &columns);
[[nodiscard]] QString formulaWordIn(Language language, const QString &english);

/// A word of formulas, in a language, and what it says.
struct FormulaWordHelp
{
    QString word{};
    QString meaning{};

    bool operator==(const FormulaWordHelp &) const = default;
};
/// All of them, in the language of the moment.
[[nodiscard]] std::vector<FormulaWordHelp> formulaHelp();

/// A match that somebody may play, and the points it gives.
struct PointsExample
{
    QString match{}; ///< "2–1", "1–1 with 3 casualties"
    QString points{};

    bool operator==(const PointsExample &) const = default;
};
/// A win, a draw and a defeat, and for everything else that a formula asks for one match in which
/// it counts; none where the formula cannot be read. In the language of the moment.
[[nodiscard]] std::vector<PointsExample> pointsExamples(const QString &formula,
                                                        const QStringList &columns);

} // namespace dugout
