-- Returns the first _most jobs of a question for which the index (jobs_lookup) is of no use: those of its `ids`, or all open jobs, in an order
-- of the board. Walking an index, which ends when there are enough, reads only what it has.
CREATE OR REPLACE FUNCTION app.walk_jobs(_question job_question, _sort text, _most integer) RETURNS SETOF job_match
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_sort = off SET jit = off
AS $$
DECLARE
  sort CONSTANT text := CASE WHEN _question.ids IS NOT NULL THEN 'ids' WHEN _sort IN ('pay', 'closing') THEN _sort ELSE 'newest' END;
BEGIN
  RETURN QUERY
    SELECT j.id, NULL::float8
    FROM ((SELECT id, closes_at, created_at, pay_by_year, location_text, search_text, category, type FROM public.jobs
           WHERE status = 'open' AND sort = 'newest' ORDER BY created_at DESC, id DESC)
          UNION ALL
          (SELECT id, closes_at, created_at, pay_by_year, location_text, search_text, category, type FROM public.jobs
           WHERE status = 'open' AND sort = 'pay' ORDER BY pay_by_year DESC, id DESC)
          UNION ALL
          (SELECT id, closes_at, created_at, pay_by_year, location_text, search_text, category, type FROM public.jobs
           WHERE status = 'open' AND sort = 'closing' AND closes_at > now() ORDER BY closes_at, id)
          UNION ALL
          (SELECT id, closes_at, created_at, pay_by_year, location_text, search_text, category, type FROM public.jobs
           WHERE status = 'open' AND id = ANY (_question.ids)
           ORDER BY CASE _sort WHEN 'pay' THEN -pay_by_year::float8 WHEN 'closing' THEN date_part('epoch', closes_at)
                               ELSE -date_part('epoch', created_at) END, CASE _sort WHEN 'closing' THEN id END, id DESC)) AS j
    WHERE app.is_match(_question, j.closes_at, j.created_at, j.pay_by_year, j.location_text, j.search_text, j.category, j.type, NULL, NULL, NULL, NULL, NULL)
    LIMIT _most;
END
$$;

GRANT EXECUTE ON FUNCTION app.walk_jobs TO agency_reader;
