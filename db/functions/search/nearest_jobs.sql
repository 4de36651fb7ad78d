-- Returns open jobs that each of several queries of words finds within some miles of its point, nearest first, then newest;
-- for a query without a point, remote ones. `n` numbers the queries. One statement for all, because planning one takes as
-- long as running it. With _passed_roles (app.role_words, joined by spaces; possibly none): only jobs that the asking
-- account has not swiped, liked or applied for, and of other roles.
--
-- Only the newest hundred within reach are sorted by distance, of the newest 60,000 of the board, which is read block by
-- block (app.found_jobs). A board of at most 15,000 jobs is looked up whole, which is faster than planning blocks. Only
-- listed jobs are checked for their role, the slowest step.
CREATE OR REPLACE FUNCTION app.nearest_jobs(
  _queries tsquery[], _latitudes float8[], _longitudes float8[], _miles float8, _limits integer[], _passed_roles text[] DEFAULT NULL
) RETURNS TABLE (n bigint, id uuid, miles float8, created_at timestamptz)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  is_small boolean := (SELECT reltuples <= 15000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass);
  is_near boolean;
  conditions record;
  statements text[] := '{}';
BEGIN
  FOR is_near IN SELECT DISTINCT latitude IS NOT NULL FROM unnest(_queries, _latitudes) AS w (query, latitude) WHERE query IS NOT NULL LOOP
    SELECT * INTO conditions FROM app.found_conditions(
      NULL, NULL, NULL, NULL, CASE WHEN NOT is_near THEN 'remote' END, NULL, '''word'':A', CASE WHEN is_near THEN ARRAY[0] END, NULL);
    statements := statements || format(
      'SELECT wanted.n, hit.id, hit.miles, hit.created_at FROM wanted CROSS JOIN LATERAL (
         SELECT id, miles, created_at FROM (SELECT * FROM (%s) AS hit %s OFFSET 0) AS ordered %s LIMIT wanted.most) AS hit WHERE wanted.latitude IS %s NULL',
      -- Each query has its own words and place as parameters.
      replace(replace(replace(replace(
        app.found_jobs(CASE WHEN is_small THEN 'whole' ELSE 'newest' END, 'newest', conditions.known, conditions.others
            || ' AND (wanted.is_index_enough OR search_vector @@ $7)'
            || CASE WHEN _passed_roles IS NULL THEN '' ELSE ' AND ' || app.unswiped()
              || ' AND id NOT IN (SELECT job_id FROM public.applications WHERE candidate_id = (SELECT app.actor_id()) AND job_id IS NOT NULL)' END,
          'created_at DESC, id DESC', true, is_near, ', title') || CASE WHEN is_small THEN ' ORDER BY created_at DESC, id DESC LIMIT $12' ELSE '' END,
        '$7', 'wanted.query'), '$8', 'wanted.latitude'), '$9', 'wanted.longitude'), '$11', 'wanted.cells'),
      -- Blocks are already in the order of the newest, and end when enough are listed.
      CASE WHEN is_near THEN 'ORDER BY miles, created_at DESC, id DESC' END,
      CASE WHEN cardinality(_passed_roles) > 0 THEN 'WHERE array_to_string(app.role_words(title), '' '') <> ALL ($1)' END,
      CASE WHEN is_near THEN 'NOT' END);
  END LOOP;
  IF statements = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE format(
    'WITH wanted AS MATERIALIZED (
       SELECT w.*, app.is_index_enough(query) AS is_index_enough, app.cells_within(latitude, longitude, $10) AS cells
       FROM unnest($2, $3, $4, $14) WITH ORDINALITY AS w (query, latitude, longitude, most, n) WHERE query IS NOT NULL)
     %s', array_to_string(statements, ' UNION ALL '))
  USING _passed_roles, _queries, _latitudes, _longitudes, 'remote', NULL::timestamptz, NULL, NULL, NULL, _miles, NULL,
        100, app.found_facts(NULL, NULL, 'remote'), _limits;
END
$$;

GRANT EXECUTE ON FUNCTION app.nearest_jobs TO agency_reader;
