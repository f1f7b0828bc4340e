// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostingwords.h"
#include "core/hosting/hostsecret.h"
#include "core/sharing/slip.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/league/hosting/hostdialog.h"
#include "ui/league/hosting/hostrail.h"
#include "ui/league/hosting/hostslipcard.h"
#include "ui/league/hosting/slipjoindialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray certificate = fingerprintOf("a certificate");
constexpr quint16 callPort = 24'650; // not that of hosts

/// A computer on which everything goes well unless it is told otherwise.
class PretendedHost final : public HostingDesk
{
public:
    std::optional<Error> missing{};
    std::optional<Error> refusal{};
    std::optional<HostSettings> hosted{};
    LeagueHost::Wish wished{};
    bool runs = false;
    HostInvite invited{};
    QString typed{};
    bool remembers = false;
    QStringList coaches{u"Elke"_s, u"Dario"_s, u"Ada"_s};

    Result<void> canHost() const override
    {
        return missing ? Result<void>(*missing) : Result<void>();
    }
    HostState state() const override
    {
        if (!hosted)
            return {};
        return {runs ? HostState::Kind::Runs : HostState::Kind::Stopped,
                hosted->title,
                {u"192.168.1.20"_s},
                0};
    }
    Result<HostSettings> settings() const override
    {
        return hosted ? Result<HostSettings>(*hosted) : HostingWords::notHosting();
    }
    HostInvite inviteOf(const HostSettings &settings, const HostSlip &slip) const override
    {
        return {{u"192.168.1.20"_s}, static_cast<quint16>(settings.port),
                certificate,         slip.login,
                slip.secret,         settings.title};
    }
    std::unique_ptr<LeagueSearch> search() const override
    {
        return std::make_unique<LeagueSearch>(QStringList{u"127.0.0.1"_s}, callPort);
    }
    std::unique_ptr<LeagueAnswerer> answerer() const override
    {
        return std::make_unique<LeagueAnswerer>(certificate, callPort, u"127.0.0.1"_s);
    }
    Result<void> host(const LeagueId &league, const LeagueHost::Wish &wish) override
    {
        if (refusal)
            return *refusal;
        wished = wish;
        runs = true;
        hosted = HostSettings{league, u"Harbour and Hills League"_s, 24999, {}, false, true, {}};
        for (const QString &name : coaches) {
            const QString secret = slipLetters(fingerprintOf(name.toUtf8()).left(16));
            hosted->slips.push_back({name.toLower(), name, loginFor(name), u"mosike tulaba 41"_s,
                                     secret, wish.me == name.toLower()});
        }
        return {};
    }
    Result<void> start() override
    {
        runs = true;
        return {};
    }
    Result<void> stop() override
    {
        runs = false;
        return {};
    }
    Result<void> lookAfter() override { return {}; }
    Result<void> newPassword(const QString &coach) override
    {
        for (HostSlip &each : hosted->slips) {
            if (each.login == coach)
                each.password = u"nefalo dirumu 07"_s;
        }
        return {};
    }
    Result<LeagueId> join(const HostInvite &invite, const QString &password, bool remember,
                          TeamsHere) override
    {
        if (refusal)
            return *refusal;
        invited = invite;
        typed = password;
        remembers = remember;
        return LeagueId(u"harbour"_s);
    }
};

/// In place of the browser.
class OpenedPages final : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened{};

public slots:
    void take(const QUrl &page) { opened.append(page); }
};

std::vector<HostPerson> people()
{
    std::vector<HostPerson> people;
    for (const QString &name : {u"Elke"_s, u"Dario"_s, u"Ada"_s})
        people.push_back(
            {name.toLower(), name, u"Lantern Row Lancers of "_s + name, {}, Qt::red, Qt::yellow});
    return people;
}

} // namespace

