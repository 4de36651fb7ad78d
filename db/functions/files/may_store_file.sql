-- Files of an account begin with its id; those of the library and of licences belong to the agency.
CREATE OR REPLACE FUNCTION app.may_store_file(_storage_key text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT starts_with(_storage_key, app.actor_id() || '/')
            OR (starts_with(_storage_key, 'pictures/') AND app.may_edit_content(app.actor_id()))
            OR (starts_with(_storage_key, 'licences/') AND app.may_work_desk(app.actor_id())) $$;

GRANT EXECUTE ON FUNCTION app.may_store_file TO agency_app, agency_keeper;
