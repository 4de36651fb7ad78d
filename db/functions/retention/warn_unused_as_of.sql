-- Returns at most _limit accounts to warn now: 30 days before they have been unused for _months. An email that could not be
-- sent for 30 days is tried again. Two simultaneous calls get different accounts.
CREATE OR REPLACE FUNCTION app.warn_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  INSERT INTO public.unused_warnings AS w (user_id, asked_at)
  SELECT p.id, _now
  FROM public.profiles AS p JOIN public.credentials AS c ON c.user_id = p.id
  LEFT JOIN public.unused_warnings AS known ON known.user_id = p.id
  WHERE _months > 0 AND NOT app.is_staff_role(p.role) AND p.status <> 'rejected'
    AND p.last_seen_on <= app.unused_until(_months, _now, 30)
    AND (known.user_id IS NULL OR known.sent_at IS NULL AND known.asked_at <= _now - interval '720 hours')
    AND NOT app.is_account_needed(p.id, _now)
  ORDER BY p.last_seen_on, p.id LIMIT _limit
  ON CONFLICT (user_id) DO UPDATE SET asked_at = EXCLUDED.asked_at
    WHERE w.sent_at IS NULL AND w.asked_at <= EXCLUDED.asked_at - interval '720 hours'
  RETURNING w.user_id
$$;

ALTER FUNCTION app.warn_unused_as_of OWNER TO agency_keeper;
