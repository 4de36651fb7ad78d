-- One page of the people that a search finds, by their ids, the last contact first or by name; how many there are, as far as is counted; and
-- whether there are more. Up to ten thousand hits are looked up and put in order, which says how many there are. More are so common that
-- walking the index of the order meets a page of them soon.
--
-- `_words` as app.words_query reads them; `_contact_from` and `_contact_to` bound the last contact.
CREATE OR REPLACE FUNCTION app.find_people(
  _words jsonb, _email text, _latitude float8, _longitude float8, _miles float8, _tag text, _available_by date, _right_to_work text,
  _may_email boolean, _contact_from timestamptz, _contact_to timestamptz, _sort text, _limit integer, _offset integer,
  OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  query CONSTANT tsquery := app.words_query(_words);
  ordering CONSTANT text := CASE _sort WHEN 'name' THEN 'lower(full_name), id' ELSE 'last_contact_at DESC, id DESC' END;
  conditions CONSTANT text := concat_ws(' AND ', 'true',
    CASE WHEN query IS NOT NULL THEN 'search_vector @@ $1' END,
    CASE WHEN _email IS NOT NULL THEN 'email = $2::public.citext' END,
    CASE WHEN _latitude IS NOT NULL THEN 'cells && $3 AND app.miles_between($4, $5, latitude, longitude) <= $6' END,
    CASE WHEN _tag IS NOT NULL THEN 'tags @> ARRAY[$7]' END,
    CASE WHEN _available_by IS NOT NULL THEN 'available_from <= $8' END,
    CASE WHEN _right_to_work IS NOT NULL THEN 'right_to_work = $9' END,
    CASE WHEN _may_email THEN 'may_email_since IS NOT NULL' END,
    CASE WHEN _contact_from IS NOT NULL THEN 'last_contact_at >= $10' END,
    CASE WHEN _contact_to IS NOT NULL THEN 'last_contact_at < $11' END);
  cells CONSTANT integer[] := CASE WHEN _latitude IS NOT NULL THEN app.cells_within(_latitude, _longitude, _miles) END;
BEGIN
  PERFORM app.demand_desk();
  EXECUTE format(
    'WITH hits AS MATERIALIZED (SELECT id, last_contact_at, full_name FROM public.people WHERE %s LIMIT 10001)
     SELECT (SELECT count(*)::integer FROM hits),
            (SELECT array_agg(id ORDER BY %s) FROM (SELECT * FROM hits ORDER BY %s LIMIT $12 OFFSET $13) AS page)',
    conditions, ordering, ordering)
  INTO total, ids
  USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to,
        least(greatest(_limit, 1), 100), greatest(_offset, 0);
  is_more := total > 10000;
  IF NOT is_more THEN RETURN; END IF;
  total := 10000;
  PERFORM set_config('enable_sort', 'off', true);
  EXECUTE format(
    'SELECT array_agg(id ORDER BY position) FROM (SELECT id, row_number() OVER () AS position FROM (
       SELECT id FROM (SELECT * FROM public.people ORDER BY %s OFFSET 0) AS walked WHERE %s LIMIT $12 OFFSET $13) AS found) AS page',
    ordering, conditions)
  INTO ids
  USING query, _email, cells, _latitude, _longitude, _miles, _tag, _available_by, _right_to_work, _contact_from, _contact_to,
        least(greatest(_limit, 1), 100), greatest(_offset, 0);
END
$$;

ALTER FUNCTION app.find_people OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_people TO agency_app;
