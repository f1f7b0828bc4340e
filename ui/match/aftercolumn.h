// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/checklist.h"
#include "core/team/badge.h"
#include "ui/common/panel.h"

#include <QColor>

class QVBoxLayout;

namespace dugout {

class ActionButton;
class AfterProgress;
class AfterRow;
class BadgeWidget;
class PromptCard;
class ScrollColumn;
class TextLabel;

/// What one team has to do after the match, from top to bottom. The one that is worked on has a
/// green edge, hears the digits and holds the card with what is asked.
class AfterColumn final : public Panel
{
    Q_OBJECT

public:
    explicit AfterColumn(Seat seat, QWidget *parent = nullptr);

    void setTeam(const QString &name, const Badge &badge, const QColor &colour);
    void setOther(const QString &name);
    void setList(const AfterChecklist &list);
    void setActive(bool active);
    void setLow(bool low);
    /// Takes the card in, below the line that is open; null lets it go.
    void holdCard(PromptCard *card);
    [[nodiscard]] PromptCard *card() const { return m_card; }
    /// A sentence at the foot, such as why a line cannot be opened yet.
    void say(const QString &sentence);
    void retranslate();

signals:
    void rowPressed(int place);
    /// To this team, or from it to the other.
    void turnRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void arrange();
    void fitCard();
    void showFoot();

    Seat m_seat;
    BadgeWidget *m_badge;
    TextLabel *m_name;
    TextLabel *m_count;
    AfterProgress *m_progress;
    ScrollColumn *m_scroll;
    QWidget *m_step; ///< the line that is open, and the card
    QVBoxLayout *m_stepLines;
    TextLabel *m_said;
    TextLabel *m_keys;
    ActionButton *m_turn;
    QList<AfterRow *> m_rows;
    PromptCard *m_card = nullptr;
    AfterChecklist m_list;
    QColor m_colour;
    QString m_other;
    bool m_active = false;
    bool m_low = false;
};

} // namespace dugout
