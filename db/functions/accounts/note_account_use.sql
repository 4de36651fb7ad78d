-- Runs at sign-in and while a session is in use. Withdraws a warning about an unused account.
CREATE OR REPLACE FUNCTION app.note_account_use(_user_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  today CONSTANT date := (now() AT TIME ZONE 'Europe/London')::date;
BEGIN
  PERFORM app.demand_system();
  UPDATE public.profiles SET last_seen_on = today WHERE id = _user_id AND last_seen_on < today;
  DELETE FROM public.unused_warnings WHERE user_id = _user_id;
END
$$;

ALTER FUNCTION app.note_account_use OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.note_account_use TO agency_app;
