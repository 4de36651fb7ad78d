-- Counts the open jobs of each of up to 300 places, as the board finds them. On a board of up to 15,000 jobs one pass over
-- the locations counts all places; on a larger one, one sample decides all places with many jobs.
CREATE OR REPLACE FUNCTION count_public_jobs_by_place(_locations text[])
  RETURNS TABLE (location text, total integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  sample record;
  counted record;
  locations jsonb;
BEGIN
  IF app.most_counted(NULL) = 10000 THEN
    WITH open AS MATERIALIZED (
      SELECT location_text FROM public.jobs WHERE status = 'open' AND closes_at > now() ORDER BY closes_at, id LIMIT 15001)
    SELECT jsonb_object_agg(location_text, jobs) INTO locations
    FROM (SELECT location_text, count(*) AS jobs FROM open GROUP BY location_text) AS named
    WHERE (SELECT count(*) FROM open) <= 15000;
  END IF;
  IF locations IS NOT NULL OR NOT EXISTS (SELECT FROM public.jobs WHERE status = 'open' AND closes_at > now()) THEN
    RETURN QUERY
      SELECT found.said, coalesce(sum(found.jobs), 0)::integer, false
      FROM (SELECT DISTINCT places.said, named.location_text, named.jobs::integer AS jobs
            FROM (SELECT said, name.pattern, name.place
                  FROM unnest(_locations[1:300]) AS said CROSS JOIN LATERAL app.names_of_place(said) AS name OFFSET 0) AS places
            LEFT JOIN jsonb_each_text(locations) AS named (location_text, jobs)
              ON named.location_text LIKE places.pattern AND app.is_at_place(named.location_text, places.place)) AS found
      GROUP BY found.said;
    RETURN;
  END IF;
  FOR sample IN
    WITH sampled AS MATERIALIZED (
      SELECT uuid_hash(id) AS hash, closes_at, location_text FROM public.jobs
      WHERE status = 'open' AND uuid_hash(id) < -2013265920 ORDER BY uuid_hash(id) LIMIT 2048),
    named AS MATERIALIZED (SELECT location_text, count(*) AS jobs FROM sampled WHERE closes_at > now() GROUP BY location_text)
    SELECT found.said, coalesce(sum(found.jobs), 0) AS hits,
           (SELECT CASE WHEN count(*) < 2048 THEN 1.0 / 32 ELSE (max(hash)::float8 + 2147483648) / 4294967296 END FROM sampled) AS part
    FROM (SELECT DISTINCT places.said, named.location_text, named.jobs
          FROM (SELECT said, name.pattern, name.place
                FROM unnest(_locations[1:300]) AS said CROSS JOIN LATERAL app.names_of_place(said) AS name OFFSET 0) AS places
          LEFT JOIN named ON named.location_text LIKE places.pattern AND app.is_at_place(named.location_text, places.place)) AS found
    GROUP BY found.said
  LOOP
    location := sample.said;
    is_estimate := sample.hits >= app.hits_for_a_figure();
    IF is_estimate THEN
      total := app.rounded_estimate(sample.hits / sample.part);
    ELSE
      SELECT * INTO counted FROM public.count_public_jobs(_location => sample.said);
      is_estimate := counted.is_more;
      total := CASE WHEN is_estimate THEN app.rounded_estimate(greatest(sample.hits / sample.part, counted.total)) ELSE counted.total END;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

ALTER FUNCTION count_public_jobs_by_place OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION count_public_jobs_by_place TO agency_app;
