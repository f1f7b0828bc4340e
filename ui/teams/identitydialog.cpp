// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/identitydialog.h"

#include "core/team/coachedits.h"
#include "ui/common/actionbutton.h"
#include "ui/common/badgewidget.h"
#include "ui/common/choicebox.h"
#include "ui/common/colourbutton.h"
#include "ui/common/numberbox.h"
#include "ui/common/readpicture.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/sheets/badgepainter.h"

#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Larger than it is ever shown, small enough to travel inside a team file.
constexpr int badgePixels = 256;

} // namespace

IdentityDialog::IdentityDialog(const Team &team, QWidget *parent)
    : FormDialog(parent)
    , m_team(team)
    , m_preview(new BadgeWidget(this))
    , m_name(new TextField(team.name, this))
    , m_coach(new TextField(team.coach, this))
    , m_primary(new ColourButton(this))
    , m_secondary(new ColourButton(this))
    , m_shape(new ChoiceBox(this))
    , m_charge(new ChoiceBox(this))
    , m_field(new ColourButton(this))
    , m_chargeColour(new ColourButton(this))
    , m_picture(new ActionButton(this))
    , m_drawn(new ActionButton(this))
    , m_gold(new NumberBox(this))
    , m_notes(new TextField(team.notes, this))
{
    setObjectName(u"identity"_s);
    m_name->setObjectName(u"identity-name"_s);
    m_gold->setObjectName(u"identity-gold"_s);
    const int gold = goldOf(team);
    m_gold->setSingleStep(goldStep);
    m_gold->setRange(std::min(0, gold), mostGoldPieces);
    m_gold->setValue(gold);
    m_primary->setColour(toColour(team.primary));
    m_secondary->setColour(toColour(team.secondary));
    m_field->setColour(toColour(team.badge.field));
    m_chargeColour->setColour(toColour(team.badge.chargeColour));
    addWide(m_preview);
    makeFields();
    addWide(m_picture);
    addWide(m_drawn);
    IdentityDialog::retranslate();
    connect(m_shape, &QComboBox::activated, this, &IdentityDialog::readBadge);
    connect(m_charge, &QComboBox::activated, this, &IdentityDialog::readBadge);
    connect(m_field, &ColourButton::colourChosen, this, &IdentityDialog::readBadge);
    connect(m_chargeColour, &ColourButton::colourChosen, this, &IdentityDialog::readBadge);
    connect(m_picture, &QAbstractButton::clicked, this, &IdentityDialog::choosePicture);
    connect(m_drawn, &QAbstractButton::clicked, this, [this] {
        m_team.badge.png.clear();
        readBadge();
    });
    m_preview->setBadge(m_team.badge);
    growToContent(this);
}

void IdentityDialog::makeFields()
{
    for (QWidget *field : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_coach),
                           static_cast<QWidget *>(m_primary), static_cast<QWidget *>(m_secondary),
                           static_cast<QWidget *>(m_shape), static_cast<QWidget *>(m_charge),
                           static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_chargeColour),
                           static_cast<QWidget *>(m_gold), static_cast<QWidget *>(m_notes)})
        m_labels.append(addField(field));
}

void IdentityDialog::readBadge()
{
    m_team.badge.shape = allBadgeShapes[static_cast<size_t>(std::max(0, m_shape->currentIndex()))];
    m_team.badge.charge
        = allBadgeCharges[static_cast<size_t>(std::max(0, m_charge->currentIndex()))];
    m_team.badge.field = toRgb(m_field->colour());
    m_team.badge.chargeColour = toRgb(m_chargeColour->colour());
    m_preview->setBadge(m_team.badge);
}

void IdentityDialog::choosePicture()
{
    const QString path
        = QFileDialog::getOpenFileName(this, tr("Picture for the badge"), documentsFolder(),
                                       tr("Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)"));
    if (path.isEmpty())
        return;
    const QImage image = readPicture(path, {badgePixels, badgePixels});
    if (image.isNull()) {
        showProblem(tr("This picture cannot be read."));
        return;
    }
    showProblem({});
    QBuffer buffer(&m_team.badge.png);
    m_team.badge.png.clear();
    (void)buffer.open(QIODevice::WriteOnly);
    (void)image.save(&buffer, "PNG");
    m_preview->setBadge(m_team.badge);
}

Result<Team> IdentityDialog::edited() const
{
    auto team = renameTeam(m_team, m_name->text().trimmed());
    if (team)
        team = setCoach(*team, m_coach->text().trimmed());
    if (team)
        team = setNotes(*team, m_notes->text());
    if (team)
        team = setBadge(*team, m_team.badge);
    if (team)
        team = setGold(*team, m_gold->value());
    if (team) {
        team->primary = toRgb(m_primary->colour());
        team->secondary = toRgb(m_secondary->colour());
    }
    return team;
}

void IdentityDialog::accept()
{
    const auto done = edited();
    if (done)
        QDialog::accept();
    else
        showProblem(done.error().message);
}

void IdentityDialog::fillLists()
{
    const QStringList shapes{tr("Round"),   tr("Shield"),  tr("Square"),
                             tr("Diamond"), tr("Hexagon"), tr("Pennant")};
    const QStringList charges{tr("Nothing"), tr("Ball"), tr("Star"), tr("Skull"),
                              tr("Crown"),   tr("Axe"),  tr("Wing"), tr("Flame"),
                              tr("Claw"),    tr("Bolt"), tr("Tree"), tr("Fist")};
    const int shape
        = m_shape->count() > 0 ? m_shape->currentIndex() : static_cast<int>(m_team.badge.shape);
    const int charge
        = m_charge->count() > 0 ? m_charge->currentIndex() : static_cast<int>(m_team.badge.charge);
    m_shape->clear();
    m_shape->addItems(shapes);
    m_shape->setCurrentIndex(shape);
    m_charge->clear();
    m_charge->addItems(charges);
    m_charge->setCurrentIndex(charge);
}

void IdentityDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Name, colours and badge"));
    const QStringList words{
        tr("Name"),          tr("Coach"),       tr("First colour"),
        tr("Second colour"), tr("Badge shape"), tr("Sign"),
        tr("Badge colour"),  tr("Sign colour"), m_team.founded ? tr("Treasury") : tr("Budget"),
        tr("Notes")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_picture->setCommand("use-a-picture");
    m_drawn->setCommand("use-the-drawn-badge");
    fillLists();
}

} // namespace dugout
