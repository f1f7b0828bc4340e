-- Released migrations are never edited: add the next number instead.

-- What teams were before they were saved over. Stays when a team goes to the bin, until the bin is
-- emptied of it.
CREATE TABLE document_past (
    kind TEXT COLLATE "C" NOT NULL,
    document_id TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL CHECK (place > 0),
    name TEXT COLLATE "C" NOT NULL,
    modified_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, document_id, place)
);