/// The wizard that hosts a league, and the dialog that takes what stands on a slip.
class TestHostWizard final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void stepByStep();
    void itWaitsForWhatIsMissing();
    void aRefusalIsSaid();
    void aNewPasswordIsAskedAbout();
    void itIsClosedAndOpened();
    void wordsFitInEveryLanguage_data();
    void wordsFitInEveryLanguage();
    void eachStepBeginsAtItsTop();
    void noStepIsCutOff();
    void aCameraReadsTheCode();
    void aSlipIsTyped();
    void whoCannotJoinGetsThePages();
    void aFileNeedsNothingTyped();
    void whoIsInThisNetworkIsFound();
    void whatIsForAnotherServerGoesThere();

private:
    HostDialog *open();
    template<typename Widget>
    Widget *in(QWidget *dialog, const QString &name) const
    {
        return dialog->findChild<Widget *>(name);
    }
    void go(QWidget *dialog) const
    {
        in<ActionButton>(dialog, u"host-next"_s)->click();
        WindowFixture::settle();
    }
    HostDialog *openSlips();

    std::unique_ptr<WindowFixture> m_fixture;
    PretendedHost m_host;
};

void TestHostWizard::initTestCase()
{
    failOnAnyWarning();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->show();
}

void TestHostWizard::cleanup()
{
    while (auto *open = m_fixture->window().findChild<QDialog *>())
        delete open;
    m_host.missing.reset();
    m_host.refusal.reset();
    m_host.hosted.reset();
    m_host.runs = false;
}

HostDialog *TestHostWizard::open()
{
    auto *dialog = new HostDialog(m_host, LeagueId(u"harbour"_s), u"Harbour and Hills League"_s,
                                  people(), &m_fixture->window());
    dialog->open();
    WindowFixture::settle();
    return dialog;
}

HostDialog *TestHostWizard::openSlips()
{
    HostDialog *dialog = open();
    go(dialog);
    in<QComboBox>(dialog, u"host-me"_s)->setCurrentText(u"Elke"_s);
    go(dialog);
    [dialog] { QTRY_COMPARE(dialog->findChildren<HostSlipCard *>().size(), 3); }();
    return dialog;
}

void TestHostWizard::stepByStep()
{
    HostDialog *dialog = open();
    const QSignalSpy hosted(dialog, &HostDialog::hostingChanged);
    QVERIFY(!in<QWidget>(dialog, u"host-missing"_s)->isVisible());
    in<QCheckBox>(dialog, u"host-opens"_s)->setChecked(false);
    go(dialog);
    auto *next = in<ActionButton>(dialog, u"host-next"_s);
    QVERIFY(!next->isEnabled()); // nobody said who he is
    in<QComboBox>(dialog, u"host-me"_s)->setCurrentText(u"Elke"_s);
    QVERIFY(next->isEnabled());
    go(dialog);
    QTRY_COMPARE(hosted.count(), 1);
    QCOMPARE(m_host.wished.me, u"elke"_s);
    QVERIFY(!m_host.wished.opensWithDugout);
    const auto cards = dialog->findChildren<HostSlipCard *>();
    QCOMPARE(cards.size(), 3);
    QVERIFY(cards.at(1)->accessibleName().contains(u"mosike tulaba 41"_s));
    QVERIFY(
        in<QLabel>(dialog, u"host-code"_s)
            ->text()
            .contains(shortCodeOf(m_host.inviteOf(*m_host.hosted, m_host.hosted->slips.at(0)))));
    go(dialog);
    QCOMPARE(in<QLabel>(dialog, u"host-line"_s)->text(), HostingWords::stateLine(m_host.state()));
    const QPointer<HostDialog> watched(dialog);
    go(dialog);
    QTRY_VERIFY(!watched || !watched->isVisible());
    // The next time it shows at once how it is.
    dialog = open();
    QVERIFY(in<QLabel>(dialog, u"host-line"_s)->isVisible());
}

