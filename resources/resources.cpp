// SPDX-License-Identifier: GPL-3.0-or-later
// The library needs one object of its own; everything else in it is generated from the files
// beside.
namespace dugout {
extern const char resourcesBuilt[];
const char resourcesBuilt[] = "resources";
} // namespace dugout
