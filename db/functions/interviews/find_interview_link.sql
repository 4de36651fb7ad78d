-- Returns the interview of a private link. NULL: never issued, expired, or revoked.
CREATE OR REPLACE FUNCTION app.find_interview_link(_token_hash bytea) RETURNS uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_system();
  RETURN (SELECT interview_id FROM public.emailed_links WHERE token_hash = _token_hash AND expires_at > now());
END
$$;

ALTER FUNCTION app.find_interview_link OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.find_interview_link TO agency_app;
