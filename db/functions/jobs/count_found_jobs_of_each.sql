-- Counts the jobs that each of up to twenty searches by words finds in one place, as find_public_jobs does. `n` numbers the
-- elements of _words. One statement for all, because planning one takes as long as running it.
CREATE OR REPLACE FUNCTION count_found_jobs_of_each(_words jsonb, _location text) RETURNS TABLE (n bigint, total integer, is_more boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET work_mem = '16MB'
AS $$
DECLARE
  pattern text := app.location_pattern(_location);
  named tsquery := app.location_query(pattern);
  cap CONSTANT integer := app.most_counted(1);
  -- Conditions of a query that the index settles; each query is checked for that.
  conditions record;
BEGIN
  SELECT * INTO conditions FROM app.found_conditions(NULL, NULL, pattern, NULL, NULL, NULL, '''word''', NULL, named);
  RETURN QUERY EXECUTE format(
    'WITH wanted AS MATERIALIZED (
       SELECT w.*, app.is_index_enough(query) AS is_index_enough
       FROM (SELECT said.n, app.words_query(said.value) AS query FROM jsonb_array_elements($1) WITH ORDINALITY AS said (value, n) WHERE said.n <= 20) AS w)
     SELECT wanted.n, least(counted.jobs, $2)::integer, counted.jobs > $2
     FROM wanted CROSS JOIN LATERAL (SELECT count(*) AS jobs FROM (SELECT FROM (%s) AS found LIMIT $12) AS known) AS counted',
    replace(
      app.found_jobs(CASE WHEN app.most_counted(NULL) < 10000 THEN 'blocks' ELSE 'whole' END, 'newest', conditions.known,
                     conditions.others || ' AND (wanted.is_index_enough OR search_vector @@ $7)', 'created_at DESC, id DESC', true, false),
      '$7', 'wanted.query'))
  USING _words, cap, pattern, NULL, NULL, NULL::timestamptz, NULL, NULL, NULL, NULL, NULL, cap + 1, NULL::integer[], named;
END
$$;

ALTER FUNCTION count_found_jobs_of_each OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_of_each TO agency_app;
