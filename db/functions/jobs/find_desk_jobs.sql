-- Returns ids of one page of all jobs for an administrator, or of the agency's jobs for a consultant, newest first; their
-- number, as far as counted; and whether there are more. A word that is common among the newest thousand is walked to; any
-- other is looked up.
CREATE OR REPLACE FUNCTION app.find_desk_jobs(
  _search text, _status text, _limit integer, _offset integer, OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET enable_sort = off
AS $$
DECLARE
  pattern text := app.contains_pattern(nullif(btrim(app.searchable(left(_search, 100))), ''));
  state text := CASE _status WHEN 'open' THEN 'status = ''open'' AND closes_at > now()'
                             WHEN 'expired' THEN 'status = ''open'' AND closes_at <= now()'
                             WHEN 'draft' THEN 'status = ''draft''' WHEN 'closed' THEN 'status = ''closed''' ELSE 'true' END
    || CASE WHEN public.is_admin(app.actor_id()) THEN '' ELSE format(' AND user_id = ANY (%L::uuid[])', app.staff_ids()) END;
  walked text := format('(SELECT id, created_at, search_text FROM public.jobs WHERE %s ORDER BY created_at DESC, id DESC OFFSET 0) AS j', state);
  looked_up text := format(
    '(SELECT id, created_at FROM public.jobs WHERE status = ''open'' AND search_text LIKE $1 AND title <> '''' AND %1$s
      UNION ALL SELECT id, created_at FROM public.jobs WHERE status <> ''open'' AND search_text LIKE $1 AND title <> '''' AND %1$s) AS j', state);
  hits integer := 1000;
  cap integer := app.most_counted(least(_offset, 10000) + _limit, pattern IS NOT NULL);
BEGIN
  PERFORM app.demand_desk();
  IF pattern IS NOT NULL THEN
    EXECUTE format('SELECT count(*) FROM (SELECT search_text FROM %s LIMIT 1000) AS newest WHERE search_text LIKE $1', walked)
    INTO hits USING pattern;
    walked := walked || ' WHERE search_text LIKE $1';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id ORDER BY position) FROM (SELECT id, row_number() OVER () AS position FROM (
       SELECT id FROM %s ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) AS ordered) AS page',
    CASE WHEN hits >= 10 THEN walked ELSE looked_up END)
  INTO ids USING pattern, least(greatest(_limit, 1), 100), greatest(_offset, 0);
  EXECUTE format('SELECT count(*)::integer FROM (SELECT FROM %s LIMIT $2) AS counted',
                 CASE WHEN hits >= 50 THEN walked ELSE looked_up END)
  INTO total USING pattern, cap + 1;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

ALTER FUNCTION app.find_desk_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_desk_jobs TO agency_app;
