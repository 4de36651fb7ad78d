-- Sets the storage key of a new CV and overrides one that the statement gives. A new owner later does not change the key.
CREATE OR REPLACE FUNCTION app.name_cv_file() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.storage_key := coalesce(NEW.user_id::text, 'guests') || '/cv-' || NEW.id::text || '.' || NEW.extension;
  RETURN NEW;
END
$$;
