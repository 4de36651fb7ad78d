-- Returns the agency's setting; false until it is first saved, as the specification says.
CREATE OR REPLACE FUNCTION app.may_apply_waiting() RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT coalesce((SELECT waiting_may_apply FROM public.settings), false) $$;

ALTER FUNCTION app.may_apply_waiting OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_apply_waiting TO agency_app, agency_keeper;
