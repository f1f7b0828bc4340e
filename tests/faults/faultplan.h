// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

/// What the file layer and its loader tell each other. The program is told by its environment:
/// DUGOUT_FAULT_FOLDER  only files below it count   DUGOUT_FAULT         one of the names below
/// DUGOUT_FAULT_AT      at which change, or read, it happens, counted from 1   DUGOUT_FAULT_COUNTS
/// a file of the size of FaultCounts, which holds what was counted   DUGOUT_FAULT_RECORD  a file
/// for every change, each a FaultRecord with its bytes behind it
namespace dugout::faults {

inline constexpr const char *killed = "killed"; ///< dies just before the change
inline constexpr const char *torn
    = "torn"; ///< dies when half of the change is written, in whole sectors
inline constexpr const char *full = "full"; ///< the disk is full from this change on
inline constexpr const char *tight = "tight"; ///< half of this change has room, nothing after it
inline constexpr const char *badRead = "bad-read"; ///< this read fails
inline constexpr const char *badReads = "bad-reads"; ///< this read and all after it fail
inline constexpr const char *badSync
    = "bad-sync"; ///< what is to be on disk now may not be, from here on
inline constexpr const char *noLocks = "no-locks"; ///< the disk, far away, has none to give

struct FaultCounts
{
    std::atomic<std::int64_t> changes; ///< writes, cuts, syncs, and files made, named and removed
    std::atomic<std::int64_t> reads;
};

struct FaultRecord
{
    enum Kind : std::uint32_t { Make, Write, Cut, Sync, Rename, Link, Remove };

    Kind kind;
    std::uint32_t pathLength; ///< of the path that follows
    std::uint32_t otherLength; ///< of the new name after it
    std::uint32_t dataLength; ///< of the bytes after that
    std::int64_t offset; ///< the new size for Cut
};

} // namespace dugout::faults
