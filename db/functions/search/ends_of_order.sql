-- Returns the places of the first and the last job in an order of the board, and of the five-hundredth (app.place_in_order). NULL for all on a
-- smaller board. Newest jobs end at _posted_after.
CREATE OR REPLACE FUNCTION app.ends_of_order(_sort text, _posted_after timestamptz, OUT first integer, OUT middle integer, OUT last integer)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF _sort = 'pay' THEN
    SELECT app.place_in_order('pay', NULL, NULL, pay_by_year) INTO middle FROM public.jobs WHERE status = 'open' ORDER BY pay_by_year DESC, id DESC OFFSET 499 LIMIT 1;
    SELECT app.place_in_order('pay', NULL, NULL, max(pay_by_year)), least(middle, 0) INTO first, last FROM public.jobs WHERE status = 'open';
  ELSIF _sort = 'closing' THEN
    SELECT app.place_in_order('closing', NULL, closes_at, NULL) INTO middle
    FROM public.jobs WHERE status = 'open' AND closes_at > now() ORDER BY closes_at, id OFFSET 499 LIMIT 1;
    SELECT app.place_in_order('closing', NULL, now(), NULL), app.place_in_order('closing', NULL, max(closes_at), NULL) INTO first, last FROM public.jobs WHERE status = 'open';
  ELSE
    SELECT app.place_in_order('newest', created_at, NULL, NULL) INTO middle FROM public.jobs WHERE status = 'open' ORDER BY created_at DESC, id DESC OFFSET 499 LIMIT 1;
    SELECT app.place_in_order('newest', max(created_at), NULL, NULL), app.place_in_order('newest', greatest(min(created_at), _posted_after), NULL, NULL)
    INTO first, last FROM public.jobs WHERE status = 'open';
  END IF;
  IF middle IS NULL THEN first := NULL; last := NULL; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.ends_of_order TO agency_reader;
