// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/warbanddialog.h"

#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "core/text/plaintext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/textfield.h"
#include "ui/common/unsavedguard.h"
#include "ui/skirmish/collection/namelength.h"

#include <QLabel>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int longestText = 500;
constexpr int mostFighters = 12;

} // namespace

WarbandDialog::WarbandDialog(Warband warband, QWidget *parent)
    : FormDialog(parent)
    , m_warband(std::move(warband))
    , m_name(new TextField(localized(m_warband.name), this))
    , m_summary(new TextField(localized(m_warband.summary), this))
    , m_fighters(new QPlainTextEdit(this))
{
    setObjectName(u"warband-dialog"_s);
    m_name->setObjectName(u"warband-name"_s);
    m_fighters->setObjectName(u"warband-fighters"_s);
    m_name->setMaxLength(longestPieceName);
    m_summary->setMaxLength(longestText);
    m_fighters->setTabChangesFocus(true);
    m_labels.append(addField(m_name));
    m_labels.append(addField(m_summary));
    if (isNew())
        m_labels.append(addField(m_fighters));
    else
        m_fighters->hide();
    WarbandDialog::retranslate();
    new UnsavedGuard(this);
}

QStringList WarbandDialog::fighterNames() const
{
    QStringList names;
    for (const QString &line : m_fighters->toPlainText().split(u'\n')) {
        if (const QString name = shortened(plainLine(line).trimmed(), longestPieceName);
            !name.isEmpty() && names.size() < mostFighters)
            names.append(name);
    }
    return names;
}

Warband WarbandDialog::warband() const
{
    Warband warband = m_warband;
    if (m_name->text().trimmed() != localized(m_warband.name))
        warband.name = sameInAll(m_name->text().trimmed());
    if (m_summary->text().trimmed() != localized(m_warband.summary))
        warband.summary = sameInAll(m_summary->text().trimmed());
    for (const QString &name : isNew() ? fighterNames() : QStringList()) {
        FighterCard fighter;
        fighter.id = freeFighterId(warband, name);
        fighter.name = sameInAll(name);
        fighter.leader = warband.fighters.empty();
        warband.fighters.push_back(std::move(fighter));
    }
    return warband;
}

void WarbandDialog::accept()
{
    if (m_name->text().trimmed().isEmpty())
        showProblem(tr("The warband needs a name."));
    else if (isNew() && fighterNames().isEmpty())
        showProblem(tr("Name at least one fighter."));
    else
        QDialog::accept();
}

void WarbandDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(isNew() ? tr("New warband") : tr("Warband"));
    const QStringList words{tr("Name"), tr("In a sentence"), tr("Fighters, one on each line")};
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        m_labels.at(i)->setText(words.at(i));
        m_labels.at(i)->buddy()->setAccessibleName(words.at(i));
    }
    acceptButton()->setCommand("save");
}

} // namespace dugout
