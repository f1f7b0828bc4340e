// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statebytes.h"

#include "core/match/state/statefields.h"

using namespace Qt::StringLiterals;

namespace dugout {

quint64 stateHash(const MatchState &state)
{
    return hashOf(state);
}

QString stateHashText(const MatchState &state)
{
    return u"%1"_s.arg(stateHash(state), 16, 16, QLatin1Char('0'));
}

// The sum comes first: a byte that is another one would otherwise be read as some other state.

QByteArray stateBytes(const MatchState &state)
{
    const QByteArray bytes = bytesOf(state, FieldNames::Written);
    return qCompress((ByteWriter() << hashOfBytes(bytes) << bytes).take());
}

std::optional<MatchState> stateFromBytes(const QByteArray &bytes)
{
    const QByteArray plain = qUncompress(bytes);
    ByteReader reader(plain);
    quint64 sum = 0;
    QByteArray state;
    reader >> sum >> state;
    return reader.isGood() && sum == hashOfBytes(state)
        ? fromBytes<MatchState>(state, FieldNames::Written)
        : std::nullopt;
}

} // namespace dugout
