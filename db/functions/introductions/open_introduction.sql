-- Begins an introduction of an application to a client. NULL: not allowed, or the application is over or deleted.
CREATE OR REPLACE FUNCTION app.open_introduction(
    _application_id uuid, _client_name text, _client_id uuid, _purpose text, _engagement text) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  opened uuid;
  candidate text;
BEGIN
  SELECT a.full_name INTO candidate FROM public.applications AS a WHERE a.id = _application_id FOR KEY SHARE;
  IF NOT FOUND OR NOT app.may_introduce(_application_id) THEN RETURN NULL; END IF;
  INSERT INTO public.introductions (application_id, client_name, client_id, purpose, engagement)
  VALUES (_application_id, _client_name, _client_id, _purpose, _engagement) RETURNING id INTO opened;
  PERFORM app.append_introduction_entry(opened, 'opened', 'done', NULL, NULL, NULL, jsonb_build_object(
    'by', app.actor_name(), 'byId', app.actor_id(), 'candidate', candidate, 'application', _application_id, 'client', _client_name, 'clientId', _client_id,
    'purpose', _purpose, 'engagement', _engagement));
  RETURN opened;
END
$$;

ALTER FUNCTION app.open_introduction OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.open_introduction TO agency_app;
