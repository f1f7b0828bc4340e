-- What the rest is made of. Not for members to call.

-- Locks the league, so that one after the other changes it, and refuses who may not.
CREATE FUNCTION dugout_shared.enter(p_league TEXT, p_kinds TEXT[], p_state TEXT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    found_state TEXT;
BEGIN
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    SELECT state INTO found_state FROM dugout_shared.league WHERE id = p_league FOR UPDATE;
    -- Who waited for his turn may have lost it meanwhile.
    IF NOT EXISTS (SELECT FROM dugout_shared.my_leagues(p_kinds) AS m (id) WHERE m.id = p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    IF found_state <> p_state THEN
        RAISE EXCEPTION 'the league is %', found_state USING ERRCODE = 'DG005';
    END IF;
END
$$;

-- The number that what happens now will have.
CREATE FUNCTION dugout_shared.next_change(p_league TEXT) RETURNS BIGINT
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT changes + 1 FROM dugout_shared.league WHERE id = p_league
$$;

-- Counts what happened and gives the hint; the number is the truth.
CREATE FUNCTION dugout_shared.leave(p_league TEXT) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    number BIGINT;
BEGIN
    UPDATE dugout_shared.league SET changes = changes + 1 WHERE id = p_league RETURNING changes INTO number;
    PERFORM pg_notify('dugout_' || md5(p_league), number::text);
    RETURN number;
END
$$;

CREATE FUNCTION dugout_shared.put_entry(p_league TEXT, p_entry JSONB) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    number BIGINT;
    each JSONB;
    nth INTEGER := 0;
BEGIN
    UPDATE dugout_shared.league SET entries = entries + 1 WHERE id = p_league RETURNING entries INTO number;
    INSERT INTO dugout_shared.entry (league, seq, at_ms, kind, version, payload, who)
    VALUES (p_league, number, (p_entry->>'at')::bigint, p_entry->>'kind',
        (p_entry->>'version')::integer, p_entry->'payload', session_user);
    IF jsonb_typeof(p_entry->'sealed') = 'object' THEN
        INSERT INTO dugout_shared.sealed (league, seq, payload) VALUES (p_league, number, p_entry->'sealed');
    END IF;
    FOR each IN SELECT jsonb_array_elements(coalesce(p_entry->'contacts', '[]')) LOOP
        INSERT INTO dugout_shared.contact (league, seq, place, path, coach, contact)
        VALUES (p_league, number, nth, each->'path', each->>'coach', each->>'contact');
        nth := nth + 1;
    END LOOP;
    RETURN number;
END
$$;

-- A line that the server itself writes, for a coach.
CREATE FUNCTION dugout_shared.put_event(p_league TEXT, p_prompt TEXT, p_values JSONB) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    now_ms BIGINT := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
    RETURN dugout_shared.put_entry(p_league, jsonb_build_object('at', now_ms, 'kind', 'do', 'version', 1,
        'payload', jsonb_build_object('kind', 'do', 'group', jsonb_build_object('at', now_ms,
            'events', jsonb_build_array(jsonb_build_object('prompt', p_prompt, 'values', p_values))))));
END
$$;

CREATE FUNCTION dugout_shared.put_fixtures(p_league TEXT, p_fixtures JSONB) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    INSERT INTO dugout_shared.fixture (league, id, home, away, published, needs_winner, in_bracket, match,
        outcome, confirmed)
    SELECT p_league, f.id, f.home, f.away, f.published, coalesce(f.needs_winner, false),
        coalesce(f.in_bracket, false), f.match,
        CASE WHEN jsonb_typeof(f.outcome) = 'object' THEN f.outcome END, f.confirmed
    FROM jsonb_to_recordset(p_fixtures) AS f (id TEXT, home TEXT, away TEXT, published BOOLEAN,
        needs_winner BOOLEAN, in_bracket BOOLEAN, match TEXT, outcome JSONB, confirmed BOOLEAN)
    ON CONFLICT (league, id) DO UPDATE SET home = excluded.home, away = excluded.away,
        published = excluded.published, needs_winner = excluded.needs_winner,
        in_bracket = excluded.in_bracket, match = excluded.match, outcome = excluded.outcome,
        confirmed = excluded.confirmed;
END
$$;

-- `base` is the revision that somebody saw when he changed it; without it only what the journal says of
-- the team is meant.
CREATE FUNCTION dugout_shared.put_team(p_league TEXT, p_team JSONB) RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    number BIGINT;
BEGIN
    IF p_team->'base' IS NULL THEN
        UPDATE dugout_shared.team SET name = p_team->>'name', locked = (p_team->>'locked')::boolean
        WHERE league = p_league AND id = p_team->>'id' RETURNING revision INTO number;
        IF NOT FOUND THEN
            INSERT INTO dugout_shared.team (league, id, name, locked, changed)
            VALUES (p_league, p_team->>'id', p_team->>'name', (p_team->>'locked')::boolean,
                dugout_shared.next_change(p_league));
        END IF;
        RETURN coalesce(number, 0);
    END IF;
    UPDATE dugout_shared.team SET body = p_team->'body', revision = revision + 1,
        name = coalesce(p_team->>'name', name), changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_team->>'id' AND revision = (p_team->>'base')::bigint
    RETURNING revision INTO number;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the team was changed meanwhile' USING ERRCODE = 'DG001';
    END IF;
    INSERT INTO dugout_shared.team_sheet (league, team, revision, body, who)
    VALUES (p_league, p_team->>'id', number, p_team->'body', session_user);
    RETURN number;
END
$$;

-- Lines of a match from a number on. Those that are there already must be the same.
CREATE FUNCTION dugout_shared.put_match_entries(p_league TEXT, p_match TEXT, p_first BIGINT, p_entries JSONB)
RETURNS BIGINT
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    there BIGINT;
    number BIGINT := p_first;
    each JSONB;
BEGIN
    SELECT entries INTO there FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    IF there IS NULL OR p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_entries) LOOP
        IF number <= there THEN
            IF NOT EXISTS (SELECT FROM dugout_shared.match_entry WHERE league = p_league AND match = p_match
                AND seq = number AND payload = each->'payload') THEN
                RAISE EXCEPTION 'line % is another one', number USING ERRCODE = 'DG006';
            END IF;
        ELSE
            INSERT INTO dugout_shared.match_entry (league, match, seq, at_ms, kind, version, payload, who)
            VALUES (p_league, p_match, number, (each->>'at')::bigint, each->>'kind',
                (each->>'version')::integer, each->'payload', session_user);
        END IF;
        number := number + 1;
    END LOOP;
    there := greatest(there, number - 1);
    UPDATE dugout_shared.match SET entries = there, changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    RETURN there;
END
$$;

-- A whole number within bounds, or nothing of it.
CREATE FUNCTION dugout_shared.whole(p_value JSONB, p_low BIGINT, p_high BIGINT) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF jsonb_typeof(p_value) IS DISTINCT FROM 'number' OR p_value::numeric <> trunc(p_value::numeric)
        OR p_value::numeric NOT BETWEEN p_low AND p_high THEN
        RAISE EXCEPTION 'not a count' USING ERRCODE = 'DG007';
    END IF;
    RETURN p_value::numeric::bigint;
END
$$;

-- The outcome of a match, made anew of what a coach says, so that nobody's Dugout meets a line it
-- cannot read.
CREATE FUNCTION dugout_shared.clean_outcome(p_outcome JSONB, p_home TEXT, p_away TEXT,
    p_needs_winner BOOLEAN) RETURNS JSONB
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    r JSONB := p_outcome->'result';
    each JSONB;
    columns JSONB := '[]';
    td BIGINT;
    td_against BIGINT;
BEGIN
    IF r->>'home' IS DISTINCT FROM p_home OR r->>'away' IS DISTINCT FROM p_away
        OR p_outcome->>'source' IS DISTINCT FROM 'match'
        OR coalesce(r->>'kind', 'played') <> 'played'
        OR coalesce(r->>'winner', 'neither') NOT IN ('neither', 'home', 'away')
        OR coalesce(r->>'conceded', 'neither') NOT IN ('neither', 'home', 'away')
        OR length(coalesce(p_outcome->>'note', '')) > 400
        OR jsonb_typeof(coalesce(r->'columns', '[]')) <> 'array'
        OR jsonb_array_length(coalesce(r->'columns', '[]')) > 20
        OR jsonb_typeof(coalesce(p_outcome->'homeSigned', 'false')) <> 'boolean'
        OR jsonb_typeof(coalesce(p_outcome->'awaySigned', 'false')) <> 'boolean' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    td := dugout_shared.whole(coalesce(r->'td', '0'), 0, 9999);
    td_against := dugout_shared.whole(coalesce(r->'tdAgainst', '0'), 0, 9999);
    IF p_needs_winner AND td = td_against AND coalesce(r->>'winner', 'neither') = 'neither'
        AND coalesce(r->>'conceded', 'neither') = 'neither' THEN
        RAISE EXCEPTION 'this match has a winner' USING ERRCODE = 'DG007';
    END IF;
    FOR each IN SELECT jsonb_array_elements(coalesce(r->'columns', '[]')) LOOP
        IF length(coalesce(each->>'name', '')) NOT BETWEEN 1 AND 40 THEN
            RAISE EXCEPTION 'this is no column' USING ERRCODE = 'DG007';
        END IF;
        columns := columns || jsonb_build_array(jsonb_build_object('name', each->>'name',
            'home', dugout_shared.whole(each->'home', -9999, 9999),
            'away', dugout_shared.whole(each->'away', -9999, 9999)));
    END LOOP;
    RETURN jsonb_build_object(
        'result', jsonb_build_object(
            'round', dugout_shared.whole(coalesce(r->'round', '0'), 0, 9999),
            'home', p_home, 'away', p_away, 'kind', 'played', 'td', td, 'tdAgainst', td_against,
            'cas', dugout_shared.whole(coalesce(r->'cas', '0'), 0, 9999),
            'casAgainst', dugout_shared.whole(coalesce(r->'casAgainst', '0'), 0, 9999),
            'winner', coalesce(r->>'winner', 'neither'),
            'conceded', coalesce(r->>'conceded', 'neither'), 'columns', columns),
        'source', 'match',
        'at', dugout_shared.whole(coalesce(p_outcome->'at', '0'), 0, 100000000000000),
        'homeValue', dugout_shared.whole(coalesce(p_outcome->'homeValue', '0'), -100000000, 100000000),
        'awayValue', dugout_shared.whole(coalesce(p_outcome->'awayValue', '0'), -100000000, 100000000),
        'homeSigned', coalesce(p_outcome->'homeSigned', 'false'),
        'awaySigned', coalesce(p_outcome->'awaySigned', 'false'),
        'note', coalesce(p_outcome->>'note', ''));
END
$$;

CREATE FUNCTION dugout_shared.clean_figures(p_side JSONB) RETURNS JSONB
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT jsonb_build_object(
        'value', dugout_shared.whole(p_side->'value', -100000000, 100000000),
        'fanFactor', dugout_shared.whole(p_side->'fanFactor', -1000, 1000),
        'treasury', dugout_shared.whole(p_side->'treasury', -100000000, 100000000))
$$;

-- What was answered when this was delivered before; null the first time.
CREATE FUNCTION dugout_shared.answered(p_league TEXT, p_delivery TEXT) RETURNS JSONB
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT answer FROM dugout_shared.receipt WHERE league = p_league AND id = p_delivery
$$;

CREATE FUNCTION dugout_shared.answer(p_league TEXT, p_delivery TEXT, p_answer JSONB) RETURNS JSONB
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    INSERT INTO dugout_shared.receipt (league, id, answer, who)
    VALUES (p_league, p_delivery, p_answer, session_user);
    RETURN p_answer;
END
$$;

-- For founders and commissioners: bringing a league here, in one transaction.

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
    number BIGINT := p_first;
    each JSONB;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    SELECT entries INTO there FROM dugout_shared.league WHERE id = p_league;
    IF p_first < 1 OR p_first > there + 1 THEN
        RAISE EXCEPTION 'these lines do not follow' USING ERRCODE = 'DG001';
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_entries) LOOP
        IF number > there THEN
            PERFORM dugout_shared.put_entry(p_league, each);
        ELSIF NOT EXISTS (SELECT FROM dugout_shared.entry WHERE league = p_league AND seq = number
            AND payload = each->'payload') THEN
            RAISE EXCEPTION 'line % is another one', number USING ERRCODE = 'DG006';
        END IF;
        number := number + 1;
    END LOOP;
    RETURN number - 1;
