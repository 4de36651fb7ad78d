-- Notes a file before it is stored, with the account that will own it. _seconds: the longest time storing may take.
CREATE OR REPLACE FUNCTION app.note_loose_file(_storage_key text, _seconds integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF app.may_store_file(_storage_key) IS NOT TRUE THEN
    RAISE EXCEPTION 'A file of another account' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO public.loose_files (storage_key, keep_until) VALUES (_storage_key, now() + _seconds * interval '1 second');
END
$$;

ALTER FUNCTION app.note_loose_file OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.note_loose_file TO agency_app;
