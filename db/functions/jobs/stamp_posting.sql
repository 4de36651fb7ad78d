-- A draft that is published is posted at that moment, not when it was begun: the board has the newest first.
CREATE OR REPLACE FUNCTION app.stamp_posting() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.created_at := now();
  RETURN NEW;
END
$$;
