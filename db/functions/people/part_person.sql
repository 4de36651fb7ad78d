-- Deletes the record of an account before the account, with what staff wrote there. Applications and forms sent without the
-- account get a new record.
CREATE OR REPLACE FUNCTION app.part_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid := (SELECT id FROM public.people WHERE account_id = OLD.id);
BEGIN
  DELETE FROM public.person_addresses WHERE person_id = person;
  UPDATE public.applications AS a SET person_id =
    app.person_of_address(a.email, a.full_name, a.phone, a.location, NULL, 'application', a.sent_at)
  WHERE a.person_id = person AND a.candidate_id IS NULL;
  UPDATE public.enquiries AS e SET person_id =
    app.person_of_address(e.email, e.name, e.phone, e.location, e.current_position, 'enquiry', e.confirmed_at)
  WHERE e.person_id = person;
  DELETE FROM public.people WHERE id = person;
  RETURN OLD;
END
$$;

ALTER FUNCTION app.part_person OWNER TO agency_keeper;
