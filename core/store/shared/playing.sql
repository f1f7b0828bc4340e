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

-- Whoever began a match sits at it just now, and it goes on at his table: what the other coach would put
-- before his lines there, he could never deliver. Where he is gone for a while it may go on elsewhere, and
-- the commissioner always may.
CREATE FUNCTION dugout_shared.is_played_elsewhere(p_league TEXT, p_match TEXT) RETURNS BOOLEAN
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT NOT dugout_shared.decides(p_league) AND EXISTS (
        SELECT FROM dugout_shared.match m
        JOIN dugout_shared.presence p ON p.league = m.league AND p.person = m.who AND p.match = m.id
        JOIN dugout_shared.member k ON k.league = m.league AND k.person = m.who
        WHERE m.league = p_league AND m.id = p_match AND m.state = 'running'
            AND m.who <> session_user::text
            -- Still his: who was given other teams holds no match of those he had.
            AND (k.kind = 'commissioner' OR (k.kind = 'coach' AND k.teams && ARRAY[m.home, m.away]))
            AND p.seen > clock_timestamp() - interval '2 minutes')
$$;

-- The other coach stands by it: it is not replaced behind his back.
CREATE FUNCTION dugout_shared.is_signed_by_other(p_league TEXT, f dugout_shared.fixture) RETURNS BOOLEAN
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT coalesce(((f.outcome->>'homeSigned')::boolean AND NOT dugout_shared.coaches(p_league, f.home))
        OR ((f.outcome->>'awaySigned')::boolean AND NOT dugout_shared.coaches(p_league, f.away)), false)
$$;

-- What a coach may still add to a match: while it runs everything, at its table. Once its end is said, only
-- who said it, and until it is confirmed: the other coach says for himself whether he stands by it
-- (sign_result, dispute_result), and writes nothing into what he is asked about. The commissioner corrects.
CREATE FUNCTION dugout_shared.may_add(p_league TEXT, m dugout_shared.match) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    f dugout_shared.fixture;
    v_last TEXT := m.who;
BEGIN
    IF dugout_shared.decides(p_league) THEN
        RETURN;
    END IF;
    IF m.state = 'running' THEN
        -- Its end waits for the commissioner's word. Only where it was played: nobody keeps others from
        -- their match by claiming something of it.
        SELECT who INTO v_last FROM dugout_shared.match_entry WHERE league = p_league AND match = m.id
        ORDER BY seq DESC LIMIT 1;
        v_last := coalesce(v_last, m.who);
        IF v_last <> session_user::text AND EXISTS (SELECT FROM dugout_shared.claim
            WHERE league = p_league AND match = m.id AND who = v_last) THEN
            RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
        END IF;
        RETURN;
    END IF;
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = m.fixture AND match = m.id;
    IF f.confirmed OR (f.outcome IS NOT NULL AND dugout_shared.is_signed_by_other(p_league, f)) THEN
        RAISE EXCEPTION 'the result is confirmed' USING ERRCODE = 'DG003';
    END IF;
    IF f.outcome->>'deliveredBy' IS DISTINCT FROM session_user::text THEN
        RAISE EXCEPTION 'its end was delivered' USING ERRCODE = 'DG012';
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
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
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
    -- His own: nobody takes the other's place away by beginning again and again.
    IF (SELECT count(*) FROM dugout_shared.match WHERE league = p_league AND fixture = p_fixture
            AND who = session_user::text) >= 20 THEN
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
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'beside');
END
$$;

-- What only the table itself may know yet does not come here before the end. Until then the standing
-- goes on without lines, as long as the match does; of one that is over it is what its end said.
CREATE FUNCTION dugout_shared.add_match_entries(p_league TEXT, p_match TEXT, p_first BIGINT,
    p_entries JSONB, p_standing JSONB) RETURNS BIGINT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    m dugout_shared.match;
    there BIGINT;
    has_more BOOLEAN;
BEGIN
    PERFORM dugout_shared.enter(p_league, '{commissioner,coach}', 'open');
    SELECT * INTO m FROM dugout_shared.match WHERE league = p_league AND id = p_match;
    PERFORM dugout_shared.may_play(p_league, m.home, m.away);
    has_more := m.entries < p_first + jsonb_array_length(p_entries) - 1;
    IF has_more OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        PERFORM dugout_shared.may_add(p_league, m);
        IF dugout_shared.is_played_elsewhere(p_league, p_match) THEN
            RAISE EXCEPTION 'it is played at another table' USING ERRCODE = 'DG011';
        END IF;
    END IF;
    there := dugout_shared.put_match_entries(p_league, p_match, p_first, p_entries);
    IF there > m.entries OR (m.state = 'running' AND m.standing IS DISTINCT FROM p_standing) THEN
        UPDATE dugout_shared.match SET standing = p_standing
        WHERE league = p_league AND id = p_match AND state = 'running';
        PERFORM dugout_shared.leave(p_league);
    END IF;
    RETURN there;
