-- What candidates have and do: their CVs, what they like and pass, their applications; and who may read those.

-- spec: accounts §6: somebody who looks for work; an account counts only once it is approved.
CREATE FUNCTION app.may_apply(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND role = 'job_seeker' AND status = 'approved') $$;

CREATE FUNCTION app.is_open_job(_job_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.jobs WHERE id = _job_id AND status = 'open' AND closes_at > now()) $$;

-- Files outside the database ------------------------------------------------------------------------------------------

-- Every file that nothing in the database owns: one that is being stored (until its row is there), and one whose row is
-- gone. A task takes them away once `keep_until` has passed; so no crash, and no deletion by whatever way, leaves a file.
CREATE TABLE loose_files (
  storage_key text PRIMARY KEY CHECK (length(storage_key) BETWEEN 1 AND 300),
  keep_until  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX loose_files_due ON loose_files (keep_until);

-- Before a file is stored, by whoever it will be of. @param _seconds how long storing it may take
CREATE FUNCTION app.note_loose_file(_storage_key text, _seconds integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF starts_with(_storage_key, app.actor_id() || '/') IS NOT TRUE THEN
    RAISE EXCEPTION 'A file of somebody else' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO public.loose_files (storage_key, keep_until) VALUES (_storage_key, now() + _seconds * interval '1 second');
END
$$;

-- In the transaction that gives the file a row. False: it took too long, and the file may be gone; or it is somebody else's.
CREATE FUNCTION app.claim_loose_file(_storage_key text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM public.loose_files
  WHERE storage_key = _storage_key AND starts_with(storage_key, app.actor_id() || '/') AND keep_until > now();
  RETURN FOUND;
END
$$;

CREATE FUNCTION app.let_go_of_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.loose_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- CVs -----------------------------------------------------------------------------------------------------------------

-- A stored CV never changes: whoever replaces theirs stores another, so that what was sent with an application stays.
CREATE TABLE cvs (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id     uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- What it is called where it is shown (spec: marketing §5 "CV upload").
  name        text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension   text NOT NULL CHECK (extension IN ('pdf', 'doc', 'docx')),
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- Where its bytes are (spec: accounts §7 "Storage").
  storage_key text NOT NULL UNIQUE GENERATED ALWAYS AS (user_id::text || '/cv-' || id::text || '.' || extension) STORED,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, user_id)
);
CREATE INDEX cvs_user ON cvs (user_id);
CREATE TRIGGER cvs_deleted AFTER DELETE ON cvs FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();

-- `cv_url` is where one's own CV is read, never a text that somebody could set.
ALTER TABLE profiles DROP COLUMN cv_url;
ALTER TABLE profiles ADD COLUMN cv_id uuid UNIQUE;
ALTER TABLE profiles ADD COLUMN cv_url text GENERATED ALWAYS AS ('/cvs/' || cv_id::text) STORED;
ALTER TABLE profiles ADD FOREIGN KEY (cv_id, id) REFERENCES cvs (id, user_id) ON DELETE SET NULL (cv_id);
GRANT UPDATE (cv_id) ON profiles TO agency_app;
-- One skill is said once, and each says something.
CREATE FUNCTION app.are_skills(_skills text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(bool_and(skill IS NOT NULL AND skill = btrim(skill) AND length(skill) BETWEEN 1 AND 50)
                  AND count(*) = count(DISTINCT lower(skill)), true)
  FROM unnest(_skills) AS skill
$$;
GRANT EXECUTE ON FUNCTION app.are_skills TO agency_app, agency_reader, agency_keeper;
ALTER TABLE profiles ADD CONSTRAINT profiles_skills_plain CHECK (app.are_skills(skills));

-- Applications --------------------------------------------------------------------------------------------------------

-- A person applying for a job. What is written here is what the employer sees: a snapshot of the profile as it was sent.
CREATE TABLE applications (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  candidate_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- The candidate keeps the record of an application whose job was deleted.
  job_id       uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title    text NOT NULL CHECK (length(job_title) <= 150),
  job_company  text NOT NULL CHECK (length(job_company) <= 100),
  job_location text NOT NULL CHECK (length(job_location) <= 100),
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email        citext NOT NULL,
  phone        text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20),
  location     text,
  bio          text,
  skills       text[] NOT NULL,
  experience   text,
  cover_note   text CHECK (length(cover_note) BETWEEN 1 AND 5000),
  cv_id        uuid,
  status       text NOT NULL DEFAULT 'sent' CHECK
                 (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')),
  -- The words that told the candidate of the status; none for those that are only shown.
  message_subject text CHECK (length(message_subject) BETWEEN 1 AND 200),
  message         text CHECK (length(message) BETWEEN 1 AND 5000),
  sent_at           timestamptz NOT NULL DEFAULT now(),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (candidate_id, job_id),
  FOREIGN KEY (cv_id, candidate_id) REFERENCES cvs (id, user_id),
  CHECK ((message_subject IS NULL) = (message IS NULL))
);
CREATE INDEX applications_job ON applications (job_id, sent_at DESC, id DESC);
CREATE INDEX applications_candidate ON applications (candidate_id, sent_at DESC, id DESC);
CREATE INDEX applications_cv ON applications (cv_id);
CREATE INDEX applications_newest ON applications (sent_at DESC, id DESC);

-- What has become of an application, step by step. Written by the database itself, so that no step is missing.
CREATE TABLE application_events (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id  uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  status          text NOT NULL,
  message_subject text,
  message         text,
  -- Nobody, where they were deleted since.
  actor_id        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at      timestamptz NOT NULL
);
CREATE INDEX application_events_application ON application_events (application_id, id);
CREATE INDEX application_events_actor ON application_events (actor_id);

-- A withdrawn application is over; all others may become anything, except what only its candidate can make of it. The
-- words that told of a step belong to that step.
CREATE FUNCTION app.check_application_step() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF OLD.status IN ('withdrawn', NEW.status) OR NEW.status = 'sent' OR (NEW.status = 'viewed' AND OLD.status <> 'sent') THEN
    RAISE EXCEPTION 'An application cannot go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  NEW.status_changed_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER applications_step BEFORE UPDATE OF status, message_subject, message ON applications FOR EACH ROW
  WHEN ((OLD.status, OLD.message_subject, OLD.message) IS DISTINCT FROM (NEW.status, NEW.message_subject, NEW.message))
  EXECUTE FUNCTION app.check_application_step();

CREATE FUNCTION app.keep_application_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.application_events (application_id, status, message_subject, message, actor_id, created_at)
  VALUES (NEW.id, NEW.status, NEW.message_subject, NEW.message, (SELECT id FROM public.profiles WHERE id = app.actor_id()),
          NEW.status_changed_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_sent AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_moved AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_application_event();

-- spec: accounts §4 "Liked job": `applied` says that there is an application, and is set by nothing else.
CREATE FUNCTION app.mark_applied() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO public.liked_jobs AS l (user_id, job_id, applied, applied_at)
  VALUES (NEW.candidate_id, NEW.job_id, true, NEW.sent_at)
  ON CONFLICT (user_id, job_id) DO UPDATE SET applied = true, applied_at = NEW.sent_at WHERE NOT l.applied;
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_liked AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.mark_applied();
REVOKE UPDATE ON liked_jobs FROM agency_app;
REVOKE UPDATE (applied, applied_at) ON liked_jobs FROM agency_app;

-- What whoever reads an application writes down for themselves alone.
CREATE TABLE application_notes (
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id      uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  body           text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, author_id)
);
CREATE INDEX application_notes_author ON application_notes (author_id);

-- The agency's own words for what candidates are told. Only those that it has changed; the others are its content.
CREATE TABLE application_messages (
  status     text PRIMARY KEY CHECK (status IN ('sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward')),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200 AND subject !~ '[[:cntrl:]]'),
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX application_messages_author ON application_messages (updated_by);

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CHECK (subject_type IN ('account', 'job', 'passkey', 'application', 'message'));

-- Requests that may come twice ----------------------------------------------------------------------------------------

-- What somebody was answered under an idempotency key, for a day. `answered_at` NULL: it is being worked on.
CREATE TABLE answered_requests (
  user_id      uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  key          text NOT NULL CHECK (key ~ '^[!-~]{1,200}$'),
  -- SHA-256 of method, address and body: the same key for something else is a mistake.
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  started_at   timestamptz NOT NULL DEFAULT now(),
  answered_at  timestamptz,
  status       integer CHECK (status BETWEEN 200 AND 499),
  headers      jsonb CHECK (length(headers::text) <= 4000),
  body         bytea CHECK (octet_length(body) <= 65536),
  PRIMARY KEY (user_id, key),
  CHECK ((answered_at IS NULL) = (status IS NULL) AND (status IS NULL) = (headers IS NULL))
);
CREATE INDEX answered_requests_age ON answered_requests (started_at);

-- Who may do what: the second wall ------------------------------------------------------------------------------------

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['loose_files', 'cvs', 'applications', 'application_events', 'application_notes',
                              'application_messages', 'answered_requests'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
  END LOOP;
END
$$;

GRANT SELECT, DELETE ON loose_files TO agency_app;
GRANT UPDATE (keep_until) ON loose_files TO agency_app;
GRANT SELECT, INSERT, DELETE ON loose_files TO agency_keeper;
CREATE POLICY loose_files_keeper ON loose_files TO agency_keeper USING (true) WITH CHECK (true);

-- Whether whoever asks received an application with this CV that was not withdrawn.
CREATE FUNCTION app.received_cv(_cv_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM public.applications AS a JOIN public.jobs AS j ON j.id = a.job_id
                 WHERE a.cv_id = _cv_id AND a.status <> 'withdrawn' AND j.user_id = app.actor_id())
$$;
CREATE FUNCTION app.owns_job(_job_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.jobs WHERE id = _job_id AND user_id = app.actor_id()) $$;

GRANT SELECT, INSERT, DELETE ON cvs TO agency_app;
CREATE POLICY cvs_own_read ON cvs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_own_add ON cvs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())));
CREATE POLICY cvs_own_remove ON cvs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_admin_read ON cvs FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY cvs_received_read ON cvs FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.received_cv(id));