END
$$;

CREATE FUNCTION dugout_shared.share_team(p_league TEXT, p_team JSONB) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    before JSONB;
    base BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    PERFORM dugout_shared.put_team(p_league, p_team - 'base');
    SELECT body, revision INTO before, base FROM dugout_shared.team
    WHERE league = p_league AND id = p_team->>'id';
    IF jsonb_typeof(p_team->'body') = 'object' AND before IS DISTINCT FROM p_team->'body' THEN
        PERFORM dugout_shared.put_team(p_league, p_team || jsonb_build_object('base', base));
    END IF;
END
$$;

CREATE FUNCTION dugout_shared.share_match(p_league TEXT, p_match JSONB) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'moving');
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, standing, who)
    VALUES (p_league, p_match->>'id', p_match->>'fixture', p_match->>'home', p_match->>'away',
        p_match->'header', p_match->>'state', p_match->'standing', session_user)
    ON CONFLICT (league, id) DO UPDATE SET header = excluded.header;
    PERFORM dugout_shared.put_match_entries(p_league, p_match->>'id', 1, p_match->'entries');
    UPDATE dugout_shared.match SET state = p_match->>'state', standing = p_match->'standing',
        result = CASE WHEN jsonb_typeof(p_match->'result') = 'object' THEN p_match->'result' END,
        sheets = p_match->'sheets'
    WHERE league = p_league AND id = p_match->>'id';
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

