// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Words that are typed or stand on a command line.
namespace dugout::fuzz {

void readResultsTable(const QByteArray &bytes, const QString &name);
void readFormula(const QByteArray &bytes, const QString &name);
/// A line for each answer, such as `weather=3 4`.
void readAnswers(const QByteArray &bytes, const QString &name);
/// The lines of a history as the database keeps them.
void readHistory(const QByteArray &bytes, const QString &name);
void readAddress(const QByteArray &bytes, const QString &name);
void readOptions(const QByteArray &bytes, const QString &name);

} // namespace dugout::fuzz
