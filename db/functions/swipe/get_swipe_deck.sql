-- Replaced by draw_swipe_deck; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- The next cards of Job Swipe: open jobs of a search that the asking account has neither swiped nor liked, newest first; and
-- with each, how many there are, counted no further than _cap: past it `total` is _cap + 1. One walk serves both, because an
-- account that has swiped a lot walks far. _limit is held to 1..100.
--
-- Whether walking or looking up is shorter is decided as for a page of the board (app.is_page_walked). Jobs already swiped are
-- walked past and not reckoned with: as a rule they are among the newest, and a small part of the way.
CREATE OR REPLACE FUNCTION get_swipe_deck(
  _limit integer DEFAULT 20, _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL,
  _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _cap integer DEFAULT 1000
) RETURNS SETOF swipe_card
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  most integer := least(greatest(coalesce(_cap, 1000), 100), 2000) + 1;
  is_walked boolean := app.is_page_walked(conditions, _category, _type, pattern, _pay_from, patterns, most);
BEGIN
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT id, created_at FROM %s AND %s ORDER BY created_at DESC, id DESC LIMIT $7)
     SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
            (SELECT count(*)::integer FROM found)
     FROM (SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT $6) AS deck
     JOIN public.jobs AS j USING (id) ORDER BY j.created_at DESC, j.id DESC',
    app.job_scan(conditions, 'created_at DESC, id DESC', is_walked) || CASE WHEN is_walked THEN '' ELSE ' WHERE true' END,
    app.unswiped())
  USING _category, _type, pattern, _pay_from, patterns, least(greatest(coalesce(_limit, 20), 1), 100), most;
END
$$;

ALTER FUNCTION get_swipe_deck OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_swipe_deck TO agency_app;
