-- Returns true if an account is needed although its owner does not sign in: a session, an open job, an application for an
-- open job, or a step of an application or work through the agency within a year (Conduct Regulations 2003, reg. 29).
CREATE OR REPLACE FUNCTION app.is_account_needed(_user_id uuid, _now timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.sessions WHERE user_id = _user_id AND expires_at > _now)
    OR EXISTS (SELECT FROM public.jobs WHERE user_id = _user_id AND status = 'open' AND closes_at > _now)
    OR EXISTS (SELECT FROM public.applications AS a LEFT JOIN public.jobs AS j ON j.id = a.job_id
               WHERE a.candidate_id = _user_id
                 AND (a.status_changed_at > _now - interval '1 year'
                      OR a.status NOT IN ('withdrawn', 'not_taken_forward') AND j.status = 'open' AND j.closes_at > _now))
    OR EXISTS (SELECT FROM public.jobs AS j JOIN public.applications AS a ON a.job_id = j.id
               WHERE j.user_id = _user_id AND a.status_changed_at > _now - interval '1 year')
    OR EXISTS (SELECT FROM public.people AS p JOIN public.qualifying_clocks AS c ON c.person_id = p.id
               JOIN public.assignments AS s ON s.clock_id = c.id
               WHERE p.account_id = _user_id AND coalesce(s.ends_on > (_now - interval '1 year')::date, true))
$$;

ALTER FUNCTION app.is_account_needed OWNER TO agency_keeper;
