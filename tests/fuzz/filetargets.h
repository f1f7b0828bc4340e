// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Files of our own and of other programs.
namespace dugout::fuzz {

void readOwnTeam(const QByteArray &bytes, const QString &name);
void readMatchFile(const QByteArray &bytes, const QString &name);
void readSkirmishFile(const QByteArray &bytes, const QString &name);
void readCollection(const QByteArray &bytes, const QString &name);
void readCardList(const QByteArray &bytes, const QString &name);
/// The first line names the file, such as `tables`.
void readRulesetFile(const QByteArray &bytes, const QString &name);
/// The name is that of the format.
void readForeignTeam(const QByteArray &bytes, const QString &name);
/// As a result is kept in a database that others write to as well.
void readResultRecord(const QByteArray &bytes, const QString &name);

} // namespace dugout::fuzz
