-- Returns the first _most open jobs of a question (app.read_question) in an order of the board: 'newest', 'pay' or 'closing'. Reads the board
-- block by block (app.blocks_of_jobs), at most _most_blocks, until it has enough or the time of the search is over (app.may_read_block). Leaves out
-- jobs posted by _not_of, and _without.
CREATE OR REPLACE FUNCTION app.find_matches(
  _question job_question, _sort text, _most integer, _most_blocks integer DEFAULT NULL, _not_of uuid DEFAULT NULL, _without uuid[] DEFAULT '{}'
) RETURNS SETOF job_match
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off
AS $$
DECLARE
  is_closing CONSTANT boolean := _sort = 'closing';
  block integer[];
  number integer := 0;
  wanted integer := _most;
  matches integer;
BEGIN
  FOR block IN
    SELECT ARRAY[0] WHERE _question.has_few
    UNION ALL (SELECT * FROM app.blocks_of_jobs(_sort, _question.posted_after) WHERE NOT _question.has_few LIMIT _most_blocks)
  LOOP
    number := number + 1;
    EXIT WHEN NOT app.may_read_block(number);
    RETURN QUERY
      SELECT j.id, j.title, j.category, j.type, j.work_mode, j.created_at, j.closes_at, j.pay_by_year, j.spots,
             CASE WHEN _question.miles IS NOT NULL THEN app.miles_to(j.spots, _question.latitude, _question.longitude) END
      FROM public.jobs AS j
      WHERE j.status = 'open'
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && block
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && _question.numbers
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && _question.pay_numbers
        AND app.job_lexemes(j.search_vector, j.category, j.type, j.work_mode) @@ _question.lexemes
        AND app.is_match(_question, j.closes_at, j.created_at, j.pay_by_year, j.location_text, j.category, j.title, j.areas, j.spots, j.search_vector)
        AND (_not_of IS NULL OR j.user_id <> _not_of AND j.id NOT IN (SELECT unnest(_without)))
      ORDER BY CASE _sort WHEN 'pay' THEN j.pay_by_year END DESC,
               CASE WHEN is_closing THEN j.closes_at END,
               CASE _sort WHEN 'newest' THEN j.created_at END DESC,
               CASE WHEN is_closing THEN j.id END, j.id DESC
      LIMIT wanted;
    GET DIAGNOSTICS matches = ROW_COUNT;
    wanted := wanted - matches;
    EXIT WHEN wanted <= 0;
  END LOOP;
END
$$;

GRANT EXECUTE ON FUNCTION app.find_matches TO agency_reader;
