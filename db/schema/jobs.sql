CREATE TABLE jobs (
  id                    uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  title                 text NOT NULL CHECK (length(title) BETWEEN 1 AND 150),
  company               text NOT NULL,
  location              text NOT NULL,
  salary                text NOT NULL,
  salary_min            numeric(10,2) CHECK (salary_min > 0::numeric),
  salary_max            numeric(10,2) CHECK (salary_max > 0::numeric),
  salary_period         text CHECK (salary_period IN ('hour', 'day', 'week', 'month', 'year')),
  type                  text NOT NULL DEFAULT 'Full-time' CHECK (type IN ('Full-time', 'Part-time', 'Contract', 'Temporary')),
  category              text NOT NULL DEFAULT 'white-collar' CHECK (category IN ('white-collar', 'blue-collar')),
  -- Conduct Regulations 2003, reg. 27: an agency's advert says whether the work is permanent or temporary.
  basis                 text NOT NULL DEFAULT 'permanent' CHECK (basis IN ('permanent', 'temporary')),
  work_mode             text NOT NULL DEFAULT 'on-site' CHECK (work_mode IN ('on-site', 'hybrid', 'remote')),
  description           text NOT NULL,
  requirements          text NOT NULL,
  status                text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'closed')),
  user_id               uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  closes_at             timestamptz NOT NULL DEFAULT now() + '42 days'::interval,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  -- The highest pay that the advert states, converted to a year; 0 if it states none.
  pay_by_year           numeric GENERATED ALWAYS AS (COALESCE(app.pay_per_year(COALESCE(salary_max, salary_min), salary_period), 0::numeric)) STORED NOT NULL,
  -- Hours a week, to convert yearly pay to hourly pay.
  hours_per_week        numeric(3,1) CHECK (hours_per_week BETWEEN 1::numeric AND 80::numeric),
  -- Text that a search reads, prepared once: title, company, location, and words for the kind of work ('part-time', 'remote'). It begins with
  -- a space, so that the beginning of every word can be recognised.
  search_text           text GENERATED ALWAYS AS (' ' || app.searchable((((title || E'\n') || company) || E'\n') || location)) STORED NOT NULL,
  -- The location, prepared in the same way for the filter by location.
  location_text         text GENERATED ALWAYS AS (app.searchable(location || CASE WHEN work_mode = 'on-site' THEN '' ELSE E'\n' || work_mode END)) STORED NOT NULL,
  search_vector         tsvector GENERATED ALWAYS AS (app.job_vector(title, company, location, requirements, (type || E'\n') || work_mode, description)) STORED NOT NULL,
  spots                 double precision[],
  confirmed_at          timestamptz NOT NULL DEFAULT now(),
  confirmation_asked_at timestamptz,
  reply_days            smallint CHECK (reply_days BETWEEN 1 AND 30),
  -- Set only for the agency's jobs. The client of an employer's job follows from the account.
  client_id             uuid,
  areas                 integer[] NOT NULL DEFAULT '{}',
  start_date            date CHECK (start_date BETWEEN '2000-01-01' AND '2099-12-31'),
  CONSTRAINT jobs_check CHECK (salary_min <= salary_max),
  CONSTRAINT jobs_check1 CHECK ((salary_period IS NULL) = (COALESCE(salary_min, salary_max) IS NULL)),
  CONSTRAINT jobs_company_check CHECK (length(company) <= 100 AND (company <> '' OR status = 'draft')),
  CONSTRAINT jobs_location_check CHECK (length(location) <= 100 AND (location <> '' OR status = 'draft')),
  CONSTRAINT jobs_salary_check CHECK (length(salary) <= 100 AND (salary <> '' OR status = 'draft')),
  CONSTRAINT jobs_description_check CHECK (length(description) <= 20000 AND (description <> '' OR status = 'draft')),
  CONSTRAINT jobs_requirements_check CHECK (length(requirements) <= 20000 AND (requirements <> '' OR status = 'draft'))
) WITH (
  -- PostgreSQL plans searches by statistics, and its threshold of 50 rows leaves a small board without any.
  autovacuum_analyze_threshold = 5
);
CREATE INDEX jobs_owner ON jobs (user_id, created_at DESC, id DESC);
-- Counts open jobs and drafts without reading the table.
CREATE INDEX jobs_state ON jobs (id) INCLUDE (status, closes_at);
CREATE INDEX jobs_drafts ON jobs (id) WHERE status = 'draft';
-- The sitemap reads only this index.
CREATE INDEX jobs_changes ON jobs (id) INCLUDE (updated_at, closes_at) WHERE status = 'open';
-- One index for each order of the board. It includes the columns of the filters, so that a scan reads no rows of the table.
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC)
  INCLUDE (closes_at, pay_by_year, category, type, location_text, search_text)
  WHERE status = 'open';
