-- Returns true if a location is also searched inside words, because no open job's location has a word that begins with it:
-- 'ork' finds York, while 'hull' does not find Solihull as long as there are jobs in Hull.
--
-- On large boards a thousand jobs with the location are read; if it is too short for the index of locations ('M1'), any
-- advert with a word that begins with it counts.
CREATE OR REPLACE FUNCTION app.is_part_of_word(_location_pattern text) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  begun CONSTANT text := app.place_pattern(_location_pattern, false);
  first_word CONSTANT text := substring(begun FROM '^% ([[:alnum:]]+)');
BEGIN
  IF _location_pattern IS NULL OR app.is_place(_location_pattern) THEN RETURN false; END IF;
  -- Words of locations are among those of adverts.
  IF first_word IS NOT NULL AND NOT EXISTS (SELECT FROM public.advert_words WHERE word LIKE first_word || '%') THEN RETURN true; END IF;
  IF _location_pattern !~ '[[:alnum:]]{3}' THEN RETURN false; END IF;
  -- Common locations are among the newest.
  RETURN NOT EXISTS (
      SELECT FROM (SELECT location_text FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 200) AS newest
      WHERE location_text LIKE _location_pattern AND app.is_at_place(location_text, begun))
    AND NOT EXISTS (
      SELECT FROM (SELECT location_text FROM public.jobs
                   WHERE status = 'open' AND title <> '' AND closes_at > now() AND location_text LIKE _location_pattern LIMIT 1000) AS containing
      WHERE app.is_at_place(location_text, begun));
END
$$;

GRANT EXECUTE ON FUNCTION app.is_part_of_word TO agency_reader;
