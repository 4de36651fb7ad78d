-- Returns the first _most open jobs of a question (app.read_question) in an order of the board: 'pay', 'closing' or newest first. Reads the board
-- block by block (app.ends_of_order), at most _most_blocks, until it has enough or the time of the search is over (app.may_read_block). Leaves out
-- jobs posted by _not_of, and _without.
CREATE OR REPLACE FUNCTION app.find_matches(
  _question job_question, _sort text, _most integer, _most_blocks integer DEFAULT NULL, _not_of uuid DEFAULT NULL, _without uuid[] DEFAULT '{}'
) RETURNS SETOF job_match
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off
AS $$
DECLARE
  step CONSTANT integer := CASE _sort WHEN 'closing' THEN 1 ELSE -1 END;
  -- A block is the jobs from one place of the order to another.
  first integer;
  until integer;
  last integer;
  block integer[];
  size integer := 1;
  number integer := 0;
  places integer := 0;
  wanted integer := _most;
  matches integer;
BEGIN
  IF _question.is_walked AND _not_of IS NULL THEN
    RETURN QUERY SELECT * FROM app.walk_jobs(_question, _sort, _most);
    RETURN;
  END IF;
  IF NOT _question.has_few THEN SELECT * INTO first, until, last FROM app.ends_of_order(_sort, _question.posted_after); END IF;
  IF step < 0 THEN until := greatest(until, last); END IF;
  LOOP
    number := number + 1;
    EXIT WHEN number > _most_blocks OR NOT app.may_read_block(number);
    block := CASE WHEN until IS NULL THEN ARRAY[0] ELSE app.range_numbers(_sort, least(first, until), greatest(first, until) + 1) END;
    RETURN QUERY
      SELECT j.id, CASE WHEN _question.miles IS NOT NULL THEN app.miles_to(j.spots, _question.latitude, _question.longitude) END
      FROM public.jobs AS j
      WHERE j.status = 'open'
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && block
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && coalesce(_question.numbers, block)
        AND app.job_numbers(j.created_at, j.closes_at, j.pay_by_year, j.spots, j.areas) && coalesce(_question.pay_numbers, block)
        AND app.job_lexemes(j.search_vector, j.category, j.type, j.work_mode) @@ _question.lexemes
        AND app.is_match(_question, j.closes_at, j.created_at, j.pay_by_year, j.location_text, j.search_text, j.category, j.type, j.work_mode, j.title, j.areas, j.spots, j.search_vector)
        AND (_not_of IS NULL OR j.user_id <> _not_of AND j.id NOT IN (SELECT unnest(_without)))
      -- One number sorts four times as fast as a key for each order.
      ORDER BY CASE _sort WHEN 'pay' THEN -j.pay_by_year::float8 WHEN 'closing' THEN date_part('epoch', j.closes_at)
                          ELSE -date_part('epoch', j.created_at) END, CASE _sort WHEN 'closing' THEN j.id END, j.id DESC
      LIMIT wanted;
    GET DIAGNOSTICS matches = ROW_COUNT;
    wanted := wanted - matches;
    EXIT WHEN wanted <= 0 OR until IS NULL OR until = last;
    -- Twice as large as the block before, unless a smaller one probably has enough.
    places := places + abs(until - first) + 1;
    first := until + step;
    until := first + step * (least(size, ceil(1.2 * wanted * places / greatest(_most - wanted, 1))) - 1);
    until := CASE WHEN step > 0 THEN least(until, last) ELSE greatest(until, last) END;
    size := size * 2;
  END LOOP;
END
$$;

GRANT EXECUTE ON FUNCTION app.find_matches TO agency_reader;
