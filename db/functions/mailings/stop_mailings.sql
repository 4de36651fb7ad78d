-- Ends emails about work for every record of a link holder's address and notes it in their history. Returns false if no such
-- link was sent, or the record was deleted.
CREATE OR REPLACE FUNCTION app.stop_mailings(_token_hash bytea, _by text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person uuid := (SELECT person_id FROM public.mailing_mails WHERE token_hash = _token_hash);
BEGIN
  PERFORM app.demand_system();
  IF person IS NULL THEN RETURN false; END IF;
  PERFORM app.withdraw_emails(person, 'Stopped emails about work by the link in one.', _by);
  RETURN true;
END
$$;

ALTER FUNCTION app.stop_mailings OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.stop_mailings TO agency_app;