-- For the commissioner.

CREATE FUNCTION dugout_shared.act(p_league TEXT, p_delivery TEXT, p_first BIGINT, p_entries JSONB,
    p_fixtures JSONB, p_teams JSONB, p_title TEXT, p_standing JSONB) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    each JSONB;
    known JSONB;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    known := dugout_shared.answered(p_league, p_delivery);
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.league WHERE id = p_league AND entries = p_first - 1) THEN
        RAISE EXCEPTION 'somebody was faster' USING ERRCODE = 'DG001';
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_entries) LOOP
        PERFORM dugout_shared.put_entry(p_league, each);
    END LOOP;
    PERFORM dugout_shared.put_fixtures(p_league, p_fixtures);
    FOR each IN SELECT jsonb_array_elements(p_teams) LOOP
        PERFORM dugout_shared.put_team(p_league, each);
    END LOOP;
    UPDATE dugout_shared.league SET title = p_title, standing = p_standing WHERE id = p_league;
    RETURN dugout_shared.answer(p_league, p_delivery,
        jsonb_build_object('done', 'kept', 'changes', dugout_shared.leave(p_league)));
END
$$;

-- The commissioner decides. Where what was claimed is to count, it takes the place of what stands, in one
-- piece.
CREATE FUNCTION dugout_shared.settle(p_league TEXT, p_claim TEXT, p_choice TEXT) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    c dugout_shared.claim;
    f dugout_shared.fixture;
    m dugout_shared.match;
    each JSONB;
    v_outcome JSONB;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    UPDATE dugout_shared.claim SET settled = p_choice, settled_by = session_user,
        settled_at = clock_timestamp()
    WHERE league = p_league AND id = p_claim AND settled IS NULL RETURNING * INTO c;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'there is no such claim' USING ERRCODE = 'DG001';
    END IF;
    IF p_choice = 'stands' THEN
        RETURN dugout_shared.leave(p_league);
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = c.fixture;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = c.match;
    IF NOT f.published OR (f.home, f.away) <> (m.home, m.away) OR (f.outcome IS NOT NULL AND f.in_bracket) THEN
        RAISE EXCEPTION 'the fixture takes no other result' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := dugout_shared.clean_outcome(c.claimed->'outcome', f.home, f.away, f.needs_winner);
    UPDATE dugout_shared.match SET state = 'finished', result = c.claimed->'result',
        standing = coalesce(c.claimed->'standing', '{}'), sheets = coalesce(c.claimed->'sheets', '[]'),
        changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = c.match;
    UPDATE dugout_shared.fixture SET outcome = v_outcome, confirmed = true
    WHERE league = p_league AND id = c.fixture;
    FOR each IN SELECT jsonb_array_elements(c.claimed->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, each || jsonb_build_object('base',
            (SELECT revision FROM dugout_shared.team WHERE league = p_league AND id = each->>'id')));
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', c.fixture,
        'outcome', v_outcome, 'after', null));
    RETURN dugout_shared.leave(p_league);
