-- Returns true if an open job is one that a question asks for (app.read_question). Words and choices that the index knows are not compared again.
CREATE OR REPLACE FUNCTION app.is_match(
  _question job_question, _closes_at timestamptz, _created_at timestamptz, _pay_by_year numeric, _location_text text, _search_text text,
  _category text, _type text, _work_mode text, _title text, _areas integer[], _spots float8[], _vector tsvector
) RETURNS boolean
  LANGUAGE sql STABLE
  RETURN _closes_at > now()
    AND ((_question).category IS NULL OR _category = (_question).category)
    AND ((_question).type IS NULL OR _type = (_question).type)
    AND ((_question).work_mode IS NULL OR _work_mode = (_question).work_mode)
    AND ((_question).pay_from IS NULL OR _pay_by_year >= (_question).pay_from)
    AND ((_question).posted_after IS NULL OR _created_at >= (_question).posted_after)
    AND ((_question).areas IS NULL OR _areas && (_question).areas)
    AND ((_question).miles IS NULL OR app.miles_to(_spots, (_question).latitude, (_question).longitude) <= (_question).miles)
    AND ((_question).locations IS NULL OR _location_text LIKE ANY ((_question).locations) AND app.is_in_location(_location_text, (_question).locations, (_question).places))
    AND ((_question).patterns IS NULL OR _search_text LIKE ALL ((_question).patterns))
    AND ((_question).title_pattern IS NULL OR app.is_of_industry(_category, _title, (_question).industry_category, (_question).is_either, (_question).title_pattern))
    AND ((_question).words IS NULL OR _vector @@ (_question).words);

GRANT EXECUTE ON FUNCTION app.is_match TO agency_reader;
