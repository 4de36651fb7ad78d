-- Runs after an application was sent or changed. A guest who claims it into an account, or corrects their details, has
-- proven that the address is theirs: everything about that address joins the record.
CREATE OR REPLACE FUNCTION app.keep_applicant() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    person := CASE WHEN NEW.source = 'desk' THEN NEW.person_id
                   WHEN NEW.candidate_id IS NOT NULL THEN app.person_of_account(NEW.candidate_id)
                   ELSE app.person_of_address(NEW.email, NEW.full_name, NEW.phone, NEW.location, NULL, 'application', NEW.sent_at) END;
    UPDATE public.applications SET person_id = person WHERE id = NEW.id;
  ELSIF OLD.candidate_id IS NULL AND NEW.candidate_id IS NOT NULL THEN
    person := app.person_of_account(NEW.candidate_id);
    UPDATE public.applications SET person_id = person WHERE id = NEW.id;
    PERFORM app.join_guest(person);
  ELSE
    person := NEW.person_id;
    IF NEW.candidate_id IS NULL AND (NEW.full_name, NEW.phone) IS DISTINCT FROM (OLD.full_name, OLD.phone) THEN
      UPDATE public.people SET full_name = NEW.full_name, phone = NEW.phone WHERE id = person AND account_id IS NULL AND email = NEW.email;
    END IF;
  END IF;
  PERFORM app.renew_person(person);
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_applicant OWNER TO agency_keeper;
