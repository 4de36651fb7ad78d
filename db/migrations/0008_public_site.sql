-- What the public site asks of jobs, and the three request forms: what was sent, with which files, and what became of it.

-- Jobs by their titles -------------------------------------------------------------------------------------------------

-- The newest open jobs of a category whose title has a word that begins with one of _words, or (_either) of the category
-- or with such a title. A word of one or two letters (IT) is looked for as a whole. (spec: marketing §7 "Industry pages")
CREATE FUNCTION get_public_jobs_by_title(
  _category text, _words text[], _either boolean DEFAULT false, _limit integer DEFAULT 20
) RETURNS SETOF public_job
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
  WITH asked AS (
    SELECT '\m(' || string_agg(CASE WHEN length(word) <= 2 THEN word || '\M' ELSE word END, '|') || ')' AS pattern
    FROM unnest(_words) AS word WHERE word ~ '^[[:alnum:]][[:alnum:] ]{0,49}$'
  )
  SELECT j.id, j.title, j.company, j.location, j.salary, j.type, j.category, j.description, j.requirements, j.created_at,
         j.salary_min, j.salary_max, j.salary_period, j.basis, j.work_mode, j.closes_at, j.updated_at, true
  FROM public.jobs AS j
  WHERE j.status = 'open' AND j.closes_at > now()
    AND CASE WHEN _either THEN j.category = _category OR j.title ~* (SELECT pattern FROM asked)
             ELSE j.category = _category AND j.title ~* (SELECT pattern FROM asked) END
  ORDER BY j.created_at DESC, j.id DESC
  LIMIT least(greatest(coalesce(_limit, 20), 1), 100)
$$;

-- By the day on which they were posted, whatever has become of them since; drafts never were.
CREATE INDEX jobs_posted ON jobs (created_at) WHERE status <> 'draft';

-- For a search: how many jobs are open, how many were posted in the last 30 days, and how many in the 30 days before. The
-- latter two count jobs that have closed since, too: otherwise the older ones would always seem to have been fewer.
CREATE FUNCTION count_public_jobs_by_age(
  _search text, _location text DEFAULT NULL, OUT total integer, OUT recent integer, OUT earlier integer
)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off
AS $$
DECLARE
  patterns text[] := app.search_patterns(app.search_words(_search));
  pattern text := app.location_pattern(_location);
BEGIN
  EXECUTE format('SELECT count(*)::integer FROM %s',
                 app.job_scan(app.job_conditions(NULL, NULL, pattern, NULL, patterns), '', false))
  INTO total USING NULL::text, NULL::text, pattern, NULL::numeric, patterns;
  SELECT count(*) FILTER (WHERE j.created_at > now() - interval '30 days'),
         count(*) FILTER (WHERE j.created_at <= now() - interval '30 days')
  INTO recent, earlier
  FROM public.jobs AS j
  WHERE j.status <> 'draft' AND j.created_at > now() - interval '60 days'
    AND (pattern IS NULL OR j.location_text LIKE pattern)
    AND (patterns IS NULL OR j.search_text LIKE ALL (patterns));
END
$$;

-- Enquiries -----------------------------------------------------------------------------------------------------------

