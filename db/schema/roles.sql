-- agency_app     The web server and the worker. It owns nothing and bypasses nothing; row-level security decides what it sees, by the
--                actor that it names (app.actor_id) or as the system itself (app.is_system).
-- agency_reader  Owns the SECURITY DEFINER functions through which the public reads. It has no login.
--                It sees whole tables, because a row-level condition would keep searches from using their indexes
--                (the operators of LIKE are not leakproof); every function it owns states its own condition instead.
-- agency_keeper  Owns the SECURITY DEFINER procedures that change roles, statuses, stamps, counters of failed attempts
--                and the log of security events. It has no login.


DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['agency_app', 'agency_reader', 'agency_keeper'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', name);
      END IF;
    EXCEPTION
      -- Two installations on one cluster may get here together: the roles are shared, the first one wins.
      WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END
$$;

-- Giving a function to a role requires membership of that role. If the operator made the roles and the owner may not grant them, the operator has
-- granted this too, or the first ALTER … OWNER TO names the missing membership.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['agency_reader', 'agency_keeper'] LOOP
    BEGIN
      EXECUTE format('GRANT %I TO %I', name, current_user);
    EXCEPTION
      WHEN insufficient_privilege THEN NULL;
    END;
  END LOOP;
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- No process needs temporary tables, and one could hide a real table.
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END
$$;

ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA app;
GRANT USAGE ON SCHEMA public, app TO agency_app, agency_reader, agency_keeper;
-- The web server may not look into this one; two procedures of agency_keeper add and report.
CREATE SCHEMA monitoring;
GRANT USAGE ON SCHEMA monitoring TO agency_keeper;

-- English without the list of stop words: each word of a job can be searched.
CREATE TEXT SEARCH DICTIONARY app.english_stems (TEMPLATE = pg_catalog.snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION app.job_words (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION app.job_words ALTER MAPPING REPLACE pg_catalog.english_stem WITH app.english_stems;
