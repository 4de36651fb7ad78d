-- What keeps the questions that people wait for as quick among a million jobs as among ten thousand (decision 33).

-- Words and place in one index: what has both is found without reading what has only one of them.
DROP INDEX jobs_search;
DROP INDEX jobs_location;
CREATE INDEX jobs_search ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status = 'open';
-- The same for jobs that the public does not search: for those who keep them, and for what was posted and has closed.
CREATE INDEX jobs_search_kept ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status <> 'open';

-- One job of 32, whichever they are: their ids are made by chance, and the hash of an id has nothing to do with the job. The
-- lowest of these hashes are a fair sample of the board, and how far down the last of them lies says of how large a part.
CREATE INDEX jobs_sample ON jobs (uuid_hash(id))
  INCLUDE (id, closes_at, category, type, pay_by_year, location_text, search_text)
  WHERE status = 'open' AND uuid_hash(id) < -2013265920;
CREATE INDEX jobs_posted_sample ON jobs (created_at)
  INCLUDE (id, location_text, search_text) WHERE status <> 'draft' AND uuid_hash(id) < -2013265920;
DROP INDEX jobs_posted;
CREATE INDEX jobs_posted ON jobs (created_at) INCLUDE (location_text, search_text) WHERE status <> 'draft';
-- For the parts of the sitemap, without reading the jobs themselves.
CREATE INDEX jobs_changes ON jobs (id) INCLUDE (updated_at, closes_at) WHERE status = 'open';
-- For the desk's list of all jobs: with a status, and past the words.
DROP INDEX jobs_all_newest;
CREATE INDEX jobs_all_newest ON jobs (created_at DESC, id DESC) INCLUDE (status, closes_at, search_text);
CREATE INDEX jobs_by_status ON jobs (status, created_at DESC, id DESC) INCLUDE (closes_at, search_text);

