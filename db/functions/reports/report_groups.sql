-- Counts the applications of this period by consultant, client or job (_by). Consultants are listed by name, because a few
-- weeks' figures do not rank people; the others by size. `groups` counts all groups.
CREATE OR REPLACE FUNCTION app.report_groups(
  _by text, _limit integer, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text
)
  RETURNS TABLE (key text, name text, client text, sent integer, replied integer, median_days double precision, shortlisted integer,
                 hired integer, groups integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
    SELECT g.key, CASE _by WHEN 'consultant' THEN p.full_name WHEN 'client' THEN g.client ELSE j.title END,
           CASE _by WHEN 'job' THEN g.client END, g.sent, g.replied, g.median_days, g.shortlisted, g.hired,
           (count(*) OVER ())::integer
    FROM (
      SELECT CASE _by WHEN 'consultant' THEN r.consultant_id::text WHEN 'client' THEN lower(r.client) ELSE r.job_id::text END AS key,
             max(r.client) AS client, count(*)::integer AS sent, count(r.replied_at)::integer AS replied,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.replied_at - r.sent_at)::double precision / 86400) AS median_days,
             count(r.shortlisted_at)::integer AS shortlisted, count(*) FILTER (WHERE r.is_hired)::integer AS hired
      FROM app.reported_applications(_from, _to, _consultant, _job, _client, _category) AS r
      GROUP BY 1
    ) AS g
    LEFT JOIN public.profiles AS p ON _by = 'consultant' AND p.id::text = g.key
    LEFT JOIN public.jobs AS j ON _by = 'job' AND j.id::text = g.key
    ORDER BY CASE WHEN _by = 'consultant' THEN p.full_name END, g.sent DESC, 2, 1
    LIMIT least(_limit, 10000);
END
$$;

ALTER FUNCTION app.report_groups OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.report_groups TO agency_app;
