-- Keeps in a job where its places are (app.job_facts), so that a search by distance reads nothing else. A location that many jobs of a
-- transaction have is looked up once.
CREATE OR REPLACE FUNCTION app.stamp_spots() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  known jsonb := coalesce(nullif(current_setting('app.spots', true), ''), '{}');
BEGIN
  IF known ? NEW.location THEN
    NEW.spots := ARRAY(SELECT value::float8 FROM jsonb_array_elements_text(known -> NEW.location) WITH ORDINALITY AS spot (value, n) ORDER BY n);
  ELSE
    NEW.spots := app.spots_of(NEW.location);
    PERFORM set_config('app.spots', (CASE WHEN length(known::text) < 5000 THEN known ELSE '{}' END
                                     || jsonb_build_object(NEW.location, NEW.spots))::text, true);
  END IF;
  RETURN NEW;
END
$$;