CREATE INDEX jobs_best_paid ON jobs (pay_by_year DESC, id DESC)
  INCLUDE (created_at, closes_at, category, type, location_text, search_text)
  WHERE status = 'open';
CREATE INDEX jobs_closing ON jobs (closes_at, id)
  INCLUDE (created_at, pay_by_year, category, type, location_text, search_text)
  WHERE status = 'open';
CREATE INDEX jobs_search ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status = 'open';
-- Closed jobs and drafts, for their owners and the desk.
CREATE INDEX jobs_search_kept ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status <> 'open';
-- A random sample of one job in 32, by the hash of its id. Reading it in the order of the hashes gives a fair smaller sample, whose size
-- follows from the last hash read.
CREATE INDEX jobs_sample ON jobs (uuid_hash(id))
  INCLUDE (id, closes_at, category, type, pay_by_year, location_text, search_text)
  WHERE status = 'open' AND uuid_hash(id) < '-2013265920'::integer;
CREATE INDEX jobs_posted_sample ON jobs (created_at)
  INCLUDE (id, location_text, search_text)
  WHERE status <> 'draft' AND uuid_hash(id) < '-2013265920'::integer;
-- Posted jobs by day, whatever their status is now. Drafts were never posted.
CREATE INDEX jobs_posted ON jobs (created_at) INCLUDE (location_text, search_text) WHERE status <> 'draft';
-- The admins' list of all jobs, whatever their status.
CREATE INDEX jobs_all_newest ON jobs (created_at DESC, id DESC) INCLUDE (status, closes_at, search_text);
CREATE INDEX jobs_by_status ON jobs (status, created_at DESC, id DESC) INCLUDE (closes_at, search_text);
CREATE INDEX jobs_confirmed ON jobs (confirmed_at) WHERE status = 'open';
CREATE INDEX jobs_client ON jobs (client_id, created_at DESC);
-- Searches look jobs up here: by place and position in each order (numbers), and by words and choices (lexemes).
CREATE INDEX jobs_lookup ON jobs USING gin (app.job_numbers(created_at, closes_at, pay_by_year, spots, areas), app.job_lexemes(search_vector, category, type, work_mode))
  WITH (gin_pending_list_limit='64')
  WHERE status = 'open';
-- Finds an open job with the same location, whose places a new job then shares (app.same_place).
CREATE INDEX jobs_same_place ON jobs (location) WHERE status = 'open';
CREATE INDEX jobs_areas ON jobs USING gin (areas) WHERE status = 'open';
COMMENT ON COLUMN jobs.spots IS 'Latitude and longitude of its places in turn, kept by app.stamp_spots and app.place_jobs.';
COMMENT ON COLUMN jobs.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.stamp_spots and app.place_jobs.';
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- A job that comes from another system keeps the day on which it was posted there.
GRANT
  SELECT,
  INSERT,
  UPDATE (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode, description,
    requirements, status, closes_at, created_at, hours_per_week, confirmed_at, confirmation_asked_at, reply_days, client_id, start_date),
  DELETE
