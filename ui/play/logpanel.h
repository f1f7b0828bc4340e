// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/play/gametable.h"

#include <QSet>

#include <functional>

class QListView;
class QMenu;

namespace dugout {

class ActionButton;
class ChoiceBox;
class LogDelegate;
class LogModel;
class TextLabel;

/// The log with undo and redo. A click on a line looks back; its menu corrects it. Where there is
/// little room only its head is seen, with the newest line, until the coach unfolds it.
class LogPanel final : public Panel
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget *parent = nullptr);

    /// How the lines are seen at a glance; asked for those that are painted.
    void setLooks(std::function<LogLook(int group)> looks);
    /// With `wanted` only those groups are shown.
    void setRows(const std::vector<LogRow> &rows, const std::optional<QSet<int>> &wanted = {});
    /// What can be looked for; nothing hides the choice.
    void setTopics(const QStringList &names);
    /// Which of the topics is looked for; -1 for everything.
    [[nodiscard]] int topic() const;
    /// What one undo takes away, in words.
    void setUndoes(const QString &line);
    void setCan(bool undo, bool redo);
    /// The group that is looked back at is marked; -1 for none.
    void mark(int group);
    [[nodiscard]] int rejectedEvents() const { return m_rejectedEvents; }
    /// Whether it is folded until the coach wants to see it.
    void setFoldable(bool foldable);
    /// How high it may be, unfolded, without pushing something else out of sight.
    void setRoom(int most);
    /// Without what picks and corrects lines: the menu of a line has that, too.
    void setBrief(bool brief);
    /// What no longer fits can be put to the coach one by one.
    void setCanSettle(bool can);
    /// The same where nothing need be decided: what no longer fits is only taken out.
    void setCanDrop(bool can);

signals:
    void undoRequested();
    void redoRequested();
    void lookBackRequested(int group);
    void replaceRequested(int group);
    void insertRequested(int group);
    void removeRequested(int group);
    void settleRequested();
    void topicChosen();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectAll();
    void retranslate();
    void sayKeys();
    /// The newest line of a folded log beside its buttons.
    void fit();
    void fold();
    void openMenu(const QPoint &at);
    [[nodiscard]] int currentGroup() const;

    LogModel *m_model;
    LogDelegate *m_delegate;
    TextLabel *m_title;
    ActionButton *m_unfold;
    TextLabel *m_newest;
    TextLabel *m_warning;
    ActionButton *m_settle;
    ChoiceBox *m_topics;
    ActionButton *m_edit;
    ActionButton *m_undo;
    ActionButton *m_redo;
    QListView *m_view;
    QMenu *m_menu;
    QAction *m_replace;
    QAction *m_insert;
    QAction *m_remove;
    int m_rejectedEvents = 0;
    QStringList m_topicNames;
    QString m_undoes;
    int m_room = 0; ///< for its lines
    bool m_foldable = false;
    bool m_brief = false;
    bool m_canSettle = false;
    bool m_canDrop = false;
};

} // namespace dugout
