-- Reads anew what app.fill_person copies for all people: when places have changed, and once for those that were there before it.
CREATE OR REPLACE FUNCTION app.renew_people() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ UPDATE public.people SET search_vector = '' $$;

ALTER FUNCTION app.renew_people OWNER TO agency_keeper;
