-- An application for a job. The employer sees it as it was sent: a snapshot of the profile.
CREATE TABLE applications (
  id                uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  candidate_id      uuid REFERENCES profiles (id) ON DELETE CASCADE,
  -- The candidate keeps the record of an application whose job was deleted.
  job_id            uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title         text NOT NULL CHECK (length(job_title) <= 150),
  job_company       text NOT NULL CHECK (length(job_company) <= 100),
  job_location      text NOT NULL CHECK (length(job_location) <= 100),
  full_name         text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email             citext NOT NULL,
  phone             text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20),
  location          text,
  bio               text,
  skills            text[] NOT NULL,
  experience        text,
  cover_note        text CHECK (length(cover_note) BETWEEN 1 AND 5000),
  cv_id             uuid,
  status            text NOT NULL DEFAULT 'sent'
    CHECK (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')),
  -- The message that told the candidate of the status; NULL if the status was only shown.
  message_subject   text CHECK (length(message_subject) BETWEEN 1 AND 200),
  message           text CHECK (length(message) BETWEEN 1 AND 5000),
  sent_at           timestamptz NOT NULL DEFAULT now(),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  -- Text that the search in applications reads.
  search_text       text GENERATED ALWAYS AS (' ' || app.searchable((((full_name || E'\n') || job_title) || E'\n') || job_company)) STORED NOT NULL,
  -- The application's own id for a guest's application, so that the CV can refer to it; otherwise NULL.
  guest_id          uuid GENERATED ALWAYS AS (CASE WHEN candidate_id IS NULL THEN id ELSE NULL::uuid END) STORED,
  -- SHA-256 of the idempotency key that its form came with.
  request_hash      bytea UNIQUE CHECK (octet_length(request_hash) = 32),
  person_id         uuid,
  held_status       text CHECK (held_status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  desk_status       text GENERATED ALWAYS AS (COALESCE(held_status, status)) STORED NOT NULL
    CHECK (desk_status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')),
  -- Answers with their questions, as sent. Like the cover note they cannot be changed.
  answers           jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000),
  -- Set by app.stamp_application_source. NULL for applications from before it was recorded.
  source            text CHECK (source IN ('alert', 'swipe', 'account', 'guest', 'desk')),
  replied_at        timestamptz,
  shortlisted_at    timestamptz,
  interview_at      timestamptz,
  offered_at        timestamptz,
  CONSTRAINT applications_check CHECK ((message_subject IS NULL) = (message IS NULL)),
  UNIQUE (candidate_id, job_id),
  FOREIGN KEY (cv_id, candidate_id) REFERENCES cvs (id, user_id),
  FOREIGN KEY (cv_id, guest_id) REFERENCES cvs (id, application_id)
);
CREATE INDEX applications_job ON applications (job_id, sent_at DESC, id DESC);
CREATE INDEX applications_candidate ON applications (candidate_id, sent_at DESC, id DESC);
CREATE INDEX applications_cv ON applications (cv_id);
CREATE INDEX applications_search ON applications USING gin (search_text gin_trgm_ops);
-- Unopened applications by job, which the desk and the employer's pages count.
CREATE INDEX applications_unread ON applications (job_id, sent_at, id) WHERE status = 'sent';
-- At most one guest application for each address and job.
CREATE UNIQUE INDEX applications_guest ON applications (job_id, email) WHERE candidate_id IS NULL;
CREATE INDEX applications_guest_email ON applications (email, sent_at) WHERE candidate_id IS NULL;
-- Finds applications whose retention has ended.
CREATE INDEX applications_guest_age ON applications (status_changed_at) WHERE candidate_id IS NULL;
CREATE INDEX applications_person ON applications (person_id);
CREATE INDEX applications_desk_status ON applications (desk_status, sent_at DESC, id DESC) INCLUDE (job_id, candidate_id, search_text);
CREATE INDEX applications_newest ON applications (sent_at DESC, id DESC) INCLUDE (desk_status, job_id, candidate_id, search_text);
-- The columns that reports count, without long texts.
CREATE INDEX applications_reported ON applications (sent_at)
  INCLUDE (id, job_id, job_company, status, source, replied_at, shortlisted_at, interview_at, offered_at);
CREATE INDEX applications_hired ON applications (job_id, status_changed_at) WHERE status = 'offered';
-- The order in which the desk lists waiting applications (docs/decisions/0091).
CREATE INDEX applications_waiting ON applications (sent_at, id) INCLUDE (job_id) WHERE status = 'sent' AND held_status IS NULL;
CREATE INDEX applications_guest_mailbox ON applications (app.mailbox(email), sent_at) WHERE candidate_id IS NULL;
-- Finds what was just put forward, which can be undone.
CREATE INDEX applications_put_forward ON applications (sent_at) WHERE source = 'desk';
ALTER TABLE applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (status, message_subject, message) ON applications TO agency_app;
GRANT SELECT ON applications TO agency_reader;
-- Functions of agency_keeper put people forward, and change, claim and delete guest applications.
GRANT SELECT, INSERT, UPDATE (candidate_id, full_name, phone, cv_id, person_id, held_status), DELETE ON applications TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE applications ADD CONSTRAINT applications_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE SET NULL;
CREATE POLICY applications_system ON applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY applications_keeper ON applications TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY applications_reader ON applications FOR SELECT TO agency_reader USING (true);
CREATE POLICY applications_own_read ON applications FOR SELECT TO agency_app
  USING (candidate_id = (SELECT app.actor_id()));
CREATE POLICY applications_own_send ON applications FOR INSERT TO agency_app
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id()))
              AND status = 'sent' AND app.is_open_job(job_id) AND NOT app.owns_job(job_id));
