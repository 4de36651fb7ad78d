-- Sets the storage key of a new CV, whatever the statement says. A later owner does not move the file.
CREATE OR REPLACE FUNCTION app.name_cv_file() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.storage_key := coalesce(NEW.user_id::text, 'guests') || '/cv-' || NEW.id::text || '.' || NEW.extension;
  RETURN NEW;
END
$$;
