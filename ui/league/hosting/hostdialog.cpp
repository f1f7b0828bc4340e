// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostdialog.h"

#include "core/hosting/hostinvite.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/asidework.h"
#include "ui/common/deletequestion.h"
#include "ui/common/savequestion.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/sheetprinting.h"
#include "ui/common/textlabel.h"
#include "ui/league/hosting/hostrail.h"
#include "ui/sheets/hostslippages.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

HostDialog::HostDialog(HostingDesk &desk, LeagueId league, QString title,
                       std::vector<HostPerson> people, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_league(std::move(league))
    , m_title(std::move(title))
    , m_people(std::move(people))
    , m_aside(new AsideWork(this))
    , m_rail(new HostRail(this))
    , m_heading(new TextLabel(TextStyle::Title, this))
    , m_subtitle(new TextLabel(TextStyle::Body, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_scroll(new ScrollColumn(this))
    , m_how(new HostHowStep(desk, m_scroll->widget()))
    , m_coaches(new HostCoachesStep(m_people, m_scroll->widget()))
    , m_slips(new HostSlipsStep(desk, m_people, m_scroll->widget()))
    , m_ready(new HostReadyStep(desk, m_scroll->widget()))
    , m_steps{m_how, m_coaches, m_slips, m_ready}
    , m_ownServer(new ActionButton(m_rail))
    , m_cancel(new ActionButton(this))
    , m_back(new ActionButton(this))
    , m_next(new ActionButton(this, ActionButton::Look::Filled))
{
    setObjectName(u"host-league"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *rail = new QVBoxLayout(m_rail);
    rail->addStretch();
    rail->addWidget(m_ownServer);
    m_ownServer->setObjectName(u"host-own-server"_s);
    auto *whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_rail);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(gridStep(this, 6), gridStep(this, 5), gridStep(this, 6),
                              gridStep(this, 3));
    whole->addLayout(right, 1);
    m_scroll->column()->setContentsMargins(0, 0, 0, 0);
    for (HostStep *each : m_steps) {
        m_scroll->column()->addWidget(each);
        connect(each, &HostStep::changed, this, &HostDialog::retranslate);
    }
    m_subtitle->setTone(tone::greyInk);
    m_heading->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    m_problem->setObjectName(u"host-problem"_s);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    right->addWidget(m_heading);
    right->addWidget(m_subtitle);
    right->addSpacing(gridStep(this, 2));
    right->addWidget(m_scroll, 1);
    right->addWidget(m_problem);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    right->addLayout(buttons);
    buildFooter();
    for (auto *each : findChildren<QPushButton *>())
        each->setAutoDefault(each == m_next);
    const auto known = m_desk.settings();
    enter(known && known->league == m_league ? Ready : How);
    resize(QSize(gridStep(this, 225), gridStep(this, 160)).boundedTo(screen()->availableSize()));
}

void HostDialog::buildFooter()
{
    m_next->setObjectName(u"host-next"_s);
    m_next->setDefault(true);
    m_next->printKey(QKeySequence(Qt::Key_Enter));
    m_back->setObjectName(u"host-back"_s);
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_back, &QAbstractButton::clicked, this, [this] { enter(m_index - 1); });
    connect(m_next, &QAbstractButton::clicked, this, &HostDialog::next);
    connect(m_ownServer, &QAbstractButton::clicked, this, [this] {
        emit ownServerRequested();
        reject();
    });
    connect(m_slips, &HostSlipsStep::printRequested, this, &HostDialog::print);
    connect(m_slips, &HostSlipsStep::filesRequested, this, &HostDialog::saveFiles);
    connect(m_slips, &HostSlipsStep::passwordRequested, this, &HostDialog::renewPassword);
    connect(m_ready, &HostReadyStep::openRequested, this, [this] {
        run(
            tr("Opening the league…"), [&desk = m_desk] { return desk.start(); },
            [this] { emit hostingChanged(); });
    });
    connect(m_ready, &HostReadyStep::closeRequested, this, [this] {
        run(
            tr("Closing the league…"), [&desk = m_desk] { return desk.stop(); },
            [this] { emit hostingChanged(); });
    });
}

void HostDialog::enter(size_t index)
{
    m_problem->hide();
    m_index = index;
    for (size_t i = 0; i < m_steps.size(); ++i)
        m_steps.at(i)->setVisible(i == index);
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
    goOnWithEnter();
}

/// Return goes on, whatever was pressed before: it does not take back what was just done.
void HostDialog::goOnWithEnter()
{
    if (m_next->isEnabled())
        m_next->setFocus();
}

void HostDialog::next()
{
    switch (m_index) {
    case Coaches:
        host();
        break;
    case Ready:
        accept();
        break;
    default:
        enter(m_index + 1);
    }
}

void HostDialog::refresh()
{
    m_slips->read();
    m_ready->read();
    retranslate();
}

void HostDialog::run(const QString &words, const std::function<Result<void>()> &work,
                     const std::function<void()> &done)
{
    m_problem->hide();
    m_aside->start(words, [this, work, done]() -> AsideWork::Outcome {
        const auto result = work();
        return [this, result, done] {
            if (result)
                done();
            refresh();
            goOnWithEnter();
            m_problem->setVisible(!result);
            if (!result)
                m_problem->setText(result.error().detail.isEmpty()
                                       ? result.error().message
                                       : result.error().message + u'\n' + result.error().detail);
        };
    });
}

void HostDialog::host()
{
    const LeagueHost::Wish wish{m_coaches->me(), m_how->address(), m_how->opensWithDugout()};
    run(
        tr("Opening the league and writing the slips…"),
        [&desk = m_desk, league = m_league, wish] { return desk.host(league, wish); },
        [this] {
            emit hostingChanged();
            enter(Slips);
        });
}

void HostDialog::renewPassword(const QString &login, const QString &name)
{
    askWhetherSure(
        this, [name] { return tr("New password for %1").arg(name); },
        [name] {
            return tr("The old slip stops working; %1 joins again with the new one.").arg(name);
        },
        [this, login] {
            run(
                tr("Writing a new slip…"),
                [&desk = m_desk, login] { return desk.newPassword(login); }, [] {});
        });
}

void HostDialog::print()
{
    const auto settings = m_desk.settings();
    if (!settings)
        return;
    std::vector<HostSlipSheet> slips;
    for (const HostSlip &each : settings->slips) {
        const HostInvite invite = m_desk.inviteOf(*settings, each);
        const HostPerson person = personOf(each, m_people);
        slips.push_back({settings->title, each.name, person.team, each.login, each.password,
                         shortCodeOf(invite), inviteText(invite), person.first});
    }
    SheetPrinting::preview(std::make_shared<HostSlipPages>(std::move(slips)), this);
}

void HostDialog::saveFiles()
{
    const QString folder
        = QFileDialog::getExistingDirectory(this, tr("Slips as files"), documentsFolder());
    const auto settings = m_desk.settings();
    if (folder.isEmpty() || !settings)
        return;
    run(
        tr("Writing the slips…"),
        [&desk = m_desk, folder, kept = *settings]() -> Result<void> {
            for (const HostSlip &each : kept.slips) {
                const QString path = QDir(folder).filePath(each.login + u".dugout-slip"_s);
                if (auto written = writeInvite(path, desk.inviteOf(kept, each)); !written)
                    return written;
            }
            return {};
        },
        [] {});
}

void HostDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        for (HostStep *each : m_steps)
            each->retranslate();
        retranslate();
    }
}

void HostDialog::retranslate()
{
    const HostStep *shown = m_steps.at(m_index);
    setWindowTitle(tr("Host this league"));
    m_rail->setTitle(m_title);
    m_rail->setSteps({tr("How it works"), tr("Coaches"), tr("Slips"), tr("Ready")},
                     static_cast<int>(m_index));
    m_heading->setText(shown->title());
    m_subtitle->setText(shown->subtitle());
    m_ownServer->setCommand("host-own-server");
    m_ownServer->setToolTip(tr("If you have a PostgreSQL server, share the league there instead."));
    m_ownServer->setVisible(m_index == How);
    m_cancel->setCommand(m_index < Slips ? "cancel" : "close");
    m_cancel->setVisible(m_index != Ready);
    m_back->setCommand("host-back");
    m_back->setVisible(m_index == Coaches || m_index == Ready);
    static constexpr const char *onward[]{"host-next-coaches", "host-start", "host-next", "done"};
    m_next->setCommand(onward[m_index]);
    m_next->setEnabled(shown->canGoOn());
}

} // namespace dugout
