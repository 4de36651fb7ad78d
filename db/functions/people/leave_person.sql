-- Runs after something that a person sent without an account was deleted. Deletes the record with the last of it, unless
-- staff added it or wrote about it. app.erase_person serves people who ask to be erased.
CREATE OR REPLACE FUNCTION app.leave_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.people AS p
  WHERE p.id = OLD.person_id AND p.account_id IS NULL AND p.source NOT IN ('desk', 'import') AND p.tags = '{}'
    AND NOT EXISTS (SELECT FROM public.applications WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.enquiries WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.person_notes WHERE person_id = p.id AND kind <> 'change')
    AND NOT EXISTS (SELECT FROM public.person_tasks WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.person_licences WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.key_information WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.qualifying_clocks WHERE person_id = p.id);
  IF NOT FOUND THEN PERFORM app.renew_person(OLD.person_id); END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.leave_person OWNER TO agency_keeper;
