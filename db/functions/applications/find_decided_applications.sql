-- Returns the ids of those of the newest two hundred applications for jobs of the agency that were opened or decided since
-- then, latest first. Administrators and consultants may read each of them.
CREATE OR REPLACE FUNCTION app.find_decided_applications(_since timestamptz, _limit integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  staff uuid[] := app.staff_ids();
BEGIN
  PERFORM app.demand_desk();
  RETURN ARRAY(
    SELECT newest.id FROM (
      SELECT a.id, a.status, a.status_changed_at FROM public.applications AS a JOIN public.jobs AS j ON j.id = a.job_id
      WHERE j.user_id = ANY (staff) ORDER BY a.sent_at DESC, a.id DESC LIMIT 200
    ) AS newest
    WHERE newest.status NOT IN ('sent', 'withdrawn') AND newest.status_changed_at >= _since
    ORDER BY newest.status_changed_at DESC, newest.id LIMIT least(greatest(_limit, 0), 100));
END
$$;

ALTER FUNCTION app.find_decided_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_decided_applications TO agency_app;
