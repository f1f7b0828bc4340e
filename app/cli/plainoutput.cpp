// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plainoutput.h"

#include "core/text/plaintext.h"

#include <QStringList>

namespace dugout {

namespace {

QString plainCells(const QString &line)
{
    QStringList cells = line.split(u'\t');
    for (QString &cell : cells)
        cell = plainLine(cell);
    return cells.join(u'\t');
}

} // namespace

PlainOutput::PlainOutput(std::FILE *target)
    : m_target(target)
{
    open(QIODevice::WriteOnly);
}

qint64 PlainOutput::readData(char * /*data*/, qint64 /*mostBytes*/)
{
    return -1;
}

qint64 PlainOutput::writeData(const char *data, qint64 bytes)
{
    QString text = m_decoder.decode(QByteArrayView(data, bytes));
    if (m_holdsReturn)
        text.prepend(u'\r');
    m_holdsReturn = text.endsWith(u'\r');
    if (m_holdsReturn)
        text.chop(1);
    QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool ends = i + 1 < lines.size() && lines.at(i).endsWith(u'\r');
        lines[i] = plainCells(ends ? lines.at(i).chopped(1) : lines.at(i));
        if (ends)
            lines[i] += u'\r';
    }
    const QByteArray plain = lines.join(u'\n').toUtf8();
    const size_t written
        = std::fwrite(plain.constData(), 1, static_cast<size_t>(plain.size()), m_target);
    // What stands in a buffer is not written: a full disk shows only here.
    const bool arrived = std::fflush(m_target) == 0;
    return arrived && written == static_cast<size_t>(plain.size()) ? bytes : -1;
}

} // namespace dugout
