// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/savequestion.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const std::vector<SaveKind> kinds{{u"PDF files (*.pdf)"_s, u"pdf"_s},
                                  {u"Web pages (*.html)"_s, u"html"_s}};

/// Answers the dialogs of a question one after the other, as a coach does.
class Coach
{
public:
    Coach()
    {
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { answer(); });
        m_timer.start();
    }

    std::function<void(QFileDialog &)> choose;
    QMessageBox::StandardButton replaces = QMessageBox::No;
    QStringList proposed; ///< what the dialog of files said when it came up
    int asked = 0; ///< how often it was asked whether to replace

private:
    void answer()
    {
        QWidget *top = QApplication::activeModalWidget();
        if (auto *box = qobject_cast<QMessageBox *>(top)) {
            ++asked;
            box->button(replaces)->click();
        } else if (auto *files = qobject_cast<QFileDialog *>(top)) {
            proposed.append(QFileInfo(files->selectedFiles().value(0)).fileName());
            if (proposed.size() > 1 && replaces == QMessageBox::No)
                files->reject(); // asked again, and nothing comes to mind
            else
                choose(*files);
        }
    }

    QTimer m_timer;
};

} // namespace

/// Where something is saved: the proposed name, its suffix, and what is there already.
class TestSaveQuestion final : public QObject
{
    Q_OBJECT

private slots:
    void suffixesAreCompleted_data();
    void suffixesAreCompleted();
    void nothingIsReplacedUnasked_data();
    void nothingIsReplacedUnasked();
    void theProposalIsSafe_data();
    void theProposalIsSafe();
    void anotherKindGivesAnotherSuffix();
    void itBeginsInAFolderThatIsThere();

private:
    QTemporaryDir m_folder;
};

void TestSaveQuestion::suffixesAreCompleted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("kind");
    QTest::newRow("none") << u"/x/report"_s << u"/x/report.pdf"_s << 0;
    QTest::newRow("its own") << u"/x/report.PDF"_s << u"/x/report.PDF"_s << 0;
    QTest::newRow("another's") << u"/x/report.html"_s << u"/x/report.html"_s << 1;
    QTest::newRow("dots") << u"/x/B.o.b"_s << u"/x/B.o.b.pdf"_s << 0;
    QTest::newRow("nobody's") << u"/x/report.doc"_s << u"/x/report.doc.pdf"_s << 0;
}

void TestSaveQuestion::suffixesAreCompleted()
{
    QFETCH(QString, typed);
    QFETCH(QString, path);
    QFETCH(int, kind);
    const SaveChoice choice = completed(typed, 0, kinds);
    QCOMPARE(choice.path, path);
    QCOMPARE(static_cast<int>(choice.kind), kind);
}

void TestSaveQuestion::nothingIsReplacedUnasked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("replaces");
    for (const bool replaces : {false, true}) {
        const char *answer = replaces ? "yes" : "no";
        QTest::addRow("proposed name, %s", answer) << QString() << replaces;
        QTest::addRow("without its suffix, %s", answer) << u"Reds 0 – 0 B.o.b"_s << replaces;
        QTest::addRow("with it, %s", answer) << u"Reds 0 – 0 B.o.b.pdf"_s << replaces;
    }
}

void TestSaveQuestion::nothingIsReplacedUnasked()
{
    QFETCH(QString, typed);
    QFETCH(bool, replaces);
    const QString there = m_folder.filePath(u"Reds 0 – 0 B.o.b.pdf"_s);
    QFile precious(there);
    QVERIFY(precious.open(QIODevice::WriteOnly));
    precious.close();
    Coach coach;
    coach.replaces = replaces ? QMessageBox::Yes : QMessageBox::No;
    coach.choose = [&](QFileDialog &files) {
        files.setDirectory(m_folder.path());
        files.selectFile(typed.isEmpty() ? coach.proposed.constFirst() : typed);
        static_cast<QDialog &>(files).accept();
    };
    QWidget window;
    window.show();
    const auto choice = askWhereToSave(&window, u"Save"_s, u"Reds 0 – 0 B.o.b"_s, kinds);
    QCOMPARE(coach.asked, 1);
    QCOMPARE(choice.has_value(), replaces);
    if (choice)
        QCOMPARE(choice->path, there);
}

void TestSaveQuestion::theProposalIsSafe_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("proposed");
    QTest::newRow("a slash") << u"F.C. Dot/Slash"_s << u"F.C. Dot-Slash.pdf"_s;
    QTest::newRow("folders up") << u"../../x"_s << u"x.pdf"_s;
    QTest::newRow("dots") << u"B.o.b"_s << u"B.o.b.pdf"_s;
}

void TestSaveQuestion::theProposalIsSafe()
{
    QFETCH(QString, title);
    QFETCH(QString, proposed);
    Coach coach;
    QString folder;
    coach.choose = [&](QFileDialog &files) {
        folder = QFileInfo(files.selectedFiles().value(0)).path();
        files.reject();
    };
    QWidget window;
    window.show();
    QVERIFY(!askWhereToSave(&window, u"Save"_s, title, kinds));
    QCOMPARE(coach.proposed, QStringList{proposed});
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // A folder that is not there yet cannot be opened.
    if (QFileInfo::exists(documents))
        QCOMPARE(folder, documents);
}

void TestSaveQuestion::anotherKindGivesAnotherSuffix()
{
    Coach coach;
    coach.choose = [&](QFileDialog &files) {
        files.setDirectory(m_folder.path());
        files.selectFile(u"report.pdf"_s);
        files.selectNameFilter(kinds[1].filter);
        emit files.filterSelected(kinds[1].filter); // as a click on the list does
        static_cast<QDialog &>(files).accept();
    };
    QWidget window;
    window.show();
    const auto choice = askWhereToSave(&window, u"Save"_s, u"report"_s, kinds);
    QVERIFY(choice);
    QCOMPARE(choice->path, m_folder.filePath(u"report.html"_s));
    QCOMPARE(choice->kind, size_t(1));
    QCOMPARE(coach.asked, 0);
}

void TestSaveQuestion::itBeginsInAFolderThatIsThere()
{
    const QByteArray before = qgetenv("HOME");
    qputenv("HOME", m_folder.path().toUtf8()); // nobody has made any in it
    const QString begins = documentsFolder();
    qputenv("HOME", before);
    QVERIFY2(QFileInfo(begins).isDir(), qPrintable(begins));
}

QTEST_MAIN(TestSaveQuestion)
#include "tst_savequestion.moc"
