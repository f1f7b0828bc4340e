// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/sharing/linepanel.h"

#include "core/sharing/refusalwords.h"
#include "core/sharing/sharingwords.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/deletequestion.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"

#include <QDateTime>
#include <QLocale>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

LinePanel::LinePanel(SharingDesk &desk, QWidget *parent)
    : ServerDialog(desk, parent)
    , m_table(new LeagueTableView(this))
    , m_told(new TextLabel(TextStyle::Small, this))
    , m_password(new ActionButton(this))
    , m_decide(new ActionButton(this))
    , m_again(new ActionButton(this))
    , m_strike(new ActionButton(this))
    , m_seen(new ActionButton(this))
{
    setObjectName(u"line-panel"_s);
    m_table->setObjectName(u"line-table"_s);
    m_table->setMinimumHeight(gridStep(this, 40));
    m_table->setMostLines(3);
    m_told->setObjectName(u"line-told"_s);
    m_told->setWordWrap(true); // a refusal is a long sentence, and no screen is as wide
    m_password->setObjectName(u"line-password"_s);
    m_decide->setObjectName(u"line-decide"_s);
    m_again->setObjectName(u"line-again"_s);
    m_strike->setObjectName(u"line-strike"_s);
    m_seen->setObjectName(u"line-seen"_s);
    auto *row = new QWidget(this);
    auto *buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (ActionButton *each : {m_password, m_decide, m_again, m_strike, m_seen})
        buttons->addWidget(each);
    addWide(m_table);
    addWide(m_told);
    addWide(row);
    connect(m_table, &LeagueTableView::currentIdChanged, this, &LinePanel::tell);
    connect(m_password, &QAbstractButton::clicked, this, &LinePanel::askForPassword);
    connect(m_decide, &QAbstractButton::clicked, this, [this] {
        for (const LeagueLine &each : m_look.leagues) {
            if (each.overtaken() > 0 || each.parted > 0) {
                emit leagueRequested(each.league.text());
                break;
            }
        }
        QDialog::accept();
    });
    connect(m_again, &QAbstractButton::clicked, this, &LinePanel::askAgain);
    connect(m_strike, &QAbstractButton::clicked, this, &LinePanel::strikeOff);
    connect(m_seen, &QAbstractButton::clicked, this, &LinePanel::haveSeen);
    LinePanel::retranslate();
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 190), gridStep(this, 110)).boundedTo(room * 9 / 10));
}

void LinePanel::setLook(const LineLook &look)
{
    m_look = look;
    fill();
}

void LinePanel::accept()
{
    desk().lookNow();
}

void LinePanel::askForPassword()
{
    for (const LeagueLine &each : m_look.leagues) {
        if (!each.asksPassword)
            continue;
        run(
            each.address, tr("Checking the server…"),
            [&desk = desk(), address = each.address]() -> Result<void> {
                const auto look = desk.look(address);
                return look ? Result<void>() : look.error();
            },
            [this](const Result<void> &) { desk().lookNow(); });
        return;
    }
}

void LinePanel::withRefused(const QString &words, const Achievement &achievement)
{
    std::vector<LeagueId> leagues;
    for (const LeagueLine &each : m_look.leagues) {
        if (each.refused() > each.overtaken())
            leagues.push_back(each.league);
    }
    run(
        {}, words,
        [&desk = desk(), leagues, achievement] {
            return desk.atTable(
                [&](SharedTable &table) -> Result<void> {
                    for (const LeagueId &each : leagues) {
                        if (auto done = achievement(table.leagues(), each); !done)
                            return done;
                    }
                    return {};
                },
                {});
        },
        [this](const Result<void> &) { desk().lookNow(); });
}

void LinePanel::askAgain()
{
    withRefused(tr("Asking again…"), [](SharedLeagues &leagues, const LeagueId &league) {
        return leagues.askAgain(league);
    });
}

void LinePanel::strikeOff()
{
    askToDelete(
        this, [] { return tr("Remove from the list"); },
        [] { return tr("what the server refused, from this list"); },
        [this] {
            withRefused(tr("Taking it off the list…"),
                        [](SharedLeagues &leagues, const LeagueId &league) {
                            return leagues.strikeOff(league);
                        });
        });
}

void LinePanel::haveSeen()
{
    std::vector<LeagueId> leagues;
    for (const LeagueLine &each : m_look.leagues)
        leagues.push_back(each.league);
    run(
        {}, {},
        [&desk = desk(), leagues] {
            return desk.atTable(
                [&](SharedTable &table) -> Result<void> {
                    for (const LeagueId &each : leagues) {
                        if (auto done = table.leagues().seen(each); !done)
                            return done;
                    }
                    return {};
                },
                {});
        },
        [this](const Result<void> &) { desk().lookNow(); });
}

