-- Runs after a note about a person was written or deleted.
CREATE OR REPLACE FUNCTION app.keep_noted_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.renew_person(coalesce(NEW.person_id, OLD.person_id));
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_noted_person OWNER TO agency_keeper;
