// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// What an XML file may cost before it is parsed: Qt's reader takes quadratic time for the
/// attributes of one element and looks at no limit before it has them all.
enum class XmlBounds {
    Kept,
    TooManyAttributes, ///< one element has more than `datalimits::attributes`
    OwnDeclarations, ///< the file declares entities or attributes of its own
    UnknownEncoding ///< one in which the signs of XML are not written as in ASCII
};

/// Looks at the tags only, once over the bytes and without reading what they mean.
[[nodiscard]] XmlBounds xmlBounds(const QByteArray &bytes);

} // namespace dugout
