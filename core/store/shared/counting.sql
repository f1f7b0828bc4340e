-- Nobody fills the server: what a coach brings to a league is counted, all coaches together as well.

-- Not commissioners: those the administrator trusts with whole leagues.
CREATE FUNCTION dugout_shared.is_counted(p_league TEXT) RETURNS BOOLEAN
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
    SELECT EXISTS (SELECT FROM dugout_shared.member WHERE league = p_league
        AND person = session_user::text AND kind = 'coach')
$$;

CREATE FUNCTION dugout_shared.spend(p_league TEXT, p_kind TEXT, p_rows BIGINT, p_bytes BIGINT) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    v_rows BIGINT;
    v_bytes BIGINT;
    v_all BIGINT;
BEGIN
    IF NOT dugout_shared.is_counted(p_league) THEN
        RETURN;
    END IF;
    INSERT INTO dugout_shared.spent AS s (league, person, kind, rows, bytes)
    VALUES (p_league, session_user, p_kind, p_rows, p_bytes)
    ON CONFLICT (league, person, kind) DO UPDATE SET rows = s.rows + excluded.rows,
        bytes = s.bytes + excluded.bytes
    RETURNING rows INTO v_rows;
    SELECT sum(bytes) INTO v_bytes FROM dugout_shared.spent
    WHERE league = p_league AND person = session_user::text;
    UPDATE dugout_shared.league SET brought = brought + p_bytes WHERE id = p_league
    RETURNING brought INTO v_all;
    IF EXISTS (SELECT FROM dugout_shared.bounds WHERE (kind = p_kind AND v_rows > most)
        OR (kind = 'bytes' AND v_bytes > most) OR (kind = 'bytes of all' AND v_all > most)) THEN
        RAISE EXCEPTION 'no room for more of it: %', p_kind USING ERRCODE = 'DG010';
    END IF;
END
$$;

CREATE FUNCTION dugout_shared.count_spent() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
    v_league TEXT;
BEGIN
    -- One league at a time: every function that adds anything is about one.
    SELECT league INTO v_league FROM came LIMIT 1;
    IF dugout_shared.is_counted(v_league) THEN
        PERFORM dugout_shared.spend(v_league, TG_TABLE_NAME, count(*), sum(pg_column_size(c)))
        FROM came c;
    END IF;
    RETURN NULL;
END
$$;

DO $counted$
DECLARE
    each TEXT;
BEGIN
    FOREACH each IN ARRAY ARRAY['entry', 'team_sheet', 'match', 'match_entry', 'claim', 'receipt'] LOOP
        EXECUTE format('CREATE TRIGGER counted AFTER INSERT ON dugout_shared.%I REFERENCING NEW TABLE '
            'AS came FOR EACH STATEMENT EXECUTE FUNCTION dugout_shared.count_spent()', each);
    END LOOP;
END
$counted$;
