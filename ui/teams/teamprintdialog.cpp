// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamprintdialog.h"

#include "core/exchange/teamsheet.h"
#include "ui/common/actionbutton.h"
#include "ui/common/sheetprinting.h"
#include "ui/sheets/playercardpages.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/sheets/teamsheetpages.h"

#include <QComboBox>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum Kind { FullSheet, CompactSheet, PlayerCards };

} // namespace

TeamPrintDialog::TeamPrintDialog(const Team &team, std::shared_ptr<const Ruleset> ruleset,
                                 Language language, QWidget *parent)
    : FormDialog(parent)
    , m_team(team)
    , m_ruleset(std::move(ruleset))
    , m_kind(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_pdf(new ActionButton(this))
{
    setObjectName(u"team-print-dialog"_s);
    for (QComboBox *box : {m_kind, m_language, m_second})
        m_labels.append(addField(box));
    for (const Language one : allLanguages) {
        m_language->addItem(languageNativeName(one), languageCode(one));
        m_second->addItem(languageNativeName(one), languageCode(one));
    }
    m_second->insertItem(0, QString(), QString());
    m_second->setCurrentIndex(0);
    m_language->setCurrentIndex(m_language->findData(languageCode(language)));
    addWide(m_pdf);
    connect(m_pdf, &QAbstractButton::clicked, this, &TeamPrintDialog::savePdf);
    TeamPrintDialog::retranslate();
}

std::shared_ptr<PagedSheet> TeamPrintDialog::sheet() const
{
    const Language first
        = languageFromCode(m_language->currentData().toString()).value_or(Language::English);
    auto second = languageFromCode(m_second->currentData().toString());
    if (second == first)
        second.reset();
    TeamSheet made = makeTeamSheet(m_team, *m_ruleset, first, second);
    switch (m_kind->currentIndex()) {
    case PlayerCards:
        return std::make_shared<PlayerCardPages>(std::move(made));
    case CompactSheet:
        return std::make_shared<TeamSheetPages>(std::move(made), TeamSheetKind::Compact);
    default:
        return std::make_shared<TeamSheetPages>(std::move(made));
    }
}

void TeamPrintDialog::accept()
{
    SheetPrinting::preview(sheet(), parentWidget());
    QDialog::accept();
}

void TeamPrintDialog::savePdf()
{
    const auto pages = sheet();
    const QString file = SheetPrinting::askForPdf(pages->title(), this);
    if (file.isEmpty())
        return;
    const auto saved = SheetOutput::savePdf(*pages, SheetPrinting::usualPaper(), file);
    showProblem(saved ? QString() : saved.error().message);
    if (saved)
        QDialog::accept();
}

void TeamPrintDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Print the team"));
    const QStringList words{tr("Sheet"), tr("Language"), tr("Second language")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    const int kind = std::max(0, m_kind->currentIndex());
    m_kind->clear();
    m_kind->addItems({tr("Team sheet"), tr("Compact sheet"), tr("Player cards")});
    m_kind->setCurrentIndex(kind);
    m_second->setItemText(0, tr("none"));
    m_pdf->setText(tr("Save as PDF…"));
    acceptButton()->setText(tr("Preview"));
}

} // namespace dugout
