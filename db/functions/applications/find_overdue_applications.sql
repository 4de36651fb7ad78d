-- Returns the ids of undecided applications whose promised reply is late, longest overdue first. Consultants get those for
-- jobs that the agency has now; row-level security checks again.
CREATE OR REPLACE FUNCTION app.find_overdue_applications(_now timestamptz, _limit integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  staff uuid[] := app.staff_ids();
  is_administrator boolean := public.is_admin(app.actor_id());
BEGIN
  PERFORM app.demand_desk();
  RETURN ARRAY(
    SELECT a.id FROM public.reply_promises AS p JOIN public.applications AS a ON a.id = p.application_id JOIN public.jobs AS j ON j.id = a.job_id
    WHERE p.due_at < _now AND p.replied_at IS NULL AND p.ended_at IS NULL AND p.is_agency AND a.desk_status IN ('sent', 'viewed')
      AND (is_administrator OR j.user_id = ANY (staff))
    ORDER BY p.due_at, p.application_id LIMIT least(greatest(_limit, 0), 100));
END
$$;

ALTER FUNCTION app.find_overdue_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_overdue_applications TO agency_app;
