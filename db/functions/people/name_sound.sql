-- Returns how the first and the last part of a name sound, in either order: 'Jon Smith', 'Smyth, John' and 'John A Smith'
-- are equal. Null for one part, or letters that the method does not know.
CREATE OR REPLACE FUNCTION app.name_sound(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN first <> '' AND last <> '' THEN least(first, last) || ' ' || greatest(first, last) END
  FROM (SELECT public.dmetaphone(parts[1]) AS first, public.dmetaphone(parts[cardinality(parts)]) AS last
        FROM regexp_split_to_array(btrim(_name, ' ,.'), '[ ,.]+') AS parts WHERE cardinality(parts) > 1) AS sounds
$$;

GRANT EXECUTE ON FUNCTION app.name_sound TO agency_app, agency_keeper;
