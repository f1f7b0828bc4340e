// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/asidework.h"

#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QTimer>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Long work beside the window: the window stays alive, and work can be cancelled.
class TestAsideWork final : public QObject
{
    Q_OBJECT

private slots:
    void shortWorkIsDoneAtOnce();
    void longWorkLeavesTheWindowAlive();
    void whatIsCancelledIsForgotten();
    void oneAfterTheOther();
    void theWindowMayGo();

private:
    [[nodiscard]] static QProgressDialog *progress(QWidget &window)
    {
        return window.findChild<QProgressDialog *>(u"aside-work"_s);
    }
};

void TestAsideWork::shortWorkIsDoneAtOnce()
{
    QWidget window;
    AsideWork work(&window);
    QThread *worker = nullptr;
    QThread *finisher = nullptr;
    work.start(u"x"_s, [&]() -> AsideWork::Outcome {
        worker = QThread::currentThread();
        return [&] { finisher = QThread::currentThread(); };
    });
    QTRY_VERIFY(finisher);
    QCOMPARE(finisher, QThread::currentThread());
    QVERIFY(worker != finisher);
    QTRY_VERIFY(!work.isBusy());
}

void TestAsideWork::longWorkLeavesTheWindowAlive()
{
    QWidget window;
    window.show();
    AsideWork work(&window);
    QSemaphore gate;
    bool done = false;
    work.start(u"Reading \"<b>zz9</b>\"…"_s, [&]() -> AsideWork::Outcome {
        gate.acquire();
        return [&] { done = true; };
    });
    QVERIFY(work.isBusy());
    QProgressDialog *shown = progress(window);
    QVERIFY(shown);
    QVERIFY(shown->isVisible());
    QCOMPARE(shown->labelText(), u"Reading \"<b>zz9</b>\"…"_s);
    QCOMPARE(shown->findChild<QLabel *>()->textFormat(), Qt::PlainText);
    int ticks = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&ticks] { ++ticks; });
    timer.start(1);
    QTRY_VERIFY(ticks > 3);
    QVERIFY(!done);
    gate.release();
    QTRY_VERIFY(done);
    QVERIFY(!progress(window));
}

void TestAsideWork::whatIsCancelledIsForgotten()
{
    QWidget window;
    window.show();
    AsideWork work(&window);
    QSemaphore gate;
    QSemaphore over;
    bool done = false;
    const auto piece = [&]() -> AsideWork::Outcome {
        gate.acquire();
        over.release();
        return [&] { done = true; };
    };
    work.start(u"x"_s, piece);
    work.start(u"y"_s, piece);
    progress(window)->findChild<QPushButton *>()->click();
    QVERIFY(!work.isBusy());
    gate.release(2);
    over.acquire(); // the first one has ended, the second never began
    QCoreApplication::processEvents();
    QTRY_VERIFY(!progress(window));
    QVERIFY(!done);
    QCOMPARE(over.available(), 0);
    work.start(u"z"_s, [&]() -> AsideWork::Outcome { return [&] { done = true; }; });
    QTRY_VERIFY(done);
}

void TestAsideWork::oneAfterTheOther()
{
    QWidget window;
    window.show();
    AsideWork work(&window);
    QSemaphore gate;
    QStringList order;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        work.start(name, [&, name]() -> AsideWork::Outcome {
            gate.acquire();
            return [&, name] { order.append(name); };
        });
    gate.release(3);
    QTRY_COMPARE(order, (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QTRY_VERIFY(!work.isBusy());
}

void TestAsideWork::theWindowMayGo()
{
    QSemaphore gate;
    bool done = false;
    {
        QWidget window;
        window.show();
        AsideWork work(&window);
        work.start(u"x"_s, [&]() -> AsideWork::Outcome {
            gate.acquire();
            return [&] { done = true; };
        });
        gate.release();
    }
    QCoreApplication::processEvents();
    QVERIFY(!done);
}

QTEST_MAIN(TestAsideWork)
#include "tst_asidework.moc"