END
$$;

-- What players are called and what is noted of them is their coach's own: a match of somebody else's does
-- not change it.
CREATE FUNCTION dugout_shared.keeps_looks(p_before JSONB, p_after JSONB) RETURNS BOOLEAN
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT (p_before->'notes') IS NOT DISTINCT FROM (p_after->'notes') AND NOT EXISTS (
        SELECT FROM jsonb_path_query(p_before, '$.players[*]') AS b (was)
        JOIN jsonb_path_query(p_after, '$.players[*]') AS a (is_now) ON is_now->>'id' = was->>'id'
        WHERE (was->'name', was->'number', was->'notes')
            IS DISTINCT FROM (is_now->'name', is_now->'number', is_now->'notes'))
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
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
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
    v_outcome := dugout_shared.in_his_word(p_league, session_user::text, m.home, m.away,
        dugout_shared.clean_outcome(p_end->'outcome', m.home, m.away, f.needs_winner));
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
    fits := f.match = p_match AND f.published AND NOT dugout_shared.is_played_elsewhere(p_league, p_match)
        AND (f.home, f.away) = (m.home, m.away)
        AND (f.outcome IS NULL
            OR (f.outcome->>'source' = 'match' AND NOT f.confirmed AND NOT f.in_bracket
                -- Nobody puts his own in the place of what came from another table.
                AND (dugout_shared.decides(p_league)
                    OR (f.outcome->>'deliveredBy' IS NOT DISTINCT FROM session_user::text
                        AND NOT dugout_shared.is_signed_by_other(p_league, f)))))
        AND (f.develops OR jsonb_array_length(p_end->'teams') = 0 OR dugout_shared.decides(p_league))
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(p_end->'teams') AS t (v)
            JOIN dugout_shared.team ON team.league = p_league AND team.id = t.v->>'id'
            WHERE team.revision <> (t.v->>'base')::bigint
                OR NOT (dugout_shared.decides(p_league) OR dugout_shared.coaches(p_league, team.id)
                    OR dugout_shared.keeps_looks(team.body, t.v->'body')));
    IF NOT fits THEN
        IF (SELECT count(*) FROM dugout_shared.claim WHERE league = p_league AND fixture = m.fixture
                AND who = session_user::text) >= 20 THEN
            RAISE EXCEPTION 'too many claims' USING ERRCODE = 'DG004';
        END IF;
        INSERT INTO dugout_shared.claim (league, id, fixture, match, claimed, stands, who)
        VALUES (p_league, p_delivery, m.fixture, p_match, p_end,
            jsonb_build_object('match', f.match, 'outcome', f.outcome), session_user);
        RETURN dugout_shared.end_delivery(p_league, p_delivery, 'claimed');
    END IF;
    PERFORM dugout_shared.spend(p_league, 'match', 0, pg_column_size(p_end));
    -- What the other coach says against it goes on standing beside it.
    IF f.outcome->>'disputed' IN ('home', 'away') AND NOT dugout_shared.decides(p_league)
        AND NOT dugout_shared.coaches(p_league,
            CASE f.outcome->>'disputed' WHEN 'home' THEN f.home ELSE f.away END) THEN
        v_outcome := v_outcome || jsonb_build_object('disputed', f.outcome->'disputed',
            'dispute', f.outcome->'dispute');
    END IF;
    UPDATE dugout_shared.match SET state = coalesce(p_end->>'state', 'finished'),
        standing = coalesce(p_end->'standing', '{}'), result = p_end->'result',
        sheets = coalesce(p_end->'sheets', '[]'), changed = dugout_shared.next_change(p_league),
        vouched_by = CASE WHEN dugout_shared.decides(p_league) THEN session_user::text ELSE '' END,
        unchecked = false
    WHERE league = p_league AND id = p_match;
    UPDATE dugout_shared.fixture SET outcome = v_outcome,
        confirmed = dugout_shared.is_closed(v_outcome)
    WHERE league = p_league AND id = m.fixture;
    FOR each IN SELECT jsonb_array_elements(p_end->'teams') LOOP
        PERFORM dugout_shared.put_team(p_league, CASE WHEN dugout_shared.decides(p_league)
            OR dugout_shared.coaches(p_league, each->>'id') THEN each ELSE each - 'name' END, p_match);
    END LOOP;
    PERFORM dugout_shared.put_event(p_league, 'result-entered', jsonb_build_object('fixture', m.fixture,
        'outcome', v_outcome, 'after', v_after));
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

