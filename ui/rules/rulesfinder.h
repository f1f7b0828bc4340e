// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesmodel.h"

#include <QWidget>

class QListView;

namespace dugout {

class ActionButton;
class ChoiceBox;
class TextField;
class TextLabel;

/// The left side of the Rules place: search as you type, a filter by kind, favourites, and the list
/// of what was found.
class RulesFinder final : public QWidget
{
    Q_OBJECT

public:
    explicit RulesFinder(QWidget *parent = nullptr);

    /// `kinds` is what the filter offers.
    void setIndex(RulesIndex index, std::vector<RulesKind> kinds);
    /// The same edition with what was not read before; the coach stays where he is.
    void completeIndex(RulesIndex index);
    void setLanguage(Language language);
    void setFavourites(const QSet<QString> &refs);
    /// Marks the entry in the list, where it is in it; nothing is announced.
    void mark(const RulesRef &ref);
    void focusSearch();
    /// As if the words had been typed.
    void lookFor(const QString &words);
    [[nodiscard]] const RulesModel &model() const { return *m_model; }

signals:
    /// Before anything is looked for: who still has something to read, reads it now.
    void asked();
    /// The coach went to an entry.
    void chosen(const RulesRef &ref);
    /// The best answer to what is being typed.
    void suggested(const RulesRef &ref);
    /// Enter: on to the article.
    void readRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fillKinds();
    void search();
    void step(int key);
    void showCount();

    RulesModel *m_model;
    std::vector<RulesKind> m_offered;
    TextField *m_search;
    ChoiceBox *m_kinds;
    ActionButton *m_favouritesOnly;
    QListView *m_list;
    TextLabel *m_count;
    bool m_quiet = false; ///< the selection moves by program, not by the coach
};

} // namespace dugout
