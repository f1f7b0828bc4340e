// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/team/team.h"
#include "core/text/result.h"

#include <QCoreApplication>
#include <QHash>

namespace dugout {

/// One way of making names: a pattern such as "{first}{second} {last}" and the pieces for it.
struct NameFlavour
{
    QString id;
    QStringList patterns;
    QHash<QString, QStringList> pieces;

    bool operator==(const NameFlavour &) const = default;
};

/// Teams whose players are called alike, with their flavours of names.
struct NameFamily
{
    QString id;
    QStringList rosters;
    QStringList words; ///< of position ids that belong here whatever the team, such as `ogre`
    std::vector<NameFlavour> flavours;

    bool operator==(const NameFamily &) const = default;
};

/// Makes up names for players. The names are our own inventions; the same dice give the same ones.
class NameGenerator
{
    Q_DECLARE_TR_FUNCTIONS(NameGenerator)

public:
    /// Reads the word lists; `json` is the text of `samples/names.json`.
    [[nodiscard]] static Result<NameGenerator> fromJson(const QByteArray &json);

    [[nodiscard]] const std::vector<NameFamily> &families() const { return m_families; }
    /// Where a player of this team and position belongs: an ogre among humans is called as ogres
    /// are. The first family when nothing fits.
    [[nodiscard]] const NameFamily &familyOf(const RosterId &roster,
                                             const PositionId &position = {}) const;

    /// `flavour` counts from 0 and is taken round the family's flavours.
    [[nodiscard]] static QString name(const NameFamily &family, int flavour, RandomSource &dice);
    /// A name nobody of `team` has, nor a part of it, as far as the lists allow.
    [[nodiscard]] QString nameFor(const Team &team, const PositionId &position, int flavour,
                                  RandomSource &dice) const;

private:
    std::vector<NameFamily> m_families;
};

} // namespace dugout
