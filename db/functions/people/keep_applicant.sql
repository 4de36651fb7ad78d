-- After an application was sent or changed. A guest who claims it into an account has proven that the address of the account is
-- theirs: everything about the guest of that address joins the record of the account. A guest who corrects how they are reached has
-- proven the same, of the record of that address.
CREATE OR REPLACE FUNCTION app.keep_applicant() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    person := CASE WHEN NEW.candidate_id IS NOT NULL THEN app.person_of_account(NEW.candidate_id)
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
