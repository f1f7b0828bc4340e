// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/sheetsdialog.h"

#include "core/club/correctionlines.h"
#include "core/team/teamvalue.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/keptlist.h"
#include "ui/common/textlabel.h"

#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

SheetsDialog::SheetsDialog(const Club &club, Team now, QWidget *parent)
    : QDialog(parent)
    , m_club(club)
    , m_now(std::move(now))
    , m_note(new TextLabel(TextStyle::Body, this))
    , m_since(new TextLabel(TextStyle::Body, this))
    , m_list(new KeptList(this))
    , m_lines(new QListWidget(this))
    , m_back(new ActionButton(this, ActionButton::Look::Filled))
    , m_copy(new ActionButton(this))
    , m_close(new ActionButton(this))
{
    setObjectName(u"sheets"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(u"sheets-list"_s);
    m_lines->setObjectName(u"sheets-differences"_s);
    m_back->setObjectName(u"sheets-back"_s);
    m_copy->setObjectName(u"sheets-copy"_s);
    m_lines->setSelectionMode(QAbstractItemView::NoSelection);
    m_lines->setWordWrap(true);
    for (QWidget *list : std::initializer_list<QWidget *>{m_list, m_lines})
        list->setMinimumSize(gridStep(this, 64), gridStep(this, 60));
    auto *lists = new QGridLayout;
    lists->setSpacing(gridStep(this, 2));
    lists->addWidget(m_note, 0, 0);
    lists->addWidget(m_since, 0, 1);
    lists->addWidget(m_list, 1, 0);
    lists->addWidget(m_lines, 1, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(lists, 1);
    layout->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &SheetsDialog::compare);
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        const qint64 number = current();
        accept();
        emit backRequested(number);
    });
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        const auto earlier = m_club.teams().earlierSheet(DocumentId(m_now.id.text()), current());
        if (!earlier)
            return;
        accept();
        emit copyRequested(*earlier);
    });
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    retranslate();
    m_list->setFocus();
}

qint64 SheetsDialog::current() const
{
    return m_list->currentId().toLongLong();
}

void SheetsDialog::fill()
{
    const DocumentId id(m_now.id.text());
    const auto sheets = m_club.teams().earlierSheets(id);
    std::vector<KeptEntry> entries;
    for (const DocumentSummary &each : sheets ? *sheets : std::vector<DocumentSummary>{}) {
        const QString day
            = languageLocale(currentLanguage())
                  .toString(QDateTime::fromMSecsSinceEpoch(each.modifiedMs), QLocale::ShortFormat);
        const auto team = m_club.teams().earlierSheet(id, each.revision);
        const auto ruleset = team ? m_club.library().load(team->ruleset.text())
                                  : Result<std::shared_ptr<const Ruleset>>(team.error());
        QString value;
        QStringList facts;
        if (each.name != m_now.name) // it was called otherwise then
            facts.append(each.name);
        if (ruleset) {
            const auto rating = teamRating(*team, **ruleset);
            value = groupedNumber(rating.value_or(teamValue(*team, **ruleset)), currentLanguage());
            facts.append(tr("%n player(s)", nullptr, static_cast<int>(team->players.size())));
        }
        entries.push_back({QString::number(each.revision),
                           day,
                           [facts] { return facts; },
                           value,
                           each.modifiedMs,
                           {}});
    }
    m_list->setEntries(entries);
    m_note->setText(entries.empty() ? tr("%1 has no earlier sheet yet.").arg(m_now.name)
                                    : tr("Earlier sheets of %1").arg(m_now.name));
    m_back->setEnabled(!entries.empty());
    m_copy->setEnabled(!entries.empty());
    compare();
}

void SheetsDialog::compare()
{
    m_lines->clear();
    if (current() < 1)
        return;
    const auto earlier = m_club.teams().earlierSheet(DocumentId(m_now.id.text()), current());
    if (!earlier) {
        m_lines->addItem(earlier.error().message);
        return;
    }
    const CorrectedTeam told = differenceOf(*earlier, m_now, m_club.library());
    for (const CorrectionLine &each : told.lines)
        m_lines->addItem(each.signedText());
    if (told.lines.empty())
        m_lines->addItem(tr("Nothing is different."));
}

void SheetsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SheetsDialog::retranslate()
{
    setWindowTitle(tr("Earlier sheets"));
    m_since->setText(tr("What has changed since"));
    m_back->setCommand("sheets-back");
    m_copy->setCommand("sheets-copy");
    m_close->setCommand("close");
    m_list->setAccessibleName(tr("Earlier sheets"));
    m_lines->setAccessibleName(m_since->text());
    for (ActionButton *button : {m_back, m_copy, m_close})
        button->setAccessibleName(button->text());
    fill();
}

} // namespace dugout
