-- Stores new words of posted or changed adverts, for searches of word beginnings and mistyped words. Sorted, so that two
-- simultaneous calls cannot deadlock.
CREATE OR REPLACE FUNCTION app.keep_advert_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  INSERT INTO public.advert_words
  SELECT word FROM (
    SELECT DISTINCT regexp_split_to_table(app.word_text(concat_ws(' ', title, company, location, requirements)), '\s+') AS word
    FROM changed_jobs WHERE status = 'open') AS said
  WHERE word ~ '^[[:alnum:]]{2,40}$' AND NOT EXISTS (SELECT FROM public.advert_words AS kept WHERE kept.word = said.word)
  ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION app.keep_advert_words OWNER TO agency_keeper;
