-- Of phrases those that a large board cannot look for quickly: their words are common, and rarely stand side by side ('people team'). The index
-- knows the words of a job, not where they stand, so each job that has them all is read. A phrase is one of them if a search would read
-- more than two thousand jobs in vain, as the newest thousand or so tell, before a thousand are found or the board ends. Of boards that are looked up whole there are none.
CREATE OR REPLACE FUNCTION find_scattered_phrases(_phrases text[]) RETURNS text[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  open_jobs CONSTANT float8 := (SELECT reltuples FROM pg_class WHERE oid = 'public.jobs_newest'::regclass);
  newest integer[];
  phrase text;
  in_a_row tsquery;
  apart tsquery;
  -- Of the newest: the share that has the words, and the share of these that has them in a row.
  with_words float8;
  of_these float8;
  scattered text[] := '{}';
BEGIN
  IF app.most_counted(NULL) = 10000 THEN RETURN scattered; END IF;
  SELECT facts INTO newest FROM app.blocks_of_jobs('newest', NULL) AS facts LIMIT 1;
  FOREACH phrase IN ARRAY _phrases[1:40] LOOP
    in_a_row := phraseto_tsquery('app.job_words', app.word_text(left(phrase, 100)));
    CONTINUE WHEN in_a_row::text !~ ' <[-0-9]+> ';
    apart := regexp_replace(in_a_row::text, ' <[-0-9]+> ', ' & ', 'g')::tsquery;
    SELECT count(*) / 1000.0, coalesce(avg(CASE WHEN n <= 200 THEN (search_vector @@ in_a_row)::integer END), 0) INTO with_words, of_these
    FROM (SELECT search_vector, row_number() OVER () AS n FROM public.jobs
          WHERE status = 'open' AND search_vector @@ apart
            AND app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots) && newest) AS found;
    IF with_words * (1 - of_these) * least(open_jobs, 1000 / nullif(with_words * of_these, 0)) > 2000 THEN scattered := scattered || phrase; END IF;
  END LOOP;
  RETURN scattered;
END
$$;

ALTER FUNCTION find_scattered_phrases OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_scattered_phrases TO agency_app;