GRANT SELECT, INSERT ON applications TO agency_app;
GRANT UPDATE (status, message_subject, message) ON applications TO agency_app;
CREATE POLICY applications_own_read ON applications FOR SELECT TO agency_app USING (candidate_id = (SELECT app.actor_id()));
CREATE POLICY applications_own_send ON applications FOR INSERT TO agency_app
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id()))
              AND status = 'sent' AND app.is_open_job(job_id));
CREATE POLICY applications_own_withdraw ON applications FOR UPDATE TO agency_app
  USING (candidate_id = (SELECT app.actor_id()))
  WITH CHECK (candidate_id = (SELECT app.actor_id()) AND status = 'withdrawn');
-- A subquery, so that it is asked once for a list and not for each of its rows.
CREATE POLICY applications_received_read ON applications FOR SELECT TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND job_id IN (SELECT j.id FROM jobs AS j WHERE j.user_id = (SELECT app.actor_id())));
CREATE POLICY applications_received_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT app.may_post(app.actor_id())) AND app.owns_job(job_id))
  WITH CHECK (status <> 'withdrawn' AND app.owns_job(job_id));
CREATE POLICY applications_admin_read ON applications FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY applications_admin_move ON applications FOR UPDATE TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK (status <> 'withdrawn' AND (SELECT is_admin(app.actor_id())));

