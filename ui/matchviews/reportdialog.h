// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/reportsections.h"

#include <QDialog>

#include <functional>

class QTextBrowser;

namespace dugout {

class ActionButton;
class ChoiceBox;
class PagedSheet;
class TextLabel;

/// The report of a match as a page, in a language of the coach's choice: to read, to print, and to
/// save as PDF, HTML, text, JSON or a picture. What changed in one team is a page of its own.
class ReportDialog final : public QDialog
{
    Q_OBJECT

public:
    ReportDialog(MatchReport report, Language language, QWidget *parent = nullptr);

    /// What else it can be saved as: a picture of the result, and the match itself as the command
    /// line reads it.
    using Picture = std::function<QByteArray(Language)>;
    using Whole = std::function<QByteArray()>;
    void setMore(Picture picture, Whole match);

    /// The ending of the name says the format: pdf, html, json, png, dugout, anything else is text.
    [[nodiscard]] Result<void> saveTo(const QString &path) const;
    /// As it stands on the page.
    [[nodiscard]] QString shownText() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fitWidth();
    /// The second language on paper is another than the first.
    void offerSecond();
    [[nodiscard]] Language language() const;
    /// The report, or only what changed in one team.
    [[nodiscard]] MatchReport shownReport() const;
    [[nodiscard]] ReportContent content() const;
    [[nodiscard]] std::shared_ptr<PagedSheet> pages() const;
    [[nodiscard]] QByteArray bytesFor(const QString &suffix) const;
    void showReport();
    void save();
    void retranslate();

    MatchReport m_report;
    Picture m_picture;
    Whole m_match;
    QTextBrowser *m_page;
    ChoiceBox *m_content;
    ChoiceBox *m_language;
    ChoiceBox *m_second;
    TextLabel *m_problem;
    ActionButton *m_print;
    ActionButton *m_save;
    ActionButton *m_close;
};

} // namespace dugout
