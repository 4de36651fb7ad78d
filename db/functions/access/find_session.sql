-- Returns the session of a cookie by one indexed read for each request. A rejected or suspended account has no session; a
-- full session counts only while the account is approved.
CREATE OR REPLACE FUNCTION app.find_session(_token_hash bytea)
  RETURNS TABLE (user_id uuid, kind text, email text, full_name text, role text, status text, created_at timestamptz,
                 expires_at timestamptz, is_owner boolean, lacks_factor boolean, may_apply boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT s.user_id, s.kind, p.email::text, p.full_name, p.role, p.status, s.created_at, s.expires_at, p.is_owner,
         CASE WHEN p.role IN ('job_seeker', 'employer') THEN false ELSE app.lacks_factor(p.id) END,
         CASE WHEN p.role <> 'job_seeker' THEN false WHEN p.status = 'pending' THEN app.may_apply_waiting() ELSE true END
  FROM public.sessions AS s JOIN public.profiles AS p ON p.id = s.user_id
  WHERE s.token_hash = _token_hash AND s.expires_at > now() AND p.status NOT IN ('rejected', 'suspended')
    AND (s.kind = 'restricted' OR p.status = 'approved')
$$;

ALTER FUNCTION app.find_session OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_session TO agency_app;