-- Whoever may read an application may read what became of it: the policies of applications decide.
GRANT SELECT ON application_events TO agency_app;
GRANT INSERT ON application_events TO agency_keeper;
CREATE POLICY application_events_keeper ON application_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_events_read ON application_events FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));

GRANT SELECT, INSERT, DELETE ON application_notes TO agency_app;
GRANT UPDATE (body, updated_at) ON application_notes TO agency_app;
CREATE POLICY application_notes_own ON application_notes TO agency_app
  USING (author_id = (SELECT app.actor_id()))
  WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id()))
              AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));

GRANT SELECT, INSERT, DELETE ON application_messages TO agency_app;
GRANT UPDATE (subject, body, updated_by, updated_at) ON application_messages TO agency_app;
-- They are words that candidates get to read anyway.
CREATE POLICY application_messages_read ON application_messages FOR SELECT TO agency_app USING ((SELECT app.actor_id()) IS NOT NULL);
CREATE POLICY application_messages_admin ON application_messages TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

GRANT SELECT, INSERT, DELETE ON answered_requests TO agency_app;
GRANT UPDATE (request_hash, started_at, answered_at, status, headers, body) ON answered_requests TO agency_app;
CREATE POLICY answered_requests_own ON answered_requests TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));

-- Only candidates like and pass, only jobs that are open; what was applied for stays liked.
DROP POLICY liked_jobs_own ON liked_jobs;
CREATE POLICY liked_jobs_own_read ON liked_jobs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY liked_jobs_own_add ON liked_jobs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND NOT applied AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id));
CREATE POLICY liked_jobs_own_remove ON liked_jobs FOR DELETE TO agency_app
  USING (user_id = (SELECT app.actor_id()) AND NOT applied);