END
$$;

CREATE FUNCTION dugout_shared.grant_role(p_league TEXT, p_person TEXT, p_kind TEXT, p_coach TEXT,
    p_teams TEXT[]) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    each TEXT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = p_person AND rolcanlogin) THEN
        RAISE EXCEPTION 'the server knows no login %', p_person USING ERRCODE = 'DG009';
    END IF;
    IF p_kind NOT IN ('commissioner', 'coach', 'reader')
        OR (p_person = session_user::text AND p_kind <> 'commissioner') THEN
        RAISE EXCEPTION 'that cannot be granted' USING ERRCODE = 'DG007';
    END IF;
    FOREACH each IN ARRAY p_teams LOOP
        IF NOT EXISTS (SELECT FROM dugout_shared.team WHERE league = p_league AND id = each) THEN
            RAISE EXCEPTION 'there is no team %', each USING ERRCODE = 'DG007';
        END IF;
    END LOOP;
    INSERT INTO dugout_shared.member (league, person, kind, coach, teams, said_by)
    VALUES (p_league, p_person, p_kind, p_coach, p_teams, session_user)
    ON CONFLICT (league, person) DO UPDATE SET kind = excluded.kind, coach = excluded.coach,
        teams = excluded.teams, said_by = excluded.said_by, said_at = clock_timestamp();
    EXECUTE format('GRANT %I TO %I', @member_name@, p_person);
    RETURN dugout_shared.leave(p_league);
