// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/guide/guidebook.h"

#include <QDialog>

#include <functional>

class QListWidget;

namespace dugout {

class ActionButton;
class GuideView;
class LanguageController;
class TextField;
class TextLabel;

/// The guide beside the window: its chapters, what is looked for in them, and the way back.
class GuideWindow final : public QDialog
{
    Q_OBJECT

public:
    /// The keys of the moment are asked for whenever the guide is opened, and in each language.
    GuideWindow(LanguageController &language, std::function<GuideKeys()> keys,
                QWidget *parent = nullptr);

    /// Comes forward with this chapter; `page` when it is that of the page that is open, whose keys
    /// then stand below it.
    void openAt(const QString &chapter, bool page);
    [[nodiscard]] const GuidePlace &place() const { return m_place; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fit();
    void connectAll();
    void retranslate();
    void readBook();
    void visit(const GuidePlace &place);
    void goBack();
    void turnTo(const GuidePlace &place);
    void listChapters();
    void search();
    void takeRow();
    void preview();
    [[nodiscard]] GuideChapter shownChapter() const;

    LanguageController &m_language;
    std::function<GuideKeys()> m_keys;
    GuideKeys m_keysNow;
    QString m_pageChapter; ///< the chapter of the page that was open
    GuideBook m_book;
    GuidePlace m_place;
    std::vector<GuidePlace> m_past;
    std::vector<GuidePlace> m_rows; ///< where each row of the list leads
    TextField *m_words;
    QListWidget *m_list;
    TextLabel *m_nothing;
    ActionButton *m_back;
    ActionButton *m_print;
    GuideView *m_view;
};

} // namespace dugout
