-- Open jobs that a query of words finds, within some miles of a point, the nearest first; without a point those of a kind of place
-- ('remote'). Of jobs as near as each other the newest comes first. With _passed_roles (app.role_words, joined by spaces; perhaps none):
-- only jobs that the asking account has neither swiped nor liked nor applied for, and of other roles than these.
CREATE OR REPLACE FUNCTION app.nearest_jobs(
  _query tsquery, _latitude float8, _longitude float8, _miles float8, _work_mode text, _limit integer, _passed_roles text[] DEFAULT NULL
) RETURNS TABLE (id uuid, miles float8, created_at timestamptz)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  cells integer[] := CASE WHEN _latitude IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  conditions text := app.found_conditions(NULL, NULL, NULL, NULL, _work_mode, NULL, _query);
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  IF _passed_roles IS NOT NULL THEN
    conditions := conditions || ' AND ' || app.unswiped()
      || ' AND id NOT IN (SELECT job_id FROM public.applications WHERE candidate_id = (SELECT app.actor_id()) AND job_id IS NOT NULL)'
      || ' AND array_to_string(app.role_words(title), '' '') <> ALL ($14)';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT id, miles, created_at FROM (%s) AS hit ORDER BY miles, created_at DESC, id DESC LIMIT $13',
    app.found_jobs(app.find_way(_query, cells, 'newest'), conditions, 'created_at DESC, id DESC', cells IS NOT NULL))
  USING NULL::text, NULL::text, NULL::text, NULL::numeric, _work_mode, NULL::timestamptz, _query, _latitude, _longitude, _miles, cells,
        1000, _limit, _passed_roles;
END
$$;

GRANT EXECUTE ON FUNCTION app.nearest_jobs TO agency_reader;
