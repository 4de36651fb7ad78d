-- How well a job matches a search. Of each wanted word counts where it stands: title, employer and place, requirements, description; a title
-- that has it as it was typed counts twice. A short title says more than a long one, near is better than far (_reach: 0 in the
-- place, 1 at the end of the circle), new than old. A job that has all words comes before any that lacks one.
CREATE OR REPLACE FUNCTION app.match_of(
  _vector tsvector, _wanted tsquery[], _exact tsquery[], _weights float8[], _all tsquery, _reach float8, _created_at timestamptz
) RETURNS float8
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _vector @@ _all THEN 100 ELSE 0 END
    + sum(weight * (CASE WHEN title @@ wanted THEN 1 WHEN employer @@ wanted THEN 0.4 WHEN requirements @@ wanted THEN 0.2
                         WHEN _vector @@ wanted THEN 0.06 ELSE 0 END + CASE WHEN title @@ exact THEN 1 ELSE 0 END))
      * (1 + 0.3 / greatest(length(title), 1)) * (1 - 0.5 * coalesce(_reach, 0))
      * (1 + 0.1 * exp(-extract(epoch FROM now() - _created_at)::float8 / (30 * 86400)))
  FROM (SELECT ts_filter(_vector, '{a}') AS title, ts_filter(_vector, '{b}') AS employer, ts_filter(_vector, '{c}') AS requirements OFFSET 0) AS parts
  CROSS JOIN unnest(_wanted, _exact, _weights) AS words (wanted, exact, weight)
  GROUP BY title
$$;

GRANT EXECUTE ON FUNCTION app.match_of TO agency_reader;