DROP POLICY swiped_jobs_own ON swiped_jobs;
CREATE POLICY swiped_jobs_own_read ON swiped_jobs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY swiped_jobs_own_add ON swiped_jobs FOR INSERT TO agency_app
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id));
CREATE POLICY swiped_jobs_own_remove ON swiped_jobs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
GRANT SELECT, INSERT, UPDATE ON liked_jobs TO agency_keeper;
CREATE POLICY liked_jobs_keeper ON liked_jobs TO agency_keeper USING (true) WITH CHECK (true);

-- Reads of jobs for candidates ----------------------------------------------------------------------------------------

-- Jobs are not theirs to read but through procedures; these know whose list is asked for from who asks.
GRANT SELECT ON liked_jobs, swiped_jobs, applications TO agency_reader;
CREATE POLICY liked_jobs_reader ON liked_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY swiped_jobs_reader ON swiped_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY applications_reader ON applications FOR SELECT TO agency_reader USING (true);
-- Whether jobs are open, or drafts, without reading them.
CREATE INDEX jobs_state ON jobs (id) INCLUDE (status, closes_at);
CREATE INDEX jobs_drafts ON jobs (id) WHERE status = 'draft';
CREATE INDEX swiped_jobs_passed ON swiped_jobs (user_id, created_at DESC, job_id) WHERE action = 'pass';

CREATE TYPE swipe_card AS (job public_job, total integer);

-- The next cards of Job Swipe: open jobs that whoever asks has neither swiped nor liked, newest first, of those that a
-- search finds; and with each, how many there are, counted no further than _cap: past it `total` is _cap + 1. One walk
-- for both, for whoever has swiped a lot walks far. _limit is held to 1..100.
CREATE FUNCTION get_swipe_deck(
  _limit integer DEFAULT 20, _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL,
  _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _cap integer DEFAULT 1000
) RETURNS SETOF swipe_card
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
  conditions text := app.job_conditions(_category, _type, pattern, _pay_from, patterns);
  is_common boolean := app.is_common_search(conditions, _category, _type, pattern, _pay_from, patterns);
BEGIN
  RETURN QUERY EXECUTE format(
    'WITH found AS MATERIALIZED (SELECT id, created_at FROM %s AND %s ORDER BY created_at DESC, id DESC LIMIT $7)
     SELECT ROW(j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
                j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true)::public.public_job,
            (SELECT count(*)::integer FROM found)
     FROM (SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT $6) AS deck
     JOIN public.jobs AS j USING (id) ORDER BY j.created_at DESC, j.id DESC',
    app.job_scan(conditions, 'created_at DESC, id DESC', is_common) || CASE WHEN is_common THEN '' ELSE ' WHERE true' END,
    app.unswiped())
  USING _category, _type, pattern, _pay_from, patterns, least(greatest(coalesce(_limit, 20), 1), 100),
        least(greatest(coalesce(_cap, 1000), 100), 2000) + 1;
END
$$;

-- A condition for EXECUTE. One subquery, so that it is read once and kept as a hash.
CREATE FUNCTION app.unswiped() RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT 'id NOT IN (SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id())
                     UNION ALL SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id()))'
$$;

CREATE TYPE candidate_job AS (job public_job, since timestamptz, applied boolean, applied_at timestamptz, application_id uuid);

-- What whoever asks has liked, newest first: also jobs that have closed since. A page is found on indexes alone, and only
-- its own jobs are then read.
CREATE FUNCTION get_liked_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH page AS MATERIALIZED (
    SELECT l.id, l.user_id, l.job_id, l.created_at, l.applied, l.applied_at
    FROM public.liked_jobs AS l
    WHERE l.user_id = (SELECT app.actor_id())
      AND NOT EXISTS (SELECT FROM public.jobs AS j WHERE j.id = l.job_id AND j.status = 'draft')
    ORDER BY l.created_at DESC, l.id DESC
    LIMIT least(greatest(coalesce(_limit, 50), 1), 100) OFFSET least(greatest(coalesce(_offset, 0), 0), 9900)
  )
  SELECT ROW(j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
             j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at,
             j.status = 'open' AND j.closes_at > now())::public.public_job,
         l.created_at, l.applied, l.applied_at,
         (SELECT a.id FROM public.applications AS a WHERE a.candidate_id = l.user_id AND a.job_id = l.job_id)
  FROM page AS l JOIN public.jobs AS j ON j.id = l.job_id
  ORDER BY l.created_at DESC, l.id DESC
