-- Returns up to _limit open jobs like the given one, from the newest in its category and its city. A rare city is looked up,
-- as in a search. Ranks by title, category, place and type first, which are short, and compares the long requirements only
-- for the best twenty.
CREATE OR REPLACE FUNCTION get_similar_public_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  city CONSTANT text := (SELECT app.city_of(location) FROM public.jobs WHERE id = _job_id AND status <> 'draft');
BEGIN
  IF city IS NULL THEN RETURN; END IF;
  RETURN QUERY
  WITH given AS MATERIALIZED (
    SELECT id, title, category, type, left(requirements, 1000) AS requirements
    FROM public.jobs WHERE id = _job_id
  ),
  candidates AS (
    (SELECT j.id FROM public.jobs AS j, given AS g
     WHERE j.status = 'open' AND j.closes_at > now() AND j.category = g.category
     ORDER BY j.created_at DESC, j.id DESC LIMIT 100)
    UNION SELECT m.id FROM app.find_matches(app.read_question(_location_name => city), 'newest', 100) AS m
  ),
  best AS MATERIALIZED (
    SELECT n.id, n.created_at,
           2 * public.similarity(n.title, g.title)
           + CASE WHEN n.category = g.category THEN 0.5 ELSE 0 END
           + CASE WHEN app.city_of(n.location) = city THEN 0.3 ELSE 0 END
           + CASE WHEN n.type = g.type THEN 0.05 ELSE 0 END AS score
    FROM candidates JOIN public.jobs AS n USING (id), given AS g WHERE n.id <> g.id
    ORDER BY score DESC, n.created_at DESC, n.id DESC LIMIT 20
  )
  SELECT (app.public_job(n, (SELECT l.logo FROM public.employer_logos AS l WHERE l.user_id = n.user_id AND l.company_key = lower(n.company)))).*
  FROM best AS b JOIN public.jobs AS n USING (id), given AS g
  ORDER BY b.score + public.similarity(left(n.requirements, 1000), g.requirements) DESC, b.created_at DESC, b.id DESC
  LIMIT least(greatest(coalesce(_limit, 4), 1), 20);
END
$$;

ALTER FUNCTION get_similar_public_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION get_similar_public_jobs TO agency_app;
