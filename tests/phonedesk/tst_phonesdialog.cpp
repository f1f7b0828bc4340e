// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"
#include "core/club/club.h"
#include "tests/phonedesk/phonecaller.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/phones/phonesdialog.h"
#include "ui/phones/qrview.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTcpServer>

using namespace dugout;
using namespace Qt::StringLiterals;

/// *Open this table to phones*, as a coach sees it.
class TestPhonesDialog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void loadsNothingUntilAsked();
    void asksWhereAndOpens();
    void aCoachsCodeIsSeenOnce();
    void takesACodeBack();
    void aPhoneThatIsThereIsNotReplacedUnasked();
    void saysWhoIsThere();
    void goesWithTheTable();
    void saysWhatCannotBeOpened();
    void anotherPortIsSaid();
    void speaksAndFits_data();
    void speaksAndFits();
    void isReachedByKeys();

private:
    void openDialog();
    void openTable();
    [[nodiscard]] PhoneDesk &desk() { return *m_page->phones(); }
    template<typename Widget>
    [[nodiscard]] Widget *part(const char *name)
    {
        return m_dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    void press(const char *name)
    {
        auto *button = part<ActionButton>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        button->click();
        WindowFixture::settle();
    }
    /// What stands there to be typed, put together.
    [[nodiscard]] QString address()
    {
        return part<QLabel>("phones-address")->text() + u'#'
            + part<QLabel>("phones-typed")->text().remove(u' ');
    }

    OwnServer m_server;
    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
    LanguageController m_language;
    Appearance m_appearance;
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    SeededRandomSource m_random{5};
    std::unique_ptr<MatchPage> m_page;
    PhonesDialog *m_dialog = nullptr;
};

void TestPhonesDialog::init()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_settings = std::make_unique<Settings>(
        m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u".ini"_s));
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
    m_page = std::make_unique<MatchPage>(
        MatchServices{*m_club, m_random, m_language, *m_settings, nullptr, &m_server});
    m_page->resize(1000, 580);
    m_page->show();
    m_page->start(plainSetup());
    WindowFixture::settle();
}

void TestPhonesDialog::cleanup()
{
    m_page.reset();
    m_dialog = nullptr;
}

void TestPhonesDialog::openDialog()
{
    auto *button = m_page->findChild<ActionButton *>(u"match-phones"_s);
    QVERIFY(button && !button->isHidden());
    button->click();
    m_dialog = m_page->findChild<PhonesDialog *>();
    QVERIFY(m_dialog && m_dialog->isVisible());
    WindowFixture::settle();
}

void TestPhonesDialog::openTable()
{
    openDialog();
    auto *where = part<QComboBox>("phones-where");
    where->setCurrentIndex(where->findData(u"127.0.0.1"_s));
    press("phones-open");
    QVERIFY(desk().isOpen());
}

/// The first of all: what a window without phones has in memory.
void TestPhonesDialog::loadsNothingUntilAsked()
{
    const auto isLoaded = [](const QByteArray &library) {
        QFile maps(u"/proc/self/maps"_s);
        return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
    };
    QVERIFY(!isLoaded("libqrencode"));
    QVERIFY(!m_page->findChild<PhonesDialog *>());
    openTable();
    QVERIFY(isLoaded("libqrencode"));
}

