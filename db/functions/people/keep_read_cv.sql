-- Runs after the words of a CV changed, and updates the search.
CREATE OR REPLACE FUNCTION app.keep_read_cv() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.renew_person(coalesce(NEW.person_id, OLD.person_id));
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_read_cv OWNER TO agency_keeper;
