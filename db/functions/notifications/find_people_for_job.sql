-- Returns the accounts with notifications on that another account's open job may suit:
--   where  it is remote, or they name no place, or the city of one is in the place of the other;
--   what   it names one of their skills, or its title shares a word with the title of a job they like;
--   new    they have neither liked nor swiped it nor applied for it.
-- Compares each shared skill and title once.
CREATE OR REPLACE FUNCTION app.find_people_for_job(_job_id uuid) RETURNS SETOF uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH job AS MATERIALIZED (
    SELECT id, user_id, work_mode = 'remote' AS is_anywhere, app.news_words(location) AS place, app.news_city(location) AS city,
           app.news_words(title || ' ' || requirements || ' ' || description) AS words, app.title_words(title) AS title_words
    FROM public.jobs WHERE id = _job_id AND status = 'open' AND closes_at > now()
  ),
  people AS MATERIALIZED (
    SELECT p.id, p.skills
    FROM job AS j JOIN public.profiles AS p
      ON j.is_anywhere OR coalesce(btrim(p.location), '') = ''
         OR position(app.news_city(p.location) IN j.place) > 0 OR position(j.city IN app.news_words(p.location)) > 0
    WHERE p.status = 'approved' AND p.id IS DISTINCT FROM j.user_id
      AND p.id IN (SELECT user_id FROM public.push_subscriptions WHERE jobs)
      AND p.id NOT IN (SELECT user_id FROM public.liked_jobs WHERE job_id = _job_id
                       UNION ALL SELECT user_id FROM public.swiped_jobs WHERE job_id = _job_id
                       UNION ALL SELECT candidate_id FROM public.applications WHERE job_id = _job_id AND candidate_id IS NOT NULL)
  ),
  skills AS MATERIALIZED (
    SELECT skill FROM (SELECT DISTINCT lower(unnest(skills)) AS skill FROM people) AS known, job AS j
    WHERE btrim(app.news_words(skill)) <> '' AND position(app.news_words(skill) IN j.words) > 0
  ),
  titles AS MATERIALIZED (
    SELECT liked.id FROM public.jobs AS liked, job AS j
    WHERE liked.id IN (SELECT l.job_id FROM public.liked_jobs AS l JOIN people AS p ON p.id = l.user_id)
      AND app.title_words(liked.title) && j.title_words
  )
  SELECT p.id FROM people AS p
  WHERE EXISTS (SELECT FROM unnest(p.skills) AS skill WHERE lower(skill) IN (SELECT s.skill FROM skills AS s))
     OR p.id IN (SELECT l.user_id FROM public.liked_jobs AS l JOIN titles AS t ON t.id = l.job_id)
$$;

GRANT EXECUTE ON FUNCTION app.find_people_for_job TO agency_app;
