-- A query of search_vector as the index of jobs is asked it (app.index_words): of a phrase each two words that stand side by side, and a word of a title
-- ('driver':A) by itself. It finds all that the query finds; where app.is_index_enough, nothing else. The query may weigh words, but not those of a phrase
-- or those that are not wanted.
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
    -- Of a longer phrase the index knows too little to leave out what has it: no advert has the word '~'.
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