-- What is looked up must read the jobs themselves: of LIKE the planner believes that it finds much, and would rather walk an index
-- that holds the words from end to end. No title is empty, but none of these indexes knows. What has neither words nor place is looked
-- up by its pay; and a walk down the best paid ends where pay falls below what was asked for.
CREATE OR REPLACE FUNCTION app.job_scan(_conditions text, _ordering text, _is_common boolean) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE
    WHEN _is_common THEN format(walk, CASE WHEN has_pay AND _ordering LIKE 'pay%' THEN 'AND pay_by_year >= $4' END, _ordering, _conditions)
    WHEN has_pay AND _conditions !~ '\$[35]' THEN format('(SELECT id, created_at, closes_at, pay_by_year FROM %s OFFSET 0) AS found',
      format(walk, 'AND pay_by_year >= $4', 'pay_by_year DESC, id DESC', _conditions))
    ELSE format('(SELECT id, created_at, closes_at, pay_by_year FROM public.jobs
                  WHERE status = ''open'' AND %s AND title <> '''' OFFSET 0) AS found', _conditions)
  END
  FROM (SELECT strpos(_conditions, '$4') > 0 AS has_pay,
               '(SELECT id, created_at, closes_at, pay_by_year, category, type, location_text, search_text
                 FROM public.jobs WHERE status = ''open'' %s ORDER BY %s OFFSET 0) AS walked WHERE %s' AS walk) AS known
$$;

-- How far a list is counted: as far as it can be paged through (10,000), but where more than 50,000 jobs are open, or what is looked
-- for is a word (_is_brief), no further than a thousand, or than the page asked for needs. How many are open is told from what the
-- last VACUUM or ANALYZE found in their index: on a board that size nobody minds some thousands.
CREATE FUNCTION app.most_counted(_needed integer, _is_brief boolean DEFAULT false) RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _is_brief OR (SELECT reltuples > 50000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass)
    THEN least(greatest(_needed, 1000), 10000) ELSE 10000 END
$$;

-- What a search can be looked up by: its words and its place, or its pay where it has neither.
CREATE FUNCTION app.lookup_conditions(_location_pattern text, _pay_from numeric, _patterns text[]) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.job_conditions(NULL, NULL, _location_pattern,
                            CASE WHEN _location_pattern IS NULL AND _patterns IS NULL THEN _pay_from END, _patterns);

-- How a search does in a sample of at most _most open jobs: how many it looked at, how many were found, how many it would look up
-- whatever else was asked, and which part of all open jobs it was.
CREATE FUNCTION app.sample_jobs(
  _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _most integer,
  OUT looked_at integer, OUT hits integer, OUT looked_up integer, OUT part double precision
)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  EXECUTE format(
    'SELECT count(*)::integer, (count(*) FILTER (WHERE %s))::integer, (count(*) FILTER (WHERE %s))::integer,
            CASE WHEN count(*) < $6 THEN 1.0 / 32 ELSE (max(hash)::float8 + 2147483648) / 4294967296 END
     FROM (SELECT uuid_hash(id) AS hash, closes_at, category, type, pay_by_year, location_text, search_text
           FROM public.jobs WHERE status = ''open'' AND uuid_hash(id) < -2013265920
           ORDER BY uuid_hash(id) LIMIT $6) AS sample',
    _conditions, app.lookup_conditions(_location_pattern, _pay_from, _patterns))
  INTO looked_at, hits, looked_up, part USING _category, _type, _location_pattern, _pay_from, _patterns, _most;
END
$$;

-- Whether more than _cap are found beyond doubt: six times the spread of what chance does to a sample, which is one error in
-- a thousand million answers.
CREATE FUNCTION app.is_surely_more(_hits integer, _part double precision, _cap integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN (_hits - 6 * sqrt(_hits)) / _part > _cap;

-- Which way to what a search finds is shorter: by walking an index until _rows are found, or by looking up its words, place or pay and
-- reading each job that has them. To read a job costs about as much as to walk past nineteen (measured).
CREATE FUNCTION app.is_walk_shorter(_looked_at integer, _hits integer, _looked_up integer, _part double precision, _rows integer)
  RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN _hits = 0 THEN _looked_at ELSE least(_looked_at, _rows::float8 * _looked_at / _hits * _part) END < 19 * _looked_up;

-- Which way to take to one page of a search. What is common among the newest thousand, measured by how far one has to go, is
-- walked to without further thought.
CREATE FUNCTION app.is_page_walked(
  _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _rows integer
) RETURNS boolean LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  hits integer;
  looked_up integer;
  sample record;
BEGIN
  IF num_nonnulls(_location_pattern, _pay_from, _patterns) = 0 THEN RETURN true; END IF;
  EXECUTE format(
    'SELECT count(*) FILTER (WHERE %s), count(*) FILTER (WHERE %s)
     FROM (SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
           WHERE status = ''open'' ORDER BY created_at DESC, id DESC LIMIT 1000) AS newest',
    _conditions, app.lookup_conditions(_location_pattern, _pay_from, _patterns))
  INTO hits, looked_up USING _category, _type, _location_pattern, _pay_from, _patterns;
  IF hits * 10 >= _rows THEN RETURN true; END IF;
  IF looked_up = 0 THEN RETURN false; END IF;
  SELECT * INTO sample
  FROM app.sample_jobs(_conditions, _category, _type, _location_pattern, _pay_from, _patterns, 1024);
  RETURN app.is_walk_shorter(sample.looked_at + 1000, sample.hits + hits, sample.looked_up + looked_up,
                             sample.part * (sample.looked_at + 1000) / greatest(sample.looked_at, 1), _rows);
END
$$;

CREATE OR REPLACE FUNCTION get_public_jobs(
  _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL,
  _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest'
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  most integer := least(greatest(coalesce(_limit, 100), 1), 100);
  first integer := least(greatest(coalesce(_offset, 0), 0), 9900);
  is_walked boolean := app.is_page_walked(conditions, _category, _type, pattern, _pay_from, patterns, first + most);
  ordering text := CASE _sort WHEN 'pay' THEN 'pay_by_year DESC, id DESC' WHEN 'closing' THEN 'closes_at, id'
                              ELSE 'created_at DESC, id DESC' END;
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
            j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true
     FROM (SELECT id, row_number() OVER () AS position
           FROM (SELECT id FROM %s ORDER BY %s LIMIT $6 OFFSET $7) AS ordered) AS page
     JOIN public.jobs AS j USING (id) ORDER BY page.position',
    app.job_scan(conditions, ordering, is_walked), ordering)
  USING _category, _type, pattern, _pay_from, patterns, most, first;
END
$$;

-- How many jobs a search finds, as far as is counted (app.most_counted), and whether there are more. That there are more is known from
-- a sample where it is beyond doubt, and counted otherwise: nobody waits for a thousand jobs to be counted that are plainly there.
-- _needed is the last row of the page that is shown with it, so that one always knows whether there is a next.
DROP FUNCTION count_public_jobs;
CREATE FUNCTION count_public_jobs(
  _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL,
  _pay_from numeric DEFAULT NULL, _needed integer DEFAULT NULL, OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  cap integer := app.most_counted(_needed);
  size integer := 1024;
  sample record;
  is_walked boolean := true;
BEGIN
  IF num_nonnulls(_category, _type, pattern, _pay_from, patterns) > 0 THEN
    LOOP
      SELECT * INTO sample FROM app.sample_jobs(conditions, _category, _type, pattern, _pay_from, patterns, size);
      IF app.is_surely_more(sample.hits, sample.part, cap) THEN
        total := cap;
        is_more := true;
        RETURN;
      END IF;
      -- A larger sample is worth its time where it may well settle the matter, and for less than counting takes.
      size := size * 4;
      EXIT WHEN size > 16384 OR sample.looked_at < size / 4
        OR NOT app.is_surely_more(sample.hits * 4, sample.part * 4, cap)
        OR size > 19 * least(cap, sample.hits / sample.part) * sample.looked_up / greatest(sample.hits, 1);
    END LOOP;
    is_walked := num_nonnulls(pattern, _pay_from, patterns) = 0
      OR app.is_walk_shorter(sample.looked_at, sample.hits, sample.looked_up, sample.part, cap + 1);
  END IF;
  -- Whatever is open is walked by its closing date: jobs that have expired, of which there are more every day, lie behind.
  EXECUTE format('SELECT count(*)::integer FROM (SELECT 1 FROM %s LIMIT $6) AS counted', CASE WHEN is_walked
    THEN format('(SELECT closes_at, category, type, pay_by_year, location_text, search_text FROM public.jobs
                  WHERE status = ''open'' AND closes_at > now() ORDER BY closes_at, id OFFSET 0) AS walked WHERE %s', conditions)
    ELSE app.job_scan(conditions, '', false) END)
  INTO total USING _category, _type, pattern, _pay_from, patterns, cap + 1;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

-- Of the newest in its category and in its city, those that are nearest. What is rare in a city is looked up, as in a search.
CREATE OR REPLACE FUNCTION get_similar_public_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text;
  conditions text;
  near uuid[];
BEGIN
  SELECT app.contains_pattern(app.searchable(app.city_of(location))) INTO pattern
  FROM public.jobs WHERE id = _job_id AND status <> 'draft';
  IF NOT FOUND THEN RETURN; END IF;
  conditions := app.job_conditions(NULL, NULL, pattern, NULL, NULL);
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM %s ORDER BY created_at DESC, id DESC LIMIT 100) AS newest',
    app.job_scan(conditions, 'created_at DESC, id DESC',
                 app.is_page_walked(conditions, NULL, NULL, pattern, NULL, NULL, 100)))
  INTO near USING NULL::text, NULL::text, pattern;
  RETURN QUERY
  WITH given AS (SELECT * FROM public.jobs WHERE id = _job_id),
  candidates AS (
    (SELECT j.id FROM public.jobs AS j, given AS g
     WHERE j.status = 'open' AND j.closes_at > now() AND j.category = g.category
     ORDER BY j.created_at DESC, j.id DESC LIMIT 100)
    UNION SELECT unnest(near)
  )
  SELECT n.id, n.title, n.company, n.location, n.salary, n.type, n.category, n.description, n.requirements, n.created_at,
         n.salary_min, n.salary_max, n.salary_period, n.basis, n.work_mode, n.closes_at, n.updated_at, true
  FROM candidates JOIN public.jobs AS n USING (id), given AS g WHERE n.id <> g.id
  ORDER BY 2 * public.similarity(n.title, g.title) + public.similarity(left(n.requirements, 1000), left(g.requirements, 1000))
           + CASE WHEN n.category = g.category THEN 0.5 ELSE 0 END
           + CASE WHEN app.city_of(n.location) = app.city_of(g.location) THEN 0.3 ELSE 0 END
           + CASE WHEN n.type = g.type THEN 0.05 ELSE 0 END DESC, n.created_at DESC, n.id DESC
  LIMIT least(greatest(coalesce(_limit, 4), 1), 20);
END
$$;

-- The newest five thousand are asked first; where they have too few, each word is looked up among all.
CREATE OR REPLACE FUNCTION get_public_jobs_by_title(
  _category text, _words text[], _either boolean DEFAULT false, _limit integer DEFAULT 20
) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  words text[] := ARRAY(SELECT word FROM unnest(_words) AS word WHERE word ~ '^[[:alnum:]][[:alnum:] ]{0,49}$');
  -- The words as a title has them. What is searched holds the title, so what it lacks the title lacks, too.
  pattern text := '\m(' || (SELECT string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE word END, '|')
                            FROM unnest(words) AS word) || ')';
  most integer := least(greatest(coalesce(_limit, 20), 1), 100);
  ids uuid[];
  word text;
  patterns text[];
  conditions text;
  sample record;
BEGIN
  ids := ARRAY(
    SELECT j.id
    FROM (SELECT id, created_at, closes_at, category, search_text FROM public.jobs
          WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT 5000) AS newest
    JOIN public.jobs AS j USING (id)
    WHERE newest.closes_at > now() AND (_either OR newest.category = _category)
      AND (_either AND newest.category = _category OR newest.search_text ~* pattern AND j.title ~* pattern)
    ORDER BY newest.created_at DESC, j.id DESC LIMIT most);
  IF cardinality(ids) < most THEN
    IF _either THEN
      ids := ids || ARRAY(SELECT id FROM public.jobs WHERE status = 'open' AND closes_at > now() AND category = _category
                          ORDER BY created_at DESC, id DESC LIMIT most);
    END IF;
    FOREACH word IN ARRAY words LOOP
      patterns := ARRAY[app.contains_pattern(CASE WHEN length(word) <= 2 THEN ' ' ELSE '' END || app.searchable(word))];
      conditions := app.job_conditions(CASE WHEN _either THEN NULL ELSE _category END, NULL, NULL, NULL, patterns);
      SELECT * INTO sample FROM app.sample_jobs(conditions, _category, NULL, NULL, NULL, patterns, 4096);
      EXECUTE format('SELECT $6 || ARRAY(SELECT j.id FROM %s JOIN public.jobs AS j USING (id)
                                         WHERE j.title ~* $7 ORDER BY j.created_at DESC, j.id DESC LIMIT $8)',
        format('(SELECT id FROM %s) AS named', app.job_scan(conditions, 'created_at DESC, id DESC',
          app.is_walk_shorter(sample.looked_at, sample.hits, sample.looked_up, sample.part, most))))
      INTO ids USING _category, NULL::text, NULL::text, NULL::numeric, patterns, ids, pattern, most;
    END LOOP;
  END IF;
  RETURN QUERY
  SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
         j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true
  FROM public.jobs AS j WHERE j.id = ANY (ids) ORDER BY j.created_at DESC, j.id DESC LIMIT most;
END
$$;

-- '23,456' → 23,000: an estimate does not pretend to know more.
CREATE FUNCTION app.rounded_estimate(_estimate double precision) RETURNS integer
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN _estimate < 1 THEN 0
              ELSE round(_estimate::numeric, 1 - floor(log(_estimate::numeric))::integer)::integer END;

-- How many hits of a sample a figure may be told from: as many as are not counted one by one.
CREATE FUNCTION app.hits_for_a_figure() RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
  RETURN CASE WHEN app.most_counted(NULL) < 10000 THEN 32 ELSE 64 END;

-- For a search: how many jobs are open, how many were posted in the last 30 days, and how many in the 30 days before. Exact up
-- to some two thousand (a thousand on a large board); of more, told from a sample and rounded to two figures, which is_estimate says.
DROP FUNCTION count_public_jobs_by_age;
CREATE FUNCTION count_public_jobs_by_age(
  _search text, _location text DEFAULT NULL, OUT total integer, OUT recent integer, OUT earlier integer, OUT is_estimate boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(NULL, NULL, pattern, NULL, patterns);
  enough constant integer := app.hits_for_a_figure();
  posted constant text := replace(conditions, 'closes_at > now()', 'created_at > now() - interval ''60 days''');
  by_age constant text := 'SELECT count(*) FILTER (WHERE created_at > now() - interval ''30 days''),
                                  count(*) FILTER (WHERE created_at <= now() - interval ''30 days'') FROM ';
  sample record;
  counted record;
  looked_at integer;
