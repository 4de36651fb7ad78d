-- Returns the newest open jobs of an alert email, each with the words of the search in its title and text, and its distance.
-- `count` counts all of them.
CREATE OR REPLACE FUNCTION app.get_alert_mail_jobs(_mail_id uuid, _most integer)
  RETURNS TABLE (id uuid, title text, company text, location text, salary text, type text, basis text, closes_at timestamptz,
                 miles float8, place text, title_words text[], text_words text[], count integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH told AS (
    SELECT j.*, a.query, a.latitude, a.longitude, a.miles AS reach, count(*) OVER ()::integer AS count
    FROM public.job_alert_matches AS m JOIN public.job_alerts AS a ON a.id = m.alert_id JOIN public.jobs AS j ON j.id = m.job_id
    WHERE m.mail_id = _mail_id AND j.status = 'open' AND j.closes_at > now()
    ORDER BY j.created_at DESC, j.id DESC LIMIT _most)
  SELECT t.id, t.title, t.company, t.location, t.salary, t.type, t.basis, t.closes_at, near.miles, near.name,
         app.found_words(t.title, t.query), app.found_words(concat_ws(E'\n', t.company, t.location, t.requirements, t.description), t.query), t.count
  FROM told AS t
  LEFT JOIN LATERAL (
    SELECT app.miles_between(t.latitude, t.longitude, p.latitude, p.longitude) AS miles, p.name
    FROM public.job_places AS p WHERE p.job_id = t.id AND t.reach IS NOT NULL ORDER BY 1 LIMIT 1) AS near ON true
  ORDER BY t.created_at DESC, t.id DESC
$$;

ALTER FUNCTION app.get_alert_mail_jobs OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.get_alert_mail_jobs TO agency_app;
