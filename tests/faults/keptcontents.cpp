// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/keptcontents.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QRegularExpression &idForm()
{
    static const QRegularExpression form(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"_s);
    return form;
}

/// When something was written is no part of what was written, nor is a seal over it or the code
/// that coaches confirm, which sums up ids too.
QString withoutTimes(QString text)
{
    static const QRegularExpression times(u"\"(at|finished|created)(Ms)?\":\\s*\\d{13}"_s);
    static const QRegularExpression seals(u"\"seal\": \"[0-9a-f]+\""_s);
    static const QRegularExpression codes(
        u"\"choices\":\\[\"[^\"]*\"\\],(\"prompt\":\"result\\.)"_s);
    static const QRegularExpression sums(u"\"code\":\"[^\"]*\""_s);
    return text.replace(times, u"\"\\1\":…"_s)
        .replace(seals, u"\"seal\": …"_s)
        .replace(codes, u"\"choices\":…,\\1"_s)
        .replace(sums, u"\"code\":…"_s);
}

/// The entries of a finished game in one row: the second field of each is its time.
QString entriesIn(const QByteArray &pack)
{
    static const QRegularExpression times(u"^\\[(\\d+),\\d{13},"_s,
                                          QRegularExpression::MultilineOption);
    return QString::fromUtf8(qUncompress(pack)).replace(times, u"[\\1,…,"_s);
}

/// As it was before it was packed.
QString plainText(const QString &text)
{
    if (!text.startsWith(u'z'))
        return text;
    const QByteArray plain = qUncompress(QByteArray::fromBase64(text.mid(1).toLatin1()));
    return plain.isEmpty() ? text : QString::fromUtf8(plain);
}

QString valueOf(sqlite3_stmt *row, int column)
{
    const QString name = QString::fromUtf8(sqlite3_column_name(row, column));
    if (name.endsWith("_ms"_L1))
        return name + u"=…"_s;
    if (sqlite3_column_type(row, column) == SQLITE_BLOB) {
        const QByteArray blob(static_cast<const char *>(sqlite3_column_blob(row, column)),
                              sqlite3_column_bytes(row, column));
        const QString table = QString::fromUtf8(sqlite3_column_table_name(row, column));
        if (table == u"journal_part"_s) // follows from the entries
            return name + u"=…"_s;
        return name + u'='
            + withoutTimes(table == u"journal_pack"_s ? entriesIn(blob) : QString::fromUtf8(blob));
    }
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(row, column));
    return name + u'=' + withoutTimes(plainText(QString::fromUtf8(text)));
}

QStringList rowsOf(sqlite3 *database, const QByteArray &select)
{
    QStringList rows;
    sqlite3_stmt *row = nullptr;
    if (sqlite3_prepare_v2(database, select.constData(), -1, &row, nullptr) != SQLITE_OK)
        return {QString::fromUtf8(sqlite3_errmsg(database))};
    int status = SQLITE_ROW;
    while ((status = sqlite3_step(row)) == SQLITE_ROW) {
        QStringList values;
        for (int column = 0; column < sqlite3_column_count(row); ++column)
            values.append(valueOf(row, column));
        rows.append(values.join(u'|'));
    }
    if (status != SQLITE_DONE)
        rows.append(QString::fromUtf8(sqlite3_errmsg(database)));
    sqlite3_finalize(row);
    return rows;
}

QStringList databaseLines(const QString &path)
{
    if (!QFile::exists(path))
        return {u"no database"_s};
    sqlite3 *database = nullptr;
    QStringList lines;
    if (sqlite3_open_v2(QFile::encodeName(path).constData(), &database, SQLITE_OPEN_READWRITE,
                        nullptr)
        != SQLITE_OK) {
        sqlite3_close(database);
        return {u"cannot be opened"_s};
    }
    // Looking at it must not do what the next start would do.
    sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    lines += rowsOf(database, "SELECT sql FROM sqlite_master ORDER BY name");
    const QStringList tables = rowsOf(
        database, "SELECT name AS '' FROM sqlite_master WHERE type = 'table' ORDER BY name");
    for (const QString &table : tables) {
        for (const QString &row : rowsOf(database, "SELECT * FROM " + table.mid(1).toUtf8()))
            lines.append(table.mid(1) + u": "_s + row);
    }
    sqlite3_close(database);
    return lines;
}

bool isPassing(const QString &name)
{
    static const QRegularExpression form(
        u"dugout\\.db|^settings|^window|\\.lock$|^backups/|\\.part-\\d+|\\.[A-Za-z]{6}$"_s);
    return form.match(name).hasMatch();
}

QStringList fileLines(const QString &folder)
{
    QStringList lines;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString name = file.fileName().mid(folder.size() + 1);
        if (!isPassing(name) && file.open(QIODevice::ReadOnly))
            lines.append(name + u": "_s + withoutTimes(QString::fromUtf8(file.readAll())));
    }
    return lines;
}

QStringList linesOf(const QString &dataFolder)
{
    return databaseLines(dataFolder + u"/dugout.db"_s) + fileLines(dataFolder);
}

QString withoutNewIds(QString line, const QSet<QString> &known)
{
    qsizetype from = 0;
    for (auto match = idForm().match(line); match.hasMatch(); match = idForm().match(line, from)) {
        const bool isKnown = known.contains(match.captured());
        if (!isKnown)
            line.replace(match.capturedStart(), match.capturedLength(), u"<new id>"_s);
        from = isKnown ? match.capturedEnd() : match.capturedStart();
    }
    return line;
}

} // namespace

KeptContents contentsOf(const QString &dataFolder, const QStringList &known)
{
    const QSet<QString> ids(known.begin(), known.end());
    KeptContents contents{linesOf(dataFolder)};
    for (QString &line : contents.lines)
        line = withoutNewIds(line, ids);
    contents.lines.sort();
    return contents;
}

QStringList idsIn(const QString &dataFolder)
{
    QSet<QString> ids;
    for (const QString &line : linesOf(dataFolder)) {
        for (auto match = idForm().globalMatch(line); match.hasNext();)
            ids.insert(match.next().captured());
    }
    return ids.values();
}

QString difference(const KeptContents &is, const KeptContents &should)
{
    QStringList lines;
    for (const QString &line : is.lines) {
        if (!should.lines.contains(line))
            lines.append(u"+ "_s + line.left(600));
    }
    for (const QString &line : should.lines) {
        if (!is.lines.contains(line))
            lines.append(u"- "_s + line.left(600));
    }
    return lines.mid(0, 8).join(u'\n');
}

} // namespace dugout
