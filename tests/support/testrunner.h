// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>

/// Read before every test (see `dugout_test`): Qt's macros at the end of a test do not make a
/// program of it here but register it under the name of its file, so that all tests of a folder are
/// one program, which is linked once. `tests_core play` runs tst_play.cpp, with Qt's arguments
/// after it.
namespace dugout::testrunner {

using Run = int (*)(int argc, char **argv);

/// A test that can be run; `file` is where it is written.
struct Entry
{
    Entry(const char *file, Run run);
};

template<class Application, class Test>
int runTest(int argc, char **argv)
{
    QTest::Internal::callInitMain<Test>();
    const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// For a test that wants no application object at all.
struct NoApplication
{
    NoApplication(int & /*argc*/, char ** /*argv*/) { }
};

} // namespace dugout::testrunner

#define DUGOUT_REGISTER_TEST(Test, Application)                                                    \
    static const dugout::testrunner::Entry registered##Test(                                       \
        __FILE__, dugout::testrunner::runTest<Application, Test>);

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN

#define QTEST_APPLESS_MAIN(Test) DUGOUT_REGISTER_TEST(Test, dugout::testrunner::NoApplication)
#define QTEST_GUILESS_MAIN(Test) DUGOUT_REGISTER_TEST(Test, QCoreApplication)
#define QTEST_MAIN(Test) DUGOUT_REGISTER_TEST(Test, QApplication)
