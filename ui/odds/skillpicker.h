// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QWidget>

class QListWidget;

namespace dugout {

class TextLabel;

/// The skills that can change a roll, to be ticked.
class SkillPicker final : public QWidget
{
    Q_OBJECT

public:
    explicit SkillPicker(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Those with an effect on `roll`, by whom. What is ticked stays so, also while a roll that it
    /// has nothing to do with is looked at.
    void setRoll(const Ruleset &ruleset, const QStringList &rolls, SkillEffect::By by,
                 Language language);
    void setChecked(const QStringList &skills);
    [[nodiscard]] QStringList checked() const;

signals:
    void changed();

private:
    void remember();

    TextLabel *m_title;
    QListWidget *m_list;
    QStringList m_has; ///< skills, whether they are listed just now or not
};

} // namespace dugout
