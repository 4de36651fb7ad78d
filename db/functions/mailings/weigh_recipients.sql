-- Returns these people in the order given, each with the reason why they cannot get an email about work now, or NULL.
-- 'no_consent' (PECR 2003, reg. 22), 'no_address', 'bounced' (or complained), 'recent' (one left for the address in the last
-- day), 'same_address' (another record in the list gets it). Deleted records have no row.
CREATE OR REPLACE FUNCTION app.weigh_recipients(_people uuid[])
  RETURNS TABLE (id uuid, full_name text, email public.citext, left_out text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM app.demand_desk();
  RETURN QUERY
  WITH weighed AS (
    SELECT p.id, p.full_name, p.email, c.place,
           CASE
             WHEN p.email IS NULL THEN 'no_address'
             WHEN p.may_email_since IS NULL THEN 'no_consent'
             WHEN p.bounced_email = p.email OR EXISTS (
               SELECT FROM public.job_alerts AS a
               WHERE (a.email = p.email OR a.account_id = p.account_id)
                 AND (a.end_reason IN ('hard_bounce', 'complaint') OR a.hard_bounces >= 3)) THEN 'bounced'
             WHEN EXISTS (
               SELECT FROM public.people AS o JOIN public.mailing_mails AS m ON m.person_id = o.id
               WHERE o.email = p.email AND m.created_at > now() - interval '1 day') THEN 'recent'
           END AS reason
    FROM unnest(_people) WITH ORDINALITY AS c (person_id, place) JOIN public.people AS p ON p.id = c.person_id
  )
  SELECT w.id, w.full_name, w.email,
         coalesce(w.reason, CASE WHEN row_number() OVER (PARTITION BY w.email, w.reason ORDER BY w.place) > 1 THEN 'same_address' END)
  FROM weighed AS w ORDER BY w.place;
END
$$;

ALTER FUNCTION app.weigh_recipients OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.weigh_recipients TO agency_app;
