-- Returns open jobs that each of several queries of words finds within some miles of its point, nearest first, then newest;
-- for a query without a point, remote ones. `n` numbers the queries. With _passed_roles (app.role_words, joined by spaces;
-- possibly empty): only jobs of other roles that the calling account has not swiped, liked or applied for.
--
-- Only the newest hundred within reach are sorted by distance, of the newest 60,000 of the board (six blocks). Only listed
-- jobs are checked for their role, the slowest step.
CREATE OR REPLACE FUNCTION app.nearest_jobs(
  _queries tsquery[], _latitudes float8[], _longitudes float8[], _miles float8, _limits integer[], _passed_roles text[] DEFAULT NULL
) RETURNS TABLE (n bigint, id uuid, miles float8, created_at timestamptz)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  account uuid;
  without uuid[] := '{}';
  wanted record;
  question public.job_question;
BEGIN
  IF _passed_roles IS NOT NULL THEN
    account := app.actor_id();
    without := app.swiped_jobs() || ARRAY(SELECT job_id FROM public.applications WHERE candidate_id = (SELECT app.actor_id()) AND job_id IS NOT NULL);
  END IF;
  FOR wanted IN SELECT * FROM unnest(_queries, _latitudes, _longitudes, _limits) WITH ORDINALITY AS w (query, latitude, longitude, most, n) WHERE query IS NOT NULL LOOP
    question := app.add_words(app.read_question(
      _latitude => wanted.latitude, _longitude => wanted.longitude, _miles => CASE WHEN wanted.latitude IS NOT NULL THEN _miles END,
      _work_mode => CASE WHEN wanted.latitude IS NULL THEN 'remote' END), wanted.query);
    RETURN QUERY
      SELECT wanted.n, match.id, match.miles, match.created_at
      FROM (SELECT m.id, m.miles, j.title, j.created_at FROM app.find_matches(question, 'newest', 100, 6, account, without) AS m JOIN public.jobs AS j USING (id)
            ORDER BY m.miles, j.created_at DESC, m.id DESC) AS match
      WHERE coalesce(array_to_string(app.role_words(match.title), ' ') <> ALL (nullif(_passed_roles, '{}')), true)
      LIMIT wanted.most;
  END LOOP;
END
$$;

GRANT EXECUTE ON FUNCTION app.nearest_jobs TO agency_reader;
