-- Returns the account of a secret calendar address. NULL: never issued, revoked, or the person no longer works at the desk.
CREATE OR REPLACE FUNCTION app.find_calendar_link(_token_hash bytea) RETURNS uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN (SELECT user_id FROM public.calendar_links WHERE token_hash = _token_hash AND app.may_work_desk(user_id));
END
$$;

ALTER FUNCTION app.find_calendar_link OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_calendar_link TO agency_app;
