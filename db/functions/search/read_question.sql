-- Returns a search as all functions of the board ask it. `lexemes`, `numbers` and `pay_numbers` are looked up in the index (app.job_lexemes,
-- app.job_numbers); app.is_match compares the rest. A further choice is one lexeme here and in app.job_lexemes.
CREATE OR REPLACE FUNCTION app.read_question(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false, _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL,
  _areas integer[] DEFAULT NULL, _location text DEFAULT NULL, _category text DEFAULT NULL, _type text DEFAULT NULL, _work_mode text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _posted_after timestamptz DEFAULT NULL, _industry text DEFAULT NULL
) RETURNS job_question
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  question public.job_question;
  titles tsquery;
  lexemes tsquery := app.all_of(ARRAY[
    'status=open', 'category=' || _category, 'type=' || _type, 'work_mode=' || _work_mode]);
BEGIN
  IF btrim(_location) <> '' THEN
    SELECT reach.latitude, reach.longitude, reach.miles, reach.areas INTO _latitude, _longitude, _miles, _areas FROM app.reach_of_place(_location) AS reach;
  END IF;
  question.latitude := _latitude;
  question.longitude := _longitude;
  question.miles := _miles;
  question.areas := _areas;
  question.pay_from := _pay_from;
  question.pay_numbers := CASE WHEN _pay_from IS NOT NULL THEN app.range_numbers('pay', app.place_in_order('pay', NULL, NULL, _pay_from), 1000) ELSE ARRAY[0] END;
  question.posted_after := _posted_after;
  question.has_few := app.has_few_jobs(_areas);
  question.numbers := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles)
                           WHEN _areas IS NOT NULL THEN ARRAY(SELECT -area FROM unnest(_areas) AS area)
                           -- No job is at a place that is unclear.
                           WHEN btrim(_location) <> '' THEN '{}' ELSE ARRAY[0] END;
  IF _industry IS NOT NULL THEN
    SELECT rule.category, rule.is_either, rule.pattern, app.title_lexemes(rule.query)
    INTO question.industry_category, question.is_either, question.title_pattern, titles FROM app.industry_rules() AS rule WHERE rule.slug = _industry;
    -- An unpublished industry has no jobs.
    IF titles IS NULL THEN question.numbers := '{}'; END IF;
    lexemes := lexemes && CASE WHEN question.is_either
      THEN app.all_of(ARRAY['category=' || question.industry_category]) || titles
      ELSE app.all_of(ARRAY['category=' || question.industry_category]) && titles END;
  END IF;
  question.lexemes := lexemes;
  RETURN app.add_words(question, app.words_query(_words, _is_some));
END
$$;

GRANT EXECUTE ON FUNCTION app.read_question TO agency_reader;
