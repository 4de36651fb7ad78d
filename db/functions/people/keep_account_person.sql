-- Creates or updates the record of an account: of candidates from their approval on, of others from their first application.
CREATE OR REPLACE FUNCTION app.keep_account_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE public.people SET search_vector = '' WHERE account_id = NEW.id;
  IF NOT FOUND AND NEW.role = 'job_seeker' AND NEW.status = 'approved' THEN PERFORM app.person_of_account(NEW.id); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_account_person OWNER TO agency_keeper;
