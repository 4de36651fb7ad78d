-- What a search looks up by the words of adverts: its own words, and those of its industry, unless a whole category is of that, too.
CREATE OR REPLACE FUNCTION app.query_of_all(_query tsquery, _industry text) RETURNS tsquery
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(_query && rule.query, _query, rule.query)
  FROM (SELECT) AS one LEFT JOIN app.industry_rules() AS rule ON rule.slug = _industry AND NOT rule.is_either
$$;

GRANT EXECUTE ON FUNCTION app.query_of_all TO agency_reader;
