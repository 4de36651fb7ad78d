-- Returns one page of all applications, like app.find_desk_jobs. Each word is searched in candidate's name, job and company.
-- `_is_unstaged`: in none of the status's own stages; `_most`: the limit of the count.
CREATE OR REPLACE FUNCTION app.find_desk_applications(
  _search text, _status text, _limit integer, _offset integer,
  _stage uuid DEFAULT NULL, _job uuid DEFAULT NULL, _is_guest boolean DEFAULT NULL, _is_oldest boolean DEFAULT false,
  _is_unstaged boolean DEFAULT false, _most integer DEFAULT NULL,
  OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off SET enable_sort = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  conditions text := '($4::text IS NULL OR desk_status = $4)'
    || coalesce((SELECT string_agg(format(' AND search_text LIKE $1[%s]', n), '' ORDER BY n)
                 FROM generate_series(1, cardinality(patterns)) AS n), '')
    || CASE WHEN patterns IS NOT NULL AND EXISTS (SELECT FROM public.settings WHERE fair_first_view)
            THEN ' AND app.may_be_found(id, status, $1)' ELSE '' END;
  is_admin CONSTANT boolean := public.is_admin(app.actor_id());
  -- Restricts consultants to the jobs of the agency, and adds the filters.
  seen text := CASE WHEN is_admin THEN 'true' ELSE format(
    'job_id IN (SELECT id FROM public.jobs WHERE user_id = ANY (%L::uuid[]))', app.staff_ids()) END
    || CASE WHEN _status IS NULL THEN '' ELSE format(' AND desk_status = %L', _status) END
    || CASE WHEN _job IS NULL THEN '' ELSE format(' AND job_id = %L::uuid', _job) END
    || CASE WHEN _is_guest IS NULL THEN '' ELSE ' AND candidate_id IS ' || CASE WHEN _is_guest THEN 'NULL' ELSE 'NOT NULL' END END
    || CASE WHEN _stage IS NULL THEN '' ELSE format(
      ' AND id IN (SELECT application_id FROM public.staged_applications WHERE stage_id = %L::uuid)', _stage) END
    || CASE WHEN _is_unstaged THEN format(
      ' AND NOT EXISTS (SELECT FROM public.staged_applications AS x JOIN public.application_stages AS s ON s.id = x.stage_id
                        WHERE x.application_id = applications.id AND s.status = %L)', _status) ELSE '' END;
  direction text := CASE WHEN _is_oldest THEN 'sent_at, id' ELSE 'sent_at DESC, id DESC' END;
  columns text := 'SELECT id, sent_at, status, desk_status, search_text FROM public.applications WHERE ' || seen;
  walked text := '(' || columns || ' ORDER BY ' || direction || ' OFFSET 0) AS a';
  looked_up text := format('(SELECT id, sent_at FROM public.applications WHERE %s AND full_name <> '''' AND %s OFFSET 0) AS a', conditions, seen);
  hits integer := 1000;
  cap integer := coalesce(_most, app.most_counted(least(_offset, 10000) + _limit, patterns IS NOT NULL));
BEGIN
  PERFORM app.demand_desk();
  IF patterns IS NOT NULL THEN
    EXECUTE format('SELECT count(*) FROM (SELECT id, status, desk_status, search_text FROM %s LIMIT 1000) AS newest WHERE $2 = $3 AND %s', walked, conditions)
    INTO hits USING patterns, 1, 1, _status;
  END IF;
  EXECUTE format(
    'SELECT array_agg(id ORDER BY position) FROM (SELECT id, row_number() OVER () AS position FROM (
       SELECT id FROM %s ORDER BY %s LIMIT $2 OFFSET $3) AS ordered) AS page',
    CASE WHEN hits >= 10 THEN walked || ' WHERE ' || conditions ELSE looked_up END, direction)
  INTO ids USING patterns, least(greatest(_limit, 1), 100), greatest(_offset, 0), _status;
  -- Consultants: unordered, so that PostgreSQL can read the agency's jobs once. Administrators: in the order of the list,
  -- whose neighbours are neighbours in the table, for pages that VACUUM has not visited.
  EXECUTE format('SELECT count(*)::integer FROM (SELECT FROM %s LIMIT $2 OFFSET $3) AS counted',
                 CASE WHEN hits < 50 THEN looked_up WHEN is_admin THEN walked || ' WHERE ' || conditions
                      ELSE '(' || columns || ' OFFSET 0) AS a WHERE ' || conditions END)
  INTO total USING patterns, cap + 1, 0, _status;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

ALTER FUNCTION app.find_desk_applications OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.find_desk_applications TO agency_app;