void TestHostWizard::itWaitsForWhatIsMissing()
{
    m_host.missing = HostingWords::noPostgres();
    HostDialog *dialog = open();
    auto *next = in<ActionButton>(dialog, u"host-next"_s);
    QVERIFY(!next->isEnabled());
    QVERIFY(in<QLineEdit>(dialog, u"host-command"_s)->isVisible());
    QCOMPARE(in<QLineEdit>(dialog, u"host-command"_s)->text(), HostingWords::installCommand());
    m_host.missing.reset(); // somebody installs it meanwhile
    QTRY_VERIFY(next->isEnabled());
    QVERIFY(!in<QWidget>(dialog, u"host-missing"_s)->isVisible());
    m_host.missing = HostingWords::notAsRoot();
    QTRY_VERIFY(!next->isEnabled());
    QVERIFY(!in<QLineEdit>(dialog, u"host-command"_s)->isVisible());
}

void TestHostWizard::aRefusalIsSaid()
{
    m_host.refusal = HostingWords::portTaken(24999);
    HostDialog *dialog = open();
    go(dialog);
    in<QComboBox>(dialog, u"host-me"_s)->setCurrentIndex(1);
    go(dialog);
    auto *problem = in<QLabel>(dialog, u"host-problem"_s);
    QTRY_VERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(m_host.refusal->message));
    m_host.refusal.reset();
    go(dialog);
    QTRY_VERIFY(!problem->isVisible());
    QTRY_COMPARE(dialog->findChildren<HostSlipCard *>().size(), 3);
    QVERIFY(m_host.wished.me.isEmpty());
}

void TestHostWizard::aNewPasswordIsAskedAbout()
{
    HostDialog *dialog = openSlips();
    auto *button = in<ActionButton>(dialog, u"host-password"_s);
    QVERIFY(!button->isEnabled());
    HostSlipCard *card = dialog->findChildren<HostSlipCard *>().at(1);
    card->click();
    QVERIFY(button->isEnabled() && button->text().contains(u"Dario"_s));
    button->click();
    WindowFixture::settle();
    QCOMPARE(card->slip().password, u"mosike tulaba 41"_s); // not before he is sure
    QDialog *question = nullptr;
    for (QDialog *each : dialog->findChildren<QDialog *>())
        question = each->isVisible() ? each : question;
    QVERIFY(question);
    question->done(QMessageBox::Yes);
    QTRY_COMPARE(card->slip().password, u"nefalo dirumu 07"_s);
}

void TestHostWizard::itIsClosedAndOpened()
{
    HostDialog *dialog = openSlips();
    const QSignalSpy changed(dialog, &HostDialog::hostingChanged);
    go(dialog);
    auto *lock = in<ActionButton>(dialog, u"host-switch"_s);
    lock->setFocus();
    lock->click();
    QTRY_VERIFY(!m_host.runs);
    // The next Enter is not for the same button.
    QTRY_COMPARE(dialog->focusWidget(), in<ActionButton>(dialog, u"host-next"_s));
    QTRY_COMPARE(in<QLabel>(dialog, u"host-line"_s)->text(),
                 HostingWords::stateLine(m_host.state()));
    QCOMPARE(changed.count(), 1); // nobody in the network finds it any more
    lock->click();
    QTRY_VERIFY(m_host.runs);
    QTRY_COMPARE(changed.count(), 2);
}

void TestHostWizard::wordsFitInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : {u"es"_s, u"en"_s, u"de"_s}) {
        for (const QSize size : {QSize(780, 560), QSize(900, 640), QSize(1400, 900)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
    }
}

void TestHostWizard::wordsFitInEveryLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    m_fixture->language().setLanguage(language == u"es"_s       ? Language::Spanish
                                          : language == u"de"_s ? Language::German
                                                                : Language::English);
    HostDialog *dialog = open();
    dialog->resize(size);
    for (int step = 0; step < 4; ++step) {
        WindowFixture::settle();
        QCOMPARE(dialog->width(), size.width());
        QCOMPARE(clippedTexts(dialog).join(u'\n'), QString());
        in<QComboBox>(dialog, u"host-me"_s)->setCurrentIndex(2);
        if (step < 3)
            go(dialog);
        QTRY_VERIFY(step != 1 || dialog->findChildren<HostSlipCard *>().size() == 3);
    }
    m_fixture->language().setLanguage(Language::English);
}

