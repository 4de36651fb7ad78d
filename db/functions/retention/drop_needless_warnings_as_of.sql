-- Deletes warnings without a reason: the account is needed again, or is kept longer or permanently (_months 0). A later end
-- needs a new warning.
CREATE OR REPLACE FUNCTION app.drop_needless_warnings_as_of(_months integer, _now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.unused_warnings WHERE user_id IN (
    SELECT user_id FROM public.unused_warnings
    WHERE _months = 0 OR NOT app.is_account_unused(user_id, app.unused_until(_months, _now, 30), _now)
    FOR UPDATE SKIP LOCKED)
$$;

ALTER FUNCTION app.drop_needless_warnings_as_of OWNER TO agency_keeper;
