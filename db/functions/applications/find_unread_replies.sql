-- Returns applications with unread replies of their candidates, longest unread first, each with the newest reply.
-- Consultants get those for jobs of the agency.
CREATE OR REPLACE FUNCTION app.find_unread_replies(_limit integer)
  RETURNS TABLE (application_id uuid, newest uuid, replies integer, since timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT u.application_id, u.newest, u.replies, u.since
    FROM (
      SELECT l.application_id, (array_agg(l.id ORDER BY l.written_at DESC, l.id DESC))[1] AS newest, count(*)::integer AS replies,
             min(l.written_at) AS since
      FROM public.application_letters AS l WHERE l.is_reply AND l.read_at IS NULL GROUP BY l.application_id
    ) AS u
    JOIN public.applications AS a ON a.id = u.application_id
    LEFT JOIN public.jobs AS j ON j.id = a.job_id
    WHERE a.status <> 'withdrawn'
      AND ((SELECT public.is_admin(app.actor_id())) OR j.user_id = ANY ((SELECT app.staff_ids())::uuid[]))
    ORDER BY u.since, u.application_id LIMIT least(greatest(_limit, 1), 100);
END
$$;

ALTER FUNCTION app.find_unread_replies OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_unread_replies TO agency_app;