BEGIN
  is_estimate := false;
  SELECT * INTO sample FROM app.sample_jobs(conditions, NULL, NULL, pattern, NULL, patterns, 16384);
  IF sample.hits >= enough THEN
    total := app.rounded_estimate(sample.hits / sample.part);
    is_estimate := true;
  ELSE
    SELECT * INTO counted FROM public.count_public_jobs(_search => _search, _location => _location);
    is_estimate := counted.is_more;
    total := CASE WHEN is_estimate THEN app.rounded_estimate(greatest(sample.hits / sample.part, counted.total))
                  ELSE counted.total END;
  END IF;
  EXECUTE by_age || '(SELECT created_at, location_text, search_text FROM public.jobs
                      WHERE status <> ''draft'' AND uuid_hash(id) < -2013265920 AND created_at > now() - interval ''60 days''
                      ORDER BY created_at OFFSET 0) AS j WHERE ' || posted
  INTO recent, earlier USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
  IF recent + earlier >= enough THEN
    recent := app.rounded_estimate(recent * 32);
    earlier := app.rounded_estimate(earlier * 32);
    is_estimate := true;
    RETURN;
  END IF;
  -- Of a board of the common size everything posted is walked past; of a larger one the words are looked up.
  SELECT count(*) INTO looked_at FROM (
    SELECT 1 FROM public.jobs WHERE status <> 'draft' AND created_at > now() - interval '60 days' LIMIT 20001) AS counted;
  EXECUTE by_age || CASE WHEN looked_at <= 20000
    THEN '(SELECT created_at, location_text, search_text FROM public.jobs
           WHERE status <> ''draft'' AND created_at > now() - interval ''60 days'' ORDER BY created_at OFFSET 0) AS j WHERE ' || posted
    ELSE format('(SELECT created_at FROM public.jobs WHERE status = ''open'' AND %1$s AND title <> ''''
                  UNION ALL SELECT created_at FROM public.jobs WHERE status <> ''open'' AND status <> ''draft'' AND %1$s AND title <> '''') AS j',
                posted) END
  INTO recent, earlier USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
