-- Returns open jobs in blocks by facts (app.job_facts), in the order of a search, so that a large board is read only as far
-- as needed. Newest: blocks that double from about a thousand jobs; best paid: by the thousand pounds, after a first block
-- of about a thousand jobs; closing soonest: by the day. Newest jobs start at _posted_after.
CREATE OR REPLACE FUNCTION app.blocks_of_jobs(_sort text, _posted_after timestamptz) RETURNS SETOF integer[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  top integer;
  bottom integer;
  part integer;
  bands integer[];
BEGIN
  IF _sort = 'pay' THEN
    -- Only existing pay: the index looks each fact up.
    SELECT coalesce(array_agg(DISTINCT 50000000 + least(floor(pay_by_year / 1000), 9999)::integer), '{}') INTO bands
    FROM (SELECT pay_by_year FROM public.jobs WHERE status = 'open' ORDER BY pay_by_year DESC, id DESC LIMIT 1000) AS best;
    RETURN NEXT bands;
    part := bands[1] - 50000000;
    RETURN QUERY SELECT ARRAY[50000000 + band] FROM generate_series(part - 1, 0, -1) AS band;
  ELSIF _sort = 'closing' THEN
    SELECT app.hours_since_1970(closes_at) / 24 INTO bottom FROM public.jobs WHERE status = 'open' ORDER BY closes_at DESC, id DESC LIMIT 1;
    RETURN QUERY SELECT ARRAY[60000000 + day] FROM generate_series(app.hours_since_1970(now()) / 24, bottom) AS day;
  ELSE
    SELECT app.hours_since_1970(created_at) + 1 INTO top FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 1;
    SELECT app.hours_since_1970(created_at) INTO bottom FROM public.jobs WHERE status = 'open' ORDER BY created_at, id LIMIT 1;
    SELECT top - app.hours_since_1970(created_at) INTO part FROM public.jobs WHERE status = 'open'
    ORDER BY created_at DESC, id DESC OFFSET 999 LIMIT 1;
    bottom := greatest(bottom, app.hours_since_1970(_posted_after));
    WHILE top > bottom LOOP
      RETURN NEXT app.posting_facts(greatest(top - part, bottom), top);
      top := top - part;
      part := part * 2;
    END LOOP;
  END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.blocks_of_jobs TO agency_reader;
