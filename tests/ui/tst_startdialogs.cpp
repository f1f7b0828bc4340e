// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startdialogs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What is asked before there is a window.
class TestStartDialogs final : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsChosen_data();
    void anAnswerIsChosen();
    void strangersWordsArePlain();
    void aPasswordIsHiddenAndAnswered();
    void noPasswordIsNoAnswer();

private:
    /// Does something with the dialog that is about to ask.
    template<typename Dialog, typename Achievement>
    static void whenAsked(const Achievement &achievement)
    {
        QTimer::singleShot(0, qApp, [achievement] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            achievement(dialog);
        });
    }
};

void TestStartDialogs::anAnswerIsChosen_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("answer");
    QTest::newRow("a click on the first") << u"Go on"_s << 0;
    QTest::newRow("a click on the last") << u"Quit"_s << 1;
    QTest::newRow("Enter takes the careful one") << u"enter"_s << 1;
    QTest::newRow("Escape") << u"escape"_s << 1;
    QTest::newRow("closed by the system") << u"close"_s << 1;
}

void TestStartDialogs::anAnswerIsChosen()
{
    QFETCH(const QString, how);
    QFETCH(const int, answer);
    whenAsked<QMessageBox>([how](QMessageBox *box) {
        if (how == u"enter"_s)
            QTest::keyClick(box, Qt::Key_Return);
        else if (how == u"escape"_s)
            QTest::keyClick(box, Qt::Key_Escape);
        else if (how == u"close"_s)
            box->close();
        for (QAbstractButton *button : box->buttons()) {
            if (button->text() == how)
                button->click();
        }
    });
    QCOMPARE(askAtStart(u"Really?"_s, {u"Go on"_s, u"Quit"_s}, 1), answer);
}

void TestStartDialogs::strangersWordsArePlain()
{
    whenAsked<QMessageBox>([](QMessageBox *box) {
        QCOMPARE(box->textFormat(), Qt::PlainText);
        box->close();
    });
    QCOMPARE(askAtStart(u"<img src=\"file:///dev/zero\">"_s, {u"Quit"_s}, 0), 0);
    whenAsked<QInputDialog>([](QInputDialog *dialog) {
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        dialog->reject();
    });
    QVERIFY(!askForPassword(u"<img src=\"file:///dev/zero\">"_s));
}

void TestStartDialogs::aPasswordIsHiddenAndAnswered()
{
    whenAsked<QInputDialog>([](QInputDialog *dialog) {
        auto *field = dialog->findChild<QLineEdit *>();
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QTest::keyClicks(field, u"s3cret"_s);
        QTest::keyClick(field, Qt::Key_Return);
    });
    QCOMPARE(askForPassword(u"The password:"_s), std::optional(u"s3cret"_s));
}

void TestStartDialogs::noPasswordIsNoAnswer()
{
    whenAsked<QInputDialog>([](QInputDialog *dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    QCOMPARE(askForPassword(u"The password:"_s), std::nullopt);
}

QTEST_MAIN(TestStartDialogs)
#include "tst_startdialogs.moc"