ON jobs TO agency_app;
GRANT SELECT ON jobs TO agency_reader;
GRANT SELECT, SELECT (id, status, closes_at), UPDATE (user_id, spots, areas) ON jobs TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE jobs ADD CONSTRAINT jobs_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE SET NULL;
CREATE POLICY jobs_system ON jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_keeper ON jobs FOR SELECT TO agency_keeper USING (true);
CREATE POLICY jobs_reader ON jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_own ON jobs TO agency_app USING (user_id = (SELECT app.actor_id()))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND (client_id IS NULL OR (SELECT app.may_work_desk(app.actor_id()))));
CREATE POLICY jobs_admin ON jobs TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY jobs_keeper_hand_over ON jobs FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
-- Consultants work with all jobs of the agency, including their colleagues'. Only functions change the owner.
CREATE POLICY jobs_consultant_read ON jobs FOR SELECT TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_change ON jobs FOR UPDATE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]))
  WITH CHECK ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_remove ON jobs FOR DELETE TO agency_app
  USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
-- `updated_at` is the date for search engines and the version that open forms compare. It stays when only the owner, the places from the
-- gazetteer, or the confirmation that the job is still open change. Each has its own writers, which change nothing else: app.hand_over and
-- app.reassign_jobs, app.place_jobs, and commands/confirm-jobs.server.ts.
CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (NEW.user_id = OLD.user_id AND NEW.spots IS NOT DISTINCT FROM OLD.spots AND NEW.areas = OLD.areas AND NEW.confirmed_at = OLD.confirmed_at
                     AND NEW.confirmation_asked_at IS NOT DISTINCT FROM OLD.confirmation_asked_at)
  EXECUTE FUNCTION app.touch_updated_at();
-- Fires after jobs_touch, because opening a job also changes updated_at. Triggers fire in the order of their names.
CREATE TRIGGER jobs_vouched BEFORE UPDATE OF status, closes_at ON jobs FOR EACH ROW
  WHEN (NEW.status = 'open' AND NEW.closes_at > now() AND (OLD.status <> 'open' OR OLD.closes_at <= now()))
  EXECUTE FUNCTION app.stamp_confirmation();
-- Fires after jobs_touch, which must not see the changed places.
CREATE TRIGGER jobs_where_new BEFORE INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_where BEFORE UPDATE OF location ON jobs
  FOR EACH ROW WHEN (NEW.location IS DISTINCT FROM OLD.location) EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_from AFTER UPDATE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_to AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_posted BEFORE UPDATE OF status ON jobs FOR EACH ROW
  WHEN (OLD.status = 'draft' AND NEW.status = 'open') EXECUTE FUNCTION app.stamp_posting();
CREATE TRIGGER jobs_inserted_words AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_updated_words AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_placed AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.place_new_jobs();
CREATE TRIGGER jobs_moved AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.place_changed_jobs();
CREATE TRIGGER jobs_inserted_for_alerts AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_jobs();
CREATE TRIGGER jobs_opened_for_alerts AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.note_opened_jobs();
CREATE TRIGGER jobs_inserted_event AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_updated_event AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT WHEN (NOT app.is_placing()) EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_deleted_event AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();

-- Views of a job's page per day. Nothing is stored about the visitors.
CREATE TABLE job_views (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day    date NOT NULL,
  views  integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (job_id, day)
);
ALTER TABLE job_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON job_views TO agency_app;
GRANT SELECT, INSERT, UPDATE ON job_views TO agency_keeper;
CREATE POLICY job_views_keeper ON job_views TO agency_keeper USING (true) WITH CHECK (true);
-- People who may read the row of a job may read its views: the policies of jobs decide.
CREATE POLICY job_views_read ON job_views FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs WHERE id = job_id));

-- Jobs that were announced to suitable candidates: once, however often a job is closed and reopened.
CREATE TABLE announced_jobs (
  job_id       uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  announced_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE announced_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON announced_jobs TO agency_app;
CREATE POLICY announced_jobs_system ON announced_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));

