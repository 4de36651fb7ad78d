-- Returns a search as all functions of the board ask it. `lexemes`, `numbers` and `pay_numbers` are looked up in the index (app.job_lexemes,
-- app.job_numbers); app.is_match compares the rest. A further choice is one lexeme here and in app.job_lexemes. `_location` is searched as a place
-- (app.reach_of_place); `_location_name` is compared with the text of locations, as lists and figures do.
CREATE OR REPLACE FUNCTION app.read_question(
  _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false, _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL,
  _areas integer[] DEFAULT NULL, _location text DEFAULT NULL, _category text DEFAULT NULL, _type text DEFAULT NULL, _work_mode text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _posted_after timestamptz DEFAULT NULL, _industry text DEFAULT NULL,
  _patterns text[] DEFAULT NULL, _location_name text DEFAULT NULL
) RETURNS job_question
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  question public.job_question;
  pattern CONSTANT text := app.location_pattern(_location_name);
  names tsquery;
  titles tsquery;
  lexemes tsquery := app.all_of(ARRAY['category=' || _category, 'type=' || _type, 'work_mode=' || _work_mode]);
BEGIN
  IF btrim(_location) <> '' THEN
    SELECT reach.latitude, reach.longitude, reach.miles, reach.areas INTO _latitude, _longitude, _miles, _areas FROM app.reach_of_place(_location) AS reach;
  END IF;
  IF pattern IS NOT NULL THEN
    SELECT array_agg(name.pattern), array_agg(name.place) INTO question.locations, question.places FROM app.names_of_place(_location_name) AS name;
    names := app.location_query(question.locations, question.places);
    lexemes := coalesce(lexemes && names, lexemes, names);
  END IF;
  question.patterns := _patterns;
  IF num_nonnulls(_words, _miles, _areas, nullif(btrim(_location), ''), _work_mode, _posted_after, _industry) = 0 THEN
    -- Whole words of a location are looked up as such, and a page of a common text is found sooner by walking (app.walk_jobs).
    IF (_patterns IS NOT NULL OR names IS NULL OR question.places[1] = pattern) AND app.indexed_patterns(question.locations || _patterns) <> '{}'
      AND (SELECT hits < 8 FROM app.sample_jobs(question, 1024)) THEN
      question.ids := ARRAY(SELECT id FROM app.look_up_text(question.locations, _patterns, 1001) LIMIT 1001);
      question.ids := CASE WHEN cardinality(question.ids) <= 1000 THEN question.ids END;
    END IF;
    question.is_walked := question.ids IS NOT NULL OR names IS NULL AND (pattern IS NOT NULL OR _pay_from IS NULL);
  END IF;
  SELECT _category, _type, _work_mode, _latitude, _longitude, _miles, _areas, _pay_from, _posted_after
  INTO question.category, question.type, question.work_mode, question.latitude, question.longitude, question.miles, question.areas, question.pay_from,
    question.posted_after;
  question.pay_numbers := CASE WHEN _pay_from IS NOT NULL THEN app.range_numbers('pay', app.place_in_order('pay', NULL, NULL, _pay_from), 1000) END;
  question.has_few := app.has_few_jobs(_areas);
  question.numbers := CASE WHEN _miles IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles)
                           WHEN _areas IS NOT NULL THEN ARRAY(SELECT -area FROM unnest(_areas) AS area)
                           -- No job is at a place that is unclear.
                           WHEN btrim(_location) <> '' THEN '{}' END;
  IF _industry IS NOT NULL THEN
    SELECT rule.category, rule.is_either, rule.pattern, app.title_lexemes(rule.query)
    INTO question.industry_category, question.is_either, question.title_pattern, titles FROM app.industry_rules() AS rule WHERE rule.slug = _industry;
    -- An unpublished industry has no jobs.
    IF titles IS NULL THEN question.numbers := '{}'; END IF;
    titles := CASE WHEN question.is_either THEN app.all_of(ARRAY['category=' || question.industry_category]) || titles
                   ELSE app.all_of(ARRAY['category=' || question.industry_category]) && titles END;
    lexemes := coalesce(lexemes && titles, lexemes, titles);
  END IF;
  question.lexemes := coalesce(lexemes, 'status=open');
  RETURN app.add_words(question, app.words_query(_words, _is_some));
END
$$;

GRANT EXECUTE ON FUNCTION app.read_question TO agency_reader;