$$;

CREATE FUNCTION count_liked_jobs() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer FROM public.liked_jobs AS l
  WHERE l.user_id = (SELECT app.actor_id())
    AND NOT EXISTS (SELECT FROM public.jobs AS j WHERE j.id = l.job_id AND j.status = 'draft')
$$;

-- What whoever asks has passed, the last one first: only jobs that can be brought back, so neither closed ones nor those
-- that they like by now.
CREATE FUNCTION get_passed_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH page AS MATERIALIZED (
    SELECT s.job_id, s.created_at
    FROM public.swiped_jobs AS s JOIN public.jobs AS j ON j.id = s.job_id
    WHERE s.user_id = (SELECT app.actor_id()) AND s.action = 'pass' AND j.status = 'open' AND j.closes_at > now()
      AND NOT EXISTS (SELECT FROM public.liked_jobs AS l WHERE l.user_id = s.user_id AND l.job_id = s.job_id)
    ORDER BY s.created_at DESC, s.job_id
    LIMIT least(greatest(coalesce(_limit, 50), 1), 100) OFFSET least(greatest(coalesce(_offset, 0), 0), 9900)
  )
  SELECT ROW(j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
             j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true)::public.public_job,
         s.created_at, false, NULL::timestamptz, NULL::uuid
  FROM page AS s JOIN public.jobs AS j ON j.id = s.job_id
  ORDER BY s.created_at DESC, s.job_id
$$;

CREATE FUNCTION count_passed_jobs() RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT count(*)::integer FROM public.jobs
  WHERE id = ANY (ARRAY(
      SELECT job_id FROM public.swiped_jobs WHERE user_id = (SELECT app.actor_id()) AND action = 'pass'
      EXCEPT SELECT job_id FROM public.liked_jobs WHERE user_id = (SELECT app.actor_id())))
    AND status = 'open' AND closes_at > now()
$$;

CREATE FUNCTION app.purge_answered_requests() RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ DELETE FROM public.answered_requests WHERE started_at <= now() - interval '1 day' $$;
GRANT SELECT, DELETE ON answered_requests TO agency_keeper;
CREATE POLICY answered_requests_keeper ON answered_requests TO agency_keeper USING (true) WITH CHECK (true);

GRANT CREATE ON SCHEMA public, app TO agency_reader, agency_keeper;
ALTER FUNCTION app.may_apply OWNER TO agency_reader;
ALTER FUNCTION app.is_open_job OWNER TO agency_reader;
ALTER FUNCTION app.received_cv OWNER TO agency_reader;
ALTER FUNCTION app.owns_job OWNER TO agency_reader;
ALTER FUNCTION get_swipe_deck OWNER TO agency_reader;
ALTER FUNCTION get_liked_jobs OWNER TO agency_reader;
ALTER FUNCTION count_liked_jobs OWNER TO agency_reader;
ALTER FUNCTION get_passed_jobs OWNER TO agency_reader;
ALTER FUNCTION count_passed_jobs OWNER TO agency_reader;
ALTER FUNCTION app.note_loose_file OWNER TO agency_keeper;
ALTER FUNCTION app.claim_loose_file OWNER TO agency_keeper;
ALTER FUNCTION app.let_go_of_file OWNER TO agency_keeper;
ALTER FUNCTION app.keep_application_event OWNER TO agency_keeper;
ALTER FUNCTION app.mark_applied OWNER TO agency_keeper;
ALTER FUNCTION app.purge_answered_requests OWNER TO agency_keeper;
REVOKE CREATE ON SCHEMA public, app FROM agency_reader, agency_keeper;
GRANT EXECUTE ON FUNCTION app.unswiped TO agency_reader;
GRANT EXECUTE ON FUNCTION app.may_apply, app.is_open_job, app.received_cv, app.owns_job, get_swipe_deck,
  get_liked_jobs, count_liked_jobs, get_passed_jobs, count_passed_jobs, app.note_loose_file, app.claim_loose_file,
  app.purge_answered_requests TO agency_app;
