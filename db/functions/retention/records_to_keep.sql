-- Returns the records to keep when an account is deleted. An application without a step by the agency needs no record.
CREATE OR REPLACE FUNCTION app.records_to_keep(_user_id uuid)
  RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text,
                 job_title text, job_company text, job_location text, outcome text, received_at timestamptz,
                 last_action_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT a.candidate_id, 'work_seeker', a.full_name, a.email, a.phone, NULL, a.location,
         nullif(concat_ws(E'\n', nullif(array_to_string(a.skills, ', '), ''), a.experience), ''),
         a.job_title, a.job_company, a.job_location, a.status, a.sent_at, acted.at
  FROM public.applications AS a
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at FROM public.application_events AS e
                      WHERE e.application_id = a.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE a.candidate_id = _user_id AND acted.at > now() - interval '1 year'
  UNION ALL
  SELECT w.* FROM public.people AS p CROSS JOIN LATERAL app.work_to_keep(p.id) AS w WHERE p.account_id = _user_id
  UNION ALL
  -- Only employers: staff do not hire through an account.
  SELECT p.id, 'hirer', p.full_name, p.email, p.phone, j.company, p.location, NULL, j.title, j.company, j.location,
         j.status, j.created_at, acted.at
  FROM public.profiles AS p JOIN public.jobs AS j ON j.user_id = p.id
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at
                      FROM public.applications AS a JOIN public.application_events AS e ON e.application_id = a.id
                      WHERE a.job_id = j.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE p.id = _user_id AND p.role = 'employer' AND acted.at > now() - interval '1 year'
$$;

ALTER FUNCTION app.records_to_keep OWNER TO agency_keeper;
