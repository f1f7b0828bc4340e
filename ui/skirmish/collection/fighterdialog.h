// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "ui/common/formdialog.h"

class QCheckBox;
class QLineEdit;
class QTabWidget;

namespace dugout {

class ActionButton;
class PictureField;
class SideForm;

/// Both sides of a fighter card. Of a fighter of the document only what is open can be filled in.
class FighterDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// `printed` is null for a fighter of the coach's own.
    FighterDialog(const std::shared_ptr<const Ruleset> &ruleset, FighterCard fighter,
                  const FighterCard *printed, QWidget *parent = nullptr);

    [[nodiscard]] FighterCard fighter() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    void fit();

    FighterCard m_fighter; ///< what the form does not show stays as it was
    QLineEdit *m_name;
    QCheckBox *m_leader;
    QLineEdit *m_inspire;
    PictureField *m_picture;
    QTabWidget *m_sides;
    SideForm *m_normal;
    SideForm *m_inspired;
    ActionButton *m_copy;
    QList<QLabel *> m_labels;
};

} // namespace dugout
