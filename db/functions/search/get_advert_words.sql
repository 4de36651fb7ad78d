-- Replaced by find_advert_words; here only while processes of the version before may still ask it (docs/develop/database.md).
CREATE OR REPLACE FUNCTION get_advert_words(_words text[])
  RETURNS TABLE (word text, is_known boolean, has_stem boolean, begun text[], nearest text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT typed, is_known, has_stem, begun, nearest FROM find_advert_words(_words)
$$;

ALTER FUNCTION get_advert_words OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_advert_words TO agency_app;
