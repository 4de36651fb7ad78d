-- Returns all staff for administrators, in the order in which they joined.
CREATE OR REPLACE FUNCTION app.list_staff()
  RETURNS TABLE (id uuid, email text, full_name text, role text, is_owner boolean, status text, created_at timestamptz,
                 last_seen_on date, has_factor boolean, sessions integer, jobs integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_admin();
  RETURN QUERY
    SELECT p.id, p.email::text, p.full_name, p.role, p.is_owner, p.status, p.created_at, p.last_seen_on,
           app.has_factor(p.id),
           (SELECT count(*)::integer FROM public.sessions AS s WHERE s.user_id = p.id AND s.kind = 'full' AND s.expires_at > now()),
           (SELECT count(*)::integer FROM public.jobs AS j WHERE j.user_id = p.id)
    FROM public.profiles AS p WHERE p.role IN ('admin', 'consultant', 'editor') ORDER BY p.created_at, p.id;
END
$$;

ALTER FUNCTION app.list_staff OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.list_staff TO agency_app;
