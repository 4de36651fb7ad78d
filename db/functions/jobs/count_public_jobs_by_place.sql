-- Counts the open jobs of each of up to 300 places, as the board finds them. On a board of up to 15,000 jobs one pass counts all places; on
-- a larger one, one sample decides all places with many jobs.
CREATE OR REPLACE FUNCTION count_public_jobs_by_place(_locations text[])
  RETURNS TABLE (location text, total integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  is_small CONSTANT boolean := app.most_counted(NULL) = 10000
    AND (SELECT count(*) <= 15000 FROM (SELECT FROM public.jobs WHERE status = 'open' AND closes_at > now() LIMIT 15001) AS open);
  cap CONSTANT integer := app.most_counted(1);
  sample record;
  hits integer;
BEGIN
  FOR sample IN
    WITH counted AS MATERIALIZED (
      SELECT NULL::integer AS hash, j.closes_at, j.spots, j.areas FROM public.jobs AS j WHERE is_small AND j.status = 'open'
      UNION ALL (
        SELECT uuid_hash(j.id), j.closes_at, j.spots, j.areas FROM public.jobs AS j
        WHERE NOT is_small AND j.status = 'open' AND uuid_hash(j.id) < -2013265920 ORDER BY uuid_hash(j.id) LIMIT 2048)),
    -- Many jobs are at the same places.
    groups AS MATERIALIZED (
      SELECT row_number() OVER () AS n, counted.spots, counted.areas, count(*) AS jobs FROM counted WHERE counted.closes_at > now() GROUP BY 2, 3),
    points AS MATERIALIZED (
      SELECT groups.n, groups.spots[at] AS latitude, groups.spots[at + 1] AS longitude
      FROM groups CROSS JOIN LATERAL generate_series(1, cardinality(groups.spots), 2) AS at),
    places AS MATERIALIZED (SELECT said, reach.* FROM unnest(_locations[1:300]) AS said CROSS JOIN LATERAL app.reach_of_place(said) AS reach),
    found AS (
      -- A degree of latitude is 69 miles.
      SELECT places.said, points.n FROM places JOIN points
        ON points.latitude BETWEEN places.latitude - places.miles / 69 AND places.latitude + places.miles / 69
        AND app.miles_between(places.latitude, places.longitude, points.latitude, points.longitude) <= places.miles
      UNION
      SELECT places.said, groups.n FROM places JOIN groups ON groups.areas && places.areas)
    SELECT places.said, coalesce(sum(groups.jobs), 0)::integer AS hits,
           (SELECT CASE WHEN count(*) < 2048 THEN 1.0 / 32 ELSE (max(counted.hash)::float8 + 2147483648) / 4294967296 END FROM counted) AS part
    FROM places LEFT JOIN found USING (said) LEFT JOIN groups USING (n) GROUP BY places.said
  LOOP
    location := sample.said;
    is_estimate := NOT is_small AND sample.hits >= app.hits_for_a_figure();
    total := CASE WHEN is_small THEN sample.hits WHEN is_estimate THEN app.rounded_estimate(sample.hits / sample.part) END;
    IF total IS NULL THEN
      hits := (SELECT count(*) FROM app.find_matches(app.read_question(_location => sample.said), 'newest', cap + 1));
      is_estimate := hits > cap;
      total := CASE WHEN is_estimate THEN app.rounded_estimate(greatest(sample.hits / sample.part, cap)) ELSE hits END;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

ALTER FUNCTION count_public_jobs_by_place OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_place TO agency_app;
