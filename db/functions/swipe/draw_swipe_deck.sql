-- Returns the next cards of Job Swipe: open jobs of a search that the asking account has neither swiped nor liked, newest
-- first, each with their number up to _cap + 1. Finds the same as the board. _limit is held to 1..100.
CREATE OR REPLACE FUNCTION draw_swipe_deck(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false,
  _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL,
  _category text DEFAULT NULL, _type text DEFAULT NULL, _location text DEFAULT NULL, _pay_from numeric DEFAULT NULL,
  _work_mode text DEFAULT NULL, _posted_after timestamptz DEFAULT NULL,
  _limit integer DEFAULT 20, _cap integer DEFAULT 1000,
  _industry text DEFAULT NULL, _areas integer[] DEFAULT NULL
) RETURNS SETOF swipe_card
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET work_mem = '16MB'
AS $$
  WITH found AS MATERIALIZED (
    SELECT id, row_number() OVER () AS position FROM app.find_matches(
      app.read_question(_words, _is_some, _latitude, _longitude, _miles, _areas, _location, _category, _type, _work_mode, _pay_from, _posted_after, _industry),
      'newest', least(greatest(coalesce(_cap, 1000), 100), 2000) + 1,
      _not_of => app.actor_id(), _without => app.swiped_jobs()))
  SELECT app.public_job(j, (SELECT l.logo FROM employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         (SELECT count(*)::integer FROM found)
  FROM found JOIN jobs AS j USING (id) WHERE position <= least(greatest(coalesce(_limit, 20), 1), 100) ORDER BY position
$$;

ALTER FUNCTION draw_swipe_deck OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION draw_swipe_deck TO agency_app;
