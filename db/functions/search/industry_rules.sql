-- Returns the published industries with their rules. A job belongs to one if its category and its title match (with
-- is_either, one of both): a word of the title begins with a word of the rule, or equals one of one or two letters (IT)
-- (spec: marketing §7 "Industry pages"). Signs within words are ignored. `query` finds such titles by their words
-- (app.title_text), and some others.
CREATE OR REPLACE FUNCTION app.industry_rules() RETURNS TABLE (slug text, category text, is_either boolean, pattern text, query tsquery)
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT item.slug, item.industry_rule ->> 'category', (item.industry_rule ->> 'isEither')::boolean, words.pattern, words.query
  FROM public.content_items AS item CROSS JOIN LATERAL (
    SELECT '\m(' || string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE replace(word, ' ', '[ -]+') END, '|') || ')' AS pattern,
           string_agg(format('(%s%s)', phraseto_tsquery('simple', word), CASE WHEN length(word) > 2 THEN ':*' END), '|')::tsquery AS query
    FROM (SELECT btrim(regexp_replace(lower(said), '[ -]+', ' ', 'g')) AS word
          FROM jsonb_array_elements_text(item.industry_rule -> 'words') AS said) AS listed
    WHERE word ~ '^[[:alnum:] ]{1,50}$') AS words
  WHERE item.industry_rule IS NOT NULL
$$;

GRANT EXECUTE ON FUNCTION app.industry_rules TO agency_reader;
