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
  conditions record;
  others text;
BEGIN
  IF _query IS NULL THEN RETURN; END IF;
  SELECT * INTO conditions FROM app.found_conditions(NULL, NULL, NULL, NULL, _work_mode, NULL, _query, cells, NULL);
  others := conditions.others;
  IF _passed_roles IS NOT NULL THEN
    others := others || ' AND ' || app.unswiped()
      || ' AND id NOT IN (SELECT job_id FROM public.applications WHERE candidate_id = (SELECT app.actor_id()) AND job_id IS NOT NULL)'
      || ' AND array_to_string(app.role_words(title), '' '') <> ALL ($16)';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT id, miles, created_at FROM (%s) AS hit ORDER BY miles, created_at DESC, id DESC LIMIT $15',
    app.found_jobs(CASE WHEN app.most_counted(NULL) < 10000 THEN 'blocks' ELSE 'whole' END, 'newest', conditions.known, others,
                   'created_at DESC, id DESC', true, cells IS NOT NULL))
  USING NULL::text, NULL::text, NULL::text, NULL::numeric, _work_mode, NULL::timestamptz, _query, _latitude, _longitude, _miles, cells,
        1000, app.found_facts(NULL, NULL, _work_mode), NULL::tsquery, _limit, _passed_roles;
END
$$;

GRANT EXECUTE ON FUNCTION app.nearest_jobs TO agency_reader;
