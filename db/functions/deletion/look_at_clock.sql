-- Checks the database's clock; each process that runs tasks calls it every minute. _elapsed is the time since its previous
-- call by a monotonic clock, NULL at the first. If the clock went back, or ahead by ten minutes more than that, it was set,
-- or nothing ran. It is trusted again when it returns, or has been steady for a twenty-fourth of the jump: five minutes to a
-- day. Only a clock that went back sets settled_at: it was wrong, while one that went ahead may be a stopped site.
CREATE OR REPLACE FUNCTION app.look_at_clock(_elapsed interval DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  known public.deletion_clock;
  wall timestamptz;
  step interval;
  slack CONSTANT interval := '10 minutes';
BEGIN
  PERFORM app.demand_system();
  SELECT * INTO known FROM public.deletion_clock FOR UPDATE;
  wall := clock_timestamp();
  step := wall - known.looked_at;
  IF step BETWEEN -slack AND coalesce(_elapsed, '0') + slack THEN
    known.moment := known.moment + step;
    known.steady_for := known.steady_for + step;
  ELSIF wall - known.moment > slack THEN
    known.jumped_from := CASE WHEN known.is_doubted THEN known.jumped_from ELSE known.moment END;
    known.jumped_to := wall;
    known.settled_at := NULL;
    known.is_doubted := true;
    known.steady_for := '0';
  END IF;
  IF NOT known.is_doubted OR wall - known.moment <= slack
     OR known.steady_for >= least(interval '1 day', greatest(interval '5 minutes', (wall - known.moment) / 24)) THEN
    known.settled_at := CASE WHEN known.is_doubted AND wall - known.moment <= slack THEN wall ELSE known.settled_at END;
    known.is_doubted := false;
    known.moment := wall;
  END IF;
  UPDATE public.deletion_clock
  SET moment = known.moment, looked_at = wall, is_doubted = known.is_doubted, steady_for = known.steady_for,
      jumped_from = known.jumped_from, jumped_to = known.jumped_to, settled_at = known.settled_at;
END
$$;

ALTER FUNCTION app.look_at_clock OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.look_at_clock TO agency_app;
