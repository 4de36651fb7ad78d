-- Returns the storage key of a public logo by the name in its address, else NULL. It finds no other file.
CREATE OR REPLACE FUNCTION find_public_logo(_logo text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT storage_key FROM public.employer_logos WHERE logo = _logo ORDER BY id LIMIT 1 $$;

ALTER FUNCTION find_public_logo OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_public_logo TO agency_app;
