-- Returns one page of all accounts for admins, newest first (spec: accounts §2 "Admin dashboard").
CREATE OR REPLACE FUNCTION app.list_accounts(
  _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _limit integer DEFAULT 50, _offset integer DEFAULT 0
) RETURNS TABLE (id uuid, email text, full_name text, role text, status text, created_at timestamptz, approved_at timestamptz,
                 approved_by_name text, email_confirmed_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.account_pattern(_search);
BEGIN
  PERFORM app.demand_admin();
  RETURN QUERY EXECUTE format(
    'SELECT p.id, p.email::text, p.full_name, p.role, p.status, p.created_at, p.approved_at, a.full_name, c.email_confirmed_at
     FROM (SELECT id FROM public.profiles WHERE %s ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) AS page
     JOIN public.profiles AS p USING (id)
     LEFT JOIN public.profiles AS a ON a.id = p.approved_by
     LEFT JOIN public.credentials AS c ON c.user_id = p.id
     ORDER BY p.created_at DESC, p.id DESC', app.account_conditions(_status, _role, pattern))
  USING _status, _role, pattern, least(greatest(coalesce(_limit, 50), 1), 100), greatest(coalesce(_offset, 0), 0);
END
$$;

ALTER FUNCTION app.list_accounts OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.list_accounts TO agency_app;