END
$$;

-- How many open jobs several searches find in one place, as above: for all that is plentiful one look at the sample. On a large board
-- what is common elsewhere (one job in 256) and has few in this place is not counted either: to find that two common things are seldom
-- together one must go through all that have one of them. An estimate of 0 says 'few or none'.
CREATE FUNCTION count_public_jobs_of_each(_searches text[], _location text)
  RETURNS TABLE (search text, total integer, is_estimate boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.location_pattern(_location);
  sample record;
  counted record;
  is_large boolean := app.most_counted(NULL) < 10000;
BEGIN
  FOR sample IN
    WITH sampled AS MATERIALIZED (
      SELECT uuid_hash(id) AS hash, closes_at, location_text, search_text FROM public.jobs
      WHERE status = 'open' AND uuid_hash(id) < -2013265920 ORDER BY uuid_hash(id) LIMIT 8192),
    here AS MATERIALIZED (
      SELECT search_text FROM sampled WHERE closes_at > now() AND (pattern IS NULL OR location_text LIKE pattern))
    SELECT words.said, count(here.search_text) AS hits,
           is_large AND (SELECT count(*) FROM (SELECT search_text FROM sampled LIMIT 1024) AS elsewhere
                         WHERE elsewhere.search_text LIKE ALL (words.patterns)) >= 4 AS is_common,
           (SELECT CASE WHEN count(*) < 8192 THEN 1.0 / 32 ELSE (max(hash)::float8 + 2147483648) / 4294967296 END FROM sampled) AS part
    FROM (SELECT said, coalesce(app.search_patterns(app.search_words(said)), '{}') AS patterns
          FROM unnest(_searches[1:20]) AS said OFFSET 0) AS words
    LEFT JOIN here ON here.search_text LIKE ALL (words.patterns)
    GROUP BY words.said, words.patterns
  LOOP
    search := sample.said;
    is_estimate := sample.is_common OR sample.hits >= app.hits_for_a_figure();
    IF NOT is_estimate THEN
      SELECT * INTO counted FROM public.count_public_jobs(_search => sample.said, _location => _location);
      is_estimate := counted.is_more;
      total := counted.total;
    END IF;
    IF is_estimate THEN
      total := app.rounded_estimate(greatest(sample.hits / sample.part, total));
    END IF;
    RETURN NEXT;
    total := NULL;
  END LOOP;
END
$$;

-- What a candidate likes ----------------------------------------------------------------------------------------------

-- As in 0007, but all drafts of the board are no longer read for each job, nor all of the candidate's applications: of these the planner
-- believes that there is one.
CREATE OR REPLACE FUNCTION get_liked_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH page AS MATERIALIZED (
    SELECT l.id, l.job_id, l.created_at, l.applied, l.applied_at
    FROM public.liked_jobs AS l
    WHERE l.user_id = (SELECT app.actor_id())
      AND (SELECT j.status FROM public.jobs AS j WHERE j.id = l.job_id) <> 'draft'
    ORDER BY l.created_at DESC, l.id DESC
    LIMIT least(greatest(coalesce(_limit, 50), 1), 100) OFFSET least(greatest(coalesce(_offset, 0), 0), 9900)
  ),
  own AS MATERIALIZED (
    SELECT a.id, a.job_id FROM public.applications AS a
    WHERE a.candidate_id = (SELECT app.actor_id()) AND a.job_id = ANY (ARRAY(SELECT job_id FROM page))
  )
  SELECT ROW(j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
             j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at,
             j.status = 'open' AND j.closes_at > now())::public.public_job,
         l.created_at, l.applied, l.applied_at, own.id
  FROM page AS l JOIN public.jobs AS j ON j.id = l.job_id LEFT JOIN own ON own.job_id = l.job_id
  ORDER BY l.created_at DESC, l.id DESC
$$;

CREATE OR REPLACE FUNCTION count_liked_jobs() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer FROM public.liked_jobs AS l
  WHERE l.user_id = (SELECT app.actor_id())
    AND (SELECT j.status FROM public.jobs AS j WHERE j.id = l.job_id) <> 'draft'
$$;

-- The sitemap ----------------------------------------------------------------------------------------------------------

-- Open jobs by the first ten bits of their ids, 1,024 groups: how many there are, and when one of them last changed. Ids are
-- made by chance, so the groups are alike in size, and a job stays in its group for as long as it exists.
CREATE FUNCTION count_public_job_changes() RETURNS TABLE (part integer, jobs integer, last_change timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT get_byte(bytes, 0) * 4 + get_byte(bytes, 1) / 64, count(*)::integer, max(updated_at)
  FROM (SELECT uuid_send(id) AS bytes, updated_at FROM public.jobs WHERE status = 'open' AND closes_at > now() OFFSET 0) AS open
  GROUP BY 1 ORDER BY 1
$$;

-- Open jobs from one id to before another (NULL: to the end), by their ids: at most _limit of them, 1..10,000.
CREATE FUNCTION list_public_job_changes_by_id(_from uuid, _before uuid, _limit integer DEFAULT 5000)
  RETURNS TABLE (id uuid, updated_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  SELECT j.id, j.updated_at FROM public.jobs AS j
  WHERE j.status = 'open' AND j.closes_at > now() AND j.id >= _from AND (_before IS NULL OR j.id < _before)
  ORDER BY j.id LIMIT least(greatest(coalesce(_limit, 5000), 1), 10000)
$$;

-- The desk -------------------------------------------------------------------------------------------------------------

-- What the words of an application are looked for in, made comparable once.
ALTER TABLE applications ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (' ' || app.searchable(full_name || E'\n' || job_title || E'\n' || job_company)) STORED;
DROP INDEX applications_newest;
CREATE INDEX applications_newest ON applications (sent_at DESC, id DESC) INCLUDE (status, search_text);
CREATE INDEX applications_search ON applications USING gin (search_text gin_trgm_ops);

-- One page of all jobs for an administrator, newest first, by their ids, how many there are, as far as is counted, and whether there
-- are more. A word that is common among the newest thousand is walked to, any other is looked up.
CREATE FUNCTION app.find_desk_jobs(
  _search text, _status text, _limit integer, _offset integer, OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.contains_pattern(nullif(btrim(app.searchable(left(_search, 100))), ''));
  state text := CASE _status WHEN 'open' THEN 'status = ''open'' AND closes_at > now()'
                             WHEN 'expired' THEN 'status = ''open'' AND closes_at <= now()'
                             WHEN 'draft' THEN 'status = ''draft''' WHEN 'closed' THEN 'status = ''closed''' ELSE 'true' END;
  walked text := format('(SELECT id, created_at, search_text FROM public.jobs WHERE %s ORDER BY created_at DESC, id DESC OFFSET 0) AS j', state);
  looked_up text := format(
    '(SELECT id, created_at FROM public.jobs WHERE status = ''open'' AND search_text LIKE $1 AND title <> '''' AND %1$s
      UNION ALL SELECT id, created_at FROM public.jobs WHERE status <> ''open'' AND search_text LIKE $1 AND title <> '''' AND %1$s) AS j', state);
  hits integer := 1000;
  cap integer := app.most_counted(least(_offset, 10000) + _limit, pattern IS NOT NULL);
BEGIN
  PERFORM app.demand_admin();
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

-- The same of all applications. Each word is looked for in the candidate's name, the job and its company.
CREATE FUNCTION app.find_desk_applications(
  _search text, _status text, _limit integer, _offset integer, OUT ids uuid[], OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  conditions text := '($4::text IS NULL OR status = $4)'
    || coalesce((SELECT string_agg(format(' AND search_text LIKE $1[%s]', n), '' ORDER BY n)
                 FROM generate_series(1, cardinality(patterns)) AS n), '');
  walked constant text := '(SELECT id, sent_at, status, search_text FROM public.applications ORDER BY sent_at DESC, id DESC OFFSET 0) AS a';
  looked_up text := format('(SELECT id, sent_at FROM public.applications WHERE %s AND full_name <> '''' OFFSET 0) AS a', conditions);
  hits integer := 1000;
  cap integer := app.most_counted(least(_offset, 10000) + _limit, patterns IS NOT NULL);
BEGIN
  PERFORM app.demand_admin();
  IF patterns IS NOT NULL THEN
    EXECUTE format('SELECT count(*) FROM (SELECT status, search_text FROM %s LIMIT 1000) AS newest WHERE $2 = $3 AND %s', walked, conditions)
    INTO hits USING patterns, 1, 1, _status;
  END IF;
  EXECUTE format(
    'SELECT array_agg(id ORDER BY position) FROM (SELECT id, row_number() OVER () AS position FROM (
       SELECT id FROM %s ORDER BY sent_at DESC, id DESC LIMIT $2 OFFSET $3) AS ordered) AS page',
    CASE WHEN hits >= 10 THEN walked || ' WHERE ' || conditions ELSE looked_up END)
  INTO ids USING patterns, least(greatest(_limit, 1), 100), greatest(_offset, 0), _status;
  EXECUTE format('SELECT count(*)::integer FROM (SELECT FROM %s LIMIT $2 OFFSET $3) AS counted',
                 CASE WHEN hits >= 50 THEN walked || ' WHERE ' || conditions ELSE looked_up END)
  INTO total USING patterns, cap + 1, 0, _status;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

-- As in 0007, but administrators, who may read all, are not asked for their own jobs first: an agency that posts for its clients has
-- as many as there are.
ALTER POLICY applications_received_read ON applications
  USING ((SELECT is_admin(app.actor_id()) IS NOT TRUE) AND (SELECT app.may_post(app.actor_id()))
         AND job_id IN (SELECT j.id FROM jobs AS j WHERE j.user_id = (SELECT app.actor_id())));

-- Accounts are counted like the other lists.
DROP FUNCTION app.count_accounts;
CREATE FUNCTION app.count_accounts(
  _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _needed integer DEFAULT NULL,
  OUT total integer, OUT is_more boolean
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  pattern text := app.account_pattern(_search);
  cap integer := app.most_counted(_needed, pattern IS NOT NULL);
BEGIN
  PERFORM app.demand_admin();
  EXECUTE format('SELECT count(*)::integer FROM (SELECT FROM public.profiles WHERE %s LIMIT $4) AS counted',
                 app.account_conditions(_status, _role, pattern))
  INTO total USING _status, _role, pattern, cap + 1;
  is_more := total > cap;
  total := least(total, cap);
END
$$;

-- A walk ends long before its end, but the planner weighs it as a whole; after a mass insert, before the table is vacuumed, it would
-- rather read and sort all jobs. None of these is ever quicker like that.
ALTER FUNCTION get_public_jobs SET enable_seqscan = off;
ALTER FUNCTION get_public_jobs SET enable_sort = off;
ALTER FUNCTION get_public_jobs_by_title SET enable_seqscan = off;
ALTER FUNCTION get_similar_public_jobs SET enable_seqscan = off;
ALTER FUNCTION count_public_jobs SET enable_seqscan = off;
ALTER FUNCTION count_public_jobs SET enable_sort = off;
ALTER FUNCTION count_public_jobs_by_age SET enable_seqscan = off;
ALTER FUNCTION count_public_jobs_of_each SET enable_seqscan = off;
ALTER FUNCTION app.find_desk_jobs SET enable_seqscan = off;
ALTER FUNCTION app.find_desk_jobs SET enable_sort = off;
ALTER FUNCTION app.find_desk_applications SET enable_seqscan = off;
ALTER FUNCTION app.find_desk_applications SET enable_sort = off;

GRANT EXECUTE ON FUNCTION app.most_counted TO agency_reader, agency_keeper;
GRANT EXECUTE ON FUNCTION app.hits_for_a_figure, app.lookup_conditions, app.sample_jobs, app.is_surely_more, app.is_walk_shorter, app.is_page_walked, app.rounded_estimate,
  app.demand_admin, app.actor_id TO agency_reader;
GRANT CREATE ON SCHEMA public, app TO agency_reader, agency_keeper;
ALTER FUNCTION app.count_accounts OWNER TO agency_keeper;
ALTER FUNCTION count_public_jobs OWNER TO agency_reader;
ALTER FUNCTION count_public_jobs_of_each OWNER TO agency_reader;
ALTER FUNCTION count_public_jobs_by_age OWNER TO agency_reader;
ALTER FUNCTION count_public_job_changes OWNER TO agency_reader;
ALTER FUNCTION list_public_job_changes_by_id OWNER TO agency_reader;
ALTER FUNCTION app.find_desk_jobs OWNER TO agency_reader;
ALTER FUNCTION app.find_desk_applications OWNER TO agency_reader;
REVOKE CREATE ON SCHEMA public, app FROM agency_reader, agency_keeper;
GRANT EXECUTE ON FUNCTION count_public_jobs, count_public_jobs_by_age, count_public_jobs_of_each, count_public_job_changes,
  list_public_job_changes_by_id, app.count_accounts,
  app.find_desk_jobs, app.find_desk_applications TO agency_app;
