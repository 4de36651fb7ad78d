-- Returns the assignments to keep when the record of a temporary worker is deleted: those through the agency within a year.
-- Finds them by account, or by the record of a person without one.
CREATE OR REPLACE FUNCTION app.work_to_keep(_person_id uuid)
  RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text,
                 job_title text, job_company text, job_location text, outcome text, received_at timestamptz,
                 last_action_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  RETURN QUERY
    SELECT coalesce(p.account_id, p.id), 'work_seeker', p.full_name, coalesce(p.email, ''::citext), p.phone, NULL::text, p.location, NULL::text,
           c.role, c.hirer, NULL::text, 'assignment', s.created_at, least(now(), coalesce(s.ends_on::timestamptz, now()))
    FROM public.people AS p JOIN public.qualifying_clocks AS c ON c.person_id = p.id JOIN public.assignments AS s ON s.clock_id = c.id
    WHERE p.id = _person_id AND s.other_agency IS NULL AND s.starts_on <= now()
      AND coalesce(s.ends_on > (now() - interval '1 year')::date, true);
END
$$;

ALTER FUNCTION app.work_to_keep OWNER TO agency_keeper;
