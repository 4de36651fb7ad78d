-- Makes app.fill_person recompute what it copies.
CREATE OR REPLACE FUNCTION app.renew_person(_id uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ UPDATE public.people SET search_vector = '' WHERE id = _id $$;

ALTER FUNCTION app.renew_person OWNER TO agency_keeper;
