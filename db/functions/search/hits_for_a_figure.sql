-- Returns how many hits of a sample a figure needs: as many as are not counted one by one.
CREATE OR REPLACE FUNCTION app.hits_for_a_figure() RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN app.most_counted(NULL) < 10000 THEN 32 ELSE 64 END;

GRANT EXECUTE ON FUNCTION app.hits_for_a_figure TO agency_reader;
