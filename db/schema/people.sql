-- One record for each person the agency knows (docs/decisions/0075). Applications and enquiries refer to the record of their sender.
CREATE TABLE people (
  id                         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- Copied from the profile of a person with an account (app.fill_person).
  full_name                  text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email                      citext CHECK (length(email::text) BETWEEN 3 AND 254),
  phone                      text CHECK (length(phone) BETWEEN 1 AND 20),
  location                   text CHECK (length(location) BETWEEN 1 AND 100),
  skills                     text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  -- The person's current job.
  headline                   text CHECK (length(headline) BETWEEN 1 AND 100),
  tags                       text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 20 AND app.are_skills(tags)),
  available_from             date,
  pay_wish                   numeric(9,2) CHECK (pay_wish > 0::numeric),
  pay_wish_period            text CHECK (pay_wish_period IN ('hour', 'day', 'week', 'month', 'year')),
  right_to_work              text NOT NULL DEFAULT 'not_asked' CHECK (right_to_work IN ('not_asked', 'shown', 'not_allowed')),
  right_to_work_checked_on   date,
  right_to_work_follow_up_on date,
  -- Time and wording of the consent to emails about work.
  may_email_since            date,
  may_email_words            text CHECK (length(may_email_words) BETWEEN 1 AND 300),
  source                     text NOT NULL CHECK (source IN ('account', 'application', 'enquiry', 'desk', 'import')),
  account_id                 uuid UNIQUE REFERENCES profiles (id) ON DELETE CASCADE,
  added_by                   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at                 timestamptz NOT NULL DEFAULT now(),
  -- Time of the last application, message or call, by either side.
  last_contact_at            timestamptz NOT NULL DEFAULT now(),
  -- Position of the location, if it names a place.
  latitude                   double precision,
  longitude                  double precision,
  cells                      integer[] GENERATED ALWAYS AS (ARRAY[app.cell_of(latitude, longitude)]) STORED,
  search_vector              tsvector NOT NULL DEFAULT '',
  right_to_work_method       text CHECK (right_to_work_method IN ('documents', 'share_code', 'identity_service')),
  -- Source and consent of a person who was added by hand.
  origin                     text CHECK (length(origin) BETWEEN 1 AND 200),
  agreement                  text CHECK (length(agreement) BETWEEN 1 AND 300),
  -- The address to which an email about work could not be delivered. Emails are sent again once the address changes.
  bounced_email              citext CHECK (length(bounced_email::text) BETWEEN 3 AND 254),
  -- Areas of the person's places, by which they are found. Loading a new edition of the gazetteer updates them.
  areas                      integer[] NOT NULL DEFAULT '{}',
  CONSTRAINT people_check CHECK ((pay_wish IS NULL) = (pay_wish_period IS NULL)),
  CONSTRAINT people_check1 CHECK ((right_to_work = 'not_asked') = (right_to_work_checked_on IS NULL)),
  CONSTRAINT people_check2 CHECK (right_to_work_follow_up_on IS NULL OR right_to_work = 'shown'),
  CONSTRAINT people_check3 CHECK ((may_email_since IS NULL) = (may_email_words IS NULL)),
  CONSTRAINT people_check4 CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT people_method_of_check CHECK (right_to_work <> 'not_asked' OR right_to_work_method IS NULL)
);
-- At most one record without an account per address, even if two forms arrive from it at once.
CREATE UNIQUE INDEX people_without_account ON people (email) WHERE account_id IS NULL;
CREATE INDEX people_email ON people (email);
CREATE INDEX people_phone ON people (phone);
CREATE INDEX people_newest ON people (last_contact_at DESC, id DESC);
CREATE INDEX people_by_name ON people (lower(full_name), id);
CREATE INDEX people_added_by ON people (added_by);
CREATE INDEX people_available ON people (available_from) WHERE available_from IS NOT NULL;
CREATE INDEX people_right_to_work ON people (right_to_work) WHERE right_to_work <> 'not_asked';
CREATE INDEX people_words ON people USING gin (search_vector, cells, tags);
CREATE INDEX people_phone_key ON people (app.phone_key(phone)) WHERE phone IS NOT NULL;
CREATE INDEX people_name_sound ON people (app.name_sound(full_name));
-- People are compared by their mailbox: gmail.com and googlemail.com, dots and tags are one.
CREATE INDEX people_mailbox ON people (app.mailbox(email)) WHERE email IS NOT NULL;
CREATE INDEX people_areas ON people USING gin (areas);
CREATE INDEX people_name_words ON people USING gin (to_tsvector('simple', app.word_text(full_name)));
COMMENT ON COLUMN people.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.fill_person.';
ALTER TABLE people ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT
  SELECT,
  INSERT (id, full_name, email, phone, location, skills, headline, tags, available_from, may_email_since, may_email_words, source,
    added_by, origin, agreement),
  UPDATE (full_name, email, phone, location, skills, headline, tags, available_from, pay_wish, pay_wish_period, right_to_work,
    right_to_work_checked_on, right_to_work_follow_up_on, may_email_since, may_email_words, right_to_work_method, bounced_email),
  DELETE
