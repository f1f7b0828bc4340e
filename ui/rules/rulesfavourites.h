// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/manifest.h"
#include "ui/models/rulesref.h"

#include <QObject>
#include <QSet>

namespace dugout {

class Settings;

/// What a coach wants at hand, kept in the settings. A favourite holds for every edition of its
/// game: who likes the weather table in one edition wants it in the next one too.
class RulesFavourites final : public QObject
{
    Q_OBJECT

public:
    RulesFavourites(Settings &settings, QObject *parent = nullptr);

    /// `RulesRef::toString` of each.
    [[nodiscard]] QSet<QString> of(Game game) const;
    [[nodiscard]] bool contains(Game game, const RulesRef &ref) const;
    void toggle(Game game, const RulesRef &ref);

signals:
    void changed();

private:
    Settings &m_settings;
    QStringList m_kept; ///< each with its game before it
};

} // namespace dugout
