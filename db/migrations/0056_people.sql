-- One record for each person the agency knows (docs/decisions/0075). What they sent stays where it is, and names the record it belongs to.
CREATE TABLE people (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of an account these facts are those of its profile (app.fill_person).
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email        citext CHECK (length(email) BETWEEN 3 AND 254),
  phone        text CHECK (length(phone) BETWEEN 1 AND 20),
  location     text CHECK (length(location) BETWEEN 1 AND 100),
  skills       text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  -- What they do at present.
  headline     text CHECK (length(headline) BETWEEN 1 AND 100),
  tags         text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 20 AND app.are_skills(tags)),
  available_from date,
  pay_wish     numeric(9, 2) CHECK (pay_wish > 0),
  pay_wish_period text CHECK (pay_wish_period IN ('hour', 'day', 'week', 'month', 'year')),
  right_to_work text NOT NULL DEFAULT 'not_asked' CHECK (right_to_work IN ('not_asked', 'shown', 'not_allowed')),
  right_to_work_checked_on date,
  right_to_work_follow_up_on date,
  -- Since when they want emails from the agency about work, and in which words they said so.
  may_email_since date,
  may_email_words text CHECK (length(may_email_words) BETWEEN 1 AND 300),
  source       text NOT NULL CHECK (source IN ('account', 'application', 'enquiry', 'desk', 'import')),
  account_id   uuid UNIQUE REFERENCES profiles (id) ON DELETE CASCADE,
  added_by     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- When either side last applied, wrote, answered or rang.
  last_contact_at timestamptz NOT NULL DEFAULT now(),
  -- Where the location is, as far as it names a place.
  latitude     float8,
  longitude    float8,
  cells        integer[] GENERATED ALWAYS AS (ARRAY[app.cell_of(latitude, longitude)]) STORED,
  search_vector tsvector NOT NULL DEFAULT '',
  CHECK ((pay_wish IS NULL) = (pay_wish_period IS NULL)),
  CHECK ((right_to_work = 'not_asked') = (right_to_work_checked_on IS NULL)),
  CHECK (right_to_work_follow_up_on IS NULL OR right_to_work = 'shown'),
  CHECK ((may_email_since IS NULL) = (may_email_words IS NULL)),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);
-- An address that is known without an account is one record, whatever is sent from it at the same moment.
CREATE UNIQUE INDEX people_without_account ON people (email) WHERE account_id IS NULL;
CREATE INDEX people_email ON people (email);
CREATE INDEX people_phone ON people (phone);
CREATE INDEX people_newest ON people (last_contact_at DESC, id DESC);
CREATE INDEX people_by_name ON people (lower(full_name), id);
CREATE INDEX people_added_by ON people (added_by);
CREATE INDEX people_available ON people (available_from) WHERE available_from IS NOT NULL;
CREATE INDEX people_right_to_work ON people (right_to_work) WHERE right_to_work <> 'not_asked';
CREATE INDEX people_words ON people USING gin (search_vector, cells, tags);

-- What staff write down about a person. A private note is read by its author alone.
CREATE TABLE person_notes (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  -- A change is written by the site when facts of the record change.
  kind        text NOT NULL CHECK (kind IN ('note', 'call', 'change')),
  body        text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  is_shared   boolean NOT NULL DEFAULT true,
  author_id   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK (is_shared OR (kind = 'note' AND author_id IS NOT NULL))
);
CREATE INDEX person_notes_person ON person_notes (person_id, created_at DESC, id DESC);
CREATE INDEX person_notes_author ON person_notes (author_id);

-- What is to be done about a person, by whom and by when. It stands on Today from that day until it is done.
CREATE TABLE person_tasks (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  title       text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  due_on      date NOT NULL,
  assigned_to uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_by  uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  done_at     timestamptz
);
CREATE INDEX person_tasks_person ON person_tasks (person_id, due_on);
CREATE INDEX person_tasks_assigned ON person_tasks (assigned_to, due_on);
CREATE INDEX person_tasks_due ON person_tasks (due_on) WHERE done_at IS NULL;
CREATE INDEX person_tasks_creator ON person_tasks (created_by);