QString LinePanel::stateWords(const LeagueLine &line)
{
    if (!line.problem.isEmpty())
        return line.problem;
    if (line.asksPassword)
        return tr("The server asks for your password.");
    if (line.isAway)
        return tr("Server unreachable. You can play on; changes are sent later.");
    return line.state == SharedState::Joined ? tr("The server answers.")
                                             : tr("The league is only read here.");
}

QString LinePanel::lookedWords(const LeagueLine &line)
{
    if (line.lookedMs == 0)
        return tr("not since the start");
    return currentLocale().toString(QDateTime::fromMSecsSinceEpoch(line.lookedMs).time(),
                                    u"HH:mm:ss"_s);
}

bool LinePanel::isWaiting(const QString &id) const
{
    return std::any_of(m_look.leagues.begin(), m_look.leagues.end(), [&id](const LeagueLine &line) {
        return std::any_of(line.waiting.begin(), line.waiting.end(),
                           [&id](const WaitingLine &each) { return each.id == id; });
    });
}

/// A row has room for few lines; what the server said may be longer.
void LinePanel::tell(const QString &id)
{
    const auto &rows = m_table->table().rows;
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&id](const ShownRow &each) { return each.id == id; });
    const bool isSaid = found != rows.end() && !id.isEmpty();
    // Of what waits the beginning says as much: which match, and whether it began or is over.
    const bool waits = isSaid && isWaiting(id);
    const QString address = addressOf(id);
    m_told->setText(waits                    ? u"%1: %2"_s.arg(found->text(0), found->text(1))
                        : !address.isEmpty() ? found->text(1) + u'\n' + address
                        : isSaid             ? found->text(1)
                                             : QString());
}

/// Of a row that names a server: where it is, for its administrator.
QString LinePanel::addressOf(const QString &id) const
{
    for (const LeagueLine &each : m_look.leagues) {
        if (id == each.league.text() + u"/server"_s)
            return each.address;
    }
    return {};
}

QString LinePanel::serverWords(const QString &address) const
{
    const auto server = desk().read(address);
    if (!server)
        return tr("Server");
    // A folder is the door of a server on this computer.
    return server->host.isEmpty() || server->host.startsWith(u'/')
        ? tr("Server on this computer")
        : tr("Server %1").arg(server->host);
}

void LinePanel::fill()
{
    ShownTable table;
    table.columns
        = {wordsColumn(u"what"_s, tr("What")), growing(wordsColumn(u"state"_s, tr("Status")))};
    bool overtaken = false;
    bool refused = false;
    bool hasTold = false;
    for (const LeagueLine &each : m_look.leagues) {
        const QString id = each.league.text();
        table.rows.push_back(headingRow(each.title));
        table.rows.push_back(
            {id + u"/server"_s, {serverWords(each.address), stateWords(each)}, false, false});
        table.rows.push_back(
            {id + u"/you"_s,
             {tr("You"), tr("%1, %2").arg(each.person, SharingWords::role(each.role))},
             false,
             false});
        table.rows.push_back(
            {id + u"/looked"_s, {tr("Last answer"), lookedWords(each)}, false, false});
        if (each.claims > 0 && each.role == SharedRole::Coach)
            table.rows.push_back({id + u"/claims"_s,
                                  {tr("Sent to the commissioner"),
                                   tr("%n result(s) of yours came when another one stood; the "
                                      "commissioner decides which counts",
                                      nullptr, each.claims)},
                                  false,
                                  false});
        int place = 0;
        for (const SharedTold &told : each.told)
            table.rows.push_back({id + u"/told-"_s + QString::number(++place),
                                  {tr("Came in"), SharingWords::told(told)},
                                  true,
                                  false});
        for (const WaitingLine &line : each.waiting)
            table.rows.push_back(
                {line.id,
                 {line.words,
                  line.refused.isEmpty() ? tr("waits to be delivered")
                                         : refusalWords(line.refusedCode, line.refused)},
                 !line.refused.isEmpty(),
                 false});
        overtaken |= each.overtaken() > 0 || each.parted > 0;
        hasTold |= !each.told.empty();
        refused |= each.refused() > each.overtaken();
    }
    m_table->setTable(table);
    m_password->setVisible(m_look.asksPassword());
    m_decide->setVisible(overtaken);
    m_again->setVisible(refused);
    m_strike->setVisible(refused);
    m_seen->setVisible(hasTold);
}

void LinePanel::retranslate()
{
    ServerDialog::retranslate();
    setWindowTitle(tr("Shared leagues"));
    m_table->setAccessibleName(tr("Shared leagues"));
    m_password->setCommand("line-password");
    m_decide->setCommand("line-decide");
    m_again->setCommand("line-again");
    m_strike->setCommand("line-strike");
    m_seen->setCommand("line-seen");
    acceptButton()->setCommand("line-check");
    setCancelWords(tr("Close"));
    fill();
    if (!m_look.leagues.empty())
        desk().lookNow(); // what the last look said is in the language of its moment
}

} // namespace dugout
