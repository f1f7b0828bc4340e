// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/reportdialog.h"

#include "core/exchange/afterreport.h"
#include "core/exchange/matchreportwriter.h"
#include "core/files/writefile.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/savequestion.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/sheets/matchreportpages.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextOption>
#include <QVBoxLayout>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace dugout {

ReportDialog::ReportDialog(MatchReport report, Language language, QWidget *parent)
    : QDialog(parent)
    , m_report(std::move(report))
    , m_page(new QTextBrowser(this))
    , m_content(new ChoiceBox(this))
    , m_language(new ChoiceBox(this))
    , m_second(new ChoiceBox(this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_print(new ActionButton(this, ActionButton::Look::Filled))
    , m_save(new ActionButton(this))
    , m_close(new ActionButton(this))
{
    setObjectName(u"report-dialog"_s);
    m_content->setObjectName(u"report-content"_s);
    m_language->setObjectName(u"report-language"_s);
    m_second->setObjectName(u"report-second"_s);
    m_content->addItem(QString(), noSeat);
    for (const Seat seat : {0, 1}) {
        if (!changesOnly(m_report, seat).changes.empty())
            m_content->addItem(QString(), seat);
    }
    m_content->setVisible(m_content->count() > 1);
    for (const Language one : allLanguages)
        m_language->addItem(languageNativeName(one), languageCode(one));
    m_language->setCurrentIndex(m_language->findData(languageCode(language)));
    offerSecond();
    layOut();
    connect(m_language, &QComboBox::activated, this, [this] {
        offerSecond();
        showReport();
    });
    connect(m_content, &QComboBox::activated, this, &ReportDialog::showReport);
    connect(m_print, &QAbstractButton::clicked, this,
            [this] { SheetPrinting::preview(pages(), this); });
    connect(m_save, &QAbstractButton::clicked, this, &ReportDialog::save);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    fitWidth();
}

void ReportDialog::layOut()
{
    auto *column = new QVBoxLayout(this);
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_content);
    choices->addWidget(m_language);
    choices->addWidget(m_second);
    choices->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    for (ActionButton *each : {m_close, m_save, m_print})
        buttons->addWidget(each);
    column->addLayout(choices);
    column->addWidget(m_page, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    setTabOrder(m_page, m_close);
    setTabOrder(m_close, m_save);
    setTabOrder(m_save, m_print);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_page->setOpenLinks(false);
    m_page->setWordWrapMode(QTextOption::WordWrap); // no heading of a column in halves
    resize(gridStep(this, 200), gridStep(this, 170));
}

/// Tables of players and their achievements are wider than lines of words need to be.
void ReportDialog::fitWidth()
{
    const QMargins margins = layout()->contentsMargins();
    const int around = margins.left() + margins.right() + 2 * m_page->frameWidth()
        + m_page->verticalScrollBar()->sizeHint().width();
    QTextDocument *page = m_page->document();
    page->setTextWidth(width() - around);
    const int room = screen()->availableSize().width() * 9 / 10;
    const int wanted = std::min(qCeil(page->size().width()) + around, room);
    resize(std::max(width(), wanted), height());
}

void ReportDialog::setMore(Picture picture, Whole match)
{
    m_picture = std::move(picture);
    m_match = std::move(match);
}

void ReportDialog::offerSecond()
{
    const QString chosen = m_second->currentData().toString();
    m_second->clear();
    m_second->addItem(tr("One language on paper"), QString());
    for (const Language one : allLanguages) {
        if (one != language())
            m_second->addItem(languageNativeName(one), languageCode(one));
    }
    m_second->setCurrentIndex(std::max(0, m_second->findData(chosen)));
}

Language ReportDialog::language() const
{
    return languageFromCode(m_language->currentData().toString()).value_or(Language::English);
}

MatchReport ReportDialog::shownReport() const
{
    const Seat seat = m_content->currentData().toInt();
    return seat == noSeat ? m_report : changesOnly(m_report, seat);
}

ReportContent ReportDialog::content() const
{
    return m_content->currentData().toInt() == noSeat ? reportSections : changeSections;
}

std::shared_ptr<PagedSheet> ReportDialog::pages() const
{
    return std::make_shared<MatchReportPages>(
        shownReport(), SheetWords(language(), languageFromCode(m_second->currentData().toString())),
        content());
}

QByteArray ReportDialog::bytesFor(const QString &suffix) const
{
    const LanguageScope scope(language());
    if (suffix == u"png"_s && m_picture)
        return m_picture(language());
    if (suffix == u"dugout"_s && m_match)
        return m_match();
    if (suffix == u"json"_s)
        return QJsonDocument(reportJson(m_report)).toJson();
    const MatchReport report = shownReport();
    return (suffix == u"html"_s ? reportHtml(report, content()) : reportText(report, content()))
        .toUtf8();
}

Result<void> ReportDialog::saveTo(const QString &path) const
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"pdf"_s)
        return SheetOutput::savePdf(*pages(), SheetPrinting::usualPaper(), path);
    return writeFile(path, bytesFor(suffix));
}

void ReportDialog::save()
{
    std::vector<SaveKind> kinds{{tr("PDF files (*.pdf)"), u"pdf"_s},
                                {tr("Web pages (*.html)"), u"html"_s},
                                {tr("Text files (*.txt)"), u"txt"_s},
                                {tr("JSON files (*.json)"), u"json"_s}};
    if (m_picture)
        kinds.push_back({tr("Pictures of the result (*.png)"), u"png"_s});
    if (m_match)
        kinds.push_back({tr("The match for the command line (*.dugout)"), u"dugout"_s});
    const auto choice = askWhereToSave(this, tr("Save the report"), reportTitle(m_report), kinds);
    if (!choice)
        return;
    const auto saved = saveTo(choice->path);
    m_problem->setText(saved ? QString() : saved.error().message);
    m_problem->setVisible(!saved);
}

QString ReportDialog::shownText() const
{
    return m_page->toPlainText();
}

void ReportDialog::showReport()
{
    const LanguageScope scope(language());
    m_page->setHtml(reportHtml(shownReport(), content()));
}

void ReportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReportDialog::retranslate()
{
    setWindowTitle(tr("Match report"));
    m_page->setAccessibleName(windowTitle());
    m_content->setAccessibleName(tr("Contents of the page"));
    m_content->setToolTip(m_content->accessibleName());
    for (int i = 0; i < m_content->count(); ++i) {
        const Seat seat = m_content->itemData(i).toInt();
        m_content->setItemText(
            i,
            seat == noSeat
                ? tr("The whole match")
                : tr("What changed: %1").arg(m_report.sides.at(static_cast<size_t>(seat)).team));
    }
    m_language->setAccessibleName(tr("Language of the report"));
    m_second->setAccessibleName(tr("Second language on paper"));
    m_second->setItemText(0, tr("One language on paper"));
    for (ChoiceBox *box : {m_language, m_second})
        box->setToolTip(box->accessibleName());
    m_print->setCommand("print");
    m_save->setCommand("report-save");
    m_close->setCommand("close");
    showReport();
}

} // namespace dugout
