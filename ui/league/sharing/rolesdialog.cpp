// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/rolesdialog.h"

#include "core/hosting/hostsecret.h"
#include "core/sharing/sharingwords.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"

#include <QDateTime>
#include <QListWidget>
#include <QLocale>
#include <QScreen>
#include <QSet>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int longestPerson = 63; // of a role's name on the server
constexpr int oftenMs = 2'000; // the commissioner waits beside the table for a new member to appear
constexpr std::array sayableRoles{SharedRole::Coach, SharedRole::Reader, SharedRole::Commissioner};

/// Who plays whom in a match of the season; empty where it is none.
QString matchWords(const League &league, const JournalId &match)
{
    const Season *season = match.isEmpty() ? nullptr : league.currentSeason();
    for (const Competition &competition : season ? season->competitions : CompetitionList()) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (each.match == match)
                        return u"%1 – %2"_s.arg(teamName(league, each.home),
                                                teamName(league, each.away));
                }
            }
        }
    }
    return {};
}

/// Today's visits are given by the hour.
QString seenWords(qint64 atMs)
{
    if (atMs == 0)
        return {};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(atMs);
    const bool isToday = at.date() == QDate::currentDate();
    return isToday ? currentLocale().toString(at.time(), QLocale::ShortFormat)
                   : currentLocale().toString(at.date(), QLocale::ShortFormat);
}

} // namespace

RolesDialog::RolesDialog(SharingDesk &desk, SharedNote note, League league, QWidget *parent)
    : ServerDialog(desk, parent)
    , m_note(std::move(note))
    , m_league(std::move(league))
    , m_table(new LeagueTableView(this))
    , m_person(new TextField(this))
    , m_role(new ChoiceBox(this))
    , m_teamsTitle(new TextLabel(TextStyle::Strong, this))
    , m_teams(new QListWidget(this))
    , m_away(new ActionButton(this))
    , m_makeLogin(new ActionButton(this))
    , m_password(new TextLabel(TextStyle::Strong, this))
    , m_again(new QTimer(this))
{
    setObjectName(u"league-roles"_s);
    m_table->setObjectName(u"roles-table"_s);
    m_table->setMinimumHeight(gridStep(this, 36));
    m_table->setMostLines(20); // long lists of teams are shown whole
    m_person->setObjectName(u"roles-person"_s);
    m_person->setMaxLength(longestPerson);
    m_role->setObjectName(u"roles-role"_s);
    m_teams->setObjectName(u"roles-teams"_s);
    m_teams->setMinimumHeight(gridStep(this, 24));
    m_away->setObjectName(u"roles-away"_s);
    m_away->setEnabled(false);
    m_makeLogin->setObjectName(u"roles-make-login"_s);
    m_makeLogin->hide();
    m_password->setObjectName(u"roles-password"_s);
    m_password->setWordWrap(true);
    m_password->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_password->hide();
    for (const SharedRole each : sayableRoles)
        m_role->addItem(QString(), sharedRoleId(each));
    m_labels.append(addField(m_person));
    addNote(m_makeLogin);
    addNote(m_password);
    // Over the whole width: beside its name there is no room for what a role may do.
    auto *roleTitle = new TextLabel(TextStyle::Strong, this);
    roleTitle->setBuddy(m_role);
    m_labels.append(roleTitle);
    addWide(roleTitle);
    addWide(m_role);
    addWide(m_teamsTitle);
    addWide(m_teams);
    addWide(m_away);
    addBeside(m_table, 2);
    fillTeams();
    connect(m_table, &LeagueTableView::currentIdChanged, this, &RolesDialog::showMember);
    connect(m_role, &QComboBox::currentIndexChanged, this, [this] {
        m_teams->setEnabled(m_role->currentData().toString() == sharedRoleId(SharedRole::Coach));
    });
    connect(m_person, &QLineEdit::textEdited, this, &RolesDialog::leaveMember);
    connect(m_away, &QAbstractButton::clicked, this, &RolesDialog::sendAway);
    connect(m_makeLogin, &QAbstractButton::clicked, this, &RolesDialog::makeLogin);
    RolesDialog::retranslate();
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 280), gridStep(this, 130)).boundedTo(room * 9 / 10));
    m_again->setInterval(oftenMs);
    connect(m_again, &QTimer::timeout, this, &RolesDialog::lookAgain);
    atServer(tr("Checking the server…"), {});
}

