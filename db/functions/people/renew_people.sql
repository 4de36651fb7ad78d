-- Recomputes what app.fill_person copies for these people, or all (null): after changes of places, and once for existing
-- rows.
CREATE OR REPLACE FUNCTION app.renew_people(_ids uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan
  AS $$ UPDATE public.people SET search_vector = '' WHERE _ids IS NULL OR id = ANY (_ids) $$;

ALTER FUNCTION app.renew_people OWNER TO agency_keeper;
