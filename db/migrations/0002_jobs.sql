-- Jobs, and what candidates do with them (spec: accounts §3, with the columns that the product adds).

-- A year of full-time work is 37.5 hours × 52 weeks, as in the National Living Wage note of the salary tool.
CREATE FUNCTION app.pay_per_year(pay numeric, period text) RETURNS numeric
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN pay * CASE period WHEN 'hour' THEN 1950 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 ELSE 1 END;
GRANT EXECUTE ON FUNCTION app.pay_per_year TO agency_app;

-- Text as searches compare it: lower case, and what joins words ('Finance/HR', 'full-stack') made a space.
CREATE FUNCTION app.searchable(_text text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(_text), E'/|&()[],;:-\u2013\n\t', '              ');
GRANT EXECUTE ON FUNCTION app.searchable TO agency_app;

CREATE TABLE jobs (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title         text NOT NULL CHECK (length(title) BETWEEN 1 AND 150),
  company       text NOT NULL CHECK (length(company) BETWEEN 1 AND 100),
  location      text NOT NULL CHECK (length(location) BETWEEN 1 AND 100),
  salary        text NOT NULL CHECK (length(salary) BETWEEN 1 AND 100),
  salary_min    numeric(10, 2) CHECK (salary_min > 0),
  salary_max    numeric(10, 2) CHECK (salary_max > 0),
  salary_period text CHECK (salary_period IN ('hour', 'day', 'week', 'month', 'year')),
  type          text NOT NULL DEFAULT 'Full-time' CHECK (type IN ('Full-time', 'Part-time', 'Contract', 'Temporary')),
  category      text NOT NULL DEFAULT 'white-collar' CHECK (category IN ('white-collar', 'blue-collar')),
  -- Conduct Regulations 2003, reg. 27: an agency's advert says whether the work is permanent or temporary.
  basis         text NOT NULL DEFAULT 'permanent' CHECK (basis IN ('permanent', 'temporary')),
  work_mode     text NOT NULL DEFAULT 'on-site' CHECK (work_mode IN ('on-site', 'hybrid', 'remote')),
  description   text NOT NULL CHECK (length(description) BETWEEN 1 AND 20000),
  requirements  text NOT NULL CHECK (length(requirements) BETWEEN 1 AND 20000),
  status        text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'closed')),
  user_id       uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  closes_at     timestamptz NOT NULL DEFAULT now() + interval '42 days',
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  -- What a search looks in, made comparable once instead of at every search: title, company and location, and the words
  -- people type for the kind of work ('part-time', 'remote'). It begins with a space, so that the beginning of every
  -- word can be recognised.
  search_text   text NOT NULL GENERATED ALWAYS AS
                  (' ' || app.searchable(title || E'\n' || company || E'\n' || location || E'\n' || type || E'\n' || work_mode))
                  STORED,
  -- The same for the filter by location alone.
  location_text text NOT NULL GENERATED ALWAYS AS (app.searchable(location)) STORED,
  -- The best pay the advert names, by the year, so that hourly and yearly pay can be compared; 0 where it names none.
  pay_by_year   numeric NOT NULL GENERATED ALWAYS AS
                  (coalesce(app.pay_per_year(coalesce(salary_max, salary_min), salary_period), 0)) STORED,
  CHECK (salary_min <= salary_max),
  CHECK ((salary_period IS NULL) = (coalesce(salary_min, salary_max) IS NULL))
);

-- The board's three orders. What a filter looks at is included, so that walking an index never visits the table.
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC)
  INCLUDE (closes_at, pay_by_year, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_best_paid ON jobs (pay_by_year DESC, id DESC)
  INCLUDE (created_at, closes_at, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_closing ON jobs (closes_at, id)
  INCLUDE (created_at, pay_by_year, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_search ON jobs USING gin (search_text gin_trgm_ops) WHERE status = 'open';
CREATE INDEX jobs_location ON jobs USING gin (location_text gin_trgm_ops) WHERE status = 'open';
CREATE INDEX jobs_owner ON jobs (user_id, created_at DESC, id DESC);

CREATE FUNCTION app.touch_updated_at() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();

ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON jobs TO agency_app;
GRANT UPDATE (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode,
              description, requirements, status, closes_at) ON jobs TO agency_app;
GRANT SELECT ON jobs TO agency_reader;

CREATE POLICY jobs_reader ON jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_system ON jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_own ON jobs TO agency_app USING (user_id = (SELECT app.actor_id()))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())));
CREATE POLICY jobs_admin ON jobs TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

CREATE TABLE liked_jobs (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  applied    boolean NOT NULL DEFAULT false,
  applied_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, job_id),
  CHECK (applied = (applied_at IS NOT NULL))
);
CREATE INDEX liked_jobs_newest ON liked_jobs (user_id, created_at DESC, id DESC);
CREATE INDEX liked_jobs_job ON liked_jobs (job_id);

CREATE TABLE swiped_jobs (
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  job_id     uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  action     text NOT NULL CHECK (action IN ('like', 'pass')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX swiped_jobs_job ON swiped_jobs (job_id);

ALTER TABLE liked_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE liked_jobs FORCE ROW LEVEL SECURITY;
ALTER TABLE swiped_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE swiped_jobs FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON liked_jobs, swiped_jobs TO agency_app;
GRANT UPDATE (applied, applied_at) ON liked_jobs TO agency_app;
CREATE POLICY liked_jobs_system ON liked_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY liked_jobs_own ON liked_jobs TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
CREATE POLICY swiped_jobs_system ON swiped_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY swiped_jobs_own ON swiped_jobs TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
