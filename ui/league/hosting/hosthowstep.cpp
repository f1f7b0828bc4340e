// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostingwords.h"
#include "core/platform/tcp.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/panel.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/league/hosting/hostpages.h"
#include "ui/league/hosting/hostsketch.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

HostHowStep::HostHowStep(const HostingDesk &desk, QWidget *parent)
    : HostStep(parent)
    , m_desk(desk)
    , m_missing(new Panel(this))
    , m_missingTitle(new TextLabel(TextStyle::Strong, m_missing))
    , m_missingWords(new TextLabel(TextStyle::Body, m_missing))
    , m_command(new TextField(m_missing))
    , m_copy(new ActionButton(m_missing))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    m_missing->setObjectName(u"host-missing"_s);
    m_missing->setLeftEdge(tone::look);
    m_command->setObjectName(u"host-command"_s);
    m_command->setReadOnly(true);
    m_command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *missing = new QVBoxLayout(m_missing);
    missing->addWidget(m_missingTitle);
    missing->addWidget(m_missingWords);
    auto *command = new QHBoxLayout;
    command->addWidget(m_command, 1);
    command->addWidget(m_copy);
    missing->addLayout(command);
    layout->addWidget(m_missing);
    layout->addWidget(new HostSketch(this));
    for (const QString &icon : {u"edit"_s, u"shield"_s, u"clock"_s})
        addReason(layout, icon);
    auto *network = new Panel(this);
    auto *rows = new QVBoxLayout(network);
    m_networkTitle = new TextLabel(TextStyle::Strong, network);
    m_network = new TextLabel(TextStyle::Body, network);
    m_addresses = new ChoiceBox(network);
    m_opens = new QCheckBox(network);
    m_opens->setObjectName(u"host-opens"_s);
    m_opens->setChecked(true);
    m_missingWords->setWordWrap(true);
    m_network->setWordWrap(true);
    rows->addWidget(m_networkTitle);
    rows->addWidget(m_network);
    rows->addWidget(m_addresses, 0, Qt::AlignLeft);
    rows->addWidget(m_opens);
    layout->addWidget(network);
    layout->addStretch();
    connect(m_copy, &QAbstractButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_command->text()); });
    auto *timer = new QTimer(this);
    constexpr int everyMs = 2000;
    connect(timer, &QTimer::timeout, this, [this] {
        if (isVisible())
            look();
    });
    timer->start(everyMs);
    HostHowStep::retranslate();
    look();
}

void HostHowStep::addReason(QVBoxLayout *layout, const QString &icon)
{
    auto *picture = new QLabel(this);
    const int side = gridStep(this, 5);
    picture->setPixmap(toneIcon(icon, tone::goInk).pixmap(side, side));
    picture->setFixedWidth(gridStep(this, 9));
    picture->setAlignment(Qt::AlignCenter);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    Reason reason{icon, new TextLabel(TextStyle::Strong, this),
                  new TextLabel(TextStyle::Body, this)};
    reason.words->setTone(tone::greyInk);
    reason.words->setWordWrap(true);
    words->addWidget(reason.title);
    words->addWidget(reason.words);
    auto *row = new QHBoxLayout;
    row->addWidget(picture);
    row->addLayout(words, 1);
    layout->addLayout(row);
    m_reasons.push_back(reason);
}

bool HostHowStep::opensWithDugout() const
{
    return m_opens->isChecked();
}

QString HostHowStep::address() const
{
    return m_addresses->count() > 1 && m_addresses->currentIndex() > 0 ? m_addresses->currentText()
                                                                       : QString();
}

QString HostHowStep::title() const
{
    return tr("Host this league on this computer");
}

QString HostHowStep::subtitle() const
{
    return tr(
        "Coaches join over the same network with their laptops. Nothing leaves your network.");
}

/// Once what is missing is there, it goes on by itself.
void HostHowStep::look()
{
    const auto can = m_desk.canHost();
    const bool isMissing = !can && can.error().code != ErrorCode::StorePermission;
    m_missing->setVisible(!can);
    m_command->setVisible(isMissing);
    m_copy->setVisible(isMissing);
    m_missingTitle->setText(isMissing ? tr("One thing is missing") : tr("This does not work"));
    if (!can)
        m_missingWords->setText(isMissing ? can.error().message + u' '
                                        + tr("Type this command into a terminal to install it; "
                                             "Dugout then continues by itself.")
                                          : can.error().message);
    const bool isPostgres = can.failedWith(ErrorCode::StoreMissing);
    m_command->setText(isPostgres ? HostingWords::installCommand() : u"sudo apt install openssl"_s);
    const QStringList addresses = tcp::ownAddresses();
    m_network->setText(addresses.isEmpty() ? tr("This computer is in no network: nobody finds it.")
                                           : tr("Other computers can reach this one."));
    m_network->setTone(addresses.isEmpty() ? tone::look : tone::goInk);
    m_addresses->setVisible(addresses.size() > 1);
    if (m_addresses->count() != addresses.size() + 1) {
        m_addresses->clear();
        m_addresses->addItem(tr("Any way that leads here"));
        m_addresses->addItems(addresses);
    }
    if (can.has_value() != m_canHost) {
        m_canHost = can.has_value();
        emit changed();
    }
}

void HostHowStep::retranslate()
{
    const QStringList titles{tr("Coaches can"), tr("Only you can"), tr("Computer off?")};
    const QStringList words{
        tr("see fixtures and tables, play their match, and sign results."),
        tr("change fixtures, settle disputes and correct results."),
        tr("Everyone plays on; changes are sent later. Nothing is lost, nothing is sent twice.")};
    for (size_t i = 0; i < m_reasons.size(); ++i) {
        m_reasons.at(i).title->setText(titles.at(static_cast<qsizetype>(i)));
        m_reasons.at(i).words->setText(words.at(static_cast<qsizetype>(i)));
    }
    m_networkTitle->setText(tr("The network"));
    m_addresses->setAccessibleName(m_networkTitle->text());
    if (m_addresses->count() > 0)
        m_addresses->setItemText(0, tr("Any way that leads here"));
    m_opens->setText(tr("Open it with Dugout, and keep this computer awake"));
    m_copy->setCommand("copy");
    m_command->setAccessibleName(tr("The command"));
    look();
}

} // namespace dugout
