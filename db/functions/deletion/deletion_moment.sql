-- Returns the time for all deletion by age: now, unless the clock has jumped by more than ten minutes (app.look_at_clock),
-- after which it continues from the time before the jump. NULL, which deletes nothing, if unknown.
CREATE OR REPLACE FUNCTION app.deletion_moment() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT least(now(), CASE WHEN now() - looked_at BETWEEN interval '-10 minutes' AND interval '10 minutes'
                           THEN moment + (now() - looked_at) ELSE moment END)
  FROM public.deletion_clock
$$;

ALTER FUNCTION app.deletion_moment OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.deletion_moment TO agency_app;
