-- Posting and reopening a job says that it is open, also by a new closing date after the old one has passed.
CREATE OR REPLACE FUNCTION app.stamp_confirmation() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.confirmed_at := now();
  RETURN NEW;
END
$$;