END
$$;

-- Whoever is nothing in any league is not let in any more.
CREATE FUNCTION dugout_shared.revoke_role(p_league TEXT, p_person TEXT) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner}', 'open');
    IF p_person = session_user::text THEN
        RAISE EXCEPTION 'a commissioner does not send himself away' USING ERRCODE = 'DG007';
    END IF;
    UPDATE dugout_shared.member SET kind = 'former', teams = '{}', coach = '', said_by = session_user,
        said_at = clock_timestamp()
    WHERE league = p_league AND person = p_person AND kind <> 'former';
    IF NOT FOUND THEN
        RAISE EXCEPTION 'he is nothing here' USING ERRCODE = 'DG009';
    END IF;
    IF NOT EXISTS (SELECT FROM dugout_shared.member WHERE person = p_person AND kind <> 'former')
        AND EXISTS (SELECT FROM pg_roles WHERE rolname = p_person) THEN
        EXECUTE format('REVOKE %I FROM %I', @member_name@, p_person);
    END IF;
    RETURN dugout_shared.leave(p_league);
END
$$;

-- For a coach, and for the commissioner at a table of his own.

CREATE FUNCTION dugout_shared.may_play(p_league TEXT, p_home TEXT, p_away TEXT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_home)
        AND NOT dugout_shared.coaches(p_league, p_away) THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
END
$$;

