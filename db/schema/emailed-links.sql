-- The private links in emails, known by the SHA-256 of their token only. Another kind of link is one more purpose, and one more column if
-- it is about another table.
CREATE TABLE emailed_links (
  token_hash      bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose         text NOT NULL CHECK (purpose IN ('confirm_email', 'reset_password', 'change_email', 'confirm_jobs', 'enquiry',
    'data_request', 'application', 'interview', 'introduction', 'shortlist')),
  user_id         uuid REFERENCES profiles (id) ON DELETE CASCADE,
  enquiry_id      uuid REFERENCES enquiries (id) ON DELETE CASCADE,
  request_id      uuid REFERENCES data_requests (id) ON DELETE CASCADE,
  application_id  uuid REFERENCES applications (id) ON DELETE CASCADE,
  -- A guest's form that waits to become an application.
  unconfirmed_id  uuid REFERENCES unconfirmed_applications (id) ON DELETE CASCADE,
  interview_id    uuid REFERENCES interviews (id) ON DELETE CASCADE,
  introduction_id uuid REFERENCES introductions (id),
  shortlist_id    uuid REFERENCES shortlists (id) ON DELETE CASCADE,
  -- The address that the link proves: a new one of an account, or that of a guest.
  email           citext,
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- Infinity where the subject says how long its links work.
  expires_at      timestamptz NOT NULL DEFAULT 'infinity',
  used_at         timestamptz,
  CONSTRAINT emailed_links_subject CHECK (
    num_nonnulls(user_id, enquiry_id, request_id, application_id, unconfirmed_id, interview_id, introduction_id, shortlist_id) = 1
    AND CASE purpose
      WHEN 'enquiry' THEN enquiry_id
      WHEN 'data_request' THEN request_id
      WHEN 'application' THEN coalesce(application_id, unconfirmed_id)
      WHEN 'interview' THEN interview_id
      WHEN 'introduction' THEN introduction_id
      WHEN 'shortlist' THEN shortlist_id
      ELSE user_id
    END IS NOT NULL),
  CONSTRAINT emailed_links_email CHECK ((email IS NOT NULL) = (purpose = ANY (ARRAY['change_email', 'application']))),
  CONSTRAINT emailed_links_expiry CHECK ((expires_at = 'infinity') = (purpose = ANY (ARRAY['enquiry', 'data_request', 'shortlist'])))
);
CREATE INDEX emailed_links_user ON emailed_links (user_id, purpose);
CREATE INDEX emailed_links_enquiry ON emailed_links (enquiry_id);
CREATE INDEX emailed_links_request ON emailed_links (request_id);
CREATE INDEX emailed_links_application ON emailed_links (application_id);
CREATE INDEX emailed_links_unconfirmed ON emailed_links (unconfirmed_id);
CREATE INDEX emailed_links_interview ON emailed_links (interview_id);
CREATE INDEX emailed_links_introduction ON emailed_links (introduction_id);
CREATE INDEX emailed_links_shortlist ON emailed_links (shortlist_id);
CREATE INDEX emailed_links_age ON emailed_links (expires_at);
CREATE INDEX emailed_links_mailbox ON emailed_links (app.mailbox(email), created_at) WHERE purpose = 'application';
ALTER TABLE emailed_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (application_id, unconfirmed_id, used_at), DELETE ON emailed_links TO agency_app;
GRANT SELECT, DELETE ON emailed_links TO agency_keeper;
CREATE POLICY emailed_links_system ON emailed_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY emailed_links_keeper ON emailed_links TO agency_keeper USING (true) WITH CHECK (true);
-- The desk revokes those of interviews and shortlists, and sees no more of them than fingerprints.
CREATE POLICY emailed_links_desk_read ON emailed_links FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND (EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id) OR EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id)));
CREATE POLICY emailed_links_desk_revoke ON emailed_links FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND (EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id) OR EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id)));

-- The tables that emailed_links replaced, for processes of the versions before it. They go in the version after 1.0.0 (decision 133).
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
