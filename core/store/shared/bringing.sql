-- For founders and commissioners: bringing a league here, in one transaction and by the hundred.

CREATE FUNCTION dugout_shared.share_begin(p_league TEXT, p_title TEXT, p_header JSONB) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league) THEN
        IF NOT dugout_shared.decides(p_league)
            OR EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND state = 'open') THEN
            RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
        END IF;
        UPDATE dugout_shared.league SET state = 'moving', title = p_title, header = p_header
        WHERE id = p_league;
        RETURN;
    END IF;
    INSERT INTO dugout_shared.league (id, title, header, state, shared_by)
    VALUES (p_league, p_title, p_header, 'moving', session_user);
    INSERT INTO dugout_shared.member (league, person, kind, said_by)
    VALUES (p_league, session_user, 'commissioner', session_user);
EXCEPTION WHEN unique_violation THEN
    RAISE EXCEPTION 'the league is here already' USING ERRCODE = 'DG008';
END
$$;

CREATE FUNCTION dugout_shared.share_entries(p_league TEXT, p_first BIGINT, p_entries JSONB) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    there BIGINT;
    other BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    SELECT entries INTO there FROM dugout_shared.league WHERE id = p_league;
    IF p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    SELECT min(e.seq) INTO other
    FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
    JOIN dugout_shared.entry e ON e.league = p_league AND e.seq = p_first + nth - 1
    WHERE e.payload IS DISTINCT FROM line->'payload';
    IF other IS NOT NULL THEN
        RAISE EXCEPTION 'line % is another one', other USING ERRCODE = 'DG006';
    END IF;
    RETURN dugout_shared.put_entries(p_league, coalesce((SELECT jsonb_agg(line ORDER BY nth)
        FROM jsonb_array_elements(p_entries) WITH ORDINALITY AS came (line, nth)
        WHERE p_first + nth - 1 > there), '[]'));
END
$$;

CREATE FUNCTION dugout_shared.share_teams(p_league TEXT, p_teams JSONB) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    each JSONB;
    before JSONB;
    base BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each - 'base');
        SELECT body, revision INTO before, base FROM dugout_shared.team
        WHERE league = p_league AND id = each->>'id';
        IF jsonb_typeof(each->'body') = 'object' AND before IS DISTINCT FROM each->'body' THEN
            PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base', base));
        END IF;
    END LOOP;
END
$$;

-- Matches with all their lines. Lines that are there already must be the same.
CREATE FUNCTION dugout_shared.share_matches(p_league TEXT, p_matches JSONB) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF EXISTS (SELECT FROM jsonb_array_elements(p_matches) AS came (m)
        CROSS JOIN jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
        JOIN dugout_shared.match_entry e ON e.league = p_league AND e.match = m->>'id' AND e.seq = nth
        WHERE e.payload IS DISTINCT FROM line->'payload') THEN
        RAISE EXCEPTION 'a line is another one' USING ERRCODE = 'DG006';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, standing, entries,
        result, sheets, changed, who, vouched_by)
    SELECT p_league, m->>'id', m->>'fixture', m->>'home', m->>'away', m->'header', m->>'state',
        m->'standing', jsonb_array_length(m->'entries'),
        CASE WHEN jsonb_typeof(m->'result') = 'object' THEN m->'result' END, m->'sheets',
        dugout_shared.next_change(p_league), session_user, session_user
    FROM jsonb_array_elements(p_matches) AS came (m)
    ON CONFLICT (league, id) DO UPDATE SET header = excluded.header, state = excluded.state,
        standing = excluded.standing, entries = greatest(match.entries, excluded.entries),
        result = excluded.result, sheets = excluded.sheets, changed = excluded.changed,
        vouched_by = excluded.vouched_by;
    INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
    SELECT p_league, m->>'id', nth, (line->>'at')::bigint, line->>'kind', (line->>'version')::integer,
        line->'payload', session_user
    FROM jsonb_array_elements(p_matches) AS came (m),
        jsonb_array_elements(m->'entries') WITH ORDINALITY AS told (line, nth)
    ON CONFLICT (league, match, seq) DO NOTHING;
END
$$;

CREATE FUNCTION dugout_shared.share_end(p_league TEXT, p_entries BIGINT, p_fixtures JSONB, p_standing JSONB)
RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_entries) THEN
        RAISE EXCEPTION 'not all of it is here' USING ERRCODE = 'DG006';
    END IF;
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    UPDATE dugout_shared.league SET state = 'open', standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;

-- The league is taken home: here it can only be read from now on.
CREATE FUNCTION dugout_shared.take_home(p_league TEXT, p_changes BIGINT) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND changes = p_changes) THEN
        RAISE EXCEPTION 'something happened meanwhile' USING ERRCODE = 'DG001';
    END IF;
    UPDATE dugout_shared.league SET state = 'home' WHERE id = p_league;
    RETURN dugout_shared.leave(p_league);
END
$$;
