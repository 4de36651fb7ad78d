-- Which way to the results of a search by words and distance is short (app.found_jobs). A board of at most 50,000 jobs is looked up whole. On a
-- larger one a word that one in fifty of the newest five hundred has is common, and a circle is small that holds at most 5,000 jobs.
CREATE OR REPLACE FUNCTION app.find_way(_query tsquery, _cells integer[], _sort text) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF app.most_counted(NULL) >= 10000 THEN
    RETURN CASE WHEN _query IS NOT NULL THEN 'words' WHEN _cells IS NOT NULL THEN 'circle' ELSE 'words' END;
  END IF;
  IF _query IS NOT NULL AND (
    SELECT count(*) FROM (SELECT search_vector FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 500) AS newest
    WHERE search_vector @@ _query) < 10 THEN RETURN 'words'; END IF;
  IF _cells IS NULL THEN RETURN 'walk'; END IF;
  IF (SELECT count(*) FROM (SELECT FROM public.job_places WHERE cell = ANY (_cells) LIMIT 5001) AS counted) <= 5000 THEN RETURN 'circle'; END IF;
  RETURN CASE WHEN _sort IN ('pay', 'closing') THEN 'walk' ELSE 'cells' END;
END
$$;

GRANT EXECUTE ON FUNCTION app.find_way TO agency_reader;