ON people TO agency_app;
GRANT SELECT ON people TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON people TO agency_keeper;
CREATE POLICY people_system ON people TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_keeper ON people TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_reader ON people FOR SELECT TO agency_reader USING (true);
CREATE POLICY people_desk_read ON people FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_add ON people FOR INSERT TO agency_app
  WITH CHECK (source IN ('desk', 'import') AND account_id IS NULL AND added_by = (SELECT app.actor_id())
              AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_change ON people FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE TRIGGER people_filled BEFORE INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION app.fill_person();
CREATE TRIGGER people_unnamed AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION app.unname_person();
CREATE TRIGGER people_cv AFTER INSERT OR UPDATE OF search_vector ON people FOR EACH ROW EXECUTE FUNCTION app.note_newest_cv();
CREATE TRIGGER people_new AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_changed AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline)
        IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline))
  EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_event AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_row_event('candidate.changed');
CREATE TRIGGER people_changed_event AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline, OLD.skills, OLD.tags, OLD.available_from, OLD.right_to_work)
        IS DISTINCT FROM
        (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline, NEW.skills, NEW.tags, NEW.available_from, NEW.right_to_work))
  EXECUTE FUNCTION app.note_row_event('candidate.changed');

-- Notes of staff about a person. Only its author reads a private note.
CREATE TABLE person_notes (
  id          uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  person_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  -- The site adds a note of kind 'change' when details of the record change.
  kind        text NOT NULL CHECK (kind IN ('note', 'call', 'change')),
  body        text NOT NULL,
  is_shared   boolean NOT NULL DEFAULT true,
  author_id   uuid REFERENCES profiles (id) ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100),
  created_at  timestamptz NOT NULL DEFAULT now(),
  direction   text CHECK (direction IN ('out', 'in')),
  outcome     text CHECK (outcome IN ('spoke', 'message', 'no_answer', 'wrong_number')),
  -- Time of the call; NULL: the time of the note.
  called_at   timestamptz,
  -- Files of people may have columns for notes and availability. The consent date for the whole file can be changed after upload.
  is_imported boolean NOT NULL DEFAULT false,
  CONSTRAINT person_notes_check CHECK (is_shared OR kind = 'note' AND author_id IS NOT NULL),
  -- A note of an unanswered call may be empty.
  CONSTRAINT person_notes_body_check CHECK (length(body) <= 5000 AND (body <> '' OR kind = 'call')),
  CONSTRAINT person_notes_of_call CHECK (kind = 'call' OR num_nonnulls(direction, outcome, called_at) = 0)
);
CREATE INDEX person_notes_person ON person_notes (person_id, created_at DESC, id DESC);
CREATE INDEX person_notes_author ON person_notes (author_id);
ALTER TABLE person_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON person_notes TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_notes TO agency_keeper;
CREATE POLICY person_notes_system ON person_notes TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_notes_keeper ON person_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_notes_desk_read ON person_notes FOR SELECT TO agency_app
  USING ((is_shared OR author_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_notes_desk_write ON person_notes FOR INSERT TO agency_app
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
-- Authors may delete their notes, except entries that record a change.
CREATE POLICY person_notes_own_remove ON person_notes FOR DELETE TO agency_app
  USING (author_id = (SELECT app.actor_id()) AND kind <> 'change' AND (SELECT app.may_work_desk(app.actor_id())));
CREATE TRIGGER person_notes_kept AFTER INSERT OR DELETE ON person_notes FOR EACH ROW EXECUTE FUNCTION app.keep_noted_person();

-- Tasks about a person, with a day and a colleague. Today lists a task from that day until it is done.
CREATE TABLE person_tasks (
  id          uuid DEFAULT gen_random_uuid() PRIMARY KEY,
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
ALTER TABLE person_tasks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (title, due_on, assigned_to, done_at) ON person_tasks TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_tasks TO agency_keeper;
CREATE POLICY person_tasks_system ON person_tasks TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_tasks_keeper ON person_tasks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_tasks_desk_read ON person_tasks FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- A task may be assigned to any colleague at the desk, including oneself.
CREATE POLICY person_tasks_desk_add ON person_tasks FOR INSERT TO agency_app
  WITH CHECK (created_by = (SELECT app.actor_id()) AND app.may_work_desk(assigned_to) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_tasks_desk_change ON person_tasks FOR UPDATE TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK ((assigned_to IS NULL OR app.may_work_desk(assigned_to)) AND (SELECT app.may_work_desk(app.actor_id())));

-- Colleagues who should read a shared note. Their Today lists it until they have read it.
CREATE TABLE person_mentions (
  note_id      uuid NOT NULL REFERENCES person_notes (id) ON DELETE CASCADE,
  colleague_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  read_at      timestamptz,
  PRIMARY KEY (note_id, colleague_id)
);
CREATE INDEX person_mentions_colleague ON person_mentions (colleague_id, read_at);
ALTER TABLE person_mentions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (note_id, colleague_id), UPDATE (read_at) ON person_mentions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_mentions TO agency_keeper;
CREATE POLICY person_mentions_system ON person_mentions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_mentions_keeper ON person_mentions TO agency_keeper USING (true) WITH CHECK (true);
-- People who may read a note may read its mentions.
CREATE POLICY person_mentions_desk_read ON person_mentions FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM person_notes AS n WHERE n.id = note_id));
-- The author of a shared note mentions colleagues who work at the desk.
CREATE POLICY person_mentions_desk_add ON person_mentions FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(colleague_id)
              AND EXISTS (SELECT FROM person_notes AS n
                          WHERE n.id = note_id AND n.kind = 'note' AND n.is_shared AND n.author_id = (SELECT app.actor_id())));
CREATE POLICY person_mentions_own_read ON person_mentions FOR UPDATE TO agency_app
  USING (colleague_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (colleague_id = (SELECT app.actor_id()));

-- The words of a person's newest CV, for the desk's search. The text itself is not stored.
CREATE TABLE person_cv_words (
  person_id       uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  cv_id           uuid REFERENCES cvs (id) ON DELETE CASCADE,
  -- NULL until the file has been read; empty if it has no text.
  words           tsvector,
  noted_at        timestamptz NOT NULL DEFAULT now(),
  enquiry_file_id uuid,
  CONSTRAINT person_cv_words_one_cv CHECK (num_nonnulls(cv_id, enquiry_file_id) = 1)
);
CREATE INDEX person_cv_words_cv ON person_cv_words (cv_id);
CREATE INDEX person_cv_words_unread ON person_cv_words (noted_at) WHERE words IS NULL;
CREATE INDEX person_cv_words_file ON person_cv_words (enquiry_file_id);
ALTER TABLE person_cv_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_cv_words TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_cv_words TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE person_cv_words ADD CONSTRAINT person_cv_words_enquiry_file_id_fkey FOREIGN KEY (enquiry_file_id) REFERENCES enquiry_files (id) ON DELETE CASCADE;
CREATE POLICY person_cv_words_system ON person_cv_words TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_cv_words_keeper ON person_cv_words TO agency_keeper USING (true) WITH CHECK (true);
CREATE TRIGGER person_cv_words_kept AFTER UPDATE OF words OR DELETE ON person_cv_words FOR EACH ROW EXECUTE FUNCTION app.keep_read_cv();

-- Possible duplicates, with the reason. A pair that a colleague has dismissed is not proposed again.
CREATE TABLE person_pairs (
  one_id       uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  other_id     uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  reasons      text[] NOT NULL CHECK (reasons <@ '{email,phone,place,work}'::text[]),
  found_at     timestamptz NOT NULL DEFAULT now(),
  ruled_out_at timestamptz,
  CONSTRAINT person_pairs_check CHECK (one_id < other_id),
  PRIMARY KEY (one_id, other_id)
);
CREATE INDEX person_pairs_other ON person_pairs (other_id);
CREATE INDEX person_pairs_proposed ON person_pairs (found_at DESC, one_id, other_id) WHERE ruled_out_at IS NULL;
ALTER TABLE person_pairs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_pairs TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_pairs TO agency_keeper;
CREATE POLICY person_pairs_system ON person_pairs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_pairs_keeper ON person_pairs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_pairs_desk_read ON person_pairs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));

