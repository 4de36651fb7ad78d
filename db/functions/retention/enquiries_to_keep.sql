-- Like app.records_to_keep, for forms and applications sent without the account under its address. A new form was not acted
-- on, and a message is no application for work or for staff.
CREATE OR REPLACE FUNCTION app.enquiries_to_keep(_user_id uuid)
  RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text,
                 job_title text, job_company text, job_location text, outcome text, received_at timestamptz,
                 last_action_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.id, CASE e.kind WHEN 'employer' THEN 'hirer' ELSE 'work_seeker' END, e.name, e.email, e.phone, e.company,
         e.location, nullif(concat_ws(E'\n', e.current_position, e.experience, e.skills), ''), coalesce(e.job_title, e.role),
         e.job_company, e.job_location, e.status, e.created_at, coalesce(e.status_changed_at, e.created_at)
  FROM public.profiles AS p JOIN public.enquiries AS e ON e.email = p.email
  WHERE p.id = _user_id AND e.kind IN ('employer', 'candidate') AND e.status <> 'new' AND e.confirmed_at IS NOT NULL
    AND coalesce(e.status_changed_at, e.created_at) > now() - interval '1 year'
  UNION ALL
  SELECT p.id, 'work_seeker', a.full_name, a.email, a.phone, NULL, a.location, a.experience, a.job_title, a.job_company,
         a.job_location, a.status, a.sent_at, acted.at
  FROM public.profiles AS p JOIN public.applications AS a ON a.email = p.email AND a.candidate_id IS NULL
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at FROM public.application_events AS e
                      WHERE e.application_id = a.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE p.id = _user_id AND acted.at > now() - interval '1 year'
$$;

ALTER FUNCTION app.enquiries_to_keep OWNER TO agency_keeper;
