-- Erases a person without an account at their request (app.erase_person), for administrators. Records that the law requires
-- for a year are kept apart, as for an account (app.records_to_keep, app.enquiries_to_keep).
CREATE OR REPLACE FUNCTION app.delete_person(_id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_admin();
  PERFORM FROM public.people WHERE id = _id AND account_id IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.kept_records (account_id, party, name, email, phone, location, experience, job_title, job_company, job_location,
                                   outcome, received_at, last_action_at)
  SELECT _id, 'work_seeker', a.full_name, a.email, a.phone, a.location, a.experience, a.job_title, a.job_company, a.job_location,
         a.status, a.sent_at, acted.at
  FROM public.applications AS a
  CROSS JOIN LATERAL (SELECT max(e.created_at) AS at FROM public.application_events AS e
                      WHERE e.application_id = a.id AND e.status NOT IN ('sent', 'withdrawn')) AS acted
  WHERE a.person_id = _id AND a.candidate_id IS NULL AND acted.at > now() - interval '1 year'
  UNION ALL
  SELECT _id, 'work_seeker', e.name, e.email, e.phone, e.location, nullif(concat_ws(E'\n', e.current_position, e.experience, e.skills), ''),
         coalesce(e.job_title, e.role), e.job_company, e.job_location, e.status, e.created_at, coalesce(e.status_changed_at, e.created_at)
  FROM public.enquiries AS e
  WHERE e.person_id = _id AND e.status <> 'new' AND coalesce(e.status_changed_at, e.created_at) > now() - interval '1 year';
  RETURN app.erase_person(_id);
END
$$;

ALTER FUNCTION app.delete_person OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.delete_person TO agency_app;
