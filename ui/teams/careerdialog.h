// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamstory.h"
#include "ui/teams/careerwords.h"

#include <QDialog>

#include <memory>

class QListWidget;

namespace dugout {

class ActionButton;
class Club;
class ScrollColumn;
class TextLabel;

/// The careers of a team: its own, one for everybody it ever had, and what each match made of it.
class CareerDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Opens at `player`; at the team without one. The club must outlive it.
    CareerDialog(const Club &club, Team team, std::shared_ptr<const Ruleset> ruleset,
                 Language language, const PlayerId &player, QWidget *parent = nullptr);

    /// The matches of the team: each gets a page of its own below the players.
    void setStory(std::vector<StoryLine> story, const QString &problem = {});

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void fillList();
    void addHeading(const QString &text);
    void showCurrent();
    void showTeam();
    void showPlayer(const Player &player);
    void showChapter(const StoryLine &line);
    void openSheet(Team TeamChapter::*moment);
    void showSections(const std::vector<CareerSection> &sections);
    void select(const PlayerId &player);
    [[nodiscard]] QString listText(const Player &player) const;
    /// Null on any other page.
    [[nodiscard]] const StoryLine *currentLine() const;
    /// The match of a line in full, read when its page is first opened.
    [[nodiscard]] const Result<StoryChapter> &chapterOf(const StoryLine &line);

    const Club &m_club;
    Team m_team;
    std::shared_ptr<const Ruleset> m_ruleset;
    Language m_language;
    std::vector<StoryLine> m_story;
    QString m_problem;
    std::map<QString, Result<StoryChapter>> m_chapters; ///< by match, those that were looked at
    QListWidget *m_list;
    TextLabel *m_title;
    ScrollColumn *m_page;
    ActionButton *m_sheetBefore;
    ActionButton *m_sheetAfter;
    ActionButton *m_close;
};

} // namespace dugout
