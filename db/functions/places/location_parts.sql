-- 'Leeds / Bradford' → {Leeds,Bradford}: the places in a location, at most eight. Names of one place stay whole: 'Brighton
-- and Hove', 'Derry/Londonderry'.
CREATE OR REPLACE FUNCTION app.location_parts(_location text) RETURNS text[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  said text := replace(left(_location, 100), '~', ' ');
  joined text[];
BEGIN
  IF app.is_one_place(said) THEN RETURN ARRAY[said]; END IF;
  FOR joined IN SELECT m FROM regexp_matches(said, E'([^][,;/|()]+?)(?:\\s+and\\s+|\\s*&\\s*)([^][,;/|()]+)', 'gi') AS m LOOP
    -- 'Newry, Mourne and Down' has a comma.
    IF app.is_one_place(joined[1] || ' and ' || joined[2]) THEN
      said := regexp_replace(said, '\s+and\s+' || regexp_replace(joined[2], '([.*+?^${}\\])', '\\\1', 'g'), '~' || joined[2], 'i');
      said := replace(said, joined[1] || ' & ' || joined[2], joined[1] || '~' || joined[2]);
    END IF;
  END LOOP;
  RETURN (
    SELECT coalesce((array_agg(replace(btrim(part), '~', ' and ') ORDER BY n))[1:8], '{}')
    FROM regexp_split_to_table(said, '\s*[/;|&+]\s*|\s+(?:or|and)\s+', 'i') WITH ORDINALITY AS parts (part, n)
    WHERE part ~ '[[:alnum:]]');
END
$$;

GRANT EXECUTE ON FUNCTION app.location_parts TO agency_reader;