void RolesDialog::fillTeams()
{
    for (const LeagueTeam &each : m_league.teams) {
        auto *item = new QListWidgetItem(each.name, m_teams);
        item->setData(Qt::UserRole, each.id.text());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_teams->setCurrentRow(0);
}

ServerErrand::Work RolesDialog::reading(const std::shared_ptr<std::vector<SharedMember>> &members,
                                        const Achievement &achievement) const
{
    return [&desk = desk(), members, achievement, league = m_note.league] {
        return desk.atTable(
            [&](SharedTable &table) -> Result<void> {
                const auto server = table.leagues().serverOf(league);
                if (!server)
                    return server.error();
                if (auto done = achievement ? achievement(**server) : Result<void>(); !done)
                    return done;
                auto all = (*server)->members(league);
                if (!all)
                    return all.error();
                *members = *std::move(all);
                return {};
            },
            {});
    };
}

void RolesDialog::lookAgain()
{
    auto members = std::make_shared<std::vector<SharedMember>>();
    errand().runQuietly(reading(members, {}), [this, members](const Result<void> &done) {
        if (!done)
            m_again->stop(); // until somebody asks it for something again
        else if (*members != m_members)
            takeNews(std::move(*members));
    });
}

void RolesDialog::takeNews(std::vector<SharedMember> members)
{
    const bool follows = isShownAsIs();
    m_members = std::move(members);
    fill();
    if (follows)
        showMember(m_shownMember);
}

const SharedMember *RolesDialog::member(const QString &person) const
{
    const auto found
        = std::find_if(m_members.begin(), m_members.end(),
                       [&person](const SharedMember &each) { return each.person == person; });
    return found == m_members.end() ? nullptr : &*found;
}

bool RolesDialog::isShownAsIs() const
{
    const SharedMember *shown = member(m_shownMember);
    if (!shown || m_person->text() != shown->person)
        return false;
    const QStringList ticked = tickedTeams();
    return m_role->currentData().toString() == sharedRoleId(shown->role)
        && QSet<QString>(ticked.begin(), ticked.end())
        == QSet<QString>(shown->teams.begin(), shown->teams.end());
}

void RolesDialog::atServer(const QString &words, const Achievement &achievement)
{
    auto members = std::make_shared<std::vector<SharedMember>>();
    m_password->hide();
    run(m_note.address, words, reading(members, achievement),
        [this, members](const Result<void> &done) {
            m_makeLogin->setVisible(done.failedWith(ErrorCode::SharedNoSuchPerson));
            if (done)
                takeMembers(std::move(*members));
        });
}

void RolesDialog::takeMembers(std::vector<SharedMember> members)
{
    m_again->start();
    m_members = std::move(members);
    fill();
    const QString person = m_person->text().trimmed();
    m_table->setCurrentId(person);
    showMember(person.isEmpty() ? m_table->currentId() : person);
}

void RolesDialog::makeLogin()
{
    SecretRandom chance;
    const QString password = newSlipPassword(chance);
    const SharedMember member = typedMember();
    auto members = std::make_shared<std::vector<SharedMember>>();
    const auto letIn = reading(members, [member, league = m_note.league](LeagueServer &server) {
        return server.grant(league, member);
    });
    run(
        m_note.address, tr("Creating the login…"),
        [&desk = desk(), where = m_note.address, member, letIn,
         verifier = scramVerifier(password, newSalt())]() -> Result<void> {
            const auto made = desk.makeLogin(where, member.person, verifier);
            return made ? letIn() : made;
        },
        [this, members, member, password](const Result<void> &done) {
            m_makeLogin->setVisible(!done);
            if (!done)
                return;
            takeMembers(std::move(*members));
            m_password->setText(
                tr("%1 logs in with the password %2. It is shown only once: hand it "
                   "over in person.")
                    .arg(member.person, password));
            m_password->show();
        });
}

QStringList RolesDialog::tickedTeams() const
{
    QStringList ticked;
    for (int row = 0; row < m_teams->count(); ++row) {
        if (m_teams->item(row)->checkState() == Qt::Checked)
            ticked.append(m_teams->item(row)->data(Qt::UserRole).toString());
    }
    return ticked;
}

SharedMember RolesDialog::typedMember() const
{
    SharedMember member;
    member.person = m_person->text().trimmed();
    member.role = sharedRoleFrom(m_role->currentData().toString());
    if (member.role == SharedRole::Coach)
        member.teams = tickedTeams();
    for (const QString &each : std::as_const(member.teams)) {
        if (const LeagueTeam *team = m_league.team(EntrantId(each)))
            member.coach = team->coach.text();
    }
    return member;
}

void RolesDialog::accept()
{
    const SharedMember member = typedMember();
    if (member.person.isEmpty()) {
        showProblem(tr("Enter the name this person logs in with at the server."));
        return;
    }
    atServer(tr("Telling the server…"), [member, league = m_note.league](LeagueServer &server) {
        return server.grant(league, member);
    });
}

void RolesDialog::sendAway()
{
    const QString person = m_person->text().trimmed();
    if (person.isEmpty())
        return;
    atServer(tr("Telling the server…"), [person, league = m_note.league](LeagueServer &server) {
        return server.revoke(league, person);
    });
}

void RolesDialog::showMember(const QString &person)
{
    const SharedMember *found = member(person);
    if (!found)
        return;
    m_person->setText(found->person);
    m_shownMember = found->person;
    const int role = m_role->findData(sharedRoleId(found->role));
    m_role->setCurrentIndex(std::max(0, role));
    for (int row = 0; row < m_teams->count(); ++row) {
        QListWidgetItem *item = m_teams->item(row);
        item->setCheckState(found->teams.contains(item->data(Qt::UserRole).toString())
                                ? Qt::Checked
                                : Qt::Unchecked);
    }
    m_away->setEnabled(found->role != SharedRole::Nobody && found->person != m_note.person);
}

void RolesDialog::leaveMember()
{
    // Only who is here can be sent away.
    m_away->setEnabled(false);
    m_makeLogin->hide();
    if (m_shownMember.isEmpty())
        return;
    m_shownMember.clear();
    m_role->setCurrentIndex(m_role->findData(sharedRoleId(SharedRole::Coach)));
    for (int row = 0; row < m_teams->count(); ++row)
        m_teams->item(row)->setCheckState(Qt::Unchecked);
}

QString RolesDialog::placeWords(const SharedMember &member) const
{
    QStringList words{member.place, matchWords(m_league, JournalId(member.match))};
    words.removeAll(QString());
    return words.join(u", "_s);
}

void RolesDialog::fill()
{
    ShownTable table;
    table.columns
        = {wordsColumn(u"name"_s, tr("Name")), wordsColumn(u"role"_s, tr("Role")),
           growing(wordsColumn(u"teams"_s, tr("Teams"))),
           growing(wordsColumn(u"place"_s, tr("Where"))), wordsColumn(u"seen"_s, tr("Last seen"))};
    for (const SharedMember &each : m_members) {
        QStringList teams;
        for (const QString &team : each.teams)
            teams.append(teamName(m_league, EntrantId(team)));
        table.rows.push_back({each.person,
                              {each.person, SharingWords::role(each.role), teams.join(u", "_s),
                               placeWords(each), seenWords(each.seenMs)},
                              each.person == m_note.person,
                              each.role == SharedRole::Nobody});
    }
    // What is being typed stays.
    const QSignalBlocker quiet(m_table);
    m_table->setTable(table);
}

void RolesDialog::retranslate()
{
    ServerDialog::retranslate();
    setWindowTitle(tr("Who may do what"));
    m_labels.at(0)->setText(tr("Login name"));
    m_labels.at(1)->setText(tr("Role"));
    m_role->setAccessibleName(tr("Role"));
    const QStringList words{tr("Coach of the teams below"), tr("Viewer: read only"),
                            tr("Commissioner: full control")};
    for (int i = 0; i < m_role->count(); ++i)
        m_role->setItemText(i, words.value(i));
    m_teamsTitle->setText(tr("Teams"));
    m_teams->setAccessibleName(m_teamsTitle->text());
    m_table->setAccessibleName(tr("Who may do what"));
    m_away->setCommand("roles-away");
    m_makeLogin->setCommand("roles-make-login");
    acceptButton()->setCommand("save");
    setCancelWords(tr("Close"));
    if (!m_members.empty())
        fill();
}

} // namespace dugout
