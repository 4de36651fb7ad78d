-- Replaces the seven tables by views of their names, for processes of the version before (decision 133).

-- As in 0178, takes all tables at once and never waits for one while it holds another.
DO $$
BEGIN
  FOR _attempt IN 1..1500 LOOP
    BEGIN
      LOCK TABLE emailed_links, account_links, application_links, applications, data_request_links, data_requests, enquiries, enquiry_links,
        interview_links, interviews, introduction_links, introductions, profiles, shortlist_links, shortlists, unconfirmed_applications NOWAIT;
      RETURN;
    EXCEPTION
      WHEN lock_not_available THEN PERFORM pg_sleep(0.02);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables were in use for 30 seconds: try again at a quieter time';
END
$$;

-- Links that were made, used, moved or deleted since 0181.
ALTER TABLE emailed_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE account_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE application_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE data_request_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiry_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE interview_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE introduction_links NO FORCE ROW LEVEL SECURITY;
ALTER TABLE shortlist_links NO FORCE ROW LEVEL SECURITY;
INSERT INTO emailed_links AS l (token_hash, purpose, user_id, enquiry_id, request_id, application_id, unconfirmed_id, interview_id, introduction_id,
  shortlist_id, email, created_at, expires_at, used_at)
  SELECT token_hash, purpose, user_id, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid, NULL::uuid,
         new_email, created_at, expires_at, used_at FROM account_links
  UNION ALL SELECT token_hash, 'enquiry', NULL, enquiry_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, now(), 'infinity', NULL FROM enquiry_links
  UNION ALL SELECT token_hash, 'data_request', NULL, NULL, request_id, NULL, NULL, NULL, NULL, NULL, NULL, now(), 'infinity', NULL FROM data_request_links
  UNION ALL SELECT token_hash, 'application', NULL, NULL, NULL, application_id, unconfirmed_id, NULL, NULL, NULL, email, created_at, expires_at, NULL
    FROM application_links
  UNION ALL SELECT token_hash, 'interview', NULL, NULL, NULL, NULL, NULL, interview_id, NULL, NULL, NULL, created_at, expires_at, NULL FROM interview_links
  UNION ALL SELECT token_hash, 'introduction', NULL, NULL, NULL, NULL, NULL, NULL, introduction_id, NULL, NULL, created_at, expires_at, NULL
    FROM introduction_links
  UNION ALL SELECT token_hash, 'shortlist', NULL, NULL, NULL, NULL, NULL, NULL, NULL, shortlist_id, NULL, created_at, 'infinity', NULL FROM shortlist_links
  ON CONFLICT (token_hash) DO UPDATE
  SET application_id = excluded.application_id, unconfirmed_id = excluded.unconfirmed_id, used_at = excluded.used_at
  WHERE (l.application_id, l.unconfirmed_id, l.used_at) IS DISTINCT FROM (excluded.application_id, excluded.unconfirmed_id, excluded.used_at);
DELETE FROM emailed_links AS l WHERE NOT EXISTS (
  SELECT FROM (
    SELECT token_hash FROM account_links
    UNION ALL SELECT token_hash FROM application_links
    UNION ALL SELECT token_hash FROM data_request_links
    UNION ALL SELECT token_hash FROM enquiry_links
    UNION ALL SELECT token_hash FROM interview_links
    UNION ALL SELECT token_hash FROM introduction_links
    UNION ALL SELECT token_hash FROM shortlist_links
  ) AS former WHERE former.token_hash = l.token_hash);
ALTER TABLE emailed_links FORCE ROW LEVEL SECURITY;

DROP TABLE account_links, application_links, data_request_links, enquiry_links, interview_links, introduction_links, shortlist_links;
CREATE VIEW account_links WITH (security_invoker = true) AS
  SELECT token_hash, user_id, purpose, email AS new_email, created_at, expires_at, used_at FROM emailed_links WHERE user_id IS NOT NULL;
CREATE VIEW enquiry_links WITH (security_invoker = true) AS
  SELECT token_hash, enquiry_id, purpose FROM emailed_links WHERE purpose = 'enquiry';
CREATE VIEW data_request_links WITH (security_invoker = true) AS
  SELECT token_hash, request_id, purpose FROM emailed_links WHERE purpose = 'data_request';
CREATE VIEW application_links WITH (security_invoker = true) AS
  SELECT token_hash, application_id, unconfirmed_id, email, created_at, expires_at, purpose FROM emailed_links WHERE purpose = 'application';
CREATE VIEW interview_links WITH (security_invoker = true) AS
  SELECT token_hash, interview_id, created_at, expires_at, purpose FROM emailed_links WHERE purpose = 'interview';
CREATE VIEW introduction_links WITH (security_invoker = true) AS
  SELECT token_hash, introduction_id, created_at, expires_at, purpose FROM emailed_links WHERE purpose = 'introduction';
CREATE VIEW shortlist_links WITH (security_invoker = true) AS
  SELECT token_hash, shortlist_id, created_at, purpose FROM emailed_links WHERE purpose = 'shortlist';
ALTER VIEW enquiry_links ALTER COLUMN purpose SET DEFAULT 'enquiry';
ALTER VIEW data_request_links ALTER COLUMN purpose SET DEFAULT 'data_request';
ALTER VIEW application_links ALTER COLUMN purpose SET DEFAULT 'application';
ALTER VIEW interview_links ALTER COLUMN purpose SET DEFAULT 'interview';
ALTER VIEW introduction_links ALTER COLUMN purpose SET DEFAULT 'introduction';
ALTER VIEW shortlist_links ALTER COLUMN purpose SET DEFAULT 'shortlist';
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON account_links TO agency_app;
GRANT SELECT, INSERT, UPDATE (application_id, unconfirmed_id), DELETE ON application_links TO agency_app;
GRANT SELECT, INSERT, DELETE ON enquiry_links, data_request_links, interview_links, introduction_links, shortlist_links TO agency_app;
GRANT SELECT, DELETE ON account_links, application_links, interview_links, introduction_links, shortlist_links TO agency_keeper;
