-- Returns the missing checks before a candidate may be named to a client; '{}' for none. With a client: of the newest
-- introduction to it; without: of the newest one. 'introduction': it does not exist. For the desk and the site itself.
CREATE OR REPLACE FUNCTION app.introduction_gaps(_application_id uuid, _client_id uuid DEFAULT NULL) RETURNS text[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  newest uuid;
BEGIN
  IF NOT app.is_system() THEN PERFORM app.demand_desk(); END IF;
  SELECT i.id INTO newest FROM public.introductions AS i
  WHERE i.application_id = _application_id AND (_client_id IS NULL OR i.client_id = _client_id)
  ORDER BY i.created_at DESC, i.id DESC LIMIT 1;
  RETURN app.gaps_of_introduction(newest);
END
$$;

ALTER FUNCTION app.introduction_gaps OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.introduction_gaps TO agency_app;
