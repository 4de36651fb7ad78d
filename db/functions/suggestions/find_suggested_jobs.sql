-- Returns open jobs to suggest to the asking account, each once with the reason; compares and stores nothing about people.
--   liked_near   called the same work as a job they liked (`liked_title`, `liked_company`), or applied for (`has_applied`), within 15 miles of it
--   liked_home   the same, done from home
--   skill_near   has a word of _skills, within 15 miles of _place
--   skill_home   the same, done from home
-- `miles` is from `from_place` to `to_place`, in a straight line. In this order, each kind the nearest first and then the newest.
--
-- Excludes jobs that they have swiped, liked or applied for, and the same work as passed jobs, unless they also liked such work.
-- Reads the latest four likes of different work or places, and the latest hundred passes.
CREATE OR REPLACE FUNCTION find_suggested_jobs(_skills text[], _place text)
  RETURNS TABLE (job public_job, kind text, liked_title text, liked_company text, has_applied boolean, miles float8, from_place text, to_place text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  reach CONSTANT float8 := 15;
  kinds CONSTANT text[] := ARRAY['liked_near', 'liked_home', 'skill_near', 'skill_home'];
  -- Two letters are as often another word as a skill.
  skills tsquery := app.words_query(jsonb_build_array(jsonb_build_object('any', ARRAY(
    SELECT skill FROM unnest(_skills[1:100]) AS skill WHERE btrim(skill) !~ '^[[:alpha:]]{1,2}$'))));
  liked_roles text[];
  passed_roles text[];
BEGIN
  -- Finds each title's role once, which takes longer than reading it.
  SELECT coalesce(array_agg(DISTINCT array_to_string(app.role_words(title), ' ')), '{}') INTO liked_roles
  FROM (SELECT DISTINCT j.title
        FROM (SELECT l.job_id FROM public.liked_jobs AS l WHERE l.user_id = (SELECT app.actor_id()) ORDER BY l.created_at DESC LIMIT 100) AS liked
        JOIN public.jobs AS j ON j.id = liked.job_id) AS titles;
  SELECT coalesce(array_agg(DISTINCT role), '{}') INTO passed_roles
  FROM (SELECT DISTINCT j.title
        FROM (SELECT s.job_id FROM public.swiped_jobs AS s WHERE s.user_id = (SELECT app.actor_id()) AND s.action = 'pass'
              ORDER BY s.created_at DESC LIMIT 100) AS passed
        JOIN public.jobs AS j ON j.id = passed.job_id) AS titles
  CROSS JOIN LATERAL (SELECT array_to_string(app.role_words(title), ' ') AS role OFFSET 0) AS told
  WHERE role <> '' AND role <> ALL (liked_roles);
  RETURN QUERY
  WITH liked AS MATERIALIZED (
    SELECT newest.*, told.role FROM (
      SELECT once.* FROM (
        SELECT DISTINCT ON (app.role_words(j.title), app.city_of(j.location)) j.id, j.title, j.company, j.location, l.created_at, l.applied
        FROM (SELECT all_liked.job_id, all_liked.created_at, all_liked.applied FROM public.liked_jobs AS all_liked
              WHERE all_liked.user_id = (SELECT app.actor_id()) ORDER BY all_liked.created_at DESC LIMIT 30) AS l
        JOIN public.jobs AS j ON j.id = l.job_id AND j.status <> 'draft'
        ORDER BY app.role_words(j.title), app.city_of(j.location), l.created_at DESC) AS once
      ORDER BY once.created_at DESC OFFSET 0) AS newest
    CROSS JOIN LATERAL (SELECT app.role_query(newest.title) AS role OFFSET 0) AS told
    WHERE told.role IS NOT NULL LIMIT 4
  ),
  wanted AS MATERIALIZED (
    SELECT row_number() OVER () AS n, all_wanted.* FROM (
      SELECT 1 AS rank, l.id AS liked_id, l.role AS query, spot.name, spot.latitude, spot.longitude, 10 AS most
      FROM liked AS l
      -- Only open jobs have stored places.
      CROSS JOIN LATERAL (
        SELECT p.name, p.latitude, p.longitude FROM public.job_places AS p WHERE p.job_id = l.id
        UNION ALL
        SELECT p.name, p.latitude, p.longitude FROM app.resolve_location(l.location) AS p
        WHERE NOT EXISTS (SELECT FROM public.job_places AS own WHERE own.job_id = l.id)
        LIMIT 2) AS spot
      UNION ALL
      -- Remote jobs of the same work, wherever the liked job was.
      (SELECT DISTINCT ON (l.role) 2, l.id, l.role, NULL, NULL::float8, NULL::float8, 10 FROM liked AS l ORDER BY l.role, l.created_at DESC)
      UNION ALL
      (SELECT 3, NULL, skills, p.name, p.latitude, p.longitude, 20 FROM app.resolve_location(_place) AS p WHERE p.number IS NOT NULL ORDER BY p.number LIMIT 1)
      UNION ALL
      SELECT 4, NULL, skills, NULL, NULL, NULL, 10) AS all_wanted
  ),
  hits AS (
    SELECT near.id, w.rank, w.liked_id, near.miles, near.created_at, w.name, w.latitude, w.longitude
    FROM app.nearest_jobs(
      ARRAY(SELECT query FROM wanted ORDER BY wanted.n), ARRAY(SELECT latitude FROM wanted ORDER BY wanted.n),
      ARRAY(SELECT longitude FROM wanted ORDER BY wanted.n), reach, ARRAY(SELECT most FROM wanted ORDER BY wanted.n), passed_roles) AS near
    JOIN wanted AS w USING (n)
  ),
  best AS (
    SELECT numbered.* FROM (
      SELECT once.*, row_number() OVER (PARTITION BY once.rank ORDER BY once.miles, once.created_at DESC, once.id DESC) AS position
      FROM (SELECT DISTINCT ON (h.id) h.* FROM hits AS h ORDER BY h.id, h.rank, h.miles) AS once) AS numbered
    WHERE numbered.position <= CASE WHEN numbered.rank <= 2 THEN 10 ELSE 20 END
  )
  SELECT app.public_job(j, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = j.user_id AND l.company_key = lower(j.company))),
         kinds[b.rank], l.title, l.company, l.applied, b.miles, b.name,
         (SELECT p.name FROM public.job_places AS p WHERE p.job_id = j.id AND b.latitude IS NOT NULL
          ORDER BY app.miles_between(b.latitude, b.longitude, p.latitude, p.longitude), p.number LIMIT 1)
  FROM best AS b JOIN public.jobs AS j ON j.id = b.id LEFT JOIN liked AS l ON l.id = b.liked_id
  ORDER BY b.rank, b.position;
END
$$;

ALTER FUNCTION find_suggested_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_suggested_jobs TO agency_app;
