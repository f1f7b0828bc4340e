// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/play/numberbody.h"

#include <QLineEdit>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

OfferedPrompt goldFrom(int atLeast, int atMost)
{
    OfferedPrompt offer;
    offer.prompt.id = u"gold"_s;
    offer.prompt.kind = PromptKind::Number;
    offer.prompt.atLeast = atLeast;
    offer.prompt.atMost = atMost;
    return offer;
}

} // namespace

/// A number is taken as it was typed or not at all.
class TestNumberBox final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsOutOfRangeIsRefused();
    void belowNoughtIsTakenAsTyped();
    void theWheelNeedsTheKeyboardFirst();
    void undoBelongsToThePage();
    void aDigitReplacesTheOpenMark();
    void isAsHighAsOtherFields();
};

void TestNumberBox::whatIsOutOfRangeIsRefused()
{
    NumberBody body(goldFrom(0, 60'000), nullptr);
    body.show();
    QSignalSpy answers(&body, &PromptBody::answered);
    auto *box = body.findChild<NumberBox *>(u"prompt-number"_s);
    box->selectAll();
    QTest::keyClicks(box, u"70000"_s);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(answers.size(), 0);
    QVERIFY2(box->problem().contains(u"60,000"_s), qPrintable(box->problem()));
    QTest::keyClicks(box, u"50000"_s); // the wrong number is selected
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers.at(0).at(0).value<Event>().number, 50'000);
}

/// Shown with a minus sign, typed with a hyphen.
void TestNumberBox::belowNoughtIsTakenAsTyped()
{
    NumberBox box;
    box.setRange(-10, 20);
    box.setValue(-3);
    QCOMPARE(box.text(), u"−3"_s);
    box.interpretText();
    QCOMPARE(box.value(), -3);
    box.selectAll();
    QTest::keyClicks(&box, u"-4"_s);
    QCOMPARE(box.value(), -4);
}

void TestNumberBox::theWheelNeedsTheKeyboardFirst()
{
    NumberBox box;
    box.setRange(0, 10);
    QWheelEvent turn({5, 5}, {5, 5}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                     false);
    turn.accept();
    QCoreApplication::sendEvent(&box, &turn);
    QCOMPARE(box.value(), 0);
    QVERIFY(!turn.isAccepted()); // so that the page scrolls
}

void TestNumberBox::undoBelongsToThePage()
{
    QWidget page;
    auto *layout = new QVBoxLayout(&page);
    auto *box = new NumberBox(&page);
    layout->addWidget(box);
    const QShortcut undo(QKeySequence::Undo, &page);
    QSignalSpy undone(&undo, &QShortcut::activated);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1);
    QTest::keyClicks(box, u"7"_s);
    QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1); // the field takes its own letter back
}

void TestNumberBox::aDigitReplacesTheOpenMark()
{
    NumberBox box;
    box.setRange(-1, 9);
    box.setSpecialValueText(u"?"_s);
    box.setValue(-1);
    box.show();
    QTest::mouseClick(box.findChild<QLineEdit *>(), Qt::LeftButton);
    box.setFocus();
    QTRY_COMPARE(box.findChild<QLineEdit *>()->selectedText(), u"?"_s);
    QTest::keyClicks(&box, u"3"_s);
    QCOMPARE(box.value(), 3);
}

void TestNumberBox::isAsHighAsOtherFields()
{
    QWidget window;
    auto *rows = new QVBoxLayout(&window);
    auto *number = new NumberBox;
    auto *words = new TextField;
    auto *choice = new ChoiceBox;
    for (QWidget *field : std::initializer_list<QWidget *>{number, words, choice})
        rows->addWidget(field);
    rows->addStretch();
    window.show();
    QCOMPARE(number->height(), words->height());
    QCOMPARE(number->height(), choice->height());
}

QTEST_MAIN(TestNumberBox)
#include "tst_numberbox.moc"
