-- Sets the posting time of a draft when it is published, because the board lists the newest first.
CREATE OR REPLACE FUNCTION app.stamp_posting() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.created_at := now();
  RETURN NEW;
END
$$;
