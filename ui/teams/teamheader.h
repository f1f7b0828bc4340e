// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace dugout {

class ActionButton;
class BadgeWidget;
class PillLabel;
class TextLabel;

/// The top of the editor: who the team is, and what can be done with all of it.
class TeamHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit TeamHeader(QWidget *parent = nullptr);

    void setTeam(const Team &team, const Ruleset &ruleset, Language language, bool ready);
    /// The league that the sheet belongs to, and that locks it; empty for none.
    void setLockedBy(const QString &league);
    void retranslate();

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void backRequested();
    void moreRequested(const QPoint &where); ///< import, export, move, delete…
    void printRequested();
    void readyRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitWords();
    /// The buttons stand under the name where it would have no room beside them.
    void arrange();

    BadgeWidget *m_badge;
    TextLabel *m_name;
    TextLabel *m_facts;
    PillLabel *m_lock;
    ActionButton *m_back;
    ActionButton *m_more;
    ActionButton *m_print;
    ActionButton *m_ready;
    QBoxLayout *m_rows;
    QHBoxLayout *m_achievements;
    // Shown as far as there is room.
    QString m_fullName;
    QString m_allFacts;
    QString m_lockedBy;
    bool m_founded = false;
};

} // namespace dugout
