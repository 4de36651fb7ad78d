-- Returns guest applications without a step for _months months, in London's calendar. They are records of placing people,
-- kept for a year (Conduct Regulations 2003, reg. 29).
CREATE OR REPLACE FUNCTION app.due_guest_applications(_months integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id FROM public.applications
  WHERE _months >= 12 AND candidate_id IS NULL AND status_changed_at <=
    (app.deletion_moment() AT TIME ZONE 'Europe/London' - make_interval(months => _months)) AT TIME ZONE 'Europe/London'
$$;

ALTER FUNCTION app.due_guest_applications OWNER TO agency_keeper;