CREATE POLICY applications_own_withdraw ON applications FOR UPDATE TO agency_app
  USING (candidate_id = (SELECT app.actor_id()))
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND status = 'withdrawn');
-- The sender of an application never decides about it, whatever their role. Both clauses of each policy say so: PostgreSQL joins the USING clauses of
-- all policies by OR, and their WITH CHECK clauses apart from them.
-- The subquery runs once for a list, not once for each row. Administrators may read all and skip it, because
-- the agency may own most jobs.
CREATE POLICY applications_received_read ON applications FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id()) IS NOT TRUE) AND (SELECT app.may_post(app.actor_id()))
         AND job_id IN (SELECT j.id FROM jobs AS j WHERE j.user_id = (SELECT app.actor_id())));
CREATE POLICY applications_received_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.owns_job(job_id) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()))
  WITH CHECK (status <> 'withdrawn' AND app.owns_job(job_id) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()));
CREATE POLICY applications_admin_read ON applications FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY applications_admin_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()))
  WITH CHECK (status <> 'withdrawn' AND (SELECT is_admin(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id()));
-- Applications for jobs of the agency. The policy looks the job up for each row: procedures select the rows of a page first, and the agency has
-- many jobs (docs/decisions/0091).
CREATE POLICY applications_consultant_read ON applications FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id()))
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY applications_consultant_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id())
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]))
  WITH CHECK (status <> 'withdrawn' AND (SELECT app.is_consultant(app.actor_id())) AND candidate_id IS DISTINCT FROM (SELECT app.actor_id())
         AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
-- Triggers fire in the order of their names, so this one sees the time that applications_step sets.
CREATE TRIGGER applications_steps BEFORE INSERT OR UPDATE OF status ON applications FOR EACH ROW
  EXECUTE FUNCTION app.stamp_application_steps();
CREATE TRIGGER applications_source BEFORE INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.stamp_application_source();
CREATE TRIGGER applications_step BEFORE UPDATE OF status, message_subject, message ON applications FOR EACH ROW
  WHEN ((OLD.status, OLD.message_subject, OLD.message) IS DISTINCT FROM (NEW.status, NEW.message_subject, NEW.message))
  EXECUTE FUNCTION app.check_application_step();
CREATE TRIGGER applications_sent AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_moved AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_over AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (NEW.status IN ('withdrawn', 'not_taken_forward') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION app.cancel_interviews_of_application();
-- Fires after the trigger that writes the event, which takes the decider from the held decision.
CREATE TRIGGER applications_told AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.drop_held_decision();
CREATE TRIGGER applications_liked AFTER INSERT OR UPDATE OF candidate_id ON applications FOR EACH ROW
  WHEN (NEW.candidate_id IS NOT NULL) EXECUTE FUNCTION app.mark_applied();
-- Erasing an account deletes its applications, also when a restore repeats it.
CREATE TRIGGER applications_erased AFTER DELETE ON applications FOR EACH ROW
  WHEN (OLD.candidate_id IS NULL) EXECUTE FUNCTION app.note_erasure('application');
CREATE TRIGGER applications_promised AFTER INSERT OR DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_replied AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_person AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_changed AFTER UPDATE OF candidate_id, full_name, phone, status, cv_id ON applications FOR EACH ROW
  WHEN ((OLD.candidate_id, OLD.full_name, OLD.phone, OLD.status, OLD.cv_id)
        IS DISTINCT FROM (NEW.candidate_id, NEW.full_name, NEW.phone, NEW.status, NEW.cv_id))
  EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_left AFTER DELETE ON applications FOR EACH ROW WHEN (OLD.person_id IS NOT NULL)
  EXECUTE FUNCTION app.leave_person();
CREATE TRIGGER applications_introductions AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.leave_introductions();
CREATE TRIGGER applications_event AFTER INSERT ON applications FOR EACH ROW
  EXECUTE FUNCTION app.note_row_event('application.received', 'job_id', 'status');
CREATE TRIGGER applications_decided_event AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status <> 'viewed') EXECUTE FUNCTION app.note_row_event('application.decided', 'job_id', 'status');

-- The steps of an application. The database writes them itself, so that none is missing.
CREATE TABLE application_events (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  status          text NOT NULL
    CHECK (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')),
  message_subject text,
  message         text,
  -- NULL once the actor's account is deleted.
  actor_id        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at      timestamptz NOT NULL
);
CREATE INDEX application_events_application ON application_events (application_id, id);
CREATE INDEX application_events_actor ON application_events (actor_id);
ALTER TABLE application_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- The policies of applications also decide who reads their steps.
GRANT SELECT ON application_events TO agency_app;
GRANT SELECT, INSERT ON application_events TO agency_keeper;
CREATE POLICY application_events_system ON application_events TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_events_keeper ON application_events TO agency_keeper USING (true) WITH CHECK (true);
-- People who may read an application may read its steps (policies of applications).
CREATE POLICY application_events_read ON application_events FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));

