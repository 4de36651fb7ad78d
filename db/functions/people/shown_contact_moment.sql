-- Returns the last contact, to the day in London while applications are read without a name: to the second it would identify
-- the application.
CREATE OR REPLACE FUNCTION app.shown_contact_moment(_at timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM public.settings WHERE fair_first_view)
              THEN date_trunc('day', _at, 'Europe/London') ELSE _at END
$$;

ALTER FUNCTION app.shown_contact_moment OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.shown_contact_moment TO agency_app;
