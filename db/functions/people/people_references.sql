-- Returns the tables with an id that refer to people, whose rows move in a merge. Rows without an id are recomputed.
CREATE OR REPLACE FUNCTION app.people_references() RETURNS TABLE (table_name text, column_name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT c.relname::text, a.attname::text
  FROM pg_constraint AS f JOIN pg_class AS c ON c.oid = f.conrelid
  JOIN pg_attribute AS a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
  WHERE f.contype = 'f' AND f.confrelid = 'public.people'::regclass AND cardinality(f.conkey) = 1
    AND EXISTS (SELECT FROM pg_attribute AS id WHERE id.attrelid = f.conrelid AND id.attname = 'id' AND id.atttypid = 'uuid'::regtype)
  ORDER BY 1, 2
$$;

ALTER FUNCTION app.people_references OWNER TO agency_keeper;
