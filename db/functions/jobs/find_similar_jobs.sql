-- Up to _limit open jobs like the given one. First those whose title calls the work the same (app.role_words): within 25 miles of one of
-- its places, the nearest first, and then those that are done from home; the other way round where the given one is. Then what
-- get_similar_public_jobs finds anywhere. `miles`: from the nearest place of the one to the nearest of the other, in a straight line.
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
  -- Only open jobs have their places kept.
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
    -- They come after those nearby, unless the given one is done from home: not asked for where those are enough.
    WHERE given.is_remote OR (SELECT count(DISTINCT found.id) FROM near AS found WHERE found.id <> _job_id) < most
  ),
  listed AS (
    SELECT * FROM alike
    UNION ALL
    SELECT s.id, 3, s.ordinality, s.created_at
    FROM public.get_similar_public_jobs(_job_id, 20)
         WITH ORDINALITY AS s
    -- Not asked for where those alike are enough.
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