-- Accounts that were warned of their deletion unless they sign in. One row for each account, so that it is warned once; deleted at the next
-- sign-in.
CREATE TABLE unused_warnings (
  user_id           uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- Time at which the email was queued.
  asked_at          timestamptz NOT NULL,
  -- Time at which a mail server accepted it. Until then the account counts as not warned, and nothing is deleted.
  sent_at           timestamptz,
  -- Time at which the second email was queued, a week before the deletion.
  reminder_asked_at timestamptz,
  CONSTRAINT unused_warnings_check CHECK (reminder_asked_at IS NULL OR sent_at IS NOT NULL)
);
CREATE INDEX unused_warnings_sent ON unused_warnings (sent_at, user_id);
ALTER TABLE unused_warnings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE (sent_at) ON unused_warnings TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON unused_warnings TO agency_keeper;
CREATE POLICY unused_warnings_system ON unused_warnings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unused_warnings_keeper ON unused_warnings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unused_warnings_admin_read ON unused_warnings FOR SELECT TO agency_app
  USING ((SELECT is_admin(app.actor_id())));

-- The logo of an employer, or of an administrator for their own jobs: one for each account and company, as a poster may advertise for several.
-- It is public with the job.
CREATE TABLE employer_logos (
  user_id     uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  id          uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  company     text NOT NULL CHECK (company = btrim(company) AND length(company) BETWEEN 1 AND 100),
  company_key text GENERATED ALWAYS AS (lower(company)) STORED NOT NULL,
  -- Size of the stored picture, a square of 192 pixels that this site has drawn.
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 131072),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- The name in its public address: the same picture has the same address.
  logo        text GENERATED ALWAYS AS ("left"(encode(sha256, 'hex'), 32)) STORED NOT NULL,
  storage_key text GENERATED ALWAYS AS (((user_id::text || '/logo-') || id::text) || '.webp') STORED NOT NULL UNIQUE,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX employer_logos_logo ON employer_logos (logo);
ALTER TABLE employer_logos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- No UPDATE: a new logo is a new row.
GRANT SELECT, INSERT, DELETE ON employer_logos TO agency_app;
GRANT SELECT ON employer_logos TO agency_reader;
CREATE POLICY employer_logos_system ON employer_logos TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY employer_logos_reader ON employer_logos FOR SELECT TO agency_reader USING (true);
CREATE POLICY employer_logos_own_read ON employer_logos FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_own_add ON employer_logos FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())));
CREATE POLICY employer_logos_own_remove ON employer_logos FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_desk_read ON employer_logos FOR SELECT TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY employer_logos_admin_remove ON employer_logos FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE TRIGGER employer_logos_deleted AFTER DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER employer_logos_shown AFTER INSERT OR DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.notify_logo_change();

-- Words of adverts as written, for completion and correction of typed words. A word stays when its last job closes: a suggestion is
-- searched before it is made.
CREATE TABLE advert_words (
  word text PRIMARY KEY CHECK (word ~ '^[[:alnum:]]{2,40}$')
);
CREATE INDEX advert_words_begun ON advert_words (word text_pattern_ops);
CREATE INDEX advert_words_like ON advert_words USING gin (word gin_trgm_ops);
ALTER TABLE advert_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON advert_words TO agency_reader;
GRANT SELECT, INSERT, DELETE ON advert_words TO agency_keeper;
-- Only functions read this table, because it keeps the words of deleted adverts.
CREATE POLICY advert_words_reader ON advert_words FOR SELECT TO agency_reader USING (true);
CREATE POLICY advert_words_keeper ON advert_words TO agency_keeper USING (true) WITH CHECK (true);

-- Reasons that people gave for words that a rule of domain/advert questioned. Rows never change.
CREATE TABLE advert_overrides (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- May name a rule that no longer exists.
  rule       text NOT NULL CHECK (length(rule) BETWEEN 1 AND 40),
  -- The words of the advert that the rule questions.
  words      text NOT NULL CHECK (length(words) <= 2000),
  reason     text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  -- Stays when the account is deleted.
  user_id    uuid REFERENCES profiles (id) ON DELETE SET NULL,
  user_name  text NOT NULL CHECK (length(user_name) <= 200),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX advert_overrides_job ON advert_overrides (job_id);
CREATE INDEX advert_overrides_user ON advert_overrides (user_id);
CREATE INDEX advert_overrides_newest ON advert_overrides (created_at DESC, id DESC);
ALTER TABLE advert_overrides ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON advert_overrides TO agency_app;
CREATE POLICY advert_overrides_system ON advert_overrides TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- Readers of the job see them (policies of jobs).
CREATE POLICY advert_overrides_read ON advert_overrides FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY advert_overrides_write ON advert_overrides FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));