-- Records to compare, because they are new or their compared facts have changed.
CREATE TABLE uncompared_people (
  person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  noted_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uncompared_people_oldest ON uncompared_people (noted_at);
ALTER TABLE uncompared_people ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON uncompared_people TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON uncompared_people TO agency_keeper;
CREATE POLICY uncompared_people_system ON uncompared_people TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY uncompared_people_keeper ON uncompared_people TO agency_keeper USING (true) WITH CHECK (true);

-- Merges of the last 30 days, which can be undone: the removed record, the facts of the remaining one before and after, and the moved rows by
-- table.
CREATE TABLE person_merges (
  id        uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  kept_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  gone_id   uuid NOT NULL UNIQUE,
  gone      jsonb NOT NULL,
  before    jsonb NOT NULL,
  after     jsonb NOT NULL,
  moved     jsonb NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX person_merges_kept ON person_merges (kept_id);
CREATE INDEX person_merges_newest ON person_merges (merged_at DESC);
ALTER TABLE person_merges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_merges TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_merges TO agency_keeper;
CREATE POLICY person_merges_system ON person_merges TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_merges_keeper ON person_merges TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_merges_desk_read ON person_merges FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
-- A merge can no longer be undone once the remaining record is deleted.
CREATE TRIGGER person_merges_ended AFTER DELETE ON person_merges FOR EACH ROW EXECUTE FUNCTION app.note_ended_merge();

-- Addresses of merged records. Messages from them without an account belong to the remaining record.
CREATE TABLE person_addresses (
  email     citext PRIMARY KEY CHECK (length(email::text) BETWEEN 3 AND 254),
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX person_addresses_person ON person_addresses (person_id);
ALTER TABLE person_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_addresses TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_addresses TO agency_keeper;
CREATE POLICY person_addresses_system ON person_addresses TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_addresses_keeper ON person_addresses TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_addresses_desk_read ON person_addresses FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));

-- Searches of people under a name (docs/decisions/0081).
CREATE TABLE people_lists (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  owner_id   uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  owner_name text NOT NULL CHECK (length(owner_name) BETWEEN 1 AND 100),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The query of the list of people.
  search     text NOT NULL CHECK (search ~~ '?%' AND length(search) <= 3000),
  is_shared  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX people_lists_name ON people_lists (owner_id, lower(name));
CREATE INDEX people_lists_shared ON people_lists (lower(name)) WHERE is_shared;
ALTER TABLE people_lists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (owner_id, owner_name, name, search, is_shared), UPDATE (is_shared), DELETE ON people_lists TO agency_app;
CREATE POLICY people_lists_system ON people_lists TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_lists_desk_read ON people_lists FOR SELECT TO agency_app
  USING ((is_shared OR owner_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_add ON people_lists FOR INSERT TO agency_app
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_change ON people_lists FOR UPDATE TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()));
CREATE POLICY people_lists_own_remove ON people_lists FOR DELETE TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));

