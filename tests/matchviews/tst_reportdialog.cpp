// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/afterreport.h"
#include "core/exchange/matchreportwriter.h"
#include "tests/support/matchdriver.h"
#include "ui/common/choicebox.h"
#include "ui/common/languagecontroller.h"
#include "ui/matchviews/reportdialog.h"

#include <QFile>
#include <QJsonDocument>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The report in the window and its files.
class TestReportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void languageIsTheCoachsChoice();
    void secondLanguageIsAnother();
    void isAsWideAsItsTables();
    void saves_data();
    void saves();
    void refusesOneThatCannotBeWritten();

private:
    MatchReport m_report;
    QTemporaryDir m_folder;
};

void TestReportDialog::initTestCase()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    m_report = makeFullReport(match.session());
}

void TestReportDialog::languageIsTheCoachsChoice()
{
    LanguageController program;
    program.setLanguage(Language::English);
    ReportDialog dialog(m_report, Language::German);
    QVERIFY(dialog.shownText().contains(u"Noch nicht beendet."));
    auto *language = dialog.findChild<ChoiceBox *>(u"report-language"_s);
    language->setCurrentIndex(language->findData(u"es"_s));
    emit language->activated(language->currentIndex());
    QVERIFY(dialog.shownText().contains(u"Aún no ha terminado."));
    QVERIFY(dialog.shownText().contains(m_report.checkCode));
    QCOMPARE(dialog.windowTitle(), u"Match report"_s);
}

void TestReportDialog::secondLanguageIsAnother()
{
    ReportDialog dialog(m_report, Language::German);
    auto *language = dialog.findChild<ChoiceBox *>(u"report-language"_s);
    auto *second = dialog.findChild<ChoiceBox *>(u"report-second"_s);
    QCOMPARE(second->count(), 3);
    QCOMPARE(second->findData(u"de"_s), -1);
    second->setCurrentIndex(second->findData(u"en"_s));
    const auto speak = [language](const QString &code) {
        language->setCurrentIndex(language->findData(code));
        emit language->activated(language->currentIndex());
    };
    speak(u"es"_s); // what was chosen stays as long as it can
    QCOMPARE(second->currentData().toString(), u"en"_s);
    QCOMPARE(second->findData(u"es"_s), -1);
    speak(u"en"_s);
    QCOMPARE(second->currentData().toString(), QString());
    QCOMPARE(second->findData(u"en"_s), -1);
}

/// Nobody scrolls sideways, unless the screen is too small for it.
void TestReportDialog::isAsWideAsItsTables()
{
    MatchReport report = m_report;
    report.sides[0].coach = u"Bartholomew-Maximilian-of-Brightwater-and-Highbrook"_s;
    report.sides[1].coach = report.sides[0].coach;
    ReportDialog dialog(report, Language::Spanish);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto *bar = dialog.findChild<QTextBrowser *>()->horizontalScrollBar();
    const int room = dialog.screen()->availableSize().width() * 9 / 10;
    QVERIFY(bar->maximum() == 0 || dialog.width() >= room);
}

void TestReportDialog::saves_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("pdf") << u"report.pdf"_s << QByteArray("%PDF");
    QTest::newRow("html") << u"report.html"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("json") << u"report.json"_s << QByteArray("{");
    QTest::newRow("text") << u"report.txt"_s << m_report.sides[0].team.toUtf8();
}

void TestReportDialog::saves()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    const ReportDialog dialog(m_report, Language::German);
    QFile file(m_folder.filePath(name));
    QVERIFY(dialog.saveTo(file.fileName()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY2(bytes.startsWith(begins), bytes.left(40).constData());
    if (name.endsWith(u".json"))
        QVERIFY(isReportUnaltered(QJsonDocument::fromJson(bytes).object()));
    else if (!name.endsWith(u".pdf"))
        QVERIFY(bytes.contains("Noch nicht beendet."));
}

void TestReportDialog::refusesOneThatCannotBeWritten()
{
    const ReportDialog dialog(m_report, Language::English);
    const auto saved = dialog.saveTo(u"/no/such/folder/report.html"_s);
    QVERIFY(!saved);
    QVERIFY(saved.error().message.contains(u"report.html"));
}

QTEST_MAIN(TestReportDialog)
#include "tst_reportdialog.moc"
