-- Counts the jobs of a question by location or patterns that were posted in the last 30 days, and in the 30 days before, including closed
-- ones: in a sample of one job in 32, or all. A large board is not walked, but looked up.
CREATE OR REPLACE FUNCTION app.count_posted(_question job_question, _is_sample boolean, OUT recent integer, OUT earlier integer)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  since CONSTANT timestamptz := now() - interval '60 days';
  is_walked CONSTANT boolean := NOT _is_sample AND (app.indexed_patterns(_question.locations || _question.patterns) = '{}'
    OR (SELECT count(*) <= 20000 FROM (SELECT FROM public.jobs WHERE status <> 'draft' AND created_at > since LIMIT 20001) AS posted));
BEGIN
  SELECT count(*) FILTER (WHERE created_at > now() - interval '30 days'), count(*) FILTER (WHERE created_at <= now() - interval '30 days')
  INTO recent, earlier
  FROM (
    SELECT created_at, location_text, search_text FROM public.jobs
    WHERE _is_sample AND status <> 'draft' AND uuid_hash(id) < -2013265920 AND created_at > since
    UNION ALL
    SELECT created_at, location_text, search_text FROM public.jobs WHERE is_walked AND status <> 'draft' AND created_at > since
    UNION ALL
    SELECT created_at, location_text, search_text FROM app.look_up_text(_question.locations, _question.patterns)
    WHERE NOT _is_sample AND NOT is_walked AND created_at > since) AS posted
  WHERE app.is_match(_question, 'infinity', NULL, NULL, location_text, search_text, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
END
$$;

GRANT EXECUTE ON FUNCTION app.count_posted TO agency_reader;
