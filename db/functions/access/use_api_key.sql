-- Returns the account of a valid key and its number of requests within a minute. One write for each request lets all
-- processes share the count. A key ends with its account's rights; requests beyond the limit are not counted.
CREATE OR REPLACE FUNCTION app.use_api_key(_token_hash bytea)
  RETURNS TABLE (key_id uuid, scopes text[], requests_a_minute integer, requests integer, seconds_left integer, expires_at timestamptz,
                 user_id uuid, email text, full_name text, role text, status text, is_owner boolean, lacks_factor boolean)
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  UPDATE public.api_keys AS k SET
    window_requests = CASE WHEN k.window_started_at <= now() - interval '1 minute' THEN 1
                           ELSE least(k.window_requests, k.requests_a_minute) + 1 END,
    window_started_at = CASE WHEN k.window_started_at <= now() - interval '1 minute' THEN now() ELSE k.window_started_at END,
    last_used_at = CASE WHEN k.last_used_at > now() - interval '1 minute' THEN k.last_used_at ELSE now() END
  FROM public.profiles AS p
  WHERE k.token_hash = _token_hash AND k.revoked_at IS NULL AND k.expires_at > now()
    AND p.id = k.account_id AND p.status = 'approved' AND p.role IN ('admin', 'consultant')
  RETURNING k.id, k.scopes, k.requests_a_minute, k.window_requests,
            greatest(1, ceil(extract(epoch FROM k.window_started_at + interval '1 minute' - now()))::integer), k.expires_at,
            p.id, p.email::text, p.full_name, p.role, p.status, p.is_owner, app.lacks_factor(p.id)
$$;

ALTER FUNCTION app.use_api_key OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.use_api_key TO agency_app;