-- The fixture with a result about which the one who asks may say something for that side.
CREATE FUNCTION dugout_shared.his_result(p_league TEXT, p_fixture TEXT, p_side TEXT)
RETURNS dugout_shared.fixture
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    f dugout_shared.fixture;
BEGIN
    SELECT * INTO f FROM dugout_shared.fixture WHERE league = p_league AND id = p_fixture;
    IF p_side IS NULL OR p_side NOT IN ('home', 'away')
        OR dugout_shared.coaches(p_league, CASE p_side WHEN 'home' THEN f.home ELSE f.away END)
            IS NOT TRUE THEN
        RAISE EXCEPTION 'not your match' USING ERRCODE = '42501';
    END IF;
    IF f.outcome IS NULL OR NOT f.published THEN
        RAISE EXCEPTION 'there is no result' USING ERRCODE = 'DG004';
    END IF;
    RETURN f;
END
$$;

-- A coach stands by a result, for his own team and under his own login. What he said against it
-- before is taken back with that.
CREATE FUNCTION dugout_shared.sign_result(p_league TEXT, p_delivery TEXT, p_fixture TEXT, p_side TEXT)
RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    v_outcome := f.outcome || jsonb_build_object(p_side || 'Signed', true);
    IF f.outcome->>'disputed' = p_side THEN
        v_outcome := v_outcome || '{"disputed":"neither","dispute":""}';
    END IF;
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome,
            confirmed = confirmed OR dugout_shared.is_closed(v_outcome)
        WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-signed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side));
        -- Whoever could not play it again looks once more, now that both stand by it.
        UPDATE dugout_shared.match SET changed = dugout_shared.next_change(p_league)
        WHERE league = p_league AND id = f.match;
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

-- A coach does not stand by what was delivered from another table. It goes on counting, and closed to
-- both of them, until the commissioner has decided: nobody gets a second try by disputing.
CREATE FUNCTION dugout_shared.dispute_result(p_league TEXT, p_delivery TEXT, p_fixture TEXT, p_side TEXT,
    p_why TEXT) RETURNS JSONB
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    known JSONB;
    f dugout_shared.fixture;
    v_outcome JSONB;
BEGIN
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{coach}');
    IF known IS NOT NULL THEN
        RETURN known;
    END IF;
    f := dugout_shared.his_result(p_league, p_fixture, p_side);
    IF length(coalesce(p_why, '')) NOT BETWEEN 1 AND 400 THEN
        RAISE EXCEPTION 'say why, in a few words' USING ERRCODE = 'DG007';
    END IF;
    IF f.outcome->>'source' IS DISTINCT FROM 'match'
        OR (f.outcome->>(p_side || 'Signed'))::boolean IS TRUE
        OR f.outcome->>'disputed' NOT IN ('neither', p_side) THEN
        RAISE EXCEPTION 'this result is not disputed any more' USING ERRCODE = 'DG004';
    END IF;
    v_outcome := f.outcome || jsonb_build_object('disputed', p_side, 'dispute', p_why);
    IF v_outcome IS DISTINCT FROM f.outcome THEN
        UPDATE dugout_shared.fixture SET outcome = v_outcome WHERE league = p_league AND id = p_fixture;
        PERFORM dugout_shared.put_event(p_league, 'result-disputed',
            jsonb_build_object('fixture', p_fixture, 'side', p_side, 'why', p_why));
    END IF;
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
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
    known := dugout_shared.begin_delivery(p_league, p_delivery, '{commissioner,coach}');
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
    RETURN dugout_shared.end_delivery(p_league, p_delivery, 'kept');
END
$$;

-- For everybody who belongs to a league.

-- Of the matches that run at somebody's machine the one he plays: he wrote to it last, or began it. The
-- others he only follows. Empty: none.
CREATE FUNCTION dugout_shared.played_by_me(p_league TEXT, p_matches JSONB) RETURNS TEXT
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT coalesce((
        SELECT m.id FROM dugout_shared.match m
        LEFT JOIN LATERAL (
            SELECT max(e.at) AS at FROM dugout_shared.match_entry e
            WHERE e.league = m.league AND e.match = m.id AND e.who = session_user::text) wrote ON true
        WHERE m.league = p_league AND m.state = 'running'
            AND m.id IN (SELECT jsonb_array_elements_text(p_matches))
            AND (m.who = session_user::text OR wrote.at IS NOT NULL)
        ORDER BY coalesce(wrote.at, m.at) DESC LIMIT 1), '')
$$;

CREATE FUNCTION dugout_shared.at_table(p_league TEXT, p_place TEXT, p_match TEXT) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    IF NOT dugout_shared.sees(p_league) THEN
        RAISE EXCEPTION 'not yours to do' USING ERRCODE = '42501';
    END IF;
    PERFORM dugout_shared.cut_surplus();
    INSERT INTO dugout_shared.presence (league, person, place, match)
    VALUES (p_league, session_user, p_place, p_match)
    ON CONFLICT (league, person) DO UPDATE SET place = excluded.place, match = excluded.match,
        seen = clock_timestamp();
END
$$;