-- Private notes of a reader of an application.
CREATE TABLE application_notes (
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id      uuid REFERENCES profiles (id) ON DELETE CASCADE,
  body           text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  is_shared      boolean NOT NULL DEFAULT false,
  -- The author's name, set when the account is deleted: shared notes stay with the agency.
  author_name    text CHECK (length(author_name) BETWEEN 1 AND 100),
  UNIQUE (application_id, author_id),
  CONSTRAINT application_notes_check CHECK ((author_id IS NULL) = (author_name IS NOT NULL)),
  CONSTRAINT application_notes_check1 CHECK (is_shared OR author_id IS NOT NULL)
);
CREATE INDEX application_notes_author ON application_notes (author_id);
ALTER TABLE application_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (body, updated_at, is_shared), DELETE ON application_notes TO agency_app;
-- Moves to the colleague who takes over a leaver's jobs.
GRANT SELECT, UPDATE (author_id, body, updated_at, author_name), DELETE ON application_notes TO agency_keeper;
CREATE POLICY application_notes_system ON application_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_notes_keeper ON application_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_notes_own ON application_notes TO agency_app
  USING (author_id = (SELECT app.actor_id()))
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND (NOT is_shared OR (SELECT app.may_work_desk(app.actor_id())))
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_notes_shared_read ON application_notes FOR SELECT TO agency_app
  USING (is_shared AND (SELECT is_admin(app.actor_id()))
         AND application_id NOT IN (SELECT a.id FROM applications AS a WHERE a.candidate_id = (SELECT app.actor_id())));
