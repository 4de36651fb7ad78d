-- Keeps in a job where its places are (app.job_facts), so that a search by distance reads nothing else. A location that many jobs of a
-- transaction have is looked up once: it is remembered in one of 256 settings, until app.place_jobs says that places have changed. One that an
-- open job has is not looked up at all.
CREATE OR REPLACE FUNCTION app.stamp_spots() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  name CONSTANT text := 'app.spots_' || abs(hashtext(NEW.location) % 256);
  said CONSTANT text := coalesce(current_setting('app.places_changed', true), '') || ' ' || NEW.location;
  known text[] := nullif(current_setting(name, true), '')::text[];
BEGIN
  IF known[1] = said THEN
    NEW.spots := known[2:]::float8[];
  ELSE
    NEW.spots := coalesce((app.same_place(NEW.location)).spots, app.spots_of(NEW.location));
    PERFORM set_config(name, (said || NEW.spots::text[])::text, true);
  END IF;
  RETURN NEW;
END
$$;
