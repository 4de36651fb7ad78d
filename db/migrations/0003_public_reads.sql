-- What anybody may read of the jobs: open ones whose closing date has not passed. Names and first parameters are those
-- of spec: accounts §7; ours follow, with defaults.

CREATE TYPE public_job AS (
  id uuid, title text, company text, location text, salary text, type text, category text,
  description text, requirements text, created_at timestamptz,
  salary_min numeric, salary_max numeric, salary_period text, basis text, work_mode text,
  closes_at timestamptz, updated_at timestamptz, is_open boolean
);

-- 'Leeds HR/a%' → {a%,hr,leeds}: at most eight words of the first hundred characters, as search_text has them.
CREATE FUNCTION app.search_words(_search text) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(word ORDER BY word), '{}')
  FROM (SELECT DISTINCT word FROM regexp_split_to_table(app.searchable(left(coalesce(_search, ''), 100)), '\s+') AS word
        WHERE word <> '' LIMIT 8) AS words
$$;

CREATE FUNCTION app.contains_pattern(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN '%' || regexp_replace(_text, '([\\%_])', '\\\1', 'g') || '%';

-- A word is found anywhere in the text, and a plural finds the singular too ('engineers'). One of one or two letters
-- (HR, IT) is found only where a word begins, because inside other words such letters are everywhere.
CREATE FUNCTION app.search_patterns(_words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT array_agg(app.contains_pattern(CASE
      WHEN word ~ '^[[:alnum:]]{1,2}$' THEN ' ' || word
      WHEN word ~ '^[[:alpha:]]{3,}[^s]s$' THEN left(word, -1)
      ELSE word END) ORDER BY n)
  FROM unnest(_words) WITH ORDINALITY AS words (word, n)
$$;

-- 'Leeds, UK' → '%leeds%'.
CREATE FUNCTION app.location_pattern(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.contains_pattern(
    nullif(btrim(app.searchable(
      regexp_replace(left(_location, 100), ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i'))), ''));

-- 'Nine Elms, London' → 'london': what comes after the last comma.
CREATE FUNCTION app.city_of(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN btrim(lower(regexp_replace(_location, '^.*,', '')));

-- The conditions of a search, as text for EXECUTE. Every value stays a parameter ($1 category, $2 type, $3 location,
-- $4 pay by the year, $5 patterns of the words): only constants are put together here, so that the planner sees just
-- the conditions in use.
CREATE FUNCTION app.job_conditions(_category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[])
  RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'closes_at > now()'
    || CASE WHEN _category IS NULL THEN '' ELSE ' AND category = $1' END
    || CASE WHEN _type IS NULL THEN '' ELSE ' AND type = $2' END
    || CASE WHEN _location_pattern IS NULL THEN '' ELSE ' AND location_text LIKE $3' END
    || CASE WHEN _pay_from IS NULL THEN '' ELSE ' AND pay_by_year >= $4' END
    || coalesce((SELECT string_agg(format(' AND search_text LIKE $5[%s]', n), '' ORDER BY n)
                 FROM generate_series(1, cardinality(_patterns)) AS n), '')
$$;

-- Which jobs a search looks at, as text for EXECUTE. Because row-level security is on, the planner may not use what it
-- knows of how often a word occurs (LIKE is not leakproof), so it is not left to guess. The newest jobs are asked first:
-- what is common there is found by walking the index of the order asked for, which may stop as soon as the page is full;
-- what is rare is found by the trigram index and sorted afterwards.
CREATE FUNCTION app.job_scan(_conditions text, _ordering text, _is_common boolean) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _is_common
    THEN format('(SELECT id, created_at, closes_at, pay_by_year, category, type, location_text, search_text
                  FROM public.jobs WHERE status = ''open'' ORDER BY %s OFFSET 0) AS walked WHERE %s', _ordering, _conditions)
    ELSE format('(SELECT id, created_at, closes_at, pay_by_year FROM public.jobs
                  WHERE status = ''open'' AND %s OFFSET 0) AS found', _conditions)
  END
$$;

CREATE FUNCTION app.is_common_search(
  _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[]
) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  hits integer;
BEGIN
  EXECUTE format(
    'SELECT count(*) FROM (SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
                           WHERE status = ''open'' ORDER BY created_at DESC, id DESC LIMIT 1000) AS newest WHERE %s', _conditions)
  INTO hits USING _category, _type, _location_pattern, _pay_from, _patterns;
  RETURN hits >= 10;
END
$$;

-- One page of the board. The page is found on an index alone and only its own rows are then read from the table, so
-- that a deep page costs little more than the first. _limit is held to 1..100 and _offset to 0..9900.
CREATE FUNCTION get_public_jobs(
  _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL,
  _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest'
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  is_common boolean := app.is_common_search(conditions, _category, _type, pattern, _pay_from, patterns);
  ordering text := CASE _sort WHEN 'pay' THEN 'pay_by_year DESC, id DESC' WHEN 'closing' THEN 'closes_at, id'
                              ELSE 'created_at DESC, id DESC' END;
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
            j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true
     FROM (SELECT id, row_number() OVER () AS position
           FROM (SELECT id FROM %s ORDER BY %s LIMIT $6 OFFSET $7) AS ordered) AS page
     JOIN public.jobs AS j USING (id) ORDER BY page.position',
    app.job_scan(conditions, ordering, is_common), ordering)
  USING _category, _type, pattern, _pay_from, patterns,
        least(greatest(coalesce(_limit, 100), 1), 100), least(greatest(coalesce(_offset, 0), 0), 9900);
END
$$;

-- How many jobs a search finds, counted no further than _cap: past it the answer is _cap + 1, 'more than _cap'.
CREATE FUNCTION count_public_jobs(
  _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _cap integer DEFAULT 10000
) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  is_common boolean := app.is_common_search(conditions, _category, _type, pattern, _pay_from, patterns);
  total integer;
BEGIN
  EXECUTE format('SELECT count(*)::integer FROM (SELECT 1 FROM %s LIMIT $6) AS counted',
                 app.job_scan(conditions, 'created_at DESC, id DESC', is_common))
  INTO total
  USING _category, _type, pattern, _pay_from, patterns, least(greatest(coalesce(_cap, 10000), 1), 10000) + 1;
  RETURN total;
END
$$;

-- A job's own page shows it for as long as it exists, also closed or expired (is_open is then false); drafts never.
CREATE FUNCTION get_public_job_by_id(_job_id uuid) RETURNS SETOF public_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id, title, company, location, salary, type, category, description, requirements, created_at,
         salary_min, salary_max, salary_period, basis, work_mode, closes_at, updated_at,
         status = 'open' AND closes_at > now()
  FROM public.jobs WHERE id = _job_id AND status <> 'draft'
$$;

-- Up to _limit open jobs like the given one: of the newest in its city and in its category, those whose title, city,
-- requirements and type are nearest.
CREATE FUNCTION get_similar_public_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH given AS (SELECT * FROM public.jobs WHERE id = _job_id AND status <> 'draft'),
  near AS (
    (SELECT j.id FROM public.jobs AS j, given AS g
     WHERE j.status = 'open' AND j.closes_at > now() AND j.category = g.category
     ORDER BY j.created_at DESC, j.id DESC LIMIT 100)
    UNION
    (SELECT j.id FROM public.jobs AS j, given AS g
     WHERE j.status = 'open' AND j.closes_at > now() AND j.location_text LIKE app.contains_pattern(app.searchable(app.city_of(g.location)))
     ORDER BY j.created_at DESC, j.id DESC LIMIT 100)
  )
  SELECT n.id, n.title, n.company, n.location, n.salary, n.type, n.category, n.description, n.requirements, n.created_at,
         n.salary_min, n.salary_max, n.salary_period, n.basis, n.work_mode, n.closes_at, n.updated_at, true
  FROM near JOIN public.jobs AS n USING (id), given AS g WHERE n.id <> g.id
  ORDER BY 2 * public.similarity(n.title, g.title) + public.similarity(left(n.requirements, 1000), left(g.requirements, 1000))
           + CASE WHEN n.category = g.category THEN 0.5 ELSE 0 END
           + CASE WHEN app.city_of(n.location) = app.city_of(g.location) THEN 0.3 ELSE 0 END
           + CASE WHEN n.type = g.type THEN 0.05 ELSE 0 END DESC, n.created_at DESC, n.id DESC
  LIMIT least(greatest(coalesce(_limit, 4), 1), 20)
$$;

-- When the board next changes by itself, because a closing date passes; NULL when no job is open.
CREATE FUNCTION get_next_public_job_closing() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ SELECT min(closes_at) FROM public.jobs WHERE status = 'open' AND closes_at > now() $$;

-- Ids and last changes of the open jobs, for the sitemap: 50,000 URLs a file is the protocol's limit.
CREATE FUNCTION list_public_job_changes(_limit integer DEFAULT 50000, _offset integer DEFAULT 0)
  RETURNS TABLE (id uuid, updated_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT id, updated_at FROM public.jobs WHERE status = 'open' AND closes_at > now()
  ORDER BY created_at DESC, id DESC
  LIMIT least(greatest(coalesce(_limit, 50000), 1), 50000) OFFSET greatest(coalesce(_offset, 0), 0)
$$;

GRANT EXECUTE ON FUNCTION app.searchable, app.search_words, app.contains_pattern, app.search_patterns, app.location_pattern, app.city_of,
  app.job_conditions, app.job_scan, app.is_common_search TO agency_reader;

ALTER FUNCTION get_public_jobs OWNER TO agency_reader;
ALTER FUNCTION count_public_jobs OWNER TO agency_reader;
ALTER FUNCTION get_public_job_by_id OWNER TO agency_reader;
ALTER FUNCTION get_similar_public_jobs OWNER TO agency_reader;
ALTER FUNCTION get_next_public_job_closing OWNER TO agency_reader;
ALTER FUNCTION list_public_job_changes OWNER TO agency_reader;
-- Needed to be given functions, and for nothing else: who could create things in public could stand in the way of others.
REVOKE CREATE ON SCHEMA public FROM agency_reader;
GRANT EXECUTE ON FUNCTION get_public_jobs, count_public_jobs, get_public_job_by_id, get_similar_public_jobs,
  get_next_public_job_closing, list_public_job_changes TO agency_app;

-- Whatever changes what the public can see says so, at commit, to every process on this database. A handful of jobs are
-- named one by one; a mass change says only that jobs have changed.
CREATE FUNCTION app.notify_job_changes() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO changed FROM changed_jobs WHERE status <> 'draft';
  IF cardinality(changed) > 0 THEN
    PERFORM pg_notify('content_changed', CASE
      WHEN cardinality(changed) <= 50
      THEN (SELECT 'jobs ' || string_agg('job:' || id, ' ') FROM unnest(changed) AS id)
      ELSE 'jobs all' END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_from AFTER UPDATE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_to AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
