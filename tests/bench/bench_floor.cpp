// SPDX-License-Identifier: GPL-3.0-or-later
// The floor Dugout is measured against: as little as a Qt Widgets program with a database can be.
// A window with menus, a tool bar, a dock and a table of 1000 rows from SQLite.
#include <QApplication>
#include <QDockWidget>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlTableModel>
#include <QTableView>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int columnCount = 12;
constexpr int rowCount = 1000;

void fillOnce(const QSqlDatabase &database)
{
    if (!database.tables().isEmpty())
        return;
    QSqlQuery query(database);
    QStringList columns;
    QStringList marks;
    for (int column = 0; column < columnCount; ++column) {
        columns.append(u"c%1 TEXT"_s.arg(column));
        marks.append(u"?"_s);
    }
    query.exec(u"BEGIN"_s);
    query.exec(u"CREATE TABLE player (%1)"_s.arg(columns.join(u", "_s)));
    query.prepare(u"INSERT INTO player VALUES (%1)"_s.arg(marks.join(u", "_s)));
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columnCount; ++column)
            query.bindValue(column, u"player %1/%2"_s.arg(row).arg(column));
        query.exec();
    }
    query.exec(u"COMMIT"_s);
}

} // namespace

/// bench_floor FILE: the database, made at the first run.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s);
    database.setDatabaseName(QCoreApplication::arguments().value(1, u":memory:"_s));
    if (!database.open())
        return 1;
    fillOnce(database);

    QMainWindow window;
    window.setWindowTitle(u"floor"_s);
    for (int i = 0; i < 6; ++i) {
        QMenu *menu = window.menuBar()->addMenu(u"Menu %1"_s.arg(i));
        for (int entry = 0; entry < 8; ++entry)
            menu->addAction(u"Entry %1"_s.arg(entry));
    }
    QToolBar *tools = window.addToolBar(u"Tools"_s);
    for (int i = 0; i < 6; ++i)
        tools->addAction(u"Tool %1"_s.arg(i));
    auto *dock = new QDockWidget(u"Dock"_s, &window);
    dock->setWidget(new QListWidget(dock));
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    QSqlTableModel model(nullptr, database);
    model.setTable(u"player"_s);
    model.select();
    auto *view = new QTableView(&window);
    view->setModel(&model);
    window.setCentralWidget(view);
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
