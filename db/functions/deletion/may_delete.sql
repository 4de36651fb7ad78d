-- Returns true if _due of _total records may be deleted at once. More than 50, or more than 5 and 5 %, need an
-- administrator's approval, which is valid for a day; of more than 5,000 a hundredth may go, because a year's worth expires
-- at 0.3 % a day.
CREATE OR REPLACE FUNCTION app.may_delete(_kind text, _due bigint, _total bigint) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  most CONSTANT bigint := greatest(5, least(_total / 20, greatest(50, _total / 100)));
BEGIN
  PERFORM app.demand_system();
  IF _due <= most THEN
    DELETE FROM public.held_deletions WHERE kind = _kind;
    RETURN true;
  END IF;
  PERFORM FROM public.held_deletions
  WHERE kind = _kind AND approved_at > now() - interval '1 day' AND _due <= due + most;
  IF FOUND THEN RETURN true; END IF;
  INSERT INTO public.held_deletions AS held (kind, due, total) VALUES (_kind, _due, _total)
  ON CONFLICT (kind) DO UPDATE SET due = excluded.due, total = excluded.total, approved_at = NULL,
    held_at = CASE WHEN held.approved_at IS NULL THEN held.held_at ELSE excluded.held_at END;
  RETURN false;
END
$$;

ALTER FUNCTION app.may_delete OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.may_delete TO agency_app;
