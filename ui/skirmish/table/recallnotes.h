// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/fighterref.h"
#include "ui/common/panel.h"

#include <vector>

class QVBoxLayout;

namespace dugout {

/// Somebody who may be inspired now, with what must have happened for it.
struct RecallLine
{
    FighterRef fighter;
    QString name;
    QString condition;

    bool operator==(const RecallLine &) const = default;
};

/// Reminds of conditions that only the players can judge; hidden when there are none.
class RecallNotes final : public Panel
{
    Q_OBJECT

public:
    explicit RecallNotes(QWidget *parent = nullptr);

    /// `standing` is what everybody sees and what conditions and objectives go by; may be empty.
    void show(const std::vector<RecallLine> &lines, const QString &standing);
    /// With little room many are only named: what is asked beside it must not scroll for their
    /// buttons, and they are inspired from the menu.
    void setCompact(bool compact);

signals:
    /// The condition is met.
    void inspired(const FighterRef &fighter);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addWords(const QString &words);
    /// One fighter, or several with the same condition.
    void addCondition(const std::vector<RecallLine> &same);
    [[nodiscard]] QWidget *buttonFor(const RecallLine &line, const QString &word, QWidget *parent);

    std::vector<RecallLine> m_lines;
    QString m_standing;
    bool m_compact = false;
    QVBoxLayout *m_column;
};

} // namespace dugout