-- Consultants read what colleagues wrote about an application that they may read.
CREATE POLICY application_notes_consultant_read ON application_notes FOR SELECT TO agency_app
  USING (is_shared AND (SELECT app.is_consultant(app.actor_id()))
         AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));

-- Messages to candidates that the agency has changed. The others are content of the studio.
CREATE TABLE application_messages (
  status     text PRIMARY KEY
    CHECK (status IN ('sent', 'guest_sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'agency_sent', 'agency_guest_sent', 'agency_shortlisted', 'agency_interview', 'agency_offered', 'agency_not_taken_forward')),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200 AND subject !~ '[[:cntrl:]]'),
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX application_messages_author ON application_messages (updated_by);
ALTER TABLE application_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (subject, body, updated_by, updated_at), DELETE ON application_messages TO agency_app;
CREATE POLICY application_messages_system ON application_messages TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- Candidates read these texts in their emails anyway.
CREATE POLICY application_messages_read ON application_messages FOR SELECT TO agency_app
  USING ((SELECT app.actor_id()) IS NOT NULL);
CREATE POLICY application_messages_admin ON application_messages TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- The agency's own stages between the statuses of an application (docs/decisions/0078). Each belongs to one status, which is all that
-- candidates and employers see.
CREATE TABLE application_stages (
  id       uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  status   text NOT NULL CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  name     text NOT NULL CHECK (length(name) BETWEEN 1 AND 40 AND name = btrim(name)),
  -- Orders the stages of one status.
  position integer NOT NULL CHECK ("position" > 0)
);
CREATE UNIQUE INDEX application_stages_name ON application_stages (lower(name));
CREATE INDEX application_stages_order ON application_stages (status, "position", id);
ALTER TABLE application_stages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON application_stages TO agency_app;
GRANT SELECT ON application_stages TO agency_reader;
CREATE POLICY application_stages_system ON application_stages TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_stages_reader ON application_stages FOR SELECT TO agency_reader USING (true);
CREATE POLICY application_stages_desk_read ON application_stages FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY application_stages_admin ON application_stages TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- The stage of an application. It applies only while the application has the stage's status: employers change the status without
-- knowing of stages.
CREATE TABLE staged_applications (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  stage_id       uuid NOT NULL REFERENCES application_stages (id) ON DELETE CASCADE
);
CREATE INDEX staged_applications_stage ON staged_applications (stage_id, application_id);
ALTER TABLE staged_applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON staged_applications TO agency_app;
GRANT SELECT ON staged_applications TO agency_reader;
CREATE POLICY staged_applications_system ON staged_applications TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staged_applications_reader ON staged_applications FOR SELECT TO agency_reader USING (true);
-- The desk may set a stage of the application's current status.
CREATE POLICY staged_applications_desk ON staged_applications TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id()))
              AND EXISTS (SELECT FROM applications AS a JOIN application_stages AS s ON s.status = a.desk_status
                          WHERE a.id = application_id AND s.id = stage_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));

-- Moves between stages of one status. Candidates and employers do not see them.
CREATE TABLE stage_moves (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Name of the stage at the time of the move.
  stage_name     text NOT NULL CHECK (length(stage_name) BETWEEN 1 AND 40),
  actor_id       uuid REFERENCES profiles (id) ON DELETE SET NULL,
  moved_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stage_moves_application ON stage_moves (application_id, id);
CREATE INDEX stage_moves_actor ON stage_moves (actor_id);
ALTER TABLE stage_moves ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON stage_moves TO agency_app;
CREATE POLICY stage_moves_system ON stage_moves TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY stage_moves_read ON stage_moves FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY stage_moves_make ON stage_moves FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND actor_id = (SELECT app.actor_id())
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));

