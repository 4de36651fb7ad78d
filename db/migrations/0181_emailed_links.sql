-- One table of emailed links takes the place of seven (decision 133). This migration copies their rows, and 0182 replaces them: a statement
-- that began before 0182 and waited for it reads a copy that was there when it began.

-- As in 0178, never waits for one table while it holds another. Reading the tables that links refer to goes on.
DO $$
BEGIN
  FOR _attempt IN 1..1500 LOOP
    BEGIN
      LOCK TABLE account_links, application_links, data_request_links, enquiry_links, interview_links, introduction_links, shortlist_links NOWAIT;
      LOCK TABLE applications, data_requests, enquiries, interviews, introductions, profiles, shortlists, unconfirmed_applications
        IN SHARE ROW EXCLUSIVE MODE NOWAIT;
      RETURN;
    EXCEPTION
      WHEN lock_not_available THEN PERFORM pg_sleep(0.02);
    END;
  END LOOP;
  RAISE EXCEPTION 'The tables were in use for 30 seconds: try again at a quieter time';
END
$$;

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
  UNION ALL SELECT token_hash, 'shortlist', NULL, NULL, NULL, NULL, NULL, NULL, NULL, shortlist_id, NULL, created_at, 'infinity', NULL FROM shortlist_links;
ALTER TABLE account_links FORCE ROW LEVEL SECURITY;
ALTER TABLE application_links FORCE ROW LEVEL SECURITY;
ALTER TABLE data_request_links FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiry_links FORCE ROW LEVEL SECURITY;
ALTER TABLE interview_links FORCE ROW LEVEL SECURITY;
ALTER TABLE introduction_links FORCE ROW LEVEL SECURITY;
ALTER TABLE shortlist_links FORCE ROW LEVEL SECURITY;

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
-- The views of 0182 use the table before its policies are applied as definitions.
CREATE POLICY emailed_links_system ON emailed_links TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY emailed_links_keeper ON emailed_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY emailed_links_desk_read ON emailed_links FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND (EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id) OR EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id)));
CREATE POLICY emailed_links_desk_revoke ON emailed_links FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))
         AND (EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id) OR EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id)));
