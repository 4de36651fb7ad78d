-- Returns open jobs in blocks of an order of the board, as numbers of which each job of a block has one (app.job_numbers). The first block
-- has the first thousand jobs, the second a day or a thousand pounds, and each further one twice as much: a search reads only as many as it
-- needs, and a rare word is looked up a dozen times. Newest jobs end at _posted_after.
CREATE OR REPLACE FUNCTION app.blocks_of_jobs(_sort text, _posted_after timestamptz DEFAULT NULL) RETURNS SETOF integer[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  first integer;
  thousandth integer;
  last integer;
  until integer;
  size integer;
BEGIN
  IF _sort = 'pay' THEN
    SELECT app.place_in_order('pay', NULL, NULL, max(pay_by_year)), 0 INTO first, last FROM public.jobs WHERE status = 'open';
    SELECT app.place_in_order('pay', NULL, NULL, pay_by_year) INTO thousandth FROM public.jobs WHERE status = 'open' ORDER BY pay_by_year DESC, id DESC OFFSET 999 LIMIT 1;
  ELSIF _sort = 'closing' THEN
    SELECT app.place_in_order('closing', NULL, now(), NULL), app.place_in_order('closing', NULL, max(closes_at), NULL) INTO first, last FROM public.jobs WHERE status = 'open';
    SELECT app.place_in_order('closing', NULL, closes_at, NULL) INTO thousandth
    FROM public.jobs WHERE status = 'open' AND closes_at > now() ORDER BY closes_at, id OFFSET 999 LIMIT 1;
  ELSE
    SELECT app.place_in_order('newest', max(created_at), NULL, NULL), app.place_in_order('newest', greatest(min(created_at), _posted_after), NULL, NULL)
    INTO first, last FROM public.jobs WHERE status = 'open';
    SELECT app.place_in_order('newest', created_at, NULL, NULL) INTO thousandth FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC OFFSET 999 LIMIT 1;
  END IF;
  IF thousandth IS NULL THEN
    RETURN NEXT ARRAY[0];
    RETURN;
  END IF;
  -- The end of the block, and the size of the next.
  until := CASE _sort WHEN 'closing' THEN thousandth ELSE greatest(thousandth, last) END;
  size := 1;
  IF _sort = 'closing' THEN
    WHILE first <= last LOOP
      RETURN NEXT app.range_numbers(_sort, first, until + 1);
      first := until + 1;
      until := least(until + size, last);
      size := size * 2;
    END LOOP;
  ELSE
    WHILE first >= last LOOP
      RETURN NEXT app.range_numbers(_sort, until, first + 1);
      first := until - 1;
      until := greatest(until - size, last);
      size := size * 2;
    END LOOP;
  END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.blocks_of_jobs TO agency_reader;
