-- Returns the square of ten by ten cells (app.cell_of) around a cell, about 110 by 110 km.
CREATE OR REPLACE FUNCTION app.square_of(_cell integer) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN _cell / 2251 / 10 * 226 + _cell % 2251 / 10;

GRANT EXECUTE ON FUNCTION app.square_of TO agency_reader;