CREATE FUNCTION dugout_shared.begin_match(p_league TEXT, p_delivery TEXT, p_fixture TEXT, p_match TEXT,
    p_header JSONB) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    known := dugout_shared.answered(p_league, p_delivery);
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    PERFORM dugout_shared.may_play(p_league, f.home, f.away);
    IF NOT f.published OR f.away = '' THEN
        RAISE EXCEPTION 'the fixture is not published' USING ERRCODE = 'DG004';
    END IF;
    IF p_header->>'id' IS DISTINCT FROM p_match OR p_header->>'game' IS DISTINCT FROM 'match'
        OR p_header->'setup'->'fixture'->>'fixture' IS DISTINCT FROM p_fixture
        OR p_header->'setup'->'fixture'->>'league' IS DISTINCT FROM p_league THEN
        RAISE EXCEPTION 'this is no match of that fixture' USING ERRCODE = 'DG007';
    END IF;
    IF (SELECT count(*) FROM dugout_shared.match WHERE league = p_league AND fixture = p_fixture) >= 20 THEN
        RAISE EXCEPTION 'too many matches of this fixture' USING ERRCODE = 'DG004';
    END IF;
    INSERT INTO dugout_shared.match (league, id, fixture, home, away, header, state, changed, who)
    VALUES (p_league, p_match, p_fixture, f.home, f.away, p_header, 'running',
        dugout_shared.next_change(p_league), session_user);
    -- Where the fixture has its match or its result by now, this one waits for the commissioner.
    IF f.outcome IS NULL AND f.match = '' THEN
        UPDATE dugout_shared.fixture SET match = p_match WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'match-begun',
            jsonb_build_object('fixture', p_fixture, 'match', p_match));
        known := jsonb_build_object('done', 'kept');
    ELSE
        known := jsonb_build_object('done', 'beside');
    END IF;
    RETURN dugout_shared.answer(p_league, p_delivery,
        known || jsonb_build_object('changes', dugout_shared.leave(p_league)));
END
$$;

CREATE FUNCTION dugout_shared.add_match_entries(p_league TEXT, p_match TEXT, p_first BIGINT,
    p_entries JSONB, p_standing JSONB) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    m dugout_shared.match;
    there BIGINT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    IF m.entries < p_first + jsonb_array_length(p_entries) - 1
        AND EXISTS (SELECT FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture
            AND match = p_match AND confirmed) AND NOT dugout_shared.decides(p_league) THEN
        RAISE EXCEPTION 'the result is confirmed' USING ERRCODE = 'DG003';
    END IF;
    there := dugout_shared.put_match_entries(p_league, p_match, p_first, p_entries);
    IF there > m.entries THEN
        UPDATE dugout_shared.match SET standing = p_standing WHERE league = p_league AND id = p_match;
        PERFORM dugout_shared.leave(p_league);
    END IF;
    RETURN there;
END
$$;

