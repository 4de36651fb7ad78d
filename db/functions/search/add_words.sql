-- Adds a query of words (app.words_query) to a question.
CREATE OR REPLACE FUNCTION app.add_words(_question job_question, _query tsquery) RETURNS job_question
  LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF _query IS NULL THEN RETURN _question; END IF;
  _question.is_walked := false;
  _question.query := _query;
  -- Unwanted words alone cannot be looked up.
  _question.lexemes := CASE WHEN _question.lexemes = 'status=open' AND querytree(_query) NOT IN ('', 'T') THEN app.index_query(_query)
                            ELSE _question.lexemes && app.index_query(_query) END;
  _question.words := CASE WHEN NOT app.is_index_enough(_query) THEN _query END;
  RETURN _question;
END
$$;

GRANT EXECUTE ON FUNCTION app.add_words TO agency_reader;
