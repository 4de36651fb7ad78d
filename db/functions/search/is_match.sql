-- Checks the conditions of a search (app.read_question) that the index cannot: pay, age, place, industry and words.
CREATE OR REPLACE FUNCTION app.is_match(
  _question job_question, _closes_at timestamptz, _created_at timestamptz, _pay_by_year numeric, _location_text text, _category text, _title text,
  _areas integer[], _spots float8[], _vector tsvector
) RETURNS boolean
  LANGUAGE sql STABLE
  RETURN _closes_at > now()
    AND ((_question).pay_from IS NULL OR _pay_by_year >= (_question).pay_from)
    AND ((_question).posted_after IS NULL OR _created_at >= (_question).posted_after)
    AND ((_question).areas IS NULL OR _areas && (_question).areas)
    AND ((_question).miles IS NULL OR app.miles_to(_spots, (_question).latitude, (_question).longitude) <= (_question).miles)
    AND ((_question).title_pattern IS NULL OR app.is_of_industry(_category, _title, (_question).industry_category, (_question).is_either, (_question).title_pattern))
    AND ((_question).words IS NULL OR _vector @@ (_question).words);

GRANT EXECUTE ON FUNCTION app.is_match TO agency_reader;
