-- Returns up to _limit open jobs like the given one. First jobs whose title names the same work (app.role_words): within 25
-- miles of its places, nearest first, then remote ones; remote first if the given job is remote. Then the results of
-- get_similar_public_jobs, anywhere. `miles`: in a straight line between the nearest places.
CREATE OR REPLACE FUNCTION find_similar_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS TABLE (job public_job, miles float8)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  most integer := least(greatest(coalesce(_limit, 4), 1), 20);
  given record;
  latitudes float8[];
  longitudes float8[];
  spots integer[];
BEGIN
  SELECT app.role_query(j.title) AS role, j.location, j.work_mode = 'remote' AS is_remote INTO given
  FROM public.jobs AS j WHERE j.id = _job_id AND j.status <> 'draft';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT array_agg(p.latitude), array_agg(p.longitude) INTO latitudes, longitudes FROM public.job_places AS p WHERE p.job_id = _job_id;
  -- Only open jobs have stored places.
  IF latitudes IS NULL THEN
    SELECT array_agg(p.latitude), array_agg(p.longitude) INTO latitudes, longitudes FROM app.resolve_location(given.location) AS p;
  END IF;
  spots := ARRAY[coalesce(cardinality(latitudes[1:3]), 0)];
  RETURN QUERY
  WITH near AS MATERIALIZED (
    SELECT n.id, 1 AS kind, n.miles AS place, n.created_at
    FROM app.nearest_jobs(array_fill(given.role, spots), latitudes[1:3], longitudes[1:3], 25, array_fill(most + 1, spots)) AS n
  ),
  alike AS MATERIALIZED (
    SELECT * FROM near
    UNION ALL
    SELECT n.id, CASE WHEN given.is_remote THEN 0 ELSE 2 END, 0, n.created_at
    FROM app.nearest_jobs(ARRAY[given.role], ARRAY[NULL::float8], ARRAY[NULL::float8], NULL, ARRAY[most + 1]) AS n
    -- After nearby ones unless the given job is remote; skipped if those are enough.
    WHERE given.is_remote OR (SELECT count(DISTINCT found.id) FROM near AS found WHERE found.id <> _job_id) < most
  ),
  listed AS (
    SELECT * FROM alike
    UNION ALL
    SELECT s.id, 3, s.ordinality, s.created_at
    FROM public.get_similar_public_jobs(_job_id, 20)
         WITH ORDINALITY AS s
    -- Skipped if jobs of the same work are enough.
    WHERE (SELECT count(DISTINCT a.id) FROM alike AS a WHERE a.id <> _job_id) < most
  ),
  best AS (
    SELECT once.*, row_number() OVER (ORDER BY once.kind, once.place, once.created_at DESC, once.id DESC) AS position
    FROM (SELECT DISTINCT ON (l.id) l.* FROM listed AS l ORDER BY l.id, l.kind, l.place) AS once
    WHERE once.id <> _job_id ORDER BY position LIMIT most
  )
  SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         (SELECT min(app.miles_between(spot.latitude, spot.longitude, p.latitude, p.longitude))
          FROM public.job_places AS p CROSS JOIN unnest(latitudes, longitudes) AS spot (latitude, longitude) WHERE p.job_id = j.id)
  FROM best AS b JOIN public.jobs AS j ON j.id = b.id ORDER BY b.position;
END
$$;

ALTER FUNCTION find_similar_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_similar_jobs TO agency_app;