-- Questions that applicants answer for a job (docs/decisions/0086). A set never changes: changed questions are a new set, so that a form
-- that was loaded before the change, or saved without a connection, is still read with the questions it asked.
CREATE TABLE question_sets (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- Each with kind, words, isRequired and choices (domain/application/screening.ts).
  questions  jsonb NOT NULL
    CHECK (jsonb_typeof(questions) = 'array' AND jsonb_array_length(questions) BETWEEN 1 AND 5 AND length(questions::text) <= 20000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: the job asks it now.
  ended_at   timestamptz
);
CREATE UNIQUE INDEX question_sets_current ON question_sets (job_id) WHERE ended_at IS NULL;
CREATE INDEX question_sets_job ON question_sets (job_id);
ALTER TABLE question_sets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (ended_at) ON question_sets TO agency_app;
GRANT SELECT ON question_sets TO agency_reader;
CREATE POLICY question_sets_system ON question_sets TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- The public reads through get_job_questions.
CREATE POLICY question_sets_reader ON question_sets FOR SELECT TO agency_reader USING (true);
-- Posters who may see the job read its questions (policies of jobs).
CREATE POLICY question_sets_read ON question_sets FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_add ON question_sets FOR INSERT TO agency_app
  WITH CHECK ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_end ON question_sets FOR UPDATE TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND ended_at IS NULL AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id))
  WITH CHECK (ended_at IS NOT NULL);
CREATE TRIGGER question_sets_changed AFTER INSERT OR UPDATE ON question_sets
  FOR EACH ROW EXECUTE FUNCTION app.notify_question_change();

-- Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 27(2)(b): the authority of the hirer.
CREATE TABLE hirer_authorities (
  job_id      uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  how         text NOT NULL CHECK (how IN ('account', 'phone', 'email', 'in-person')),
  given_by    text NOT NULL CHECK (length(given_by) BETWEEN 1 AND 200),
  given_on    date NOT NULL,
  user_id     uuid REFERENCES profiles (id) ON DELETE SET NULL,
  user_name   text NOT NULL CHECK (length(user_name) <= 200),
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hirer_authorities_user ON hirer_authorities (user_id);
ALTER TABLE hirer_authorities ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON hirer_authorities TO agency_app;
CREATE POLICY hirer_authorities_system ON hirer_authorities TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
-- Readers of the job see them (policies of jobs).
CREATE POLICY hirer_authorities_read ON hirer_authorities FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_add ON hirer_authorities FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_change ON hirer_authorities FOR UPDATE TO agency_app
  USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));

-- Rows that functions of the board return.
CREATE TYPE public_job AS (
  id uuid,
  title text,
  company text,
  location text,
  salary text,
  type text,
  category text,
  description text,
  requirements text,
  created_at timestamptz,
  salary_min numeric,
  salary_max numeric,
  salary_period text,
  basis text,
  work_mode text,
  closes_at timestamptz,
  updated_at timestamptz,
  is_open boolean,
  logo text,
  start_date date
);

CREATE TYPE candidate_job AS (
  job public_job,
  since timestamptz,
  applied boolean,
  applied_at timestamptz,
  application_id uuid
);

-- A search (app.read_question): lexemes and numbers for the index, and values to compare with each job (app.is_match).
CREATE TYPE job_question AS (
  lexemes tsquery,
  numbers integer[],
  pay_numbers integer[],
  words tsquery,
  latitude double precision,
  longitude double precision,
  miles double precision,
  areas integer[],
  has_few boolean,
  locations text[],
  places text[],
  pay_from numeric,
  posted_after timestamptz,
  industry_category text,
  is_either boolean,
  title_pattern text,
  query tsquery,
  category text,
  type text,
  work_mode text,
  patterns text[],
  ids uuid[],
  is_walked boolean
);

-- A row of app.find_matches.
CREATE TYPE job_match AS (
  id uuid,
  miles double precision
);
