-- Returns the accounts to remind now: once, 23 days after the first email was sent.
CREATE OR REPLACE FUNCTION app.remind_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  UPDATE public.unused_warnings SET reminder_asked_at = _now WHERE user_id IN (
    SELECT user_id FROM public.unused_warnings
    WHERE _months > 0 AND reminder_asked_at IS NULL AND sent_at <= _now - interval '552 hours'
    ORDER BY sent_at, user_id LIMIT _limit FOR UPDATE SKIP LOCKED)
  RETURNING user_id
$$;

ALTER FUNCTION app.remind_unused_as_of OWNER TO agency_keeper;
