// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// What comes over the network from a phone, or from an impostor.
namespace dugout::fuzz {

void readRequest(const QByteArray &bytes, const QString &name);
void readPhoneAnswer(const QByteArray &bytes, const QString &name);
/// What is looked up and reckoned for a phone.
void readPhoneQuestion(const QByteArray &bytes, const QString &name);
/// The path of a league's page.
void readSitePath(const QByteArray &bytes, const QString &name);

} // namespace dugout::fuzz
