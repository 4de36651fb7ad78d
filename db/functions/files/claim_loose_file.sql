-- Runs in the transaction that gives the file a row. Returns false if storing took too long and the file may be deleted, or
-- if it belongs to another account.
CREATE OR REPLACE FUNCTION app.claim_loose_file(_storage_key text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.loose_files
  WHERE storage_key = _storage_key AND app.may_store_file(storage_key) AND keep_until > now();
  RETURN FOUND;
END
$$;

ALTER FUNCTION app.claim_loose_file OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.claim_loose_file TO agency_app;
