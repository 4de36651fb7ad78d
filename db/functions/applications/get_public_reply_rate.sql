-- Returns how many replies were due in the last twelve months and how many came in time, for the agency or one employer,
-- whose rate is public from ten applications on. A promise counts once it is kept or its day has passed; one that the
-- candidate ended earlier was never broken. Rejections are replies. Deletions do not change the count
-- (app.keep_reply_promise).
CREATE OR REPLACE FUNCTION get_public_reply_rate(_employer_id uuid DEFAULT NULL, OUT promised integer, OUT in_time integer)
  RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer, (count(*) FILTER (WHERE p.replied_at <= p.due_at))::integer
  FROM (
    SELECT * FROM public.reply_promises WHERE _employer_id IS NULL AND is_agency
    UNION ALL
    SELECT * FROM public.reply_promises WHERE owner_id = _employer_id AND NOT is_agency
  ) AS p
  WHERE p.due_at > now() - interval '12 months'
    AND (p.replied_at IS NOT NULL OR p.due_at < now())
    AND (p.ended_at IS NULL OR p.ended_at > p.due_at)
  HAVING count(*) >= CASE WHEN _employer_id IS NULL THEN 1 ELSE 10 END
$$;

ALTER FUNCTION get_public_reply_rate OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_public_reply_rate TO agency_app, agency_reader;
