// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "ui/models/rulesbook.h"
#include "ui/models/ruleshistory.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class ArticleView;
class ChoiceBox;
class RollPanel;

/// The right side of the Rules place: the article, its dice, and the way back and forward.
class RulesReader final : public QWidget
{
    Q_OBJECT

public:
    RulesReader(RandomSource &random, QWidget *parent = nullptr);

    /// Null when there is no edition to read. The history starts anew.
    void setBook(std::shared_ptr<const RulesBook> book);
    void setLanguage(Language language);
    void setSecondLanguage(std::optional<Language> second);
    [[nodiscard]] std::optional<Language> secondLanguage() const;
    /// Whether the page of the moment is a favourite.
    void setFavourite(bool favourite);
    /// What is wrong with an edition that cannot be read.
    void showProblems(const QString &edition, const ProblemList &problems);

    /// A step that *back* undoes.
    void visit(const RulesRef &ref);
    /// The page without a step, as while a search is typed.
    void glance(const RulesRef &ref);
    void focusArticle();
    [[nodiscard]] const std::optional<RulesRef> &current() const { return m_current; }

signals:
    /// Another page is shown, by whatever way.
    void moved(const RulesRef &ref);
    void favouriteToggled();
    void secondLanguageChosen();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectAll();
    void retranslate();
    void show(const RulesRef &ref);
    void render(bool samePage);
    [[nodiscard]] bool isNarrow() const;
    void follow(const QUrl &link);
    void goBack();
    void goForward();

    std::shared_ptr<const RulesBook> m_book;
    RulesHistory m_history;
    std::optional<RulesRef> m_current;
    QString m_highlight; ///< the row that was rolled
    Language m_language = Language::English;
    bool m_narrow = false; ///< as it was shown last
    ActionButton *m_back;
    ActionButton *m_forward;
    ChoiceBox *m_second;
    ActionButton *m_sources;
    ActionButton *m_favourite;
    RollPanel *m_roll;
    ArticleView *m_article;
};

} // namespace dugout
