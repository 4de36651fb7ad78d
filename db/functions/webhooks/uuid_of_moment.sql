-- Returns a UUID of version 7 (RFC 9562): ordered by time, random within a millisecond.
CREATE OR REPLACE FUNCTION app.uuid_of_moment(_moment timestamptz) RETURNS uuid
  LANGUAGE sql VOLATILE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
           PLACING substring(int8send(floor(extract(epoch FROM _moment) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$;

GRANT EXECUTE ON FUNCTION app.uuid_of_moment TO agency_keeper;
