-- Moves guest applications sent from a candidate's address into their account, with their CVs, and returns how many. Only
-- for a proven address: the caller has the link emailed to it. Those for a job that the account has applied for, or that it
-- owns, stay. The newest application fills gaps of the profile.
CREATE OR REPLACE FUNCTION app.claim_guest_applications(_user_id uuid, _email public.citext) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  taken uuid[];
BEGIN
  PERFORM app.demand_system();
  PERFORM FROM public.profiles WHERE id = _user_id AND email = _email FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT array_agg(id) INTO taken FROM (
    SELECT a.id FROM public.applications AS a
    WHERE a.candidate_id IS NULL AND a.email = _email
      AND NOT EXISTS (SELECT FROM public.applications AS own WHERE own.candidate_id = _user_id AND own.job_id = a.job_id)
      AND NOT EXISTS (SELECT FROM public.jobs AS j WHERE j.id = a.job_id AND j.user_id = _user_id)
    ORDER BY a.id FOR UPDATE
  ) AS free;
  IF taken IS NULL THEN RETURN 0; END IF;
  -- CVs first: an application must have a CV of its own account, a guest's application its own.
  UPDATE public.cvs SET user_id = _user_id WHERE application_id = ANY (taken);
  UPDATE public.applications SET candidate_id = _user_id WHERE id = ANY (taken);
  UPDATE public.cvs SET application_id = NULL WHERE application_id = ANY (taken);
  UPDATE public.profiles AS p SET phone = coalesce(p.phone, a.phone), cv_id = coalesce(p.cv_id, a.cv_id)
  FROM (SELECT phone, cv_id FROM public.applications WHERE id = ANY (taken) ORDER BY sent_at DESC LIMIT 1) AS a
  WHERE p.id = _user_id;
  RETURN cardinality(taken);
END
$$;

ALTER FUNCTION app.claim_guest_applications OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.claim_guest_applications TO agency_app;