-- One of the three request forms, as somebody sent it (spec: marketing §3, §5). A column means the same for every kind
-- that has it; which kind has which is said below.
CREATE TABLE enquiries (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind       text NOT NULL CHECK (kind IN ('employer', 'candidate', 'contact')),
  name       text NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email      citext NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  phone      text CHECK (length(phone) BETWEEN 10 AND 20),
  company    text CHECK (length(company) BETWEEN 1 AND 100),
  -- What a contact message is about.
  purpose    text CHECK (purpose IN ('hiring', 'job', 'partnership')),
  -- The work that is offered or wanted, and where.
  role       text CHECK (length(role) BETWEEN 2 AND 100),
  industry   text CHECK (length(industry) BETWEEN 1 AND 100),
  location   text CHECK (length(location) BETWEEN 2 AND 100),
  pay        text CHECK (length(pay) BETWEEN 1 AND 50),
  -- The message, the requirements, or whatever else there is to say.
  message    text CHECK (length(message) BETWEEN 1 AND 2000),
  current_position text CHECK (length(current_position) BETWEEN 2 AND 100),
  experience text CHECK (length(experience) BETWEEN 1 AND 50),
  skills     text CHECK (length(skills) BETWEEN 1 AND 1000),
  -- The job it was sent about, as it was called then.
  job_id       uuid REFERENCES jobs (id) ON DELETE SET NULL,
  job_title    text CHECK (length(job_title) <= 150),
  job_company  text CHECK (length(job_company) <= 100),
  job_location text CHECK (length(job_location) <= 100),
  status       text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in_hand', 'done')),
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- When a person was proven behind it, by the human check or by the link that was mailed. Until then nobody reads it.
  confirmed_at timestamptz,
  status_changed_at timestamptz,
  status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  CHECK (CASE kind
    WHEN 'employer' THEN num_nulls(phone, company, role, industry, location) = 0
      AND num_nonnulls(purpose, current_position, experience, skills, job_title) = 0
    WHEN 'candidate' THEN num_nulls(phone, role, location, current_position) = 0
      AND num_nonnulls(company, purpose) = 0
    WHEN 'contact' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10
      AND num_nonnulls(phone, role, industry, location, pay, current_position, experience, skills, job_title) = 0
  END),
  CHECK (num_nonnulls(job_title, job_company, job_location) IN (0, 3)),
  CHECK (job_id IS NULL OR job_title IS NOT NULL)
);
CREATE INDEX enquiries_newest ON enquiries (created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_status ON enquiries (status, created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_unconfirmed ON enquiries (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX enquiries_email ON enquiries (email, created_at);
CREATE INDEX enquiries_job ON enquiries (job_id);
CREATE INDEX enquiries_mover ON enquiries (status_changed_by);

-- The links by which an enquiry that came without a human check is confirmed: known by the SHA-256 of their token only.
-- A mail that is sent twice brings two; either will do.
CREATE TABLE enquiry_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE
);
CREATE INDEX enquiry_links_enquiry ON enquiry_links (enquiry_id);

-- What came with an enquiry of a candidate. The photo is for the agency alone.
CREATE TABLE enquiry_files (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  enquiry_id  uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('cv', 'photo')),
  name        text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension   text NOT NULL,
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  storage_key text NOT NULL UNIQUE
                GENERATED ALWAYS AS ('enquiries/' || enquiry_id::text || '/' || kind || '-' || id::text || '.' || extension) STORED,
  UNIQUE (enquiry_id, kind),
  CHECK (CASE kind WHEN 'cv' THEN extension IN ('pdf', 'doc', 'docx', 'txt') ELSE extension = 'jpg' END)
);
CREATE TRIGGER enquiry_files_deleted AFTER DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();

ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_type_check;
ALTER TABLE audit_entries ADD CHECK (subject_type IN ('account', 'job', 'passkey', 'application', 'message', 'enquiry'));

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['enquiries', 'enquiry_links', 'enquiry_files'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()))',
                   name || '_system', name);
  END LOOP;
END
$$;

GRANT SELECT, INSERT, DELETE ON enquiries TO agency_app;
GRANT UPDATE (status, confirmed_at, status_changed_at, status_changed_by) ON enquiries TO agency_app;
GRANT SELECT, INSERT, DELETE ON enquiry_links TO agency_app;
GRANT SELECT, INSERT, DELETE ON enquiry_files TO agency_app;
-- Files that come with an enquiry are noted by the system: there is no account they could belong to.
GRANT INSERT ON loose_files TO agency_app;
CREATE POLICY enquiries_admin_read ON enquiries FOR SELECT TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_admin_move ON enquiries FOR UPDATE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())))
  WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_admin_remove ON enquiries FOR DELETE TO agency_app
  USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
-- Whoever may read an enquiry may read its files: the policies of enquiries decide.
CREATE POLICY enquiry_files_read ON enquiry_files FOR SELECT TO agency_app
  USING (EXISTS (SELECT FROM enquiries AS e WHERE e.id = enquiry_id));

GRANT CREATE ON SCHEMA public TO agency_reader;
ALTER FUNCTION get_public_jobs_by_title OWNER TO agency_reader;
ALTER FUNCTION count_public_jobs_by_age OWNER TO agency_reader;
REVOKE CREATE ON SCHEMA public FROM agency_reader;
GRANT EXECUTE ON FUNCTION get_public_jobs_by_title, count_public_jobs_by_age TO agency_app;
