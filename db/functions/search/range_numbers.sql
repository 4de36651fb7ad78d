-- Returns the fewest numbers of an order that cover the places from one to before another (app.job_numbers): steps of 64, 8 and 1.
CREATE OR REPLACE FUNCTION app.range_numbers(_sort text, _from integer, _until integer) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  base CONSTANT integer := CASE _sort WHEN 'closing' THEN 20000000 WHEN 'pay' THEN 30000000 ELSE 10000000 END;
  numbers integer[] := '{}';
  place integer := _from;
BEGIN
  WHILE place < _until LOOP
    IF place % 64 = 0 AND place + 64 <= _until THEN numbers := numbers || base + 2000000 + place / 64; place := place + 64;
    ELSIF place % 8 = 0 AND place + 8 <= _until THEN numbers := numbers || base + 1000000 + place / 8; place := place + 8;
    ELSE numbers := numbers || base + place; place := place + 1;
    END IF;
  END LOOP;
  RETURN numbers;
END
$$;

GRANT EXECUTE ON FUNCTION app.range_numbers TO agency_reader;
