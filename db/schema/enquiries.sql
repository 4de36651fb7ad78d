-- An enquiry by one of the request forms (spec: marketing §3, §5). A column means the same for every kind that has it; the checks below say
-- which kind has which.
CREATE TABLE enquiries (
  id                uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kind              text NOT NULL CHECK (kind IN ('employer', 'candidate', 'contact', 'coaching')),
  name              text NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email             citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254),
  phone             text CHECK (length(phone) BETWEEN 10 AND 20),
  company           text CHECK (length(company) BETWEEN 1 AND 100),
  -- Subject of a contact message.
  purpose           text CHECK (purpose IN ('hiring', 'job', 'partnership', 'cv', 'interview', 'change', 'return', 'redundancy', 'other')),
  -- The work that is offered or wanted, and where.
  role              text CHECK (length(role) BETWEEN 2 AND 100),
  industry          text CHECK (length(industry) BETWEEN 1 AND 100),
  location          text CHECK (length(location) BETWEEN 2 AND 100),
  pay               text CHECK (length(pay) BETWEEN 1 AND 50),
  -- The message or the requirements.
  message           text CHECK (length(message) BETWEEN 1 AND 2000),
  current_position  text CHECK (length(current_position) BETWEEN 2 AND 100),
  experience        text CHECK (length(experience) BETWEEN 1 AND 50),
  skills            text CHECK (length(skills) BETWEEN 1 AND 1000),
  -- The title of the job it is about, as it was then.
  job_id            uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title         text CHECK (length(job_title) <= 150),
  job_company       text CHECK (length(job_company) <= 100),
  job_location      text CHECK (length(job_location) <= 100),
  status            text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in_hand', 'done')),
  created_at        timestamptz NOT NULL DEFAULT now(),
  -- Time at which the human check or an emailed link proved a person. Until then the desk does not see the enquiry.
  confirmed_at      timestamptz,
  status_changed_at timestamptz,
  status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  request_hash      bytea UNIQUE CHECK (octet_length(request_hash) = 32),
  -- Preferred times for a coaching session, as typed.
  times             text CHECK (length(times) BETWEEN 1 AND 200),
  person_id         uuid REFERENCES people (id) ON DELETE SET NULL,
  CONSTRAINT enquiries_check1 CHECK (num_nonnulls(job_title, job_company, job_location) = ANY (ARRAY[0, 3])),
  CONSTRAINT enquiries_check2 CHECK (job_id IS NULL OR job_title IS NOT NULL),
  CONSTRAINT enquiries_check CHECK (
CASE kind
    WHEN 'employer' THEN num_nulls(phone, company, role, industry, location) = 0 AND num_nonnulls(purpose, current_position, experience, skills, job_title, times) = 0
    WHEN 'candidate' THEN num_nulls(phone, role, location, current_position) = 0 AND num_nonnulls(company, purpose, times) = 0
    WHEN 'contact' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10 AND (purpose IN ('hiring', 'job', 'partnership')) AND num_nonnulls(phone, role, industry, location, pay, current_position, experience, skills, job_title, times) = 0
    WHEN 'coaching' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10 AND (purpose IN ('cv', 'interview', 'change', 'return', 'redundancy', 'other')) AND num_nonnulls(company, role, industry, location, pay, current_position, experience, skills, job_title) = 0
    ELSE NULL::boolean
END)
);
CREATE INDEX enquiries_newest ON enquiries (created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_status ON enquiries (status, created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_unconfirmed ON enquiries (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX enquiries_email ON enquiries (email, created_at);
CREATE INDEX enquiries_job ON enquiries (job_id);
CREATE INDEX enquiries_mover ON enquiries (status_changed_by);
-- Enquiries: by their last change.
CREATE INDEX enquiries_last_change ON enquiries (GREATEST(confirmed_at, status_changed_at)) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_person ON enquiries (person_id);
CREATE INDEX enquiries_mailbox ON enquiries (app.mailbox(email), created_at);
CREATE INDEX enquiries_name_words ON enquiries
  USING gin (to_tsvector('simple', app.word_text(coalesce(company, '') || ' ' || name))) WHERE confirmed_at IS NOT NULL;
ALTER TABLE enquiries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (status, confirmed_at, status_changed_at, status_changed_by), DELETE ON enquiries TO agency_app;
GRANT SELECT, UPDATE (status_changed_by, person_id), DELETE ON enquiries TO agency_keeper;
CREATE POLICY enquiries_system ON enquiries TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY enquiries_desk_read ON enquiries FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_desk_move ON enquiries FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_admin_remove ON enquiries FOR DELETE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_keeper_read ON enquiries FOR SELECT TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_remove ON enquiries FOR DELETE TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_hand_over ON enquiries FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION app.note_erasure('enquiry');
CREATE TRIGGER enquiries_person AFTER INSERT OR UPDATE OF confirmed_at ON enquiries FOR EACH ROW
  WHEN (NEW.kind = 'candidate' AND NEW.confirmed_at IS NOT NULL AND NEW.person_id IS NULL) EXECUTE FUNCTION app.keep_enquirer();
CREATE TRIGGER enquiries_person_left AFTER DELETE ON enquiries FOR EACH ROW WHEN (OLD.person_id IS NOT NULL)
  EXECUTE FUNCTION app.leave_person();

-- Files of a candidate's enquiry. Only the agency sees the photo.
CREATE TABLE enquiry_files (
  id          uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  enquiry_id  uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('cv', 'photo')),
  name        text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension   text NOT NULL,
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  storage_key text GENERATED ALWAYS AS ((((((('enquiries/' || enquiry_id::text) || '/') || kind) || '-') || id::text) || '.') || extension) STORED NOT NULL
    UNIQUE,
  CONSTRAINT enquiry_files_check CHECK (
CASE kind
    WHEN 'cv' THEN extension IN ('pdf', 'doc', 'docx', 'txt')
    ELSE extension = 'jpg'
END),
  UNIQUE (enquiry_id, kind)
);
ALTER TABLE enquiry_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON enquiry_files TO agency_app;
GRANT SELECT ON enquiry_files TO agency_keeper;
CREATE POLICY enquiry_files_system ON enquiry_files TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- People who may read an enquiry may read its files: the policies of enquiries decide.
CREATE POLICY enquiry_files_read ON enquiry_files FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM enquiries AS e WHERE e.id = enquiry_id));
-- app.note_newest_cv looks for a person's newest CV.
CREATE POLICY enquiry_files_keeper ON enquiry_files FOR SELECT TO agency_keeper USING (true);
CREATE TRIGGER enquiry_files_deleted AFTER DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
