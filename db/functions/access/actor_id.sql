CREATE OR REPLACE FUNCTION app.actor_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.actor_id', true), '')::uuid;

GRANT EXECUTE ON FUNCTION app.actor_id TO agency_app, agency_reader, agency_keeper;
