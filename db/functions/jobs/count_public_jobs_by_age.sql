-- Counts for a search the open jobs, those posted in the last 30 days, and those of the 30 days before. The latter two
-- include closed jobs, or the older ones would always seem fewer. A sample as small as the map's
-- (count_public_jobs_by_place) decides common searches, so the figures agree; one eight times larger is used if that says
-- too little.
CREATE OR REPLACE FUNCTION count_public_jobs_by_age(
  _search text, _location text DEFAULT NULL, OUT total integer, OUT recent integer, OUT earlier integer, OUT is_estimate boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  question CONSTANT job_question := app.read_question(_location_name => _location, _patterns => app.search_patterns(app.search_words(_search)));
  enough CONSTANT integer := app.hits_for_a_figure();
  sample record;
BEGIN
  SELECT * INTO sample FROM app.sample_jobs(question, 2048);
  IF sample.hits < enough THEN SELECT * INTO sample FROM app.sample_jobs(question, 16384); END IF;
  IF sample.hits < enough THEN
    SELECT counted.total, counted.is_more INTO total, is_estimate FROM count_public_jobs(_search => _search, _location => _location) AS counted;
  END IF;
  is_estimate := coalesce(is_estimate, true);
  IF is_estimate THEN total := app.rounded_estimate(greatest(sample.hits / sample.part, total)); END IF;
  SELECT * INTO recent, earlier FROM app.count_posted(question, true);
  IF recent + earlier >= enough THEN
    recent := app.rounded_estimate(recent * 32);
    earlier := app.rounded_estimate(earlier * 32);
    is_estimate := true;
  ELSE
    SELECT * INTO recent, earlier FROM app.count_posted(question, false);
  END IF;
END
$$;

ALTER FUNCTION count_public_jobs_by_age OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_age TO agency_app;
