// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/fighterdialog.h"

#include "core/text/localizedtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/unsavedguard.h"
#include "ui/skirmish/collection/namelength.h"
#include "ui/skirmish/collection/picturefield.h"
#include "ui/skirmish/collection/sideform.h"

#include <QCheckBox>
#include <QLabel>
#include <QScreen>
#include <QTabWidget>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int longestText = 500;

} // namespace

FighterDialog::FighterDialog(const std::shared_ptr<const Ruleset> &ruleset, FighterCard fighter,
                             const FighterCard *printed, QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_fighter(std::move(fighter))
    , m_name(new TextField(localized(m_fighter.name), this))
    , m_leader(new QCheckBox(this))
    , m_inspire(new TextField(localized(m_fighter.inspire), this))
    , m_picture(new PictureField(this))
    , m_sides(new QTabWidget(this))
    , m_normal(new SideForm(ruleset, this))
    , m_inspired(new SideForm(ruleset, this))
    , m_copy(new ActionButton(this))
{
    setObjectName(u"fighter-dialog"_s);
    m_name->setObjectName(u"fighter-name"_s);
    m_name->setMaxLength(longestPieceName);
    m_inspire->setMaxLength(longestText);
    m_name->setEnabled(!printed);
    m_leader->setChecked(m_fighter.leader);
    m_leader->setEnabled(!printed);
    m_inspire->setEnabled(!printed || printed->inspire.isEmpty());
    m_picture->setPicture(m_fighter.picture);
    m_normal->setSide(m_fighter.normal, printed ? &printed->normal : nullptr);
    m_inspired->setSide(m_fighter.inspired, printed ? &printed->inspired : nullptr);
    for (QWidget *field : QList<QWidget *>{m_name, m_leader, m_inspire, m_picture})
        m_labels.append(addField(field));
    m_copy->setObjectName(u"copy-normal-side"_s);
    connect(m_copy, &QAbstractButton::clicked, this,
            [this] { m_inspired->fillFrom(m_normal->side()); });
    for (SideForm *side : {m_normal, m_inspired}) {
        auto *scroll = new ScrollColumn(this);
        if (side == m_inspired)
            scroll->column()->addWidget(m_copy, 0, Qt::AlignLeft);
        scroll->column()->addWidget(side);
        m_sides->addTab(scroll, QString());
        // Like the dialog itself, a new attack is laid out only when the loop comes round.
        connect(side, &SideForm::attacksChanged, this,
                [this] { QTimer::singleShot(0, this, &FighterDialog::fit); });
    }
    addWide(m_sides);
    FighterDialog::retranslate();
    QTimer::singleShot(0, this, &FighterDialog::fit);
    new UnsavedGuard(this);
}

/// As wide as the widest attack, and as high as there is room. What is missing is added to the
/// window: the hints of the storeys between are renewed only later.
void FighterDialog::fit()
{
    auto *column = qobject_cast<ScrollColumn *>(m_sides->currentWidget());
    column->column()->invalidate();
    column->column()->activate();
    const QSize wanted(column->minimumSizeHint().width(), column->sizeHint().height());
    const QSize missing = (wanted - column->size()).expandedTo({0, 0});
    resize((size() + missing).boundedTo(screen()->availableSize() * 9 / 10));
}

FighterCard FighterDialog::fighter() const
{
    FighterCard fighter = m_fighter;
    // Words of the document stay in their three languages.
    if (m_name->text().trimmed() != localized(m_fighter.name))
        fighter.name = sameInAll(m_name->text().trimmed());
    if (m_inspire->text().trimmed() != localized(m_fighter.inspire))
        fighter.inspire = sameInAll(m_inspire->text().trimmed());
    fighter.leader = m_leader->isChecked();
    fighter.picture = m_picture->picture();
    fighter.normal = m_normal->side();
    fighter.inspired = m_inspired->side();
    return fighter;
}

void FighterDialog::accept()
{
    if (m_name->text().trimmed().isEmpty())
        showProblem(tr("The fighter needs a name."));
    else
        QDialog::accept();
}

void FighterDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Fighter"));
    const QStringList words{tr("Name"), tr("Leader"), tr("Inspired when"), tr("Picture")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_leader->setAccessibleName(tr("Leader"));
    m_sides->setTabText(0, tr("Normal side"));
    m_sides->setTabText(1, tr("Inspired side"));
    m_copy->setCommand("copy-normal-side");
    m_picture->retranslate();
    m_normal->retranslate();
    m_inspired->retranslate();
    acceptButton()->setCommand("save");
}

} // namespace dugout
