-- Returns true if this client may know the name of an application's candidate: the ledger has an introduction to the client,
-- and no check is missing, so withdrawing consent hides the name again. Nothing else decides this.
CREATE OR REPLACE FUNCTION app.may_name_candidate(_application_id uuid, _client_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (
      SELECT FROM public.introductions AS i JOIN public.introduction_entries AS e ON e.introduction_id = i.id
      WHERE i.application_id = _application_id AND i.client_id = _client_id AND e.kind = 'introduced')
    AND coalesce(app.introduction_gaps(_application_id, _client_id) = '{}', false)
$$;

GRANT EXECUTE ON FUNCTION app.may_name_candidate TO agency_app, agency_keeper;