CREATE TABLE held_decisions (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  application_id uuid NOT NULL UNIQUE REFERENCES applications (id) ON DELETE CASCADE,
  -- Decisions made together, which are undone together.
  batch          uuid NOT NULL,
  status         text NOT NULL CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  subject        text CHECK (length(subject) BETWEEN 1 AND 200),
  body           text CHECK (length(body) BETWEEN 1 AND 5000),
  -- The stage that undoing returns to; NULL for the status itself. No foreign key: a stage that has been removed is skipped.
  stage_before   uuid,
  decided_by     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  leaves_at      timestamptz NOT NULL,
  -- The setting at the time of the decision.
  undo_seconds   smallint NOT NULL DEFAULT 30,
  CONSTRAINT held_decisions_message CHECK ((status = 'viewed') = (subject IS NULL) AND (subject IS NULL) = (body IS NULL))
);
CREATE INDEX held_decisions_decider ON held_decisions (decided_by, leaves_at);
ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_decisions TO agency_app;
GRANT SELECT, DELETE ON held_decisions TO agency_keeper;
CREATE POLICY held_decisions_system ON held_decisions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY held_decisions_keeper ON held_decisions TO agency_keeper USING (true) WITH CHECK (true);
-- The desk may decide in its own name about applications that it may read. A later decision replaces a colleague's.
CREATE POLICY held_decisions_read ON held_decisions FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_make ON held_decisions FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id())
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_replace ON held_decisions FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())))
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id())
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY held_decisions_undo ON held_decisions FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id()));
CREATE TRIGGER held_decisions_noted AFTER INSERT OR UPDATE OF status OR DELETE ON held_decisions FOR EACH ROW
  EXECUTE FUNCTION app.note_held_decision();

-- One row for each application with a promised reply date. No foreign keys, so that deleting a
-- job or an application does not remove a broken promise from the reports. Holds nothing about the candidate.
CREATE TABLE reply_promises (
  application_id uuid PRIMARY KEY,
  job_id         uuid,
  -- The job's owner when the application was sent, and whether that was a member of staff.
  owner_id       uuid NOT NULL,
  is_agency      boolean NOT NULL,
  due_at         timestamptz NOT NULL,
  replied_at     timestamptz,
  -- The candidate withdrew, or had it erased, before a reply.
  ended_at       timestamptz
);
CREATE INDEX reply_promises_due ON reply_promises (due_at) WHERE replied_at IS NULL AND ended_at IS NULL;
CREATE INDEX reply_promises_owner ON reply_promises (owner_id, due_at) WHERE NOT is_agency;
ALTER TABLE reply_promises ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON reply_promises TO agency_app;
GRANT SELECT ON reply_promises TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON reply_promises TO agency_keeper;
-- Written only by triggers on applications.
CREATE POLICY reply_promises_keeper ON reply_promises TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY reply_promises_reader ON reply_promises FOR SELECT TO agency_reader USING (true);
CREATE POLICY reply_promises_system ON reply_promises FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY reply_promises_admin ON reply_promises FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY reply_promises_consultant ON reply_promises FOR SELECT TO agency_app
  USING (is_agency AND (SELECT app.is_consultant(app.actor_id())));
-- The employer and the candidate, as long as they may read the application.
CREATE POLICY reply_promises_parties ON reply_promises FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id()))
         OR EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id AND j.user_id = (SELECT app.actor_id())));

