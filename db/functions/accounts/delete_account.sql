-- Returns 'deleted', 'not_found', 'yourself' or 'owner'. Deletes all data of that person: rows of the profile by foreign
-- keys, rows that name the address by app.remove_account. An administrator who was just deleted cannot delete an account, so
-- one always remains.
CREATE OR REPLACE FUNCTION app.delete_account(_user_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7215004);
  PERFORM app.demand_admin();
  IF _user_id = app.actor_id() THEN RETURN 'yourself'; END IF;
  IF EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND is_owner) THEN RETURN 'owner'; END IF;
  RETURN CASE WHEN app.remove_account(_user_id) THEN 'deleted' ELSE 'not_found' END;
END
$$;

ALTER FUNCTION app.delete_account OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.delete_account TO agency_app;
