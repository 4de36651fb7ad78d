-- One introduction of one application to one client. No foreign keys, because the ledger outlives applications and clients.
CREATE TABLE introductions (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  application_id uuid NOT NULL,
  -- The client's own row, where the agency keeps one.
  client_id      uuid,
  client_name    text NOT NULL CHECK (length(client_name) BETWEEN 1 AND 200),
  -- The position.
  purpose        text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 200),
  -- permanent: the client employs. temporary: the agency supplies a worker. contractor: an individual subcontractor.
  engagement     text NOT NULL CHECK (engagement IN ('permanent', 'temporary', 'contractor')),
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX introductions_application ON introductions (application_id);
CREATE INDEX introductions_newest ON introductions (created_at DESC, id);
ALTER TABLE introductions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introductions TO agency_app;
GRANT SELECT, INSERT ON introductions TO agency_keeper;
CREATE POLICY introductions_system ON introductions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introductions_keeper ON introductions TO agency_keeper USING (true) WITH CHECK (true);
-- Includes introductions of deleted applications, as long as the law requires them.
CREATE POLICY introductions_admin_read ON introductions FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- Consultants see introductions of applications that they may read (policies of applications).
CREATE POLICY introductions_consultant_read ON introductions FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY introductions_own_read ON introductions FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
CREATE TRIGGER introductions_append_only BEFORE UPDATE OR DELETE ON introductions FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introductions_not_emptied BEFORE TRUNCATE ON introductions EXECUTE FUNCTION app.refuse_ledger_change();

-- The entries of an introduction, as a hash chain: each hash covers the previous one (app.introduction_line). Sequences have no gaps.
CREATE TABLE introduction_entries (
  sequence        bigint PRIMARY KEY CHECK (sequence > 0),
  introduction_id uuid NOT NULL REFERENCES introductions (id),
  kind            text NOT NULL
    CHECK (kind IN ('opened', 'consent', 'identity', 'experience', 'authorisation', 'right_to_work', 'suitability', 'introduced')),
  outcome         text NOT NULL CHECK (outcome IN ('done', 'asked', 'given', 'refused', 'withdrawn', 'met', 'not_met', 'not_needed')),
  -- A method of domain/introduction.
  method          text CHECK (method ~ '^[a-z_]{1,30}$'),
  -- The day of the check, and the day on which it has to be repeated.
  checked_on      date,
  follow_up_on    date,
  made_at         timestamptz NOT NULL,
  -- SHA-256 of the text in introduction_details, which can be erased.
  detail_hash     bytea NOT NULL CHECK (octet_length(detail_hash) = 32),
  -- Unique: no entry has two successors.
  previous_hash   bytea NOT NULL CHECK (octet_length(previous_hash) = 32) UNIQUE,
  hash            bytea NOT NULL CHECK (octet_length(hash) = 32) UNIQUE,
  CONSTRAINT introduction_entries_check CHECK ((kind IN ('opened', 'introduced')) = (outcome = 'done')),
  CONSTRAINT introduction_entries_check1 CHECK ((kind = 'consent') = (outcome IN ('asked', 'given', 'refused', 'withdrawn'))),
  CONSTRAINT introduction_entries_check2 CHECK (outcome <> 'not_needed' OR (kind IN ('experience', 'authorisation'))),
  CONSTRAINT introduction_entries_check3 CHECK ((outcome IN ('met', 'not_met', 'not_needed')) = (checked_on IS NOT NULL)),
  CONSTRAINT introduction_entries_check4 CHECK ((outcome <> ALL (ARRAY['given', 'met'])) OR method IS NOT NULL),
  CONSTRAINT introduction_entries_check5 CHECK (follow_up_on IS NULL OR outcome = 'met' AND follow_up_on > checked_on)
);
CREATE INDEX introduction_entries_introduction ON introduction_entries (introduction_id, sequence);
ALTER TABLE introduction_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introduction_entries TO agency_app;
GRANT SELECT, INSERT ON introduction_entries TO agency_keeper;
CREATE POLICY introduction_entries_system ON introduction_entries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_entries_keeper ON introduction_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_entries_admin_read ON introduction_entries FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- Readers of an introduction see its entries (policies of introductions).
CREATE POLICY introduction_entries_read ON introduction_entries FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM introductions AS i WHERE i.id = introduction_id));
CREATE TRIGGER introduction_entries_append_only BEFORE UPDATE OR DELETE ON introduction_entries FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_entries_not_emptied BEFORE TRUNCATE ON introduction_entries EXECUTE FUNCTION app.refuse_ledger_change();

-- Text with names and notes. Erasing deletes it; its hash stays in the chain. A random salt keeps the text
-- from being guessed.
CREATE TABLE introduction_details (
  sequence  bigint PRIMARY KEY REFERENCES introduction_entries (sequence),
  body      text CHECK (length(body) <= 8000),
  erased_at timestamptz,
  CONSTRAINT introduction_details_check CHECK ((body IS NULL) = (erased_at IS NOT NULL))
);
ALTER TABLE introduction_details ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introduction_details TO agency_app;
GRANT SELECT, INSERT, UPDATE (body, erased_at) ON introduction_details TO agency_keeper;
CREATE POLICY introduction_details_system ON introduction_details TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_details_keeper ON introduction_details TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_details_admin_read ON introduction_details FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
-- Candidates do not see these notes and names of colleagues.
CREATE POLICY introduction_details_consultant_read ON introduction_details FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id()))
         AND EXISTS (SELECT FROM introduction_entries AS e JOIN introductions AS i ON i.id = e.introduction_id
                     LEFT JOIN applications AS a ON a.id = i.application_id
                     WHERE e.sequence = introduction_details.sequence AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
-- The text may be erased, but not changed.
CREATE TRIGGER introduction_details_only_erased BEFORE UPDATE ON introduction_details FOR EACH ROW
  WHEN (NEW.sequence <> OLD.sequence OR NEW.body IS NOT NULL OR OLD.erased_at IS NOT NULL)
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_deleted BEFORE DELETE ON introduction_details FOR EACH ROW
  EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_emptied BEFORE TRUNCATE ON introduction_details EXECUTE FUNCTION app.refuse_ledger_change();
