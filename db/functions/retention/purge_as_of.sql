-- Deletes what has expired at a given time: events after 90 days, API keys 90 days after their end, used or expired links
-- and tokens after 7 days, unconfirmed accounts and expired invitations after 30 days, promises of a reply after 24 months,
-- undo data of merged records after 30 days, names in the ledger of introductions a year after the last service
-- (app.forget_introductions). Not callable by the site, which could empty the log by naming a late time.
CREATE OR REPLACE FUNCTION app.purge_as_of(_now timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM public.sessions WHERE expires_at <= _now;
  DELETE FROM public.known_browsers WHERE expires_at <= _now;
  DELETE FROM public.emailed_links WHERE expires_at <= _now - interval '7 days';
  DELETE FROM public.emailed_links AS l USING public.shortlists AS s
  WHERE s.id = l.shortlist_id AND s.expires_at <= _now - interval '7 days';
  DELETE FROM public.bootstrap_tokens WHERE expires_at <= _now - interval '7 days';
  DELETE FROM public.staff_invitations WHERE expires_at <= _now - interval '30 days';
  DELETE FROM public.api_keys WHERE least(revoked_at, expires_at) <= _now - interval '90 days';
  DELETE FROM public.login_failures WHERE first_failed_at <= _now - interval '1 day';
  DELETE FROM public.ip_attempts WHERE started_at <= _now - interval '1 day';
  DELETE FROM public.security_events WHERE created_at <= _now - interval '90 days';
  DELETE FROM public.security_event_rates WHERE second <= _now - interval '90 days';
  DELETE FROM public.csp_reports WHERE last_at <= _now - interval '90 days';
  DELETE FROM public.reply_promises WHERE due_at <= _now - interval '24 months';
  DELETE FROM public.person_merges WHERE merged_at <= _now - interval '30 days';
  DELETE FROM public.profiles AS p USING public.credentials AS c
  WHERE c.user_id = p.id AND p.status = 'pending' AND c.email_confirmed_at IS NULL
    AND p.created_at <= _now - interval '30 days';
  SELECT app.forget_introductions(_now);
$$;

ALTER FUNCTION app.purge_as_of OWNER TO agency_keeper;
