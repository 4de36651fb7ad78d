CREATE OR REPLACE FUNCTION app.is_system() RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.is_system', true), '') = 'on';

GRANT EXECUTE ON FUNCTION app.is_system TO agency_app, agency_reader, agency_keeper;
