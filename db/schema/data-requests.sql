-- A complaint about personal data, or one of the rights of UK GDPR articles 15 to 21.
CREATE TABLE data_requests (
  id                uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- Part of the reference, with the year ('DP-2026-000123', domain/data-request.ts). The reference gives no access.
  number            integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind              text NOT NULL CHECK (kind IN ('complaint', 'copy', 'correction', 'erasure', 'objection')),
  -- Sent by the public form, or carried out by a signed-in person.
  source            text NOT NULL CHECK (source IN ('form', 'account', 'desk')),
  name              text CHECK (length(name) BETWEEN 2 AND 100),
  -- Kept for a deleted account until the confirmation email has been sent.
  email             citext CHECK (length(email::text) BETWEEN 3 AND 254),
  message           text CHECK (length(message) BETWEEN 1 AND 5000),
  -- No foreign key: the request keeps the id of a deleted account.
  account_id        uuid,
  status            text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_hand', 'done', 'refused')),
  -- The reason that the person was given for a refusal.
  refusal           text CHECK (length(refusal) BETWEEN 1 AND 2000),
  created_at        timestamptz NOT NULL DEFAULT now(),
  -- A day in London.
  due_on            date NOT NULL,
  -- The new due date and the reason, if the agency has extended it by two months (UK GDPR article 12(3)).
  extended_at       timestamptz,
  extension_reason  text CHECK (length(extension_reason) BETWEEN 1 AND 2000),
  -- Time at which the human check or an emailed link proved a person. Until then the desk does not see the request.
  confirmed_at      timestamptz,
  status_changed_at timestamptz,
  status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  CONSTRAINT data_requests_check1 CHECK ((status = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT data_requests_check2 CHECK ((extended_at IS NULL) = (extension_reason IS NULL)),
  CONSTRAINT data_requests_check CHECK (
CASE source
    WHEN 'form' THEN num_nulls(name, email) = 0 AND account_id IS NULL
    WHEN 'desk' THEN name IS NOT NULL AND account_id IS NULL AND confirmed_at IS NOT NULL
    ELSE (kind IN ('copy', 'erasure')) AND account_id IS NOT NULL AND num_nonnulls(name, message) = 0 AND status = 'done' AND confirmed_at IS NOT NULL AND (email IS NULL OR kind = 'erasure')
END)
);
-- The work list: open requests by due day, then finished ones, newest first.
CREATE INDEX data_requests_due ON data_requests (due_on, number) WHERE (status IN ('open', 'in_hand')) AND confirmed_at IS NOT NULL;
CREATE INDEX data_requests_newest ON data_requests (created_at DESC, number DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX data_requests_unconfirmed ON data_requests (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX data_requests_email ON data_requests (email, created_at);
CREATE INDEX data_requests_account ON data_requests (account_id);
CREATE INDEX data_requests_mover ON data_requests (status_changed_by);
CREATE INDEX data_requests_mailbox ON data_requests (app.mailbox(email), created_at);
ALTER TABLE data_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT
  SELECT,
  INSERT,
  UPDATE (email, status, refusal, due_on, extended_at, extension_reason, confirmed_at, status_changed_at, status_changed_by),
  DELETE
ON data_requests TO agency_app;
GRANT SELECT, UPDATE (status_changed_by) ON data_requests TO agency_keeper;
CREATE POLICY data_requests_system ON data_requests TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_requests_admin_read ON data_requests FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
-- A request that a person carried out in their account is finished at once.
CREATE POLICY data_requests_admin_move ON data_requests FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND source <> 'account' AND (SELECT is_admin(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_admin_add ON data_requests FOR INSERT TO agency_app
  WITH CHECK (source = 'desk' AND status = 'open' AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_keeper ON data_requests FOR SELECT TO agency_keeper USING (true);
CREATE POLICY data_requests_keeper_hand_over ON data_requests FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);

-- Actions taken on a request. Rows never change.
CREATE TABLE data_request_notes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES data_requests (id) ON DELETE CASCADE,
  author_id  uuid REFERENCES profiles (id) ON DELETE SET NULL,
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX data_request_notes_request ON data_request_notes (request_id, id);
CREATE INDEX data_request_notes_author ON data_request_notes (author_id);
ALTER TABLE data_request_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON data_request_notes TO agency_app;
CREATE POLICY data_request_notes_system ON data_request_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_request_notes_admin_read ON data_request_notes FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY data_request_notes_admin_add ON data_request_notes FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id()))
              AND EXISTS (SELECT FROM data_requests AS r WHERE r.id = request_id));

-- Responses under an idempotency key, kept for a day. `answered_at` NULL: the request is in progress.
CREATE TABLE answered_requests (
  user_id      uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  key          text NOT NULL CHECK (key ~ '^[!-~]{1,200}$'),
  -- SHA-256 of method, address and body, to refuse the same key for another request.
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  started_at   timestamptz NOT NULL DEFAULT now(),
  answered_at  timestamptz,
  status       integer CHECK (status BETWEEN 200 AND 499),
  headers      jsonb CHECK (length(headers::text) <= 4000),
  body         bytea CHECK (octet_length(body) <= 1048576),
  CONSTRAINT answered_requests_check CHECK ((answered_at IS NULL) = (status IS NULL) AND (status IS NULL) = (headers IS NULL)),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX answered_requests_age ON answered_requests (started_at);
ALTER TABLE answered_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (request_hash, started_at, answered_at, status, headers, body), DELETE ON answered_requests TO agency_app;
GRANT SELECT, DELETE ON answered_requests TO agency_keeper;
CREATE POLICY answered_requests_system ON answered_requests TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY answered_requests_keeper ON answered_requests TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY answered_requests_own ON answered_requests TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));

-- Conduct of Employment Agencies and Employment Businesses Regulations 2003, reg. 29 with schedules 4 and 5: records of work-seekers and hirers
-- with a deleted account, for a year after the agency last acted for them. None if it took no action (reg. 29(2)).
CREATE TABLE kept_records (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- The deleted account.
  account_id     uuid NOT NULL,
  party          text NOT NULL CHECK (party IN ('work_seeker', 'hirer')),
  name           text NOT NULL,
  email          citext NOT NULL,
  phone          text,
  company        text,
  location       text,
  -- A work-seeker's training, experience and qualifications, in their words.
  experience     text,
  -- The title of the work, and the hirer.
  job_title      text,
  job_company    text,
  job_location   text,
  -- The last status that the application, the advert or the enquiry had.
  outcome        text NOT NULL,
  received_at    timestamptz NOT NULL,
  last_action_at timestamptz NOT NULL,
  keep_until     timestamptz GENERATED ALWAYS AS ((((last_action_at AT TIME ZONE 'UTC') + '1 year'::interval) AT TIME ZONE 'UTC')) STORED NOT NULL
);
CREATE INDEX kept_records_due ON kept_records (keep_until);
CREATE INDEX kept_records_account ON kept_records (account_id);
CREATE INDEX kept_records_email ON kept_records (email);
CREATE INDEX kept_records_newest ON kept_records (last_action_at DESC, id);
ALTER TABLE kept_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, DELETE ON kept_records TO agency_app;
GRANT INSERT ON kept_records TO agency_keeper;
CREATE POLICY kept_records_system ON kept_records TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY kept_records_keeper ON kept_records FOR INSERT TO agency_keeper WITH CHECK (true);
CREATE POLICY kept_records_admin_read ON kept_records FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
