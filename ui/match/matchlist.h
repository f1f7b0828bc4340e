// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

#include <QWidget>

#include <functional>

namespace dugout {

class ActionButton;
class ChoiceBox;
class KeptList;
struct KeptEntry;
struct MatchSummary;
class Panel;
class TextField;
class TextLabel;

/// The matches a coach has, in progress first; empty, it invites to start one.
class MatchList final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchList(QWidget *parent = nullptr);

    /// The first of them, in the order of the list.
    void setMatches(const std::vector<JournalSummary> &matches);
    /// Those that come next.
    void addMatches(const std::vector<JournalSummary> &matches);
    [[nodiscard]] qint64 count() const { return static_cast<qint64>(m_matches.size()); }
    [[nodiscard]] QString titleOf(const QString &id) const;
    void showProblem(const QString &sentence);
    void showDone(const QString &sentence);
    /// How an edition is called.
    using EditionName = std::function<QString(const QString &)>;
    void setEditionName(EditionName name);
    /// What the coach wants to see, and in which order.
    [[nodiscard]] JournalQuery query() const;
    void retranslate();

signals:
    /// Something else is to be listed.
    void queryChanged();
    /// The end of the list is in sight.
    void moreRequested();
    void newRequested();
    void openRequested(const QString &id);
    void renameRequested(const QString &id);
    void removeRequested(const QString &id);

private:
    void fill();
    void sayWords();
    [[nodiscard]] KeptEntry entryOf(const JournalSummary &match) const;
    [[nodiscard]] QStringList factsOf(const MatchSummary &standing, JournalState state) const;
    [[nodiscard]] QString stateWords(JournalState state) const;

    void fillChoices();

    std::vector<JournalSummary> m_matches;
    EditionName m_editionName;
    TextField *m_search;
    ChoiceBox *m_states;
    ChoiceBox *m_order;
    TextLabel *m_title;
    TextLabel *m_invitation;
    TextLabel *m_problem;
    ActionButton *m_new;
    ActionButton *m_open;
    ActionButton *m_rename;
    ActionButton *m_remove;
    Panel *m_card;
    KeptList *m_list;
};

} // namespace dugout
