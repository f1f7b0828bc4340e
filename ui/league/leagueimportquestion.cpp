// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leagueimportquestion.h"

#include <QEvent>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

LeagueImportQuestion::LeagueImportQuestion(LeagueMeeting meeting, QWidget *parent)
    : QMessageBox(parent)
    , m_meeting(std::move(meeting))
    , m_replace(addButton(QString(), QMessageBox::DestructiveRole))
    , m_beside(addButton(QString(), QMessageBox::AcceptRole))
    , m_missing(addButton(QString(), QMessageBox::AcceptRole))
    , m_cancel(addButton(QString(), QMessageBox::RejectRole))
{
    setObjectName(u"league-import-question"_s);
    m_replace->setObjectName(u"import-replace"_s);
    m_beside->setObjectName(u"import-beside"_s);
    m_missing->setObjectName(u"import-missing"_s);
    setIcon(Question);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_DeleteOnClose);
    setDefaultButton(static_cast<QPushButton *>(m_cancel));
    setEscapeButton(m_cancel);
    connect(this, &QMessageBox::buttonClicked, this, [this](QAbstractButton *button) {
        if (button == m_replace)
            emit decided(LeagueImport::Replaced);
        else if (button == m_beside)
            emit decided(LeagueImport::Beside);
        else if (button == m_missing)
            emit decided(LeagueImport::Missing);
    });
    say();
}

void LeagueImportQuestion::changeEvent(QEvent *event)
{
    QMessageBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        say();
}

void LeagueImportQuestion::say()
{
    setWindowTitle(tr("Import a league"));
    setText(m_meeting.isLeagueHere
                ? tr("The league \"%1\" is here already.").arg(m_meeting.name)
                : tr("A part of the league \"%1\" is here already.").arg(m_meeting.name));
    QStringList lines;
    if (!m_meeting.teams.isEmpty())
        lines.append(tr("%n of its teams: %1.", nullptr, static_cast<int>(m_meeting.teams.size()))
                         .arg(m_meeting.teams.join(u", "_s)));
    if (!m_meeting.matches.isEmpty())
        lines.append(tr("%n of its matches.", nullptr, static_cast<int>(m_meeting.matches.size())));
    lines.append(tr("If you replace it, what is here goes to the bin."));
    setInformativeText(lines.join(u'\n'));
    m_replace->setText(tr("Replace"));
    m_beside->setText(tr("Keep both"));
    m_missing->setText(tr("Add what is missing"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace dugout
