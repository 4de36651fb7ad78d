-- Returns the shortlist of a private link. NULL: never issued, expired, withdrawn, or its contact was deleted.
CREATE OR REPLACE FUNCTION app.find_shortlist(_token_hash bytea) RETURNS uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN (SELECT s.id FROM public.emailed_links AS l JOIN public.shortlists AS s ON s.id = l.shortlist_id
          WHERE l.token_hash = _token_hash AND s.expires_at > now() AND s.revoked_at IS NULL AND s.contact_id IS NOT NULL);
END
$$;

ALTER FUNCTION app.find_shortlist OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_shortlist TO agency_app;
