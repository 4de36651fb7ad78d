-- Counts the jobs that each of up to twenty searches by words finds in one place, as find_public_jobs does. `n` numbers the
-- elements of _words.
CREATE OR REPLACE FUNCTION count_found_jobs_of_each(_words jsonb, _location text) RETURNS TABLE (n bigint, total integer, is_more boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET work_mem = '16MB'
AS $$
DECLARE
  -- Looks the place up once.
  there CONSTANT job_question := app.read_question(_location => _location);
  cap CONSTANT integer := app.most_counted(1);
  words tsquery;
BEGIN
  FOR n, words IN SELECT said.n, app.words_query(said.value) FROM jsonb_array_elements(_words) WITH ORDINALITY AS said (value, n) WHERE said.n <= 20 LOOP
    SELECT least(count(*), cap), count(*) > cap INTO total, is_more FROM app.find_matches(app.add_words(there, words), 'newest', cap + 1);
    RETURN NEXT;
  END LOOP;
END
$$;

ALTER FUNCTION count_found_jobs_of_each OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_found_jobs_of_each TO agency_app;
