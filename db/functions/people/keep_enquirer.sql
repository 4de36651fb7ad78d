-- Runs after a candidate's form was confirmed.
CREATE OR REPLACE FUNCTION app.keep_enquirer() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid := app.person_of_address(NEW.email, NEW.name, NEW.phone, NEW.location, NEW.current_position, 'enquiry', NEW.confirmed_at);
BEGIN
  UPDATE public.enquiries SET person_id = person WHERE id = NEW.id;
  PERFORM app.renew_person(person);
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_enquirer OWNER TO agency_keeper;
