-- Returns the current name of the acting account; '' without an account.
CREATE OR REPLACE FUNCTION app.actor_name() RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT coalesce((SELECT p.full_name FROM public.profiles AS p WHERE p.id = app.actor_id()), '') $$;

ALTER FUNCTION app.actor_name OWNER TO agency_keeper;
