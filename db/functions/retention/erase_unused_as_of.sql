-- Deletes at most _limit accounts that were unused for _months and were warned 30 days ago (app.remove_account). Skips the
-- locked row of an account that is signing in.
CREATE OR REPLACE FUNCTION app.erase_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  gone uuid[];
BEGIN
  IF _months <= 0 THEN RETURN; END IF;
  SELECT array_agg(due.id) INTO gone FROM (
    SELECT p.id
    FROM public.unused_warnings AS w
    JOIN public.profiles AS p ON p.id = w.user_id JOIN public.credentials AS c ON c.user_id = w.user_id
    WHERE p.id IN (SELECT app.due_accounts(_months, _now))
    ORDER BY w.sent_at, w.user_id LIMIT _limit FOR UPDATE OF w, p, c SKIP LOCKED
  ) AS due;
  RETURN QUERY SELECT id FROM unnest(gone) AS id WHERE app.remove_account(id);
END
$$;

ALTER FUNCTION app.erase_unused_as_of OWNER TO agency_keeper;
