-- Returns accounts that were unused for _months and were warned 30 days ago.
CREATE OR REPLACE FUNCTION app.due_accounts(_months integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT p.id
  FROM public.unused_warnings AS w JOIN public.profiles AS p ON p.id = w.user_id
  WHERE _months > 0 AND w.sent_at <= _now - interval '720 hours'
    AND NOT app.is_staff_role(p.role) AND p.status <> 'rejected' AND p.last_seen_on <= app.unused_until(_months, _now)
    AND NOT app.is_account_needed(p.id, _now)
$$;

ALTER FUNCTION app.due_accounts OWNER TO agency_keeper;
