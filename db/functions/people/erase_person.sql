-- Deletes all data about a person without an account: the record with notes and tasks, and what they sent. Lists it as
-- erased, so that no backup brings it back. Returns false if the record does not exist, or belongs to an account.
CREATE OR REPLACE FUNCTION app.erase_person(_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM FROM public.people WHERE id = _id AND account_id IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                   job_location, outcome, received_at, last_action_at)
  SELECT * FROM app.work_to_keep(_id);
  DELETE FROM public.applications WHERE person_id = _id AND candidate_id IS NULL;
  DELETE FROM public.enquiries WHERE person_id = _id;
  DELETE FROM public.people WHERE id = _id;
  INSERT INTO public.erasures (kind, subject_id) VALUES ('person', _id)
  ON CONFLICT (kind, subject_id) DO UPDATE SET erased_at = now();
  RETURN true;
END
$$;

ALTER FUNCTION app.erase_person OWNER TO agency_keeper;
