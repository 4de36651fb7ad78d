-- Replaced by find_public_jobs with _industry; here only while processes of the version before may still ask it (docs/develop/database.md).
--
-- The newest open jobs of a category whose title has a word that begins with one of _words, or (_either) of the category
-- or with such a title. A word of one or two letters (IT) is looked for as a whole (spec: marketing §7 "Industry pages").
-- The newest five thousand are read first; where they hold too few, each word is looked up among all.
CREATE OR REPLACE FUNCTION get_public_jobs_by_title(
  _category text, _words text[], _either boolean DEFAULT false, _limit integer DEFAULT 20
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  words text[] := ARRAY(SELECT word FROM unnest(_words) AS word WHERE word ~ '^[[:alnum:]][[:alnum:] ]{0,49}$');
  -- The words as a title has them. What is searched holds the title, so what it lacks the title lacks, too.
  pattern text := '\m(' || (SELECT string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE word END, '|')
                            FROM unnest(words) AS word) || ')';
  most integer := least(greatest(coalesce(_limit, 20), 1), 100);
  ids uuid[];
  word text;
  patterns text[];
  conditions text;
  sample record;
BEGIN
  ids := ARRAY(
    SELECT j.id
    FROM (SELECT id, created_at, closes_at, category, search_text FROM public.jobs
          WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 5000) AS newest
    JOIN public.jobs AS j USING (id)
    WHERE newest.closes_at > now() AND (_either OR newest.category = _category)
      AND (_either AND newest.category = _category OR newest.search_text ~* pattern AND j.title ~* pattern)
    ORDER BY newest.created_at DESC, j.id DESC LIMIT most);
  IF cardinality(ids) < most THEN
    IF _either THEN
      ids := ids || ARRAY(SELECT id FROM public.jobs WHERE status = 'open' AND closes_at > now() AND category = _category
                          ORDER BY created_at DESC, id DESC LIMIT most);
    END IF;
    FOREACH word IN ARRAY words LOOP
      patterns := ARRAY[app.contains_pattern(CASE WHEN length(word) <= 2 THEN ' ' ELSE '' END || app.searchable(word))];
      conditions := app.job_conditions(CASE WHEN _either THEN NULL ELSE _category END, NULL, NULL, NULL, patterns);
      SELECT * INTO sample FROM app.sample_jobs(conditions, _category, NULL, NULL, NULL, patterns, 4096);
      EXECUTE format('SELECT $6 || ARRAY(SELECT j.id FROM %s JOIN public.jobs AS j USING (id)
                                         WHERE j.title ~* $7 ORDER BY j.created_at DESC, j.id DESC LIMIT $8)',
        format('(SELECT id FROM %s) AS named', app.job_scan(conditions, 'created_at DESC, id DESC',
          app.is_walk_shorter(sample.looked_at, sample.hits, sample.looked_up, sample.part, most))))
      INTO ids USING _category, NULL::text, NULL::text, NULL::numeric, patterns, ids, pattern, most;
    END LOOP;
  END IF;
  RETURN QUERY
  SELECT (app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company)))).*
  FROM public.jobs AS j WHERE j.id = ANY (ids) ORDER BY j.created_at DESC, j.id DESC LIMIT most;
END
$$;

ALTER FUNCTION get_public_jobs_by_title OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_jobs_by_title TO agency_app;
