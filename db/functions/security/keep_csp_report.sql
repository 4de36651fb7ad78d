-- Stores a violation report in one statement, because reports come in floods. Further reports of a kind are only counted,
-- and the commit does not wait for the disk: losing reports with the machine is acceptable.
CREATE OR REPLACE FUNCTION app.keep_csp_report(_page text, _directive text, _blocked text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'Europe/London')::date;
  most_rows constant integer := 10000;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE public.csp_reports SET reports = least(reports::bigint + 1, 2147483647)::integer, last_at = now()
  WHERE day = today AND page = _page AND directive = _directive AND blocked = _blocked;
  IF FOUND THEN
    RETURN;
  END IF;
  -- New kinds take turns, or together they would exceed the limit.
  PERFORM pg_advisory_xact_lock(7215011);
  INSERT INTO public.csp_reports AS kept (day, page, directive, blocked)
  SELECT today, _page, _directive, _blocked WHERE (SELECT count(*) FROM public.csp_reports) < most_rows
  ON CONFLICT (day, page, directive, blocked)
  DO UPDATE SET reports = least(kept.reports::bigint + 1, 2147483647)::integer, last_at = now();
END
$$;

ALTER FUNCTION app.keep_csp_report OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.keep_csp_report TO agency_app;
