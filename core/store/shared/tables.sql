-- The tables. Whatever a client says is bounded here; who did something and when is the server's own
-- word.
CREATE TABLE dugout_shared.about (
    version INTEGER NOT NULL,
    readable_from INTEGER NOT NULL, -- the oldest Dugout that may still read
    only_row BOOLEAN NOT NULL DEFAULT true PRIMARY KEY CHECK (only_row)
);
INSERT INTO dugout_shared.about (version, readable_from) VALUES (@version@, @readable_from@);

CREATE TABLE dugout_shared.league (
    id TEXT COLLATE "C" PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 80),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    header JSONB NOT NULL CHECK (pg_column_size(header) <= 65536),
    standing JSONB NOT NULL DEFAULT '{}' CHECK (pg_column_size(standing) <= 16384),
    state TEXT COLLATE "C" NOT NULL CHECK (state IN ('moving', 'open', 'home')),
    entries BIGINT NOT NULL DEFAULT 0 CHECK (entries >= 0),
    brought BIGINT NOT NULL DEFAULT 0, -- bytes, by its coaches
    changes BIGINT NOT NULL DEFAULT 0, -- counts whatever happens: who knows the number knows it all
    shared_by TEXT NOT NULL,
    shared_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE dugout_shared.member (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    person TEXT NOT NULL CHECK (length(person) BETWEEN 1 AND 63),
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('commissioner', 'coach', 'reader', 'former')),
    coach TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(coach) <= 80),
    teams TEXT[] NOT NULL DEFAULT '{}' CHECK (cardinality(teams) <= 50),
    said_by TEXT NOT NULL,
    said_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (league, person)
);
CREATE INDEX member_by_person ON dugout_shared.member (person);

-- The journal of a league. Contacts are kept apart: a line that holds one is refused.
CREATE TABLE dugout_shared.entry (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    seq BIGINT NOT NULL CHECK (seq BETWEEN 1 AND 10000000),
    at_ms BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (length(kind) <= 40),
    version INTEGER NOT NULL,
    payload JSONB NOT NULL CHECK (pg_column_size(payload) <= 4194304)
        CHECK (NOT jsonb_path_exists(payload, '$.**.contact'))
        CHECK (NOT jsonb_path_exists(payload, '$.** ? (@.prompt == "coach-recorded" && exists (@.choices))')),
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (league, seq)
);

CREATE TABLE dugout_shared.contact (
    league TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 10000),
    path JSONB NOT NULL CHECK (pg_column_size(path) <= 1000),
    coach TEXT COLLATE "C" NOT NULL CHECK (length(coach) <= 80),
    contact TEXT NOT NULL CHECK (length(contact) <= 400),
    PRIMARY KEY (league, seq, place),
    FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry (league, seq)
);

-- Lines that not everybody may see all of yet: what is drawn and not published. `entry` has what all see.
CREATE TABLE dugout_shared.sealed (
    league TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    payload JSONB NOT NULL CHECK (pg_column_size(payload) <= 4194304)
        CHECK (NOT jsonb_path_exists(payload, '$.**.contact')),
    PRIMARY KEY (league, seq),
    FOREIGN KEY (league, seq) REFERENCES dugout_shared.entry (league, seq)
);

-- What the journal says of each fixture, as far as the rules below ask for it.
CREATE TABLE dugout_shared.fixture (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    id TEXT COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 80),
    home TEXT COLLATE "C" NOT NULL CHECK (length(home) <= 80),
    away TEXT COLLATE "C" NOT NULL CHECK (length(away) <= 80),
    published BOOLEAN NOT NULL, -- and may still be played
    needs_winner BOOLEAN NOT NULL DEFAULT false,
    in_bracket BOOLEAN NOT NULL DEFAULT false, -- what follows was drawn from it
    develops BOOLEAN NOT NULL DEFAULT true, -- its match changes the sheets
    match TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(match) <= 80),
    outcome JSONB CHECK (pg_column_size(outcome) <= 65536),
    confirmed BOOLEAN NOT NULL DEFAULT false, -- coaches change nothing of it any more
    PRIMARY KEY (league, id)
);
CREATE INDEX fixture_played ON dugout_shared.fixture (league) WHERE match <> '' AND outcome IS NULL;

-- Teams as they stand, and every sheet that stood before.
CREATE TABLE dugout_shared.team (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    id TEXT COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 80),
    name TEXT NOT NULL CHECK (length(name) <= 200),
    locked BOOLEAN NOT NULL DEFAULT false,
    revision BIGINT NOT NULL DEFAULT 0 CHECK (revision BETWEEN 0 AND 100000),
    body JSONB CHECK (pg_column_size(body) <= 262144), -- none: only paper knows it
    changed BIGINT NOT NULL DEFAULT 0, -- the league's number of changes with which it last changed
    PRIMARY KEY (league, id)
);
CREATE INDEX team_by_change ON dugout_shared.team (league, changed);

