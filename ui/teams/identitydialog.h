// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"
#include "ui/common/formdialog.h"

class QComboBox;
class QLineEdit;

namespace dugout {

class BadgeWidget;
class ColourButton;
class NumberBox;

/// Name, coach, colours and badge of a team. The badge is drawn here or taken from a picture.
class IdentityDialog final : public FormDialog
{
    Q_OBJECT

public:
    explicit IdentityDialog(const Team &team, QWidget *parent = nullptr);

    [[nodiscard]] Result<Team> edited() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    void makeFields();
    void fillLists();
    void readBadge();
    void choosePicture();

    Team m_team;
    BadgeWidget *m_preview;
    QLineEdit *m_name;
    QLineEdit *m_coach;
    ColourButton *m_primary;
    ColourButton *m_secondary;
    QComboBox *m_shape;
    QComboBox *m_charge;
    ColourButton *m_field;
    ColourButton *m_chargeColour;
    ActionButton *m_picture;
    ActionButton *m_drawn;
    NumberBox *m_gold; ///< the budget while a team is built, its treasury afterwards
    QLineEdit *m_notes;
    QList<QLabel *> m_labels;
};

} // namespace dugout