-- Emails between the desk and a candidate about an application.
CREATE TABLE application_letters (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  is_reply       boolean NOT NULL DEFAULT false,
  -- Null: the candidate, or an account that was deleted.
  author_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
  subject        text NOT NULL CHECK (length(subject) <= 200),
  body           text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  written_at     timestamptz NOT NULL DEFAULT now(),
  -- The Message-ID of an incoming email, so that it is stored once.
  message_id     text CHECK (length(message_id) <= 250) UNIQUE,
  read_at        timestamptz,
  -- True for automatic replies, which Today does not list.
  is_automatic   boolean NOT NULL DEFAULT false,
  -- True for a report that an email was not delivered. Candidates do not see it.
  is_undelivered boolean NOT NULL DEFAULT false,
  -- Why it may not be the candidate's, until a colleague has said that it is: it came from another address, or names no email of ours.
  doubt          text CHECK (doubt IN ('address', 'references')),
  -- The sender of a doubtful reply.
  sender_address text CHECK (length(sender_address) BETWEEN 3 AND 254),
  -- Names of the files that came with it. The files stay in the mailbox of the agency.
  file_names     text[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_names) <= 20),
  file_refusals  text[] NOT NULL DEFAULT '{}'
    CHECK (file_refusals <@ '{empty,too_large,wrong_kind,damaged,locked,unsafe,too_many,no_room,store_full}'::text[]),
  CONSTRAINT application_letters_only_replies_are_read CHECK (is_reply OR read_at IS NULL),
  CONSTRAINT application_letters_only_replies_are_doubtful CHECK (is_reply OR doubt IS NULL AND NOT is_automatic AND NOT is_undelivered),
  CONSTRAINT application_letters_doubt_names_an_address CHECK ((doubt IS NULL) = (sender_address IS NULL)),
  CONSTRAINT application_letters_each_refusal_names_a_file CHECK (cardinality(file_refusals) = 0 OR cardinality(file_refusals) = cardinality(file_names))
);
CREATE INDEX application_letters_application ON application_letters (application_id, written_at);
CREATE INDEX application_letters_author ON application_letters (author_id);
CREATE INDEX application_letters_unread ON application_letters (application_id, written_at, id) WHERE is_reply AND read_at IS NULL;
ALTER TABLE application_letters ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (read_at, doubt, sender_address), DELETE ON application_letters TO agency_app;
GRANT SELECT ON application_letters TO agency_reader, agency_keeper;
CREATE POLICY application_letters_system ON application_letters TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_letters_desk_read ON application_letters FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_own_read ON application_letters FOR SELECT TO agency_app
  USING (doubt IS NULL AND NOT is_undelivered AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
-- Only the site adds replies.
CREATE POLICY application_letters_write ON application_letters FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND author_id = (SELECT app.actor_id()) AND NOT is_reply
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'
                          AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_note_read ON application_letters FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND is_reply AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
-- Only a reply that was not the candidate's may be deleted.
CREATE POLICY application_letters_remove ON application_letters FOR DELETE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND doubt IS NOT NULL AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
CREATE POLICY application_letters_keeper ON application_letters FOR SELECT TO agency_keeper USING (true);
CREATE POLICY application_letters_reader ON application_letters FOR SELECT TO agency_reader USING (true);
CREATE TRIGGER application_letters_replied AFTER INSERT ON application_letters FOR EACH ROW
  WHEN (NOT NEW.is_reply) EXECUTE FUNCTION app.keep_reply_promise();

-- Tokens that identify replies to emails about an application: only the recipient has the token.
CREATE TABLE application_threads (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  token          uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE
);
ALTER TABLE application_threads ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON application_threads TO agency_app;
CREATE POLICY application_threads_system ON application_threads TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));

-- Delivery of each email to a candidate about their application, as mail servers reported it.
CREATE TABLE application_mails (
  -- The id of the task that sent it, which is also in its Message-ID.
  id             uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The message, or the status change, that the email was about.
  letter_id      uuid REFERENCES application_letters (id) ON DELETE CASCADE,
  event_id       bigint REFERENCES application_events (id) ON DELETE CASCADE,
  subject        text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  sent_at        timestamptz NOT NULL DEFAULT now(),
  -- `accepted` and `refused` by our mail server; `bounced`: a server reported later that it was not delivered.
  outcome        text NOT NULL CHECK (outcome IN ('accepted', 'refused', 'bounced')),
  -- The server's response, without addresses.
  answer         text NOT NULL DEFAULT '' CHECK (length(answer) <= 400),
  is_answered    boolean NOT NULL DEFAULT false
);
CREATE INDEX application_mails_application ON application_mails (application_id, sent_at DESC);
CREATE INDEX application_mails_letter ON application_mails (letter_id);
CREATE INDEX application_mails_event ON application_mails (event_id);
ALTER TABLE application_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (sent_at, outcome, answer, is_answered) ON application_mails TO agency_app;
CREATE POLICY application_mails_system ON application_mails TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_mails_desk_read ON application_mails FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id IS DISTINCT FROM (SELECT app.actor_id())));