void TestPhonesDialog::asksWhereAndOpens()
{
    openDialog();
    QVERIFY(!desk().isOpen());
    auto *where = part<QComboBox>("phones-where");
    QCOMPARE(where->itemData(where->count() - 1).toString(), u"127.0.0.1"_s);
    QVERIFY(!part<QWidget>("phones-code")->isVisible());
    openTable();
    QVERIFY(address().startsWith(u"http://127.0.0.1:"_s));
    QCOMPARE(address(), desk().watchAddress());
    auto *code = part<QrView>("phones-code");
    QVERIFY(code->isVisible() && code->hasCode());
    QVERIFY(code->code().side >= 21);
    QVERIFY(code->code().isDark(0, 0)); // the corner of a finder pattern
    QCOMPARE(PhoneCaller(address()).entered(), 200);
    press("phones-copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), desk().watchAddress());
    press("phones-shut");
    QVERIFY(!desk().isOpen());
    QVERIFY(part<ActionButton>("phones-open")->isVisible());
}

void TestPhonesDialog::aCoachsCodeIsSeenOnce()
{
    openTable();
    const QString everybody = address();
    press("phone-code-0");
    const QString coach = address();
    QVERIFY(coach != everybody);
    QVERIFY(part<ActionButton>("phones-watch")->isVisible());
    const PhoneCaller phone(coach);
    QCOMPARE(phone.entered(), 200);
    QTRY_COMPARE(address(), everybody); // it is used up: nobody finds it here later
    press("phone-code-1");
    const QString second = address();
    press("phones-watch");
    QCOMPARE(address(), everybody);
    press("phone-code-1");
    QVERIFY(address() != second && address() != everybody);
}

void TestPhonesDialog::takesACodeBack()
{
    openTable();
    QVERIFY(!part<ActionButton>("phone-back-0")->isEnabled());
    press("phone-code-0");
    const PhoneCaller phone(address());
    QTRY_VERIFY(m_page->table()->isOnPhone(0));
    press("phone-back-0");
    QVERIFY(!m_page->table()->isOnPhone(0));
    QCOMPARE(phone.get("/state").status, 401);
    QVERIFY(!part<ActionButton>("phone-back-0")->isEnabled());
}

/// A connected phone is not disconnected by one key too many.
void TestPhonesDialog::aPhoneThatIsThereIsNotReplacedUnasked()
{
    openTable();
    press("phone-code-0");
    const PhoneCaller phone(address());
    QTRY_VERIFY(m_page->table()->isOnPhone(0));
    const auto question = [this] { return m_dialog->findChild<QMessageBox *>(); };
    press("phone-code-0");
    QVERIFY(question());
    QCOMPARE(question()->defaultButton(), question()->button(QMessageBox::No));
    QCOMPARE(phone.get("/state").status, 200);
    question()->button(QMessageBox::No)->click();
    QTRY_VERIFY(!question());
    QCOMPARE(phone.get("/state").status, 200);
    // Reopened, Enter does no harm; neither does what comes after a code was taken back.
    m_dialog->hide();
    QVERIFY(m_page->openPhones());
    QCOMPARE(m_dialog->focusWidget(), part<ActionButton>("phones-copy"));
    press("phone-code-0");
    question()->button(QMessageBox::Yes)->click();
    QTRY_VERIFY(!question());
    QCOMPARE(phone.get("/state").status, 401);
    press("phone-back-0");
    QCOMPARE(m_dialog->focusWidget(), part<ActionButton>("phones-copy"));
}

void TestPhonesDialog::saysWhoIsThere()
{
    openTable();
    const auto watching = [this] { return part<QLabel>("phones-watching")->text(); };
    const auto state = [this] { return part<QLabel>("phone-state-0")->text(); };
    QCOMPARE(watching(), u"Nobody is watching"_s);
    QCOMPARE(state(), u"No phone yet."_s);
    const PhoneCaller spectator(address());
    const auto following = spectator.asking("/events");
    QTRY_COMPARE(watching(), u"1 is watching"_s);
    press("phone-code-0");
    QCOMPARE(state(), u"Waiting for the phone."_s);
    const PhoneCaller coach(address());
    QTRY_COMPARE(state(), u"Phone not connected."_s);
    const auto playing = coach.asking("/events");
    QTRY_VERIFY(state().startsWith(u"Phone connected."_s));
    following->disconnectFromHost();
    QTRY_COMPARE(watching(), u"Nobody is watching"_s);
}

void TestPhonesDialog::goesWithTheTable()
{
    openTable();
    m_page->showList();
    QVERIFY(!desk().isOpen());
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(!m_page->openPhones());
}

void TestPhonesDialog::saysWhatCannotBeOpened()
{
    openDialog();
    auto *where = part<QComboBox>("phones-where");
    where->addItem(u"elsewhere"_s, u"192.0.2.77"_s); // nobody's address
    where->setCurrentIndex(where->count() - 1);
    press("phones-open");
    QVERIFY(!desk().isOpen());
    auto *problem = part<QLabel>("phones-problem");
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(u"192.0.2.77"_s));
    openTable();
    QVERIFY(!problem->isVisible());
}