-- A file of people that a colleague is about to import: one at a time, until it is imported or discarded, for a day at most.
CREATE TABLE people_imports (
  owner_id   uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  file_name  text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- Source of the people and form of their agreement, unless a column says so.
  origin     text NOT NULL CHECK (length(origin) BETWEEN 1 AND 200),
  agreement  text NOT NULL CHECK (length(agreement) BETWEEN 1 AND 300),
  -- Date of consent to emails about work; NULL: none, unless a column has it.
  agreed_on  date,
  -- Names of the columns, and each row with the number of its line.
  header     jsonb NOT NULL,
  rows       jsonb NOT NULL,
  -- The field of each column, '' for none.
  columns    jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  id         uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  state      text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'importing', 'done', 'failed')),
  -- Tags for each added person.
  tag        text,
  people     integer NOT NULL DEFAULT 0 CHECK (people >= 0),
  -- Rows read and people added. The remaining rows were already on record.
  position   integer NOT NULL DEFAULT 0,
  added      integer NOT NULL DEFAULT 0,
  failure    text
);
ALTER TABLE people_imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT
  SELECT,
  INSERT (owner_id, file_name, origin, agreement, agreed_on, header, rows, columns),
  UPDATE (agreed_on, rows, columns, state, tag, people, position, added, failure),
  DELETE
ON people_imports TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON people_imports TO agency_keeper;
CREATE POLICY people_imports_system ON people_imports TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_imports_keeper ON people_imports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_imports_own ON people_imports TO agency_app
  USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())))
  WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
