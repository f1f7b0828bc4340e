// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/skirmish/table/skirmishscene.h"

class QVBoxLayout;

namespace dugout {

class FighterRow;
class TextLabel;

/// The fighters of one player, one below the other.
class FighterPanel final : public Panel
{
    Q_OBJECT

public:
    explicit FighterPanel(QWidget *parent = nullptr);

    /// `actor` is marked and brought into view if he is one of them.
    void show(const QString &title, const std::vector<FighterSeen> &fighters,
              const FighterRef &actor);
    /// Who is marked; null for nobody.
    [[nodiscard]] QWidget *marked() const;

signals:
    void pointed(const FighterRef &fighter);
    void heartsTapped(const FighterRef &fighter, int damage);
    void tokenTapped(const FighterRef &fighter, KnownWord<SkirmishChoices> token);
    void markRequested(const FighterRef &fighter);

private:
    TextLabel *m_title;
    QVBoxLayout *m_place;
    QList<FighterRow *> m_rows;
    FighterRef m_actor; ///< who was brought into view last
};

} // namespace dugout
