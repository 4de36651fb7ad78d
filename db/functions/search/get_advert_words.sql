-- Replaced by find_advert_words; here only while processes of the version before may still ask it (docs/develop/database.md).
CREATE OR REPLACE FUNCTION get_advert_words(_words text[])
  RETURNS TABLE (word text, is_known boolean, has_stem boolean, begun text[], nearest text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
  SELECT said.word, known.is_known,
         known.is_known OR EXISTS (
           SELECT FROM app.blocks_of_jobs('newest', NULL) AS facts CROSS JOIN LATERAL (
             SELECT FROM public.jobs WHERE status = 'open' AND app.index_words(search_vector) @@ plainto_tsquery('app.job_words', said.word)
               AND app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots) && facts OFFSET 0) AS having_it),
         ARRAY(SELECT kept.word FROM public.advert_words AS kept
               WHERE kept.word LIKE said.word || '%' AND kept.word <> said.word ORDER BY length(kept.word), kept.word LIMIT 20),
           ARRAY(SELECT kept.word FROM public.advert_words AS kept
               WHERE NOT known.is_known AND (kept.word OPERATOR(public.%) said.word OR kept.word = ANY (ARRAY(
                 SELECT overlay(said.word PLACING reverse(substr(said.word, at, 2)) FROM at FOR 2) FROM generate_series(1, length(said.word) - 1) AS at)))
               ORDER BY public.similarity(kept.word, said.word) DESC, kept.word LIMIT 40)
  FROM (SELECT DISTINCT w AS word FROM unnest(_words[1:12]) AS w WHERE w ~ '^[[:alnum:]]{2,40}$') AS said
  CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM public.advert_words AS kept WHERE kept.word = said.word) AS is_known) AS known
$$;

ALTER FUNCTION get_advert_words OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_advert_words TO agency_app;
