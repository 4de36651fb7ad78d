-- Returns the record of the asking account. Candidates read their assignments by it, but cannot read records.
CREATE OR REPLACE FUNCTION app.own_person_id() RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id FROM public.people WHERE account_id = app.actor_id()
$$;

ALTER FUNCTION app.own_person_id OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.own_person_id TO agency_app;
