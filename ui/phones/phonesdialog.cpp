// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phonesdialog.h"

#include "core/platform/tcp.h"
#include "core/table/tablekey.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/deletequestion.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/phones/phoneseat.h"
#include "ui/phones/qrview.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString everywhere = u"0.0.0.0"_s;
const QString thisMachine = u"127.0.0.1"_s;

constexpr int wideSteps = 190;
constexpr int highSteps = 120;
constexpr int closedHighSteps = 80;

} // namespace

PhonesDialog::PhonesDialog(PhoneDesk &desk, What what, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_what(what)
    , m_about(new TextLabel(TextStyle::Body, this))
    , m_where(new ChoiceBox(this))
    , m_whereName(new TextLabel(TextStyle::Strong, this))
    , m_warning(new TextLabel(TextStyle::Small, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_open(new ActionButton(this, ActionButton::Look::Filled))
    , m_leave(new ActionButton(this))
    , m_codeName(new TextLabel(TextStyle::Heading, this))
    , m_code(new QrView(this))
    , m_codeHelp(new TextLabel(TextStyle::Small, this))
    , m_address(new TextLabel(TextStyle::Strong, this))
    , m_typed(new TextLabel(TextStyle::Strong, this))
    , m_copy(new ActionButton(this))
    , m_watchCode(new ActionButton(this))
    , m_watching(new TextLabel(TextStyle::Strong, this))
    , m_people(new QVBoxLayout)
    , m_shut(new ActionButton(this))
    , m_port(new TextLabel(TextStyle::Small, this))
    , m_done(new ActionButton(this))
    , m_closed(makeClosed())
    , m_opened(makeOpened())
{
    setObjectName(u"phones-dialog"_s);
    for (TextLabel *label :
         {m_about, m_whereName, m_warning, m_problem, m_codeName, m_codeHelp, m_watching, m_port})
        label->setWordWrap(true);
    m_warning->setTone(tone::greyInk);
    m_codeHelp->setTone(tone::greyInk);
    m_problem->setTone(tone::harm);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 4);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_closed);
    layout->addWidget(m_opened, 1);
    connectAll();
    retranslate();
}

QWidget *PhonesDialog::makeClosed()
{
    auto *part = new QWidget(this);
    m_where->setObjectName(u"phones-where"_s);
    m_open->setObjectName(u"phones-open"_s);
    m_problem->setObjectName(u"phones-problem"_s);
    m_problem->hide();
    m_open->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_leave);
    buttons->addWidget(m_open);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_about, m_whereName, m_where, m_warning, m_problem})
        layout->addWidget(each);
    layout->addStretch();
    layout->addLayout(buttons);
    return part;
}

QWidget *PhonesDialog::makeOpened()
{
    auto *part = new QWidget(this);
    auto *layout = new QHBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 5));
    layout->addLayout(makeCodeSide(), 1);
    layout->addLayout(makePeopleSide(), 1);
    return part;
}

QVBoxLayout *PhonesDialog::makeCodeSide()
{
    m_code->setObjectName(u"phones-code"_s);
    m_address->setObjectName(u"phones-address"_s);
    m_typed->setObjectName(u"phones-typed"_s);
    m_copy->setObjectName(u"phones-copy"_s);
    m_watchCode->setObjectName(u"phones-watch"_s);
    for (TextLabel *label : {m_address, m_typed}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setFocusPolicy(Qt::StrongFocus);
    }
    auto *side = new QVBoxLayout;
    side->setSpacing(gridStep(this, 2));
    side->addWidget(m_codeName);
    side->addWidget(m_code, 1);
    side->addWidget(m_address);
    side->addWidget(m_typed);
    side->addWidget(m_codeHelp);
    side->addWidget(m_port);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_watchCode);
    side->addLayout(buttons);
    return side;
}

QVBoxLayout *PhonesDialog::makePeopleSide()
{
    m_watching->setObjectName(u"phones-watching"_s);
    m_shut->setObjectName(u"phones-shut"_s);
    m_port->setObjectName(u"phones-port"_s);
    m_port->setTone(tone::look);
    m_shut->setAutoDefault(false);
    m_done->setObjectName(u"phones-done"_s);
    auto *scroll = new ScrollColumn(this);
    scroll->column()->setContentsMargins(0, 0, 0, 0);
    scroll->column()->setSpacing(gridStep(this, 4));
    scroll->column()->addWidget(m_watching);
    m_people->setSpacing(gridStep(this, 4));
    scroll->column()->addLayout(m_people);
    scroll->column()->addStretch();
    auto *side = new QVBoxLayout;
    side->setSpacing(gridStep(this, 3));
    side->addWidget(scroll, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_shut);
    buttons->addWidget(m_done);
    side->addLayout(buttons);
    return side;
}