CREATE TABLE dugout_shared.team_sheet (
    league TEXT COLLATE "C" NOT NULL,
    team TEXT COLLATE "C" NOT NULL,
    revision BIGINT NOT NULL,
    body JSONB NOT NULL CHECK (pg_column_size(body) <= 262144),
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    match TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(match) <= 80), -- whose end made it
    PRIMARY KEY (league, team, revision),
    FOREIGN KEY (league, team) REFERENCES dugout_shared.team (league, id)
);
CREATE INDEX sheet_by_match ON dugout_shared.team_sheet (league, match) WHERE match <> '';

CREATE TABLE dugout_shared.match (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    id TEXT COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 80),
    fixture TEXT COLLATE "C" NOT NULL CHECK (length(fixture) <= 80),
    home TEXT COLLATE "C" NOT NULL CHECK (length(home) <= 80),
    away TEXT COLLATE "C" NOT NULL CHECK (length(away) <= 80),
    header JSONB NOT NULL CHECK (pg_column_size(header) <= 1048576),
    -- aside: its end does not follow from its lines, and waits for the commissioner
    state TEXT COLLATE "C" NOT NULL CHECK (state IN ('running', 'undecided', 'finished', 'aside')),
    standing JSONB NOT NULL DEFAULT '{}' CHECK (pg_column_size(standing) <= 16384),
    entries BIGINT NOT NULL DEFAULT 0,
    result JSONB CHECK (pg_column_size(result) <= 1048576),
    sheets JSONB NOT NULL DEFAULT '[]' CHECK (pg_column_size(sheets) <= 524288),
    changed BIGINT NOT NULL DEFAULT 0,
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    -- The commissioner who stands by its end, and whether nobody could play it again.
    vouched_by TEXT NOT NULL DEFAULT '' CHECK (length(vouched_by) <= 63),
    unchecked BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (league, id)
);
CREATE INDEX match_by_fixture ON dugout_shared.match (league, fixture);
CREATE INDEX match_by_change ON dugout_shared.match (league, changed);
CREATE INDEX match_running ON dugout_shared.match (league) WHERE state = 'running';

CREATE TABLE dugout_shared.match_entry (
    league TEXT COLLATE "C" NOT NULL,
    match TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL CHECK (seq BETWEEN 1 AND 50000),
    at_ms BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (length(kind) <= 40),
    version INTEGER NOT NULL,
    payload JSONB NOT NULL CHECK (pg_column_size(payload) <= 65536),
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (league, match, seq),
    FOREIGN KEY (league, match) REFERENCES dugout_shared.match (league, id)
);

-- Results that no longer fitted when they came in, and ends that do not follow from their matches: the
-- commissioner decides between both versions.
CREATE TABLE dugout_shared.claim (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    id TEXT COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 80),
    fixture TEXT COLLATE "C" NOT NULL CHECK (length(fixture) <= 80),
    match TEXT COLLATE "C" NOT NULL CHECK (length(match) <= 80),
    claimed JSONB NOT NULL CHECK (pg_column_size(claimed) <= 2097152),
    stands JSONB NOT NULL CHECK (pg_column_size(stands) <= 65536),
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    settled TEXT COLLATE "C" CHECK (settled IN ('claimed', 'stands')),
    settled_by TEXT,
    settled_at TIMESTAMPTZ,
    why TEXT NOT NULL DEFAULT '' CHECK (length(why) <= 400), -- it was doubted; empty: it came too late
    PRIMARY KEY (league, id)
);
CREATE INDEX claim_open ON dugout_shared.claim (league) WHERE settled IS NULL;
CREATE INDEX claim_by_fixture ON dugout_shared.claim (league, fixture);

-- What was delivered once is not taken twice.
CREATE TABLE dugout_shared.receipt (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    id TEXT COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 80),
    answer JSONB NOT NULL CHECK (pg_column_size(answer) <= 1000),
    who TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (league, id)
);

-- Who is at which table.
CREATE TABLE dugout_shared.presence (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    person TEXT NOT NULL CHECK (length(person) <= 63),
    place TEXT NOT NULL CHECK (length(place) <= 80),
    match TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK (length(match) <= 80),
    seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (league, person)
);

-- How much a coach may bring to a league: rows of each kind, bytes of all kinds together, and bytes of
-- all coaches of it; and how many lines to the server somebody may keep open who decides nothing. An
-- administrator gives more: UPDATE dugout_shared.bounds SET most = … WHERE kind = …
CREATE TABLE dugout_shared.bounds (
    kind TEXT COLLATE "C" PRIMARY KEY,
    most BIGINT NOT NULL CHECK (most >= 0)
);
INSERT INTO dugout_shared.bounds (kind, most) VALUES
    ('entry', 20000), ('team_sheet', 10000), ('match', 2000), ('match_entry', 1000000), ('claim', 400),
    ('receipt', 50000), ('bytes', 268435456), ('bytes of all', 4294967296),
    ('lines', 12);

CREATE TABLE dugout_shared.spent (
    league TEXT COLLATE "C" NOT NULL REFERENCES dugout_shared.league (id),
    person TEXT NOT NULL CHECK (length(person) <= 63),
    kind TEXT COLLATE "C" NOT NULL CHECK (length(kind) <= 20),
    rows BIGINT NOT NULL CHECK (rows >= 0),
    bytes BIGINT NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (league, person, kind)
);
