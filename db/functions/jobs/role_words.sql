-- 'Senior software developers, claims' → {developer,software}: what a title calls the work, without level, hours and what follows a
-- comma or a bracket. Two jobs are of the same role where these are the same.
CREATE OR REPLACE FUNCTION app.role_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '^[[:alpha:]]{3,}[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(btrim(app.news_words(regexp_replace(_title, '([,;:(\[|]| [-–—] ).*$', ''))), ' ')) AS word
    WHERE word <> '' AND word <> ALL (ARRAY['a', 'an', 'and', 'apprentice', 'contract', 'days', 'experienced', 'for', 'full', 'graduate',
      'junior', 'lead', 'nights', 'of', 'part', 'permanent', 'principal', 'remote', 'senior', 'temporary', 'the', 'time', 'trainee'])
  );

GRANT EXECUTE ON FUNCTION app.role_words TO agency_reader;
