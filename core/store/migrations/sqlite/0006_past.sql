-- Released migrations are never edited: add the next number instead.

-- What teams were before they were saved over. Stays when a team goes to the bin, until the bin is
-- emptied of it.
CREATE TABLE document_past (
    kind TEXT NOT NULL,
    document_id TEXT NOT NULL,
    place INTEGER NOT NULL CHECK (place > 0),
    name TEXT NOT NULL,
    modified_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, document_id, place)
) STRICT;