-- The end of a match in one piece: its result, its fixture's outcome and both sheets. What does not fit
-- any more is kept whole as a claim, for the commissioner to decide.
CREATE FUNCTION dugout_shared.end_match(p_league TEXT, p_delivery TEXT, p_match TEXT, p_end JSONB)
RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    m dugout_shared.match;
    f dugout_shared.fixture;
    v_outcome JSONB;
    v_after JSONB := 'null';
    each JSONB;
    fits BOOLEAN;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    known := dugout_shared.answered(p_league, p_delivery);
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture;
    IF p_end->'result'->>'id' IS DISTINCT FROM p_match
        OR coalesce(p_end->>'state', 'finished') NOT IN ('finished', 'undecided')
        OR jsonb_typeof(p_end->'teams') IS DISTINCT FROM 'array' THEN
        RAISE EXCEPTION 'this is no end of that match' USING ERRCODE = 'DG007';
    END IF;
    v_outcome := dugout_shared.clean_outcome(p_end->'outcome', m.home, m.away, f.needs_winner);
    IF jsonb_typeof(p_end->'after') = 'object' THEN
        v_after := jsonb_build_object('home', dugout_shared.clean_figures(p_end->'after'->'home'),
            'away', dugout_shared.clean_figures(p_end->'after'->'away'));
    END IF;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        IF each->>'id' NOT IN (m.home, m.away) OR each->'base' IS NULL
            OR each->'body'->>'id' IS DISTINCT FROM each->>'id' THEN
            RAISE EXCEPTION 'these are other teams' USING ERRCODE = 'DG007';
        END IF;
        -- The opponent comes out of the match as what he went into it.
        IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, each->>'id')
            AND EXISTS (SELECT FROM dugout_shared.team t WHERE t.league = p_league AND t.id = each->>'id'
            AND (t.body->>'name', t.body->>'coach', t.body->>'roster', t.body->>'ruleset')
                IS DISTINCT FROM (each->'body'->>'name', each->'body'->>'coach',
                    each->'body'->>'roster', each->'body'->>'ruleset')) THEN
            RAISE EXCEPTION 'that is not the opponent' USING ERRCODE = '42501';
        END IF;
    END LOOP;
    fits := f.match = p_match AND f.published
        AND (f.home, f.away) = (m.home, m.away)
        AND (f.outcome IS NULL
            OR (f.outcome->>'source' = 'match' AND NOT f.confirmed AND NOT f.in_bracket))
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(p_end->'teams') AS t (v)
            JOIN dugout_shared.team ON team.league = p_league AND team.id = t.v->>'id'
            WHERE team.revision <> (t.v->>'base')::bigint);
    IF NOT fits THEN
        IF (SELECT count(*) FROM dugout_shared.claim WHERE league = p_league AND fixture = m.fixture) >= 20 THEN
            RAISE EXCEPTION 'too many claims' USING ERRCODE = 'DG004';
        END IF;
        INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who)
        VALUES (p_league, p_delivery, m.fixture, p_match, p_end,
            jsonb_build_object('match', f.match, 'outcome', f.outcome), session_user);
        RETURN dugout_shared.answer(p_league, p_delivery,
            jsonb_build_object('done', 'claimed', 'changes', dugout_shared.leave(p_league)));
    END IF;
    UPDATE dugout_shared.match SET state = coalesce(p_end->>'state', 'finished'),
        standing = coalesce(p_end->'standing', '{}'), result = p_end->'result',
        sheets = coalesce(p_end->'sheets', '[]'), changed = dugout_shared.next_change(p_league)
    WHERE league = p_league AND id = p_match;
    UPDATE dugout_shared.fixture SET outcome = v_outcome,
        confirmed = (v_outcome->>'homeSigned')::boolean
            AND (v_outcome->>'awaySigned')::boolean
    WHERE league = p_league AND id = m.fixture;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, each);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', m.fixture,
        'outcome', v_outcome, 'after', v_after));
    RETURN dugout_shared.answer(p_league, p_delivery,
        jsonb_build_object('done', 'kept', 'changes', dugout_shared.leave(p_league)));
END
$$;

CREATE FUNCTION dugout_shared.sign_result(p_league TEXT, p_delivery TEXT, p_fixture TEXT) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    side TEXT;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{coach}', 'open');
    known := dugout_shared.answered(p_league, p_delivery);
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    side := CASE WHEN dugout_shared.coaches(p_league, f.home) THEN 'home'
        WHEN dugout_shared.coaches(p_league, f.away) THEN 'away' END;
    IF side IS NULL THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF f.outcome IS NULL OR NOT f.published THEN
        RAISE EXCEPTION 'there is no result' USING ERRCODE = 'DG004';
    END IF;
    UPDATE dugout_shared.fixture SET outcome = jsonb_set(outcome, ARRAY[side || 'Signed'], 'true')
    WHERE league = p_league AND id = p_fixture;
    UPDATE dugout_shared.fixture SET confirmed = confirmed
        OR ((outcome->>'homeSigned')::boolean AND (outcome->>'awaySigned')::boolean)
    WHERE league = p_league AND id = p_fixture;
    PERFORM dugout_shared.put_event(p_league, 'result-signed',
        jsonb_build_object('fixture', p_fixture, 'side', side));
    RETURN dugout_shared.answer(p_league, p_delivery,
        jsonb_build_object('done', 'kept', 'changes', dugout_shared.leave(p_league)));
