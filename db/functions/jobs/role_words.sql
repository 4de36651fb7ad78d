-- 'Senior software developers, claims' → {developer,software}: the words of a title that name the work, without level, hours
-- and anything after a comma or a bracket. Jobs with the same words have the same role.
CREATE OR REPLACE FUNCTION app.role_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '^[[:alpha:]]{3,}[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(btrim(app.news_words(regexp_replace(_title, '([,;:(\[|]| [-–—] ).*$', ''))), ' ')) AS word
    WHERE word <> '' AND word <> ALL (ARRAY['a', 'an', 'and', 'apprentice', 'contract', 'days', 'experienced', 'for', 'full', 'graduate',
      'junior', 'lead', 'nights', 'of', 'part', 'permanent', 'principal', 'remote', 'senior', 'temporary', 'the', 'time', 'trainee'])
  );

GRANT EXECUTE ON FUNCTION app.role_words TO agency_reader;
