// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/randomsource.h"
#include "tests/support/windowfixture.h"
#include "ui/play/promptcard.h"

#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The card in a page that is higher than the window.
class TestPromptPage final : public QObject
{
    Q_OBJECT

private slots:
    void askingAgainLeavesThePageWhereItIs();
};

/// Counters are tapped again and again, and each time the same is asked: what is tapped must not
/// move away, and Enter stays with the card.
void TestPromptPage::askingAgainLeavesThePageWhereItIs()
{
    SeededRandomSource random(1);
    QScrollArea page;
    page.setWidgetResizable(true);
    auto *inside = new QWidget;
    auto *card = new PromptCard(random, inside);
    auto *column = new QVBoxLayout(inside);
    column->addWidget(card);
    column->addSpacing(2000);
    column->addWidget(new QPushButton(u"far below"_s, inside));
    page.setWidget(inside);
    page.resize(600, 400);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    OfferedPrompt asked;
    asked.prompt.id = u"phase-over"_s;
    asked.prompt.kind = PromptKind::Confirm;
    asked.words.title = u"Is the action phase over?"_s;
    card->setOffers({asked}, {}, false);
    WindowFixture::settle();
    card->takeFocus();
    for (int tap = 0; tap < 3; ++tap) {
        QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
        card->setOffers({asked}, {}, true);
        WindowFixture::settle();
        QCOMPARE(page.verticalScrollBar()->value(), 0);
    }
    QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
}

QTEST_MAIN(TestPromptPage)
#include "tst_promptpage.moc"