void PhonesDialog::connectAll()
{
    connect(m_open, &QAbstractButton::clicked, this, &PhonesDialog::openTable);
    connect(m_leave, &QAbstractButton::clicked, this, &QDialog::reject);
    // What does not leave this computer nobody reads along.
    connect(m_where, &QComboBox::currentIndexChanged, this,
            [this] { m_warning->setVisible(m_where->currentData().toString() != thisMachine); });
    connect(m_done, &QAbstractButton::clicked, this, &QDialog::accept);
    connect(m_shut, &QAbstractButton::clicked, this, [this] {
        m_desk.close();
        m_open->setFocus();
    });
    connect(m_watchCode, &QAbstractButton::clicked, this, [this] {
        m_shown = noSeat;
        showCode();
    });
    connect(m_copy, &QAbstractButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(shownAddress()); });
    connect(&m_desk, &PhoneDesk::changed, this, &PhonesDialog::refresh);
}

bool PhonesDialog::openFor(PhoneDesk &desk, What what, QWidget *page)
{
    if (!desk.canOpen())
        return false;
    auto *dialog = page->findChild<PhonesDialog *>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog)
        dialog = new PhonesDialog(desk, what, page);
    dialog->comeForward();
    return true;
}

void PhonesDialog::comeForward()
{
    m_problem->hide();
    showPlaces();
    refresh();
    fitSize();
    show();
    raise();
    activateWindow();
    // Nothing that Enter would do now harms anybody.
    (m_desk.isOpen() ? m_copy : m_open)->setFocus();
}

void PhonesDialog::fitSize()
{
    const QSize room = screen()->availableSize() - QSize(gridStep(this, 10), gridStep(this, 10));
    const int high = m_desk.isOpen() ? highSteps : closedHighSteps;
    resize(QSize(gridStep(this, wideSteps), gridStep(this, high)).boundedTo(room));
}

void PhonesDialog::openTable()
{
    const auto done = m_desk.open(m_where->currentData().toString());
    m_problem->setText(done ? QString() : done.error().message);
    m_problem->setVisible(!done);
    if (!done)
        return;
    m_shown = noSeat;
    refresh();
    fitSize();
    m_copy->setFocus();
}

/// What was on the table is gone: so is this.
void PhonesDialog::refresh()
{
    if (!m_desk.canOpen()) {
        hide();
        return;
    }
    m_closed->setVisible(!m_desk.isOpen());
    m_opened->setVisible(m_desk.isOpen());
    if (!m_desk.isOpen())
        return;
    showPeople();
    showCode();
}

/// A coach's code is seen until his phone has come, or somebody wants the other one.
void PhonesDialog::showCode()
{
    if (m_shown != noSeat && m_desk.seatState(m_shown) != PhoneDesk::SeatState::Invited)
        m_shown = noSeat;
    const bool isCoach = m_shown != noSeat;
    if (!isCoach)
        m_coachAddress.clear();
    const QString address = shownAddress();
    m_codeName->setText(isCoach ? tr("For %1 only, single use").arg(m_desk.seatName(m_shown))
                                : tr("For everybody"));
    m_code->setText(address);
    m_code->setVisible(m_code->hasCode());
    m_code->setAccessibleName(m_codeName->text());
    sayTyped(address);
    m_codeHelp->setText(helpWords());
    m_port->setText(
        tr("Port %1 is taken; this table uses %2. A firewall must let that one through.")
            .arg(PhoneDesk::usualPort())
            .arg(m_desk.otherPort()));
    m_port->setVisible(m_desk.otherPort() != 0);
    m_watchCode->setVisible(isCoach);
}

QString PhonesDialog::shownAddress() const
{
    return m_shown == noSeat ? m_desk.watchAddress() : m_coachAddress;
}

/// Typing needs the address first; the page then asks for the code.
void PhonesDialog::sayTyped(const QString &address)
{
    const QString place = address.section(u'#', 0, 0);
    const QString code = inFours(address.section(u'#', 1));
    // A selection stays while nothing changes.
    if (m_address->text() != place)
        m_address->setText(place);
    if (m_typed->text() != code)
        m_typed->setText(code);
    m_typed->setVisible(!code.isEmpty());
    m_address->setAccessibleName(tr("Address: %1").arg(place));
    m_typed->setAccessibleName(tr("Code: %1").arg(code));
}