/// A firewall that lets the usual port through stops this one: nobody is to wonder why.
void TestPhonesDialog::anotherPortIsSaid()
{
    QTcpServer other; // whether this one has the port now or another program
    (void)other.listen(QHostAddress::LocalHost, static_cast<quint16>(PhoneDesk::usualPort()));
    openTable();
    QVERIFY(desk().otherPort() != 0);
    auto *said = part<QLabel>("phones-port");
    QVERIFY(said->isVisible());
    QVERIFY(said->text().contains(QString::number(PhoneDesk::usualPort())));
    QVERIFY(said->text().contains(QString::number(desk().otherPort())));
    press("phones-done");
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(desk().isOpen()); // only the dialog is done with
}

void TestPhonesDialog::speaksAndFits_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("tableMode");
    for (const Language language : allLanguages) {
        QTest::newRow(qPrintable(languageCode(language))) << language << false;
        QTest::newRow(qPrintable(languageCode(language) + u" large"_s)) << language << true;
    }
}

void TestPhonesDialog::speaksAndFits()
{
    QFETCH(const Language, language);
    QFETCH(const bool, tableMode);
    m_language.setLanguage(language);
    m_appearance.setTableMode(tableMode);
    openDialog();
    m_dialog->resize(984, 560);
    WindowFixture::settle();
    QCOMPARE(clippedTexts(m_dialog).join(u'\n'), QString());
    QVERIFY(m_dialog->minimumSizeHint().width() <= 1024);
    openTable();
    press("phone-code-0");
    m_dialog->resize(984, 560);
    WindowFixture::settle();
    QCOMPARE(clippedTexts(m_dialog).join(u'\n'), QString());
    QVERIFY2(m_dialog->minimumSizeHint().height() <= 600,
             qPrintable(QString::number(m_dialog->minimumSizeHint().height())));
    QVERIFY(m_dialog->minimumSizeHint().width() <= 1024);
    // Another language in the middle of it loses nothing.
    const QString coach = address();
    m_language.setLanguage(language == Language::German ? Language::Spanish : Language::German);
    WindowFixture::settle();
    QCOMPARE(address(), coach);
    m_appearance.setTableMode(false);
}

void TestPhonesDialog::isReachedByKeys()
{
    openTable();
    const QList<QWidget *> reached = focusableWidgets(m_dialog);
    for (const char *name : {"phones-address", "phones-typed", "phones-copy", "phone-code-0",
                             "phone-code-1", "phones-shut"})
        QVERIFY2(reached.contains(part<QWidget>(name)), name);
    // From the address by Tab: the codes come before closing.
    QStringList order;
    const QWidget *begin = part<QWidget>("phones-address");
    for (const QWidget *at = begin->nextInFocusChain(); at != begin; at = at->nextInFocusChain()) {
        if (reached.contains(at))
            order.append(at->objectName());
    }
    QVERIFY2(order.indexOf(u"phone-code-0"_s) < order.indexOf(u"phone-code-1"_s)
                 && order.indexOf(u"phone-code-1"_s) < order.indexOf(u"phones-shut"_s),
             qPrintable(order.join(u' ')));
    for (QWidget *widget : reached) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).trimmed().isEmpty(),
                 qPrintable(widget->objectName()));
    }
}

QTEST_MAIN(TestPhonesDialog)
#include "tst_phonesdialog.moc"
