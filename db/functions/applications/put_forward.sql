-- Adds an application on a person's behalf, for an open job of the agency, with their details on record. The status is
-- 'viewed', because the desk knows of it. `_subject` and `_message` are the email to the person; NULL for none. `refusal`
-- says why nothing was added.
CREATE OR REPLACE FUNCTION app.put_forward(
  _person_id uuid, _job_id uuid, _subject text, _message text, OUT application_id uuid, OUT refusal text
)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person public.people;
  job public.jobs;
  profile public.profiles;
BEGIN
  PERFORM app.demand_desk();
  -- The account before its record, as when its owner applies. The record is locked, so that colleagues take turns.
  SELECT * INTO profile FROM public.profiles AS a
  WHERE a.id = (SELECT p.account_id FROM public.people AS p WHERE p.id = _person_id) FOR KEY SHARE;
  SELECT * INTO person FROM public.people AS p WHERE p.id = _person_id FOR UPDATE;
  SELECT * INTO job FROM public.jobs AS j WHERE j.id = _job_id AND j.user_id = ANY (app.staff_ids());
  refusal := CASE
    WHEN job.id IS NULL THEN 'no_job'
    WHEN job.status <> 'open' OR job.closes_at <= now() THEN 'closed'
    WHEN person.id IS NULL THEN 'no_person'
    WHEN person.account_id = app.actor_id() THEN 'yourself'
    WHEN person.account_id = job.user_id THEN 'own_job'
    WHEN EXISTS (
      SELECT FROM public.applications AS a
      WHERE a.job_id = _job_id
        AND (a.person_id = _person_id OR a.candidate_id = person.account_id
             OR person.account_id IS NULL AND a.candidate_id IS NULL AND a.email = person.email))
      THEN 'applied'
    WHEN person.email IS NULL OR person.phone IS NULL THEN 'no_contact' END;
  IF refusal IS NOT NULL THEN RETURN; END IF;
  INSERT INTO public.applications (
    person_id, candidate_id, job_id, job_title, job_company, job_location, full_name, email, phone, location, bio, skills, experience,
    cv_id, status, message_subject, message)
  VALUES (
    _person_id, person.account_id, _job_id, job.title, job.company, job.location, person.full_name, person.email, person.phone,
    person.location, profile.bio, person.skills, profile.experience, profile.cv_id, 'viewed', _subject, _message)
  ON CONFLICT DO NOTHING RETURNING id INTO application_id;
  IF application_id IS NULL THEN refusal := 'applied'; END IF;
END
$$;

ALTER FUNCTION app.put_forward OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.put_forward TO agency_app;
