-- Ends all sessions and API keys of an account whose role or status changed. An account that becomes approved keeps its
-- restricted session, which can do nothing but say so.
CREATE OR REPLACE FUNCTION app.end_sessions_of_changed_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.role <> OLD.role OR (NEW.status <> OLD.status AND NOT (OLD.status = 'pending' AND NEW.status = 'approved')) THEN
    DELETE FROM public.calendar_links WHERE user_id = NEW.id;
    DELETE FROM public.sessions WHERE user_id = NEW.id;
    UPDATE public.api_keys SET revoked_at = now() WHERE account_id = NEW.id AND revoked_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.end_sessions_of_changed_account OWNER TO agency_keeper;