ALTER TABLE applications ADD COLUMN person_id uuid;
ALTER TABLE enquiries ADD COLUMN person_id uuid;

-- The people there are, before row-level security holds the owner off. Their places and words follow with the next edition of the
-- gazetteer, which is loaded once the functions are there.
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiries NO FORCE ROW LEVEL SECURITY;
INSERT INTO people (full_name, email, phone, location, skills, source, account_id, created_at, last_contact_at)
SELECT full_name, email, nullif(phone, ''), nullif(location, ''), skills, 'account', id, created_at, created_at
FROM profiles AS p
WHERE role = 'job_seeker' AND (status = 'approved' OR EXISTS (SELECT FROM applications AS a WHERE a.candidate_id = p.id));
-- The first word about an address stays, as it does from now on (app.person_of_address).
INSERT INTO people (full_name, email, phone, location, headline, source, created_at, last_contact_at)
SELECT DISTINCT ON (email) full_name, email, phone, location, headline, source, at, at
FROM (
  SELECT full_name, email, phone, nullif(location, '') AS location, NULL AS headline, 'application' AS source, sent_at AS at, id
  FROM applications WHERE candidate_id IS NULL
  UNION ALL
  SELECT name, email, phone, location, current_position, 'enquiry', confirmed_at, id
  FROM enquiries WHERE kind = 'candidate' AND confirmed_at IS NOT NULL) AS sent
ORDER BY email, at, id;
UPDATE applications AS a SET person_id = p.id FROM people AS p WHERE p.account_id = a.candidate_id;
UPDATE applications AS a SET person_id = p.id FROM people AS p
WHERE a.candidate_id IS NULL AND p.account_id IS NULL AND p.email = a.email;
UPDATE enquiries AS e SET person_id = p.id FROM people AS p
WHERE e.kind = 'candidate' AND e.confirmed_at IS NOT NULL AND p.account_id IS NULL AND p.email = e.email;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE enquiries FORCE ROW LEVEL SECURITY;

ALTER TABLE applications ADD FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE SET NULL;
ALTER TABLE enquiries ADD FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE SET NULL;
CREATE INDEX applications_person ON applications (person_id);
CREATE INDEX enquiries_person ON enquiries (person_id);

ALTER TABLE people ENABLE ROW LEVEL SECURITY;
ALTER TABLE people FORCE ROW LEVEL SECURITY;
ALTER TABLE person_notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_notes FORCE ROW LEVEL SECURITY;
ALTER TABLE person_tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_tasks FORCE ROW LEVEL SECURITY;

GRANT SELECT, DELETE ON people TO agency_app;
GRANT INSERT (id, full_name, email, phone, location, skills, headline, source, added_by),
  UPDATE (full_name, email, phone, location, skills, headline, tags, available_from, pay_wish, pay_wish_period, right_to_work,
          right_to_work_checked_on, right_to_work_follow_up_on, may_email_since, may_email_words) ON people TO agency_app;
GRANT SELECT, INSERT, DELETE ON person_notes TO agency_app;
GRANT SELECT, INSERT ON person_tasks TO agency_app;
GRANT UPDATE (title, due_on, assigned_to, done_at) ON person_tasks TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON people, person_notes, person_tasks TO agency_keeper;
GRANT SELECT ON people TO agency_reader;
GRANT UPDATE (person_id) ON applications, enquiries TO agency_keeper;

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_subject_type_check CHECK (subject_type IN
  ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request', 'invitation', 'settings', 'person'));
-- One entry a day for each person and reader.
CREATE UNIQUE INDEX audit_entries_opened ON audit_entries (subject_id, actor_id, ((created_at AT TIME ZONE 'Europe/London')::date))
  WHERE action = 'person_opened';
ALTER TABLE erasures DROP CONSTRAINT erasures_kind_check,
  ADD CONSTRAINT erasures_kind_check CHECK (kind IN ('account', 'enquiry', 'application', 'alert', 'person'));