QString PhonesDialog::helpWords() const
{
    if (!m_code->hasCode())
        return m_typed->text().isEmpty()
            ? tr("Type this address on the phone. Codes to scan need libqrencode, which is not "
                 "installed.")
            : tr("Type the address on the phone, and on its page the code. Codes to scan need "
                 "libqrencode, which is not installed.");
    return m_typed->text().isEmpty()
        ? tr("Scan it with the phone's camera, or type the address.")
        : tr("Scan it with the phone's camera, or type the address and on its page the code.");
}

void PhonesDialog::showPeople()
{
    if (m_seats.size() != m_desk.seats()) {
        qDeleteAll(m_seats);
        m_seats.clear();
        for (Seat seat = 0; seat < m_desk.seats(); ++seat) {
            auto *row = new PhoneSeat(seat, this);
            connect(row, &PhoneSeat::codeRequested, this, &PhonesDialog::askForCode);
            connect(row, &PhoneSeat::takeBackRequested, this, [this](Seat asked) {
                m_desk.takeBack(asked);
                m_copy->setFocus(); // whatever comes next closes more
            });
            m_people->addWidget(row);
            m_seats.append(row);
        }
        // Closing comes last: one key too many must not do it.
        QWidget *before = m_watchCode;
        for (PhoneSeat *row : std::as_const(m_seats))
            before = row->placeAfter(before);
        setTabOrder(before, m_done);
        setTabOrder(m_done, m_shut);
    }
    for (PhoneSeat *row : std::as_const(m_seats))
        row->show(m_desk);
    const int count = m_desk.spectators();
    m_watching->setText(count == 0 ? tr("Nobody is watching")
                                   : tr("%n is watching", nullptr, count));
}

/// A connected phone must not be disconnected by one key too many.
void PhonesDialog::askForCode(Seat seat)
{
    const auto state = m_desk.seatState(seat);
    if (state != PhoneDesk::SeatState::Here && state != PhoneDesk::SeatState::Away) {
        showNewCode(seat);
        return;
    }
    askWhetherSure(
        this, [] { return tr("New code"); },
        [this, seat, state] {
            return state == PhoneDesk::SeatState::Here
                ? tr("The phone of %1 is connected. A new code disconnects it at once. Replace it?")
                      .arg(m_desk.seatName(seat))
                : tr("A phone of %1 is connected to this table. A new code disconnects it. Replace "
                     "it?")
                      .arg(m_desk.seatName(seat));
        },
        [this, seat] { showNewCode(seat); });
}

void PhonesDialog::showNewCode(Seat seat)
{
    m_coachAddress = m_desk.invite(seat);
    m_shown = seat;
    showCode();
}

/// The addresses of this machine may be others than last time.
void PhonesDialog::showPlaces()
{
    const QString before = m_where->currentData().toString();
    m_where->clear();
    const QStringList networks = tcp::ownAddresses();
    for (const QString &address : networks)
        m_where->addItem(tr("This network: %1").arg(address), address);
    if (networks.size() > 1)
        m_where->addItem(tr("All networks of this computer"), everywhere);
    m_where->addItem(tr("This computer only"), thisMachine);
    m_where->setCurrentIndex(std::max(0, m_where->findData(before)));
}

void PhonesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PhonesDialog::retranslate()
{
    const bool isTable = m_what == What::Table;
    setWindowTitle(isTable ? tr("Connect phones") : tr("Show this league on phones"));
    m_about->setText(
        isTable ? tr("Scan the code to follow the game on your phone, in any of the three "
                     "languages. No app needed. Players get a personal code to see their own cards "
                     "and answer. Nothing is sent anywhere else.")
                : tr("Scan the code to see this league on your phone: standings, fixtures, teams "
                     "and matches in progress. With a code of their own, coaches enter results, "
                     "sign, dispute and improve their teams. Nothing is sent anywhere else."));
    m_whereName->setText(tr("In which network"));
    m_where->setAccessibleName(m_whereName->text());
    m_warning->setText(isTable ? tr("Not encrypted: anyone on this network could read along or "
                                    "pose as one of you. The guide explains how to add TLS.")
                               : tr("Not encrypted. The guide explains how to add TLS."));
    m_open->setCommand(isTable ? "phones-open-table" : "phones-open-pages");
    m_leave->setCommand("cancel");
    m_shut->setCommand(isTable ? "phones-close-table" : "phones-close-pages");
    m_watchCode->setCommand("phones-watch");
    m_copy->setCommand("phones-copy");
    m_done->setCommand("phones-done");
    showPlaces();
    refresh();
}

} // namespace dugout
