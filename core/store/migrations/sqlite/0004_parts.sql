-- Released migrations are never edited: add the next number instead.

-- What was reckoned from the first so many entries of a journal, such as a league folded up to
-- there. Nothing is lost with it: whoever misses it reckons it anew.
CREATE TABLE journal_part (
    journal_id TEXT NOT NULL REFERENCES journal (id) ON DELETE CASCADE,
    part TEXT NOT NULL,
    entries INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (journal_id, part)
) STRICT;
