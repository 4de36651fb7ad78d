CREATE OR REPLACE FUNCTION app.let_go_of_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.loose_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.let_go_of_file OWNER TO agency_keeper;
