-- Open jobs that a query of words finds, within some miles of a point, the nearest first; without a point those of a kind of place
-- ('remote'). Of jobs as near as each other the newest comes first. With _passed_roles (app.role_words, joined by spaces; perhaps none):
-- only jobs that the asking account has neither swiped nor liked nor applied for, and of other roles than these.
--
-- Only the newest hundred within reach are put by distance, of the newest 60,000 of the board: it is read block by block (app.found_jobs) until
-- they are there. A board of at most 15,000 jobs is looked up whole, which takes less than to plan and bring together blocks. To tell what a title calls the work takes longest, so that is asked of what is listed alone.
CREATE OR REPLACE FUNCTION app.nearest_jobs(
  _query tsquery, _latitude float8, _longitude float8, _miles float8, _work_mode text, _limit integer, _passed_roles text[] DEFAULT NULL
) RETURNS TABLE (id uuid, miles float8, created_at timestamptz)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  cells integer[] := CASE WHEN _latitude IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  is_small boolean := (SELECT reltuples <= 15000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass);
  conditions record;
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  SELECT * INTO conditions FROM app.found_conditions(NULL, NULL, NULL, NULL, _work_mode, NULL, _query, cells, NULL);
  IF _passed_roles IS NOT NULL THEN
    conditions.others := conditions.others || ' AND ' || app.unswiped()
      || ' AND id NOT IN (SELECT job_id FROM public.applications WHERE candidate_id = (SELECT app.actor_id()) AND job_id IS NOT NULL)';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT id, miles, created_at FROM (SELECT * FROM (%s) AS hit %s OFFSET 0) AS ordered %s LIMIT $15',
    app.found_jobs(CASE WHEN is_small THEN 'whole' ELSE 'newest' END, 'newest', conditions.known, conditions.others, 'created_at DESC, id DESC', true,
                   cells IS NOT NULL, ', title') || CASE WHEN is_small THEN ' ORDER BY created_at DESC, id DESC LIMIT $12' ELSE '' END,
    -- Blocks are in the order of the newest already, and end where enough are listed.
    CASE WHEN cells IS NOT NULL THEN 'ORDER BY miles, created_at DESC, id DESC' END,
    CASE WHEN cardinality(_passed_roles) > 0 THEN 'WHERE array_to_string(app.role_words(title), '' '') <> ALL ($16)' END)
  USING NULL::text, NULL::text, NULL::text, NULL::numeric, _work_mode, NULL::timestamptz, _query, _latitude, _longitude, _miles, cells,
        100, app.found_facts(NULL, NULL, _work_mode), NULL::tsquery, _limit, _passed_roles;
END
$$;

GRANT EXECUTE ON FUNCTION app.nearest_jobs TO agency_reader;
