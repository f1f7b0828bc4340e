// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"
#include "ui/common/formdialog.h"

#include <map>

class QListWidget;

namespace dugout {

class LeagueDocument;
class TextField;

/// Which of the kept teams join the league, each with what stands in its way.
class RegisterDialog final : public FormDialog
{
    Q_OBJECT

public:
    RegisterDialog(LeagueDocument &document, QWidget *parent);

public slots:
    /// Registers those that are ticked; stays open where one is refused.
    void accept() override;

protected:
    void retranslate() override;

private:
    void fill();
    void buyForGood();
    void offerInducements();
    [[nodiscard]] const Team *current() const;
    [[nodiscard]] bool isOffered(const Team &team) const;

    LeagueDocument &m_document;
    std::vector<Team> m_teams;
    std::map<TeamId, std::vector<Purchase>> m_bought; ///< for good, by those who are to join
    QLabel *m_invitation;
    QListWidget *m_list;
    TextField *m_club;
    QLabel *m_clubLabel;
    ActionButton *m_forGood;
};

} // namespace dugout
