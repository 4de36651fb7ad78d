-- One index of numbers and lexemes takes the place of jobs_words. Its functions are those of db/functions/search.
CREATE FUNCTION app.place_in_order(_sort text, _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE _sort
    WHEN 'pay' THEN least(floor(_pay_by_year / 1000), 999)
    ELSE least(greatest(floor(extract(epoch FROM CASE _sort WHEN 'closing' THEN _closes_at ELSE _created_at END - timestamptz '1970-01-01 00:00:00+00') / 86400), 0), 99999) END::integer;

GRANT EXECUTE ON FUNCTION app.place_in_order TO agency_app, agency_reader, agency_keeper;

CREATE FUNCTION app.job_numbers(
  _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric, _spots float8[], _areas integer[]
) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000 SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  posted CONSTANT integer := app.place_in_order('newest', _created_at, _closes_at, _pay_by_year);
  closing CONSTANT integer := app.place_in_order('closing', _created_at, _closes_at, _pay_by_year);
  pay CONSTANT integer := app.place_in_order('pay', _created_at, _closes_at, _pay_by_year);
  numbers integer[] := ARRAY[
    0, 10000000 + posted, 11000000 + posted / 8, 12000000 + posted / 64, 20000000 + closing, 21000000 + closing / 8,
    22000000 + closing / 64, 30000000 + pay, 31000000 + pay / 8, 32000000 + pay / 64];
BEGIN
  FOR n IN 1 .. coalesce(cardinality(_spots), 0) BY 2 LOOP
    numbers := numbers || app.cell_of(_spots[n], _spots[n + 1]);
  END LOOP;
  RETURN numbers || ARRAY(SELECT -area FROM unnest(_areas) AS area);
END
$$;

GRANT EXECUTE ON FUNCTION app.job_numbers TO agency_app, agency_reader, agency_keeper;

CREATE FUNCTION app.job_lexemes(_vector tsvector, _category text, _type text, _work_mode text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN app.index_words(_vector) || array_to_tsvector(ARRAY['status=open', 'category=' || _category, 'type=' || _type, 'work_mode=' || _work_mode]);
END
$$;

GRANT EXECUTE ON FUNCTION app.job_lexemes TO agency_app, agency_reader, agency_keeper;

CREATE INDEX jobs_lookup ON jobs USING gin (app.job_numbers(created_at, closes_at, pay_by_year, spots, areas), app.job_lexemes(search_vector, category, type, work_mode))
  WITH (gin_pending_list_limit='64')
  WHERE status = 'open';
DROP INDEX jobs_words;
