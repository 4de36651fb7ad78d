-- Returns true for the roles of staff. Owners have the role 'admin'; is_owner marks them.
CREATE OR REPLACE FUNCTION app.is_staff_role(_role text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN _role IN ('admin', 'consultant', 'editor');

GRANT EXECUTE ON FUNCTION app.is_staff_role TO agency_app, agency_reader, agency_keeper;
