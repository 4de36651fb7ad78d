-- Emails about work to many people who agreed to them, and where imported people are known from (docs/decisions/0089).
CREATE TABLE mailings (
  -- Created with the form, so that sending a form twice creates one mailing.
  id           uuid PRIMARY KEY,
  subject      text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body         text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  sent_by      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  sent_by_name text NOT NULL CHECK (length(sent_by_name) BETWEEN 1 AND 100),
  -- The number of people who got no email, because they had not agreed or had no working address.
  left_out     integer NOT NULL CHECK (left_out >= 0),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailings_newest ON mailings (created_at DESC, id DESC);
CREATE INDEX mailings_sent_by ON mailings (sent_by);
ALTER TABLE mailings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (id, subject, body, sent_by, sent_by_name, left_out) ON mailings TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mailings TO agency_keeper;
CREATE POLICY mailings_system ON mailings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailings_keeper ON mailings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailings_desk_read ON mailings FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY mailings_desk_add ON mailings FOR INSERT TO agency_app
  WITH CHECK (sent_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));

-- One email for each person. `started_at` is committed before the content is sent, so an email is not sent again if its process
-- dies.
CREATE TABLE mailing_mails (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  mailing_id uuid NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  -- NULL if the person's record was erased.
  person_id  uuid REFERENCES people (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- SHA-256 of the token in the link that stops these emails.
  token_hash bytea CHECK (octet_length(token_hash) = 32) UNIQUE,
  started_at timestamptz,
  ended_at   timestamptz,
  -- needless: consent was withdrawn before sending. unknown: it may have been sent.
  outcome    text CHECK (outcome IN ('sent', 'needless', 'unknown', 'refused', 'hard_bounce')),
  answer     text NOT NULL DEFAULT '' CHECK (length(answer) <= 400),
  CONSTRAINT mailing_mails_check CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX mailing_mails_mailing ON mailing_mails (mailing_id);
CREATE INDEX mailing_mails_person ON mailing_mails (person_id, created_at DESC);
ALTER TABLE mailing_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (mailing_id, person_id), UPDATE (token_hash, started_at, ended_at, outcome, answer) ON mailing_mails TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mailing_mails TO agency_keeper;
CREATE POLICY mailing_mails_system ON mailing_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailing_mails_keeper ON mailing_mails TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailing_mails_desk_read ON mailing_mails FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- Only to people who agreed to emails about work (PECR 2003, reg. 22).
CREATE POLICY mailing_mails_desk_add ON mailing_mails FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id()))
              AND EXISTS (SELECT FROM people AS p WHERE p.id = person_id AND p.may_email_since IS NOT NULL AND p.email IS NOT NULL));
