-- Returns ids of one page of a search for people, by last contact or by name; their number, as far as counted; and whether
-- there are more.
--
-- Looks up and sorts up to 30,000 people, which costs less than walking the index past non-matches, whose words would have
-- to be fetched. A search that the planner estimates above 20,000 (3,000 without words) is walked, at most three times as
-- far as estimated. If that fills the page, it is not counted, because counting would take longer than everything else.
--
-- Not STABLE, because only then may it ask the planner.
--
-- `_words` as app.words_query reads them; `_contact_from` and `_contact_to` bound the last contact; `_areas` as in
-- gazetteer.covers. `_has_no_date`: only people whose availability is unknown.
CREATE OR REPLACE FUNCTION app.find_people(
  _words jsonb, _email text, _latitude float8, _longitude float8, _miles float8, _tag text, _available_by date, _right_to_work text,
  _may_email boolean, _contact_from timestamptz, _contact_to timestamptz, _sort text, _limit integer, _offset integer,
  _areas integer[] DEFAULT NULL, _has_no_date boolean DEFAULT false, OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  query CONSTANT tsquery := app.words_query(_words);
  cells CONSTANT integer[] := CASE WHEN _latitude IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
  ordering CONSTANT text := CASE _sort WHEN 'name' THEN 'lower(full_name), id' ELSE 'last_contact_at DESC, id DESC' END;
  span CONSTANT text := concat_ws(' AND ', CASE WHEN _contact_from IS NOT NULL THEN 'last_contact_at >= $10' END,
    CASE WHEN _contact_to IS NOT NULL THEN 'last_contact_at < $11' END, 'true');
  conditions CONSTANT text := concat_ws(' AND ', 'true',
    CASE WHEN query IS NOT NULL THEN 'search_vector @@ $1' END,
    CASE WHEN _email IS NOT NULL THEN 'email = $2::public.citext' END,
    CASE WHEN _latitude IS NOT NULL THEN 'cells && $3 AND app.miles_between($4, $5, latitude, longitude) <= $6' END,
    CASE WHEN _areas IS NOT NULL THEN format('areas && %L::integer[]', _areas) END,
    CASE WHEN _tag IS NOT NULL THEN 'tags @> ARRAY[$7]' END,
    CASE WHEN _available_by IS NOT NULL THEN 'available_from <= $8' END,
    CASE WHEN _has_no_date THEN 'available_from IS NULL' END,
    CASE WHEN _right_to_work IS NOT NULL THEN 'right_to_work = $9' END,
    CASE WHEN _may_email THEN 'may_email_since IS NOT NULL' END,
    span);
  is_narrowed CONSTANT boolean := conditions <> 'true AND true';
  page CONSTANT integer := least(greatest(_limit, 1), 100);
  skipped CONSTANT integer := greatest(_offset, 0);
  needed CONSTANT integer := least(skipped, 10000) + page;
  -- Five hundred, or as many as the page needs.
  cap CONSTANT integer := app.most_counted(needed, is_narrowed);
  -- Sorted by last contact, the walk reads only rows within the period (`span`).
  walked CONSTANT text := format('(SELECT * FROM public.people WHERE %s ORDER BY %s LIMIT $14) AS walked WHERE %s',
    CASE _sort WHEN 'name' THEN 'true' ELSE span END, ordering, conditions);
  walk CONSTANT text := format(
    'SELECT array_agg(id ORDER BY position) FROM (SELECT id, row_number() OVER () AS position FROM (
       SELECT id FROM %s LIMIT $12 OFFSET $13) AS found) AS page', walked);
  plan json;
  estimate float8;
BEGIN
  PERFORM app.demand_desk();
  IF is_narrowed THEN
    EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM public.people WHERE ' || conditions
    INTO plan
    USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to;
    estimate := greatest((plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8, 1);
    IF estimate > (CASE WHEN query IS NULL THEN 3000 ELSE 20000 END) THEN
      EXECUTE walk
      INTO ids
      USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to,
            page, skipped, (1000 + 3 * needed * (SELECT reltuples FROM pg_class WHERE oid = 'public.people'::regclass) / estimate)::bigint;
      IF cardinality(ids) = page THEN
        total := cap;
        is_more := true;
        RETURN;
      END IF;
    END IF;
    EXECUTE format(
      'WITH hits AS MATERIALIZED (SELECT id, last_contact_at, full_name FROM public.people WHERE %s LIMIT 30001)
       SELECT (SELECT count(*)::integer FROM hits),
              (SELECT array_agg(id ORDER BY %s) FROM (SELECT * FROM hits ORDER BY %s LIMIT $12 OFFSET $13) AS page)',
      conditions, ordering, ordering)
    INTO total, ids
    USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to,
          page, skipped;
    is_more := total > 10000;
  END IF;
  IF total <= 30000 THEN
    total := least(total, 10000);
    RETURN;
  END IF;
  PERFORM set_config('enable_sort', 'off', true);
  EXECUTE walk
  INTO ids
  USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to,
        page, skipped, NULL::bigint;
  IF is_narrowed THEN
    total := cap;
    RETURN;
  END IF;
  SELECT count(*)::integer INTO total FROM (SELECT FROM public.people LIMIT cap + 1) AS counted;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

ALTER FUNCTION app.find_people OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_people TO agency_app;
