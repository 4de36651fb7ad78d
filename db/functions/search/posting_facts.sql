-- Returns the fewest facts (app.job_facts) that cover jobs posted in these hours since 1970, excluding the last.
CREATE OR REPLACE FUNCTION app.posting_facts(_from integer, _until integer) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  facts integer[] := '{}';
  hour integer := _from;
BEGIN
  WHILE hour < _until LOOP
    IF hour % 512 = 0 AND hour + 512 <= _until THEN facts := facts || 40000000 + hour / 512; hour := hour + 512;
    ELSIF hour % 64 = 0 AND hour + 64 <= _until THEN facts := facts || 30000000 + hour / 64; hour := hour + 64;
    ELSIF hour % 8 = 0 AND hour + 8 <= _until THEN facts := facts || 20000000 + hour / 8; hour := hour + 8;
    ELSE facts := facts || 10000000 + hour; hour := hour + 1;
    END IF;
  END LOOP;
  RETURN facts;
END
$$;

GRANT EXECUTE ON FUNCTION app.posting_facts TO agency_reader;
