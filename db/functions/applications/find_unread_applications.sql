-- Returns the ids of unread applications for jobs of the agency, oldest first, except those of
-- app.find_overdue_applications. A promise that an employer made before the agency took over the job does not bind the
-- agency. Administrators and consultants may read each of them; row-level security checks again.
CREATE OR REPLACE FUNCTION app.find_unread_applications(_now timestamptz, _limit integer) RETURNS uuid[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  staff uuid[] := app.staff_ids();
BEGIN
  PERFORM app.demand_desk();
  RETURN ARRAY(
    SELECT a.id FROM public.applications AS a JOIN public.jobs AS j ON j.id = a.job_id
    WHERE a.status = 'sent' AND a.held_status IS NULL AND j.user_id = ANY (staff)
      AND NOT EXISTS (SELECT FROM public.reply_promises AS p
                      WHERE p.application_id = a.id AND p.is_agency AND p.due_at < _now AND p.replied_at IS NULL AND p.ended_at IS NULL)
    ORDER BY a.sent_at, a.id LIMIT least(greatest(_limit, 0), 100));
END
$$;

ALTER FUNCTION app.find_unread_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_unread_applications TO agency_app;
