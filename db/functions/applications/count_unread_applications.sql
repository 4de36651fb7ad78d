-- Counts unread applications for jobs of the agency, up to the limit asked for.
CREATE OR REPLACE FUNCTION app.count_unread_applications(_limit integer) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  staff uuid[] := app.staff_ids();
BEGIN
  PERFORM app.demand_desk();
  RETURN (SELECT count(*)::integer FROM (
    SELECT FROM public.applications AS a JOIN public.jobs AS j ON j.id = a.job_id
    WHERE a.status = 'sent' AND a.held_status IS NULL AND j.user_id = ANY (staff) LIMIT least(greatest(_limit, 0), 1000)) AS counted);
END
$$;

ALTER FUNCTION app.count_unread_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.count_unread_applications TO agency_app;
