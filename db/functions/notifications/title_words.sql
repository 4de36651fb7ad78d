-- 'Senior software engineers, Leeds' → {engineer,leeds,software}: without words for level or hours, and filler words.
CREATE OR REPLACE FUNCTION app.title_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(app.news_words(_title), ' ')) AS word
    WHERE length(word) >= 4 AND word <> ALL (ARRAY['apprentice', 'assistant', 'associate', 'chief', 'contract', 'coordinator',
      'days', 'deputy', 'executive', 'experienced', 'full', 'general', 'graduate', 'head', 'hybrid', 'junior', 'lead', 'leader',
      'manager', 'nights', 'officer', 'part', 'permanent', 'principal', 'remote', 'senior', 'shift', 'specialist', 'staff',
      'team', 'temporary', 'time', 'trainee', 'with', 'work', 'worker'])
  );

GRANT EXECUTE ON FUNCTION app.title_words TO agency_app;
