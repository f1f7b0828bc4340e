// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"
#include "ui/league/sharing/serverdialog.h"

class QListWidget;
class QTimer;

namespace dugout {

class LeagueTableView;

/// Who may do what in a shared league: everybody who was let in, with his teams and where he sits,
/// and the fields with which the commissioner says it anew.
class RolesDialog final : public ServerDialog
{
    Q_OBJECT

public:
    RolesDialog(SharingDesk &desk, SharedNote note, League league, QWidget *parent);

public slots:
    /// Says what stands in the fields.
    void accept() override;

protected:
    void retranslate() override;

private:
    using Achievement = std::function<Result<void>(LeagueServer &server)>;

    /// Does something there and reads everybody anew.
    void atServer(const QString &words, const Achievement &achievement);
    void takeMembers(std::vector<SharedMember> members);
    /// Who came, went or was let in by somebody else is seen while the dialog is open.
    void lookAgain();
    void takeNews(std::vector<SharedMember> members);
    [[nodiscard]] ServerErrand::Work
    reading(const std::shared_ptr<std::vector<SharedMember>> &members,
            const Achievement &achievement) const;
    [[nodiscard]] const SharedMember *member(const QString &person) const;
    /// Nobody has changed anything in the fields since he was shown.
    [[nodiscard]] bool isShownAsIs() const;
    void fill();
    void fillTeams();
    void showMember(const QString &person);
    /// Another name typed over that of a member takes over nothing of what he may do.
    void leaveMember();
    void sendAway();
    /// What stands in the fields.
    [[nodiscard]] SharedMember typedMember() const;
    /// For who has none yet, with a password that is shown once.
    void makeLogin();
    [[nodiscard]] QStringList tickedTeams() const;
    [[nodiscard]] QString placeWords(const SharedMember &member) const;

    SharedNote m_note;
    League m_league;
    std::vector<SharedMember> m_members;
    LeagueTableView *m_table;
    TextField *m_person;
    QString m_shownMember;
    ChoiceBox *m_role;
    QList<QLabel *> m_labels;
    TextLabel *m_teamsTitle;
    QListWidget *m_teams;
    ActionButton *m_away;
    ActionButton *m_makeLogin;
    TextLabel *m_password;
    QTimer *m_again; ///< stands still while the server does not answer
};

} // namespace dugout
