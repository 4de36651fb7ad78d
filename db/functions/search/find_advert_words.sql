-- Returns for each typed word whether adverts have it or its stem, the words of adverts that begin with it or contain it,
-- and, if no advert has it, the most similar ones or ones with two letters swapped. Words that contain it are looked for if
-- its stem is unknown, or with _all_parts for all. A word of two letters must begin a word, because such letters are inside
-- many. Words of descriptions alone are not stored here.
CREATE OR REPLACE FUNCTION find_advert_words(_words text[], _all_parts boolean DEFAULT false)
  RETURNS TABLE (typed text, is_known boolean, has_stem boolean, begun text[], parts text[], nearest text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
  -- Uses the shortest of many words with this part: on a large board each costs as much as another search word.
  WITH parts AS MATERIALIZED (SELECT CASE WHEN app.most_counted(NULL) < 10000 THEN 20 ELSE 100 END AS most)
  SELECT said.typed, known.is_known, stem.is_known,
         ARRAY(SELECT kept.word FROM public.advert_words AS kept
               WHERE (_all_parts OR NOT stem.is_known) AND kept.word LIKE said.word || '%' AND kept.word <> said.word
               ORDER BY length(kept.word), kept.word LIMIT (SELECT most FROM parts)),
         ARRAY(SELECT kept.word FROM public.advert_words AS kept
               WHERE (_all_parts OR NOT stem.is_known) AND length(said.word) > 2 AND kept.word LIKE '_%' || said.word || '%'
               ORDER BY length(kept.word), kept.word LIMIT (SELECT most FROM parts)),
         ARRAY(SELECT kept.word FROM public.advert_words AS kept
               WHERE NOT known.is_known AND (kept.word OPERATOR(public.%) said.word OR kept.word = ANY (ARRAY(
                 SELECT overlay(said.word PLACING reverse(substr(said.word, at, 2)) FROM at FOR 2) FROM generate_series(1, length(said.word) - 1) AS at)))
               ORDER BY public.similarity(kept.word, said.word) DESC, kept.word LIMIT 40)
  -- OFFSET 0: fold once, not for each word of adverts.
  FROM (SELECT w AS typed, lower(app.fold(w)) AS word FROM (SELECT DISTINCT w FROM unnest(_words[1:12]) AS w) AS words OFFSET 0) AS said
  CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM public.advert_words AS kept WHERE kept.word = said.word) AS is_known OFFSET 0) AS known
  CROSS JOIN LATERAL (
    SELECT known.is_known OR EXISTS (
      SELECT FROM app.find_matches(app.add_words(app.read_question(), plainto_tsquery('app.job_words', said.word)), 'newest', 1)) AS is_known OFFSET 0) AS stem
  WHERE said.word ~ '^[[:alnum:]]{2,40}$'
$$;

ALTER FUNCTION find_advert_words OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_advert_words TO agency_app;
