-- Stores a job's coordinates and areas in its row, so that a search by place reads nothing else. A location that many jobs
-- of a transaction share is looked up once and remembered in one of 256 settings, until app.place_jobs says that places have
-- changed. A location of another open job is copied.
CREATE OR REPLACE FUNCTION app.stamp_spots() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  name CONSTANT text := 'app.spots_' || abs(hashtext(NEW.location) % 256);
  said CONSTANT text := coalesce(current_setting('app.places_changed', true), '') || ' ' || NEW.location;
  known text[] := nullif(current_setting(name, true), '')::text[];
BEGIN
  IF known[1] = said THEN
    NEW.spots := known[2]::float8[];
    NEW.areas := known[3]::integer[];
  ELSE
    SELECT same.spots, same.areas INTO NEW.spots, NEW.areas FROM app.same_place(NEW.location) AS same;
    IF NEW.spots IS NULL THEN
      SELECT places.spots, places.areas INTO NEW.spots, NEW.areas FROM app.spots_of(NEW.location) AS places;
    END IF;
    PERFORM set_config(name, ARRAY[said, NEW.spots::text, NEW.areas::text]::text, true);
  END IF;
  RETURN NEW;
END
$$;
