-- Roles, and the people of the site.
--
-- agency_app     what the web server and the worker are. Owns nothing, bypasses nothing; row-level security decides what
--                it sees, by who it says is asking (app.actor_id) or that the system itself is (app.is_system).
-- agency_reader  owns the SECURITY DEFINER functions through which the public reads. Nobody can sign in as it.
--                It sees whole tables, because a row-level condition would keep searches from using their indexes
--                (the operators of LIKE are not leakproof); every function it owns states its own condition instead.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'agency_app') THEN
    CREATE ROLE agency_app NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'agency_reader') THEN
    CREATE ROLE agency_reader NOLOGIN;
  END IF;
EXCEPTION
  -- Two installations on one cluster may get here together: the roles are shared, the first one wins.
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

-- To give a function to a role one must be able to become it. Where the operator made the roles and the owner may not
-- grant them, the operator has granted this too, or the first ALTER … OWNER TO below says what is missing.
DO $$
BEGIN
  EXECUTE format('GRANT agency_reader TO %I', current_user);
EXCEPTION
  WHEN insufficient_privilege THEN NULL;
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS citext;

-- Nobody needs temporary tables here, and one could stand in the way of a real one.
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END
$$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO agency_app;
-- CREATE only until it has been given its functions (0003).
GRANT USAGE, CREATE ON SCHEMA public TO agency_reader;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- The list of migrations: written by the owner, read by processes that may not migrate.
ALTER TABLE schema_migrations ENABLE ROW LEVEL SECURITY;
ALTER TABLE schema_migrations FORCE ROW LEVEL SECURITY;
CREATE POLICY schema_migrations_owner ON schema_migrations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY schema_migrations_read ON schema_migrations FOR SELECT TO agency_app USING (true);
GRANT SELECT ON schema_migrations TO agency_app;

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA app TO agency_app, agency_reader;

CREATE FUNCTION app.actor_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.actor_id', true), '')::uuid;

CREATE FUNCTION app.is_system() RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.is_system', true), '') = 'on';

GRANT EXECUTE ON FUNCTION app.actor_id(), app.is_system() TO agency_app, agency_reader;

-- spec: accounts §3 "Profile"
CREATE TABLE profiles (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email       citext NOT NULL UNIQUE CHECK (length(email) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  full_name   text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  phone       text CHECK (length(phone) <= 20),
  location    text CHECK (length(location) <= 100),
  bio         text CHECK (length(bio) <= 5000),
  skills      text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  experience  text CHECK (length(experience) <= 10000),
  cv_url      text CHECK (length(cv_url) <= 500),
  role        text NOT NULL DEFAULT 'job_seeker' CHECK (role IN ('job_seeker', 'employer', 'admin')),
  status      text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  approved_by uuid REFERENCES profiles (id) ON DELETE SET NULL,
  approved_at timestamptz,
  -- The people that the demo brings along. A real installation refuses to start while one of them is left.
  is_demo     boolean NOT NULL DEFAULT false,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK (status <> 'pending' OR (approved_by IS NULL AND approved_at IS NULL))
);
CREATE INDEX profiles_newest ON profiles (created_at DESC, id DESC);
CREATE INDEX profiles_approved_by ON profiles (approved_by);

-- spec: accounts §6: only a result of exactly true grants access.
CREATE FUNCTION is_admin(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND role = 'admin' AND status = 'approved') $$;
ALTER FUNCTION is_admin(uuid) OWNER TO agency_reader;

-- spec: accounts §6: employers and admins post; an account counts only once it is approved.
CREATE FUNCTION app.may_post(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM public.profiles
                       WHERE id = _user_id AND role IN ('employer', 'admin') AND status = 'approved') $$;
GRANT CREATE ON SCHEMA app TO agency_reader;
ALTER FUNCTION app.may_post(uuid) OWNER TO agency_reader;
REVOKE CREATE ON SCHEMA app FROM agency_reader;
GRANT EXECUTE ON FUNCTION is_admin(uuid), app.may_post(uuid) TO agency_app;

ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON profiles TO agency_app;
-- Role, status, stamps and e-mail are not for their owner to change: no grant, whatever the policies say.
GRANT UPDATE (full_name, phone, location, bio, skills, experience, cv_url) ON profiles TO agency_app;
GRANT SELECT (id, role, status) ON profiles TO agency_reader;

CREATE POLICY profiles_reader ON profiles FOR SELECT TO agency_reader USING (true);
CREATE POLICY profiles_system ON profiles TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY profiles_own_read ON profiles FOR SELECT TO agency_app USING (id = (SELECT app.actor_id()));
CREATE POLICY profiles_own_update ON profiles FOR UPDATE TO agency_app
  USING (id = (SELECT app.actor_id())) WITH CHECK (id = (SELECT app.actor_id()));
CREATE POLICY profiles_admin_read ON profiles FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
