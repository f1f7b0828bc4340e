-- What members may call, which is all they can do.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA dugout_shared FROM PUBLIC;
GRANT USAGE ON SCHEMA dugout_shared TO @member@;
GRANT EXECUTE ON FUNCTION
    dugout_shared.my_leagues(TEXT[]), dugout_shared.sees(TEXT), dugout_shared.decides(TEXT),
    dugout_shared.coaches(TEXT, TEXT), dugout_shared.is_coach_self(TEXT, TEXT),
    dugout_shared.share_entries(TEXT, BIGINT, JSONB), dugout_shared.share_teams(TEXT, JSONB),
    dugout_shared.share_matches(TEXT, JSONB), dugout_shared.share_end(TEXT, BIGINT, JSONB, JSONB),
    dugout_shared.take_home(TEXT, BIGINT),
    dugout_shared.act(TEXT, TEXT, BIGINT, JSONB, JSONB, JSONB, TEXT, JSONB),
    dugout_shared.settle(TEXT, TEXT, TEXT), dugout_shared.vouch(TEXT, TEXT[], BOOLEAN),
    dugout_shared.set_aside(TEXT, TEXT, TEXT, TEXT, BIGINT, JSONB, JSONB, JSONB),
    dugout_shared.grant_role(TEXT, TEXT, TEXT, TEXT, TEXT[]), dugout_shared.revoke_role(TEXT, TEXT),
    dugout_shared.begin_match(TEXT, TEXT, TEXT, TEXT, JSONB),
    dugout_shared.add_match_entries(TEXT, TEXT, BIGINT, JSONB, JSONB),
    dugout_shared.end_match(TEXT, TEXT, TEXT, JSONB),
    dugout_shared.sign_result(TEXT, TEXT, TEXT, TEXT),
    dugout_shared.dispute_result(TEXT, TEXT, TEXT, TEXT, TEXT),
    dugout_shared.save_team(TEXT, TEXT, TEXT, BIGINT, TEXT, JSONB),
    dugout_shared.at_table(TEXT, TEXT, TEXT), dugout_shared.played_by_me(TEXT, JSONB)
TO @member@;
GRANT EXECUTE ON FUNCTION dugout_shared.share_begin(TEXT, TEXT, JSONB) TO @founder@;