void TestHostWizard::aSlipIsTyped()
{
    SlipJoinDialog dialog(m_host, &m_fixture->window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy joined(&dialog, &SlipJoinDialog::joined);
    dialog.open();
    in<QLineEdit>(&dialog, u"slip-code"_s)->setText(u"nothing"_s);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    const HostInvite invite{{u"192.168.1.20"_s}, 24999, certificate, {}, {}, {}};
    in<QLineEdit>(&dialog, u"slip-code"_s)->setText(shortCodeOf(invite).toLower());
    dialog.accept(); // without a name
    QVERIFY(dialog.isVisible());
    in<QLineEdit>(&dialog, u"slip-name"_s)->setText(u"Ada"_s);
    in<QLineEdit>(&dialog, u"slip-password"_s)->setText(u"mosike tulaba 41"_s);
    m_host.refusal = HostingWords::otherCertificate(u"192.168.1.20"_s);
    dialog.accept();
    QTest::qWait(50);
    QCOMPARE(joined.count(), 0);
    m_host.refusal.reset();
    in<QCheckBox>(&dialog, u"slip-remember"_s)->setChecked(true);
    dialog.accept();
    QTRY_COMPARE(joined.count(), 1);
    QCOMPARE(m_host.invited.login, u"Ada"_s);
    QCOMPARE(m_host.invited.port, 24999);
    QCOMPARE(m_host.typed, u"mosike tulaba 41"_s);
    QVERIFY(m_host.remembers);
}

/// As on a computer whose Dugout came without PostgreSQL's library.
void TestHostWizard::whoCannotJoinGetsThePages()
{
    OpenedPages pages;
    QDesktopServices::setUrlHandler(u"http"_s, &pages, "take");
    SlipJoinDialog dialog(m_host, &m_fixture->window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    in<QLineEdit>(&dialog, u"slip-code"_s)
        ->setText(shortCodeOf({{u"192.168.1.20"_s}, 24999, certificate, {}, {}, {}}));
    in<QLineEdit>(&dialog, u"slip-name"_s)->setText(u"Ada"_s);
    in<QLineEdit>(&dialog, u"slip-password"_s)->setText(u"mosike tulaba 41"_s);
    m_host.refusal = Error{ErrorCode::StoreDriver, u"none"_s, {}};
    dialog.accept();
    QTRY_COMPARE(pages.opened, QList<QUrl>{QUrl(u"http://192.168.1.20:8642"_s)});
    QVERIFY(dialog.isVisible());
    QDesktopServices::unsetUrlHandler(u"http"_s);
}

void TestHostWizard::aFileNeedsNothingTyped()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"ada.dugout-slip"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(inviteFile({{u"192.168.1.20"_s},
                           24999,
                           certificate,
                           u"ada"_s,
                           slipLetters(QByteArray(16, 'x')),
                           u"Harbour"_s}));
    file.close();
    SlipJoinDialog dialog(m_host, &m_fixture->window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy joined(&dialog, &SlipJoinDialog::joined);
    dialog.open();
    in<QLineEdit>(&dialog, u"slip-code"_s)->setText(file.fileName());
    QVERIFY(!in<QLineEdit>(&dialog, u"slip-password"_s)->isEnabled());
    dialog.accept();
    QTRY_COMPARE(joined.count(), 1);
    QCOMPARE(m_host.invited.login, u"ada"_s);
}

/// Under another address than the slip says.
void TestHostWizard::whoIsInThisNetworkIsFound()
{
    SlipJoinDialog dialog(m_host, &m_fixture->window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy joined(&dialog, &SlipJoinDialog::joined);
    dialog.open();
    auto *found = in<QLabel>(&dialog, u"slip-found"_s);
    WindowFixture::settle();
    QVERIFY(found->text().isEmpty());
    auto *join = in<QPushButton>(&dialog, u"accept"_s);
    const QPoint place = join->mapToGlobal(QPoint());
    const auto answerer = m_host.answerer();
    QTRY_VERIFY(!found->text().isEmpty());
    WindowFixture::settle();
    QCOMPARE(join->mapToGlobal(QPoint()), place); // nothing is pushed from under the mouse
    const QString before = found->text();
    const HostInvite invite{{u"192.168.1.20"_s}, 24999, certificate, {}, {}, {}};
    in<QLineEdit>(&dialog, u"slip-code"_s)->setText(shortCodeOf(invite));
    QTRY_VERIFY(found->text() != before);
    in<QLineEdit>(&dialog, u"slip-name"_s)->setText(u"Ada"_s);
    in<QLineEdit>(&dialog, u"slip-password"_s)->setText(u"mosike tulaba 41"_s);
    dialog.accept();
    QTRY_COMPARE(joined.count(), 1);
    QCOMPARE(m_host.invited.addresses, (QStringList{u"127.0.0.1"_s, u"192.168.1.20"_s}));
    QCOMPARE(m_host.invited.fingerprint, certificate.left(11));
}

void TestHostWizard::whatIsForAnotherServerGoesThere()
{
    SlipJoinDialog dialog(m_host, &m_fixture->window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QSignalSpy other(&dialog, &SlipJoinDialog::otherServerRequested);
    dialog.open();
    in<QLineEdit>(&dialog, u"slip-code"_s)->setText(u"postgresql://ada@club.example/league"_s);
    dialog.accept();
    QCOMPARE(other.count(), 1);
    QCOMPARE(other.front().front().toString(), u"postgresql://ada@club.example/league"_s);
    QVERIFY(!dialog.isVisible());
}

/// What is done with slips needs no scrolling, and the page after a long one begins at its top.
void TestHostWizard::eachStepBeginsAtItsTop()
{
    const auto isWhole = [](const QWidget *widget) {
        return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect();
    };
    const QStringList usual = m_host.coaches;
    m_host.coaches += {u"Bruno"_s, u"Carla"_s, u"Felipe"_s, u"Greta"_s, u"Hugo"_s};
    HostDialog *dialog = open();
    dialog->resize(900, 640);
    go(dialog);
    in<QComboBox>(dialog, u"host-me"_s)->setCurrentText(u"Elke"_s);
    go(dialog);
    QTRY_COMPARE(dialog->findChildren<HostSlipCard *>().size(), 8);
    m_host.coaches = usual;
    WindowFixture::settle();
    QScrollBar *bar = dialog->findChild<ScrollColumn *>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    for (const QString &name :
         {u"host-code"_s, u"host-print"_s, u"host-password"_s, u"host-files"_s})
        QVERIFY2(isWhole(in<QWidget>(dialog, name)), qPrintable(name));
    bar->setValue(bar->maximum());
    go(dialog);
    WindowFixture::settle();
    QVERIFY(isWhole(in<QWidget>(dialog, u"host-line"_s)));
    QCOMPARE(bar->maximum(), 0);
}

/// Its words are painted, so that no label says whether they fit.
void TestHostWizard::noStepIsCutOff()
{
    HostRail rail;
    const QString longest = u"Hojas de acceso para todos"_s;
    rail.setSteps({u"Listo"_s, longest}, 0);
    const QFontMetrics strong(styledFont(rail.font(), TextStyle::Strong));
    const int beside = rail.sizeHint().width() - strong.horizontalAdvance(longest);
    QVERIFY(beside >= gridStep(&rail, 18)); // the disc with its gaps, and the edges
}

/// Two pixels for each square, or nobody scans it from the screen.
void TestHostWizard::aCameraReadsTheCode()
{
    const QString text(200, u'x');
    const QrCode code = makeQrCode(text.toUtf8());
    if (code.side == 0)
        QSKIP("libqrencode is not installed");
    HostSlipCard card;
    card.show({}, {}, text);
    QVERIFY(card.sizeHint().height() > 2 * code.side);
    QCOMPARE(card.minimumSizeHint().height(), card.sizeHint().height());
}

QTEST_MAIN(TestHostWizard)
#include "tst_hostwizard.moc"
