-- Bounds on emails to addresses that anybody can type count mailboxes, so that 'wren+1@' and 'wren+2@' share one (abuse: G07).
CREATE FUNCTION app.mailbox(_email public.citext) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT CASE WHEN untagged ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' ELSE untagged END
  FROM regexp_replace(lower(_email::text), '^([^"@+][^"@+]*)\+[^"@]*@', '\1@') AS untagged
$$;

CREATE INDEX job_alerts_mailbox ON job_alerts (app.mailbox(email)) WHERE email IS NOT NULL;
CREATE INDEX enquiries_mailbox ON enquiries (app.mailbox(email), created_at);
CREATE INDEX data_requests_mailbox ON data_requests (app.mailbox(email), created_at);
CREATE INDEX applications_guest_mailbox ON applications (app.mailbox(email), sent_at) WHERE candidate_id IS NULL;
CREATE INDEX unconfirmed_applications_mailbox ON unconfirmed_applications (app.mailbox(email), created_at);
CREATE INDEX application_links_mailbox ON application_links (app.mailbox(email), created_at);
