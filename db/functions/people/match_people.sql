-- Says for each of these people in which parts of their record words were found (app.words_query): `all_in` has all of them,
-- `some_in` at least one. Forms, profile and shared notes are not named. `miles` is the distance in a straight line;
-- NULL without a place.
CREATE OR REPLACE FUNCTION app.match_people(_ids uuid[], _words jsonb, _latitude float8, _longitude float8)
  RETURNS TABLE (id uuid, all_in text[], some_in text[], miles float8)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  all_words CONSTANT tsquery := app.words_query(_words);
  any_words CONSTANT tsquery := app.words_query(_words, true);
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
  SELECT p.id, array_agg(part.name ORDER BY part.place) FILTER (WHERE part.words @@ all_words),
         array_agg(part.name ORDER BY part.place) FILTER (WHERE part.words @@ any_words),
         CASE WHEN num_nulls(_latitude, p.latitude) = 0 THEN app.miles_between(_latitude, _longitude, p.latitude, p.longitude) END
  FROM public.people AS p
  LEFT JOIN public.person_cv_words AS cv ON cv.person_id = p.id
  CROSS JOIN LATERAL (VALUES
    (1, 'name', to_tsvector('simple', app.word_text(p.full_name)) || to_tsvector('app.job_words', app.word_text(p.full_name))),
    (2, 'work', to_tsvector('app.job_words', app.word_text(coalesce(p.headline, '')))),
    (3, 'skills', to_tsvector('app.job_words', app.word_text(array_to_string(p.skills, E'\n')))),
    (4, 'tags', to_tsvector('app.job_words', app.word_text(array_to_string(p.tags, E'\n')))),
    (5, 'place', to_tsvector('app.job_words', app.word_text(coalesce(p.location, '')))),
    (6, 'cv', coalesce(cv.words, ''))) AS part (place, name, words)
  WHERE p.id = ANY (_ids)
  GROUP BY p.id;
END
$$;

ALTER FUNCTION app.match_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.match_people TO agency_app;