END
$$;

CREATE FUNCTION dugout_shared.save_team(p_league TEXT, p_delivery TEXT, p_team TEXT, p_base BIGINT,
    p_name TEXT, p_body JSONB) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    is_locked BOOLEAN;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    known := dugout_shared.answered(p_league, p_delivery);
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    IF NOT dugout_shared.decides(p_league) AND NOT dugout_shared.coaches(p_league, p_team) THEN
        RAISE EXCEPTION 'not your team' USING ERRCODE = '42501';
    END IF;
    SELECT locked INTO is_locked FROM dugout_shared.team WHERE league = p_league AND id = p_team;
    IF NOT dugout_shared.decides(p_league) AND (is_locked OR EXISTS (
        SELECT FROM dugout_shared.fixture f WHERE f.league = p_league AND f.match <> ''
        AND f.outcome IS NULL AND p_team IN (f.home, f.away))) THEN
        RAISE EXCEPTION 'the roster is locked' USING ERRCODE = 'DG002';
    END IF;
    IF jsonb_typeof(p_body) IS DISTINCT FROM 'object' OR p_body->>'id' IS DISTINCT FROM p_team THEN
        RAISE EXCEPTION 'this is no sheet of that team' USING ERRCODE = 'DG007';
    END IF;
    PERFORM dugout_shared.put_team(p_league,
        jsonb_build_object('id', p_team, 'name', p_name, 'base', p_base, 'body', p_body));
    RETURN dugout_shared.answer(p_league, p_delivery,
        jsonb_build_object('done', 'kept', 'changes', dugout_shared.leave(p_league)));
END
$$;

-- For everybody who belongs to a league.

CREATE FUNCTION dugout_shared.at_table(p_league TEXT, p_place TEXT, p_match TEXT) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF NOT dugout_shared.sees(p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    INSERT INTO dugout_shared.presence (league, person, place, match)
    VALUES (p_league, session_user, p_place, p_match)
    ON CONFLICT (league, person) DO UPDATE SET place = excluded.place, match = excluded.match,
        seen = clock_timestamp();
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA dugout_shared FROM PUBLIC;
GRANT USAGE ON SCHEMA dugout_shared TO @member@;
GRANT EXECUTE ON FUNCTION
    dugout_shared.my_leagues(TEXT[]), dugout_shared.sees(TEXT), dugout_shared.decides(TEXT),
    dugout_shared.coaches(TEXT, TEXT), dugout_shared.is_coach_self(TEXT, TEXT),
    dugout_shared.share_entries(TEXT, BIGINT, JSONB), dugout_shared.share_team(TEXT, JSONB),
    dugout_shared.share_match(TEXT, JSONB), dugout_shared.share_end(TEXT, BIGINT, JSONB, JSONB),
    dugout_shared.take_home(TEXT, BIGINT),
    dugout_shared.act(TEXT, TEXT, BIGINT, JSONB, JSONB, JSONB, TEXT, JSONB),
    dugout_shared.settle(TEXT, TEXT, TEXT),
    dugout_shared.grant_role(TEXT, TEXT, TEXT, TEXT, TEXT[]), dugout_shared.revoke_role(TEXT, TEXT),
    dugout_shared.begin_match(TEXT, TEXT, TEXT, TEXT, JSONB),
    dugout_shared.add_match_entries(TEXT, TEXT, BIGINT, JSONB, JSONB),
    dugout_shared.end_match(TEXT, TEXT, TEXT, JSONB), dugout_shared.sign_result(TEXT, TEXT, TEXT),
    dugout_shared.save_team(TEXT, TEXT, TEXT, BIGINT, TEXT, JSONB),
    dugout_shared.at_table(TEXT, TEXT, TEXT)
TO @member@;
GRANT EXECUTE ON FUNCTION dugout_shared.share_begin(TEXT, TEXT, JSONB) TO @founder@;
