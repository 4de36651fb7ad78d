-- Translates a query of search_vector for the index of jobs (app.index_words): pairs of adjacent words for a phrase, single
-- words of titles ('driver':A). It finds everything that the query finds, and nothing else if app.is_index_enough. The query
-- may weigh words, except in phrases and unwanted words.
CREATE OR REPLACE FUNCTION app.index_query(_query tsquery) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  word CONSTANT text := '''(?:[^'']|'''')*''';
  said text := _query::text;
  phrase text;
  words text[];
BEGIN
  IF said ~ ''':' THEN
    said := regexp_replace(said, '''((?:[^'']|'''')*)'':A(?![A-Z*])', ''' \1''', 'g');
    said := regexp_replace(said, '(' || word || '):[A-D*]+', '\1', 'g');
  END IF;
  IF said ~ ' <[-0-9]+> ' THEN
    -- The index cannot exclude a longer unwanted phrase: no advert has the word '~'.
    said := regexp_replace(said, format('!\( %1$s(?: <[-0-9]+> %1$s){2,} \)|!\( %1$s <[0-9]+> %1$s \)', word), '!''~''', 'g');
    FOR phrase IN SELECT said_words[1] FROM regexp_matches(said, format('(%1$s(?: <[-0-9]+> %1$s)+)', word), 'g') AS said_words
                  ORDER BY length(said_words[1]) DESC LOOP
      words := ARRAY(SELECT one[1] FROM regexp_matches(phrase, '''((?:[^'']|'''')*)''', 'g') AS one);
      said := replace(said, phrase, CASE WHEN phrase ~ ' <[0-9]+> ' THEN '( ''' || array_to_string(words, ''' & ''') || ''' )'
        ELSE (SELECT '( ' || string_agg('''' || one || ' ' || other || '''', ' & ') || ' )'
              FROM unnest(words[:cardinality(words) - 1], words[2:]) AS pair (one, other)) END);
    END LOOP;
  END IF;
  RETURN said::tsquery;
END
$$;

GRANT EXECUTE ON FUNCTION app.index_query TO agency_reader;
