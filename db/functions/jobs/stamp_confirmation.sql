-- Posting, reopening, or extending a past closing date confirms that a job is open.
CREATE OR REPLACE FUNCTION app.stamp_confirmation() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.confirmed_at := now();
  RETURN NEW;
END
$$;
