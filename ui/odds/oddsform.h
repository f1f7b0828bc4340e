// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "ui/odds/oddswords.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace dugout {

class NumberBox;
class SkillPicker;

/// The question: which edition, which action, who, and what the situation is.
class OddsForm final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsForm(RulesetLibrary &rulesets, QWidget *parent = nullptr);

    void setLanguage(Language language);
    void setMatch(const QString &edition, const QString &weather);
    /// Fills in a player, as from a roster or a match.
    void setPlayer(const Profile &profile, const QStringList &skills);
    /// Whether a team re-roll can be used.
    void setReroll(bool can);
    [[nodiscard]] Result<OddsAnswer> answer() const;

signals:
    void changed();

private:
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    [[nodiscard]] QString action() const;
    [[nodiscard]] Result<OddsAnswer> rollAnswer(const Ruleset &edition) const;
    [[nodiscard]] Result<OddsAnswer> blockAnswer(const Ruleset &edition) const;
    [[nodiscard]] NumberBox *number(int value, int most);
    void addField(QWidget *field);
    void fillEditions();
    void fillLists();
    void showFields();

    RulesetLibrary &m_rulesets;
    Language m_language = Language::English;
    QFormLayout *m_form;
    QComboBox *m_edition;
    QComboBox *m_action;
    NumberBox *m_movement;
    NumberBox *m_strength;
    NumberBox *m_agility;
    NumberBox *m_zones;
    NumberBox *m_assists;
    QComboBox *m_weather;
    QComboBox *m_range;
    QCheckBox *m_accurate;
    QCheckBox *m_helper;
    QCheckBox *m_blitz;
    NumberBox *m_otherMovement;
    NumberBox *m_otherStrength;
    NumberBox *m_otherArmour;
    NumberBox *m_otherAssists;
    QCheckBox *m_reroll;
    SkillPicker *m_skills;
    SkillPicker *m_opponents;
    QList<QLabel *> m_labels;
};

} // namespace dugout
