-- Erases the account of a person who proved that it is theirs. Returns 'erased', 'administrator' or 'not_found'. Also erases
-- request forms, job alerts and guest applications under its address, and the record of the person; an administrator who
-- deletes an account cannot know whose those were.
CREATE OR REPLACE FUNCTION app.erase_account(_user_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  address public.citext;
  was text;
BEGIN
  IF NOT app.is_system() THEN RAISE insufficient_privilege; END IF;
  PERFORM pg_advisory_xact_lock(7215004);
  SELECT email, role INTO address, was FROM public.profiles WHERE id = _user_id FOR UPDATE;
  IF address IS NULL THEN RETURN 'not_found'; END IF;
  -- Only another administrator can do it, so that one always remains.
  IF app.is_staff_role(was) THEN RETURN 'administrator'; END IF;
  INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                   job_location, outcome, received_at, last_action_at)
  SELECT * FROM app.enquiries_to_keep(_user_id);
  DELETE FROM public.enquiries WHERE email = address;
  DELETE FROM public.applications WHERE email = address AND candidate_id IS NULL;
  DELETE FROM public.unconfirmed_applications WHERE email = address;
  DELETE FROM public.job_alerts WHERE email = address;
  -- Removes the copy of a record that was merged into another person's, so that unmerging cannot restore it.
  DELETE FROM public.person_merges WHERE (gone ->> 'email')::public.citext = address;
  DELETE FROM public.person_addresses WHERE email = address;
  PERFORM app.erase_person(id) FROM public.people WHERE email = address AND account_id IS NULL;
  PERFORM app.remove_account(_user_id);
  RETURN 'erased';
END
$$;

ALTER FUNCTION app.erase_account OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.erase_account TO agency_app;
