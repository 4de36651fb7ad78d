-- Keeps in a job where its places are (app.job_facts), so that a search by distance reads nothing else. A mass insert may bring them.
CREATE OR REPLACE FUNCTION app.stamp_spots() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.spots := app.spots_of(NEW.location);
  RETURN NEW;
END
$$;
