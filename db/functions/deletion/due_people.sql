-- Returns people without an account or remaining forms and applications, after _months months without a contact, a note or a
-- due task, in London's calendar. They are records of placing people, kept for a year (Conduct Regulations 2003, reg. 29).
CREATE OR REPLACE FUNCTION app.due_people(_months integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.id FROM public.people AS p
  CROSS JOIN (SELECT (app.deletion_moment() AT TIME ZONE 'Europe/London' - make_interval(months => _months)) AT TIME ZONE 'Europe/London' AS since) AS old
  WHERE _months >= 12 AND p.account_id IS NULL AND p.last_contact_at <= old.since
    AND NOT EXISTS (SELECT FROM public.applications WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.enquiries WHERE person_id = p.id)
    AND NOT EXISTS (SELECT FROM public.person_notes WHERE person_id = p.id AND created_at > old.since)
    -- A task forgotten for that long keeps no record.
    AND NOT EXISTS (SELECT FROM public.person_tasks
                    WHERE person_id = p.id AND (created_at > old.since OR done_at IS NULL AND due_on > old.since::date))
$$;

ALTER FUNCTION app.due_people OWNER TO agency_keeper;
