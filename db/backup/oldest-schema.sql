-- The schema of commit be535442, whose last migration is 0091. A program has written it; it never changes. A backup of an older version is
-- restored into these tables, and db/migrations brings them up to date. Only functions that columns and indexes call have a body.

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
      WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END
$$;
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
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
END
$$;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA app;
GRANT USAGE ON SCHEMA public, app TO agency_app, agency_reader, agency_keeper;
CREATE SCHEMA monitoring;
GRANT USAGE ON SCHEMA monitoring TO agency_keeper;
CREATE TEXT SEARCH DICTIONARY app.english_stems (TEMPLATE = pg_catalog.snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION app.job_words (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION app.job_words ALTER MAPPING REPLACE pg_catalog.english_stem WITH app.english_stems;
SET LOCAL check_function_bodies = off;
GRANT CREATE ON SCHEMA public, app TO agency_reader, agency_keeper;
CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
ALTER TABLE schema_migrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON schema_migrations TO agency_app;
CREATE TABLE definitions (
    name       text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 200),
  sha256     text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  revision   integer NOT NULL CHECK (revision > 0),
  applied_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE definitions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON definitions TO agency_app;
CREATE TABLE settings (id boolean DEFAULT true PRIMARY KEY CHECK (id), staff_second_factor boolean NOT NULL DEFAULT true, waiting_may_apply boolean NOT NULL DEFAULT false, updated_at timestamptz NOT NULL DEFAULT now(), reply_days smallint NOT NULL DEFAULT 7 CHECK (reply_days BETWEEN 1 AND 30), fair_first_view boolean NOT NULL DEFAULT false, equality_monitoring boolean NOT NULL DEFAULT false);
ALTER TABLE settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (staff_second_factor, waiting_may_apply, updated_at, reply_days, fair_first_view, equality_monitoring) ON settings TO agency_app;
GRANT SELECT ON settings TO agency_reader;
GRANT SELECT ON settings TO agency_keeper;
CREATE TABLE site_state (id boolean DEFAULT true PRIMARY KEY CHECK (id), launched_at timestamptz NOT NULL DEFAULT now(), launched_by text NOT NULL CHECK (length(launched_by) BETWEEN 1 AND 100));
ALTER TABLE site_state ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON site_state TO agency_app;
CREATE TABLE backups (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, taken_at timestamptz NOT NULL, folder text NOT NULL CHECK (length(folder) BETWEEN 1 AND 200), bytes bigint NOT NULL CHECK (bytes > 0), rows bigint NOT NULL CHECK (rows >= 0), files bigint NOT NULL CHECK (files >= 0), missing_files bigint NOT NULL CHECK (missing_files >= 0), manifest_sha256 bytea NOT NULL CHECK (octet_length(manifest_sha256) = 32) UNIQUE, verified_at timestamptz, verified_by text CHECK (verified_by IN ('drill', 'restore')), CONSTRAINT backups_check CHECK ((verified_at IS NULL) = (verified_by IS NULL)));
CREATE INDEX backups_newest ON backups (taken_at DESC);
ALTER TABLE backups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (verified_at, verified_by) ON backups TO agency_app;
GRANT SELECT, DELETE ON backups TO agency_keeper;
CREATE TABLE consent_receipts (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, given_at timestamptz NOT NULL DEFAULT now(), analytics boolean NOT NULL, functional boolean NOT NULL, marketing boolean NOT NULL, policy date NOT NULL, replaces uuid);
CREATE INDEX consent_receipts_age ON consent_receipts (given_at);
ALTER TABLE consent_receipts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON consent_receipts TO agency_app;
CREATE TABLE measured_events (
  day    date NOT NULL,
  event  text NOT NULL CHECK (event ~ '^[a-z_]{1,40}$'),
    page   text NOT NULL CHECK (length(page) BETWEEN 1 AND 100),
    detail text NOT NULL DEFAULT '' CHECK (detail ~ '^[a-z0-9_-]{0,60}$'),
  count  bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, event, page, detail)
);
ALTER TABLE measured_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_events TO agency_app;
CREATE TABLE measured_vitals (day date NOT NULL, metric text NOT NULL CHECK (metric IN ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')), page text NOT NULL CHECK (length(page) BETWEEN 1 AND 100), bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 99), count bigint NOT NULL CHECK (count > 0), PRIMARY KEY (day, metric, page, bucket));
ALTER TABLE measured_vitals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON measured_vitals TO agency_app;
CREATE OR REPLACE FUNCTION app.contains_pattern(_text text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN '%' || regexp_replace(_text, '([\\%_])', '\\\1', 'g') || '%';
GRANT EXECUTE ON FUNCTION app.contains_pattern TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.searchable(_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(lower(_text), E'/|&()[],;:-\u2013\n\t', ' ');
GRANT EXECUTE ON FUNCTION app.searchable TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.location_pattern(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN app.contains_pattern(
    nullif(btrim(app.searchable(
      regexp_replace(left(_location, 100), ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i'))), ''));
GRANT EXECUTE ON FUNCTION app.location_pattern TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.place_area(_published jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp RETURN jsonb_build_object('radius', coalesce(_published -> 'radiusMiles', '0'), 'latitude', _published -> 'latitude', 'longitude', _published -> 'longitude', 'names', jsonb_build_array(jsonb_build_object('name', _published -> 'name', 'latitude', _published -> 'latitude', 'longitude', _published -> 'longitude')) || coalesce(_published -> 'localities', '[]'));
GRANT EXECUTE ON FUNCTION app.place_area TO agency_app;
CREATE OR REPLACE FUNCTION app.industry_rule(_published jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp RETURN jsonb_build_object('category', _published -> 'category', 'words', _published -> 'words', 'isEither', coalesce(_published -> 'isEither', 'false'));
GRANT EXECUTE ON FUNCTION app.industry_rule TO agency_app;
CREATE TABLE content_items (
  id            uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  collection    text NOT NULL CHECK (collection ~ '^[a-z][a-z_]{1,39}$'),
    slug          text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
    draft         jsonb CHECK (jsonb_typeof(draft) = 'object'),
    published     jsonb CHECK (jsonb_typeof(published) = 'object'),
  published_at  timestamptz,
    publish_at    timestamptz,
    position      integer NOT NULL DEFAULT 0,
    version       integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
    updated_by    text NOT NULL,
      place_pattern text GENERATED ALWAYS AS (
CASE
    WHEN collection = 'places' AND published IS NOT NULL THEN app.location_pattern(published ->> 'name')
    ELSE NULL::text
END) STORED,
  place_area    jsonb GENERATED ALWAYS AS (
CASE
    WHEN collection = 'places' AND published IS NOT NULL THEN app.place_area(published)
    ELSE NULL::jsonb
END) STORED,
  industry_rule jsonb GENERATED ALWAYS AS (
CASE
    WHEN collection = 'industries' AND published IS NOT NULL THEN app.industry_rule(published)
    ELSE NULL::jsonb
END) STORED,
  CONSTRAINT content_items_check CHECK ((published IS NULL) = (published_at IS NULL)),
  CONSTRAINT content_items_check1 CHECK (publish_at IS NULL OR draft IS NOT NULL),
  UNIQUE (collection, slug)
);
CREATE INDEX content_items_scheduled ON content_items (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_items_place ON content_items (place_pattern) WHERE place_pattern IS NOT NULL;
CREATE INDEX content_items_industry ON content_items (slug) WHERE industry_rule IS NOT NULL;
ALTER TABLE content_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON content_items TO agency_app;
GRANT SELECT (slug, place_pattern, place_area, industry_rule) ON content_items TO agency_reader;
GRANT SELECT (id, place_pattern, place_area) ON content_items TO agency_keeper;
CREATE TABLE content_revisions (item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE, version integer NOT NULL CHECK (version > 0), action text NOT NULL CHECK (action IN ('seeded', 'drafted', 'published', 'unpublished', 'scheduled', 'restored', 'removed', 'imported')), slug text NOT NULL, content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'), made_at timestamptz NOT NULL DEFAULT now(), made_by text NOT NULL, PRIMARY KEY (item_id, version));
ALTER TABLE content_revisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON content_revisions TO agency_app;
CREATE TABLE content_redirects (collection text NOT NULL, slug text NOT NULL, item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (collection, slug));
CREATE INDEX content_redirects_item ON content_redirects (item_id);
ALTER TABLE content_redirects ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_redirects TO agency_app;
CREATE TABLE pictures (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32) UNIQUE, kind text NOT NULL CHECK (kind IN ('png', 'jpeg', 'webp')), width integer NOT NULL CHECK (width BETWEEN 1 AND 1600), height integer NOT NULL CHECK (height BETWEEN 1 AND 1600), alt text NOT NULL CHECK (alt = btrim(alt) AND length(alt) BETWEEN 1 AND 250), crop_x smallint NOT NULL DEFAULT 50 CHECK (crop_x BETWEEN 0 AND 100 AND (crop_x::integer % 5) = 0), crop_y smallint NOT NULL DEFAULT 50 CHECK (crop_y BETWEEN 0 AND 100 AND (crop_y::integer % 5) = 0), added_at timestamptz NOT NULL DEFAULT now(), added_by text NOT NULL CHECK (length(added_by) BETWEEN 1 AND 200));
CREATE INDEX pictures_newest ON pictures (added_at DESC, id);
ALTER TABLE pictures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO agency_app;
CREATE TABLE picture_files (picture_id uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE, width integer NOT NULL CHECK (width BETWEEN 1 AND 1600), format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg')), size_bytes integer NOT NULL CHECK (size_bytes > 0), sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32), storage_key text GENERATED ALWAYS AS ((((('pictures/' || picture_id::text) || '/') || width::text) || '.') || format) STORED NOT NULL UNIQUE, PRIMARY KEY (picture_id, width, format));
ALTER TABLE picture_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON picture_files TO agency_app;
CREATE TABLE email_templates (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60 AND name = btrim(name)), subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200), body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000), updated_at timestamptz NOT NULL DEFAULT now());
CREATE UNIQUE INDEX email_templates_name ON email_templates (lower(name));
ALTER TABLE email_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON email_templates TO agency_app;
CREATE TABLE introductions (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, application_id uuid NOT NULL, client_id uuid, client_name text NOT NULL CHECK (length(client_name) BETWEEN 1 AND 200), purpose text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 200), engagement text NOT NULL CHECK (engagement IN ('permanent', 'temporary', 'contractor')), created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX introductions_application ON introductions (application_id);
CREATE INDEX introductions_newest ON introductions (created_at DESC, id);
ALTER TABLE introductions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introductions TO agency_app;
GRANT SELECT, INSERT ON introductions TO agency_keeper;
CREATE TABLE introduction_entries (
  sequence        bigint PRIMARY KEY CHECK (sequence > 0),
  introduction_id uuid NOT NULL REFERENCES introductions (id),
  kind            text NOT NULL
    CHECK (kind IN ('opened', 'consent', 'identity', 'experience', 'authorisation', 'right_to_work', 'suitability', 'introduced')),
  outcome         text NOT NULL CHECK (outcome IN ('done', 'asked', 'given', 'refused', 'withdrawn', 'met', 'not_met', 'not_needed')),
    method          text CHECK (method ~ '^[a-z_]{1,30}$'),
    checked_on      date,
  follow_up_on    date,
  made_at         timestamptz NOT NULL,
    detail_hash     bytea NOT NULL CHECK (octet_length(detail_hash) = 32),
    previous_hash   bytea NOT NULL CHECK (octet_length(previous_hash) = 32) UNIQUE,
  hash            bytea NOT NULL CHECK (octet_length(hash) = 32) UNIQUE,
  CONSTRAINT introduction_entries_check CHECK ((kind IN ('opened', 'introduced')) = (outcome = 'done')),
  CONSTRAINT introduction_entries_check1 CHECK ((kind = 'consent') = (outcome IN ('asked', 'given', 'refused', 'withdrawn'))),
  CONSTRAINT introduction_entries_check2 CHECK (outcome <> 'not_needed' OR (kind IN ('experience', 'authorisation'))),
  CONSTRAINT introduction_entries_check3 CHECK ((outcome IN ('met', 'not_met', 'not_needed')) = (checked_on IS NOT NULL)),
  CONSTRAINT introduction_entries_check4 CHECK ((outcome <> ALL (ARRAY['given', 'met'])) OR method IS NOT NULL),
  CONSTRAINT introduction_entries_check5 CHECK (follow_up_on IS NULL OR outcome = 'met' AND follow_up_on > checked_on)
);
CREATE INDEX introduction_entries_introduction ON introduction_entries (introduction_id, sequence);
ALTER TABLE introduction_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introduction_entries TO agency_app;
GRANT SELECT, INSERT ON introduction_entries TO agency_keeper;
CREATE TABLE introduction_details (sequence bigint PRIMARY KEY REFERENCES introduction_entries (sequence), body text CHECK (length(body) <= 8000), erased_at timestamptz, CONSTRAINT introduction_details_check CHECK ((body IS NULL) = (erased_at IS NOT NULL)));
ALTER TABLE introduction_details ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON introduction_details TO agency_app;
GRANT SELECT, INSERT, UPDATE (body, erased_at) ON introduction_details TO agency_keeper;
CREATE TABLE introduction_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), introduction_id uuid NOT NULL REFERENCES introductions (id), created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL);
CREATE INDEX introduction_links_introduction ON introduction_links (introduction_id);
CREATE INDEX introduction_links_age ON introduction_links (expires_at);
ALTER TABLE introduction_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON introduction_links TO agency_app;
GRANT SELECT, DELETE ON introduction_links TO agency_keeper;
CREATE TABLE webhooks (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, address text NOT NULL CHECK (length(address) BETWEEN 9 AND 2000), events text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 20), sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 60), previous_secret bytea CHECK (octet_length(previous_secret) = 60), previous_until timestamptz, created_at timestamptz NOT NULL DEFAULT now(), failing_since timestamptz, off_since timestamptz, off_reason text CHECK (off_reason IN ('by_hand', 'gone', 'failing')), CONSTRAINT webhooks_check CHECK ((off_since IS NULL) = (off_reason IS NULL)), CONSTRAINT webhooks_check1 CHECK ((previous_secret IS NULL) = (previous_until IS NULL)));
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhooks TO agency_app;
GRANT SELECT ON webhooks TO agency_keeper;
CREATE TABLE webhook_events (id uuid DEFAULT encode(set_bit(set_bit(OVERLAY(uuid_send(gen_random_uuid()) PLACING SUBSTRING(int8send(floor(EXTRACT(epoch FROM clock_timestamp()) * 1000::numeric)::bigint) FROM 3) FROM 1 FOR 6), 52::bigint, 1), 53::bigint, 1), 'hex')::uuid PRIMARY KEY, type text NOT NULL CHECK (length(type) BETWEEN 3 AND 50), subject_id uuid NOT NULL, data jsonb NOT NULL, occurred_at timestamptz NOT NULL DEFAULT now(), UNIQUE (subject_id, type, occurred_at));
CREATE INDEX webhook_events_oldest ON webhook_events (occurred_at);
ALTER TABLE webhook_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON webhook_events TO agency_app;
GRANT SELECT, INSERT ON webhook_events TO agency_keeper;
CREATE TABLE webhook_deliveries (webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE, event_id uuid NOT NULL REFERENCES webhook_events (id) ON DELETE CASCADE, state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')), tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0), next_try_at timestamptz NOT NULL DEFAULT now(), last_try_at timestamptz, last_status smallint CHECK (last_status BETWEEN 100 AND 999), last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50), PRIMARY KEY (webhook_id, event_id));
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id);
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE ON webhook_deliveries TO agency_app;
GRANT SELECT, INSERT ON webhook_deliveries TO agency_keeper;
CREATE TABLE erasures (kind text NOT NULL CHECK (kind IN ('account', 'enquiry', 'application', 'alert', 'person')), subject_id uuid NOT NULL, erased_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (kind, subject_id));
CREATE INDEX erasures_age ON erasures (erased_at);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON erasures TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures TO agency_keeper;
CREATE OR REPLACE FUNCTION app.are_skills(_skills text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(bool_and(skill IS NOT NULL AND skill = btrim(skill) AND length(skill) BETWEEN 1 AND 50)
                  AND count(*) = count(DISTINCT lower(skill)), true)
  FROM unnest(_skills) AS skill
$$;
GRANT EXECUTE ON FUNCTION app.are_skills TO agency_app, agency_reader, agency_keeper;
CREATE TABLE profiles (
  id                uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email             citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext)
    UNIQUE,
  full_name         text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  phone             text CHECK (length(phone) <= 20),
  location          text CHECK (length(location) <= 100),
  bio               text CHECK (length(bio) <= 5000),
  skills            text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100),
  experience        text CHECK (length(experience) <= 10000),
  role              text NOT NULL DEFAULT 'job_seeker' CHECK (role IN ('job_seeker', 'employer', 'admin', 'consultant', 'editor')),
  status            text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'suspended')),
  approved_by       uuid REFERENCES profiles (id) ON DELETE SET NULL,
  approved_at       timestamptz,
    is_demo           boolean NOT NULL DEFAULT false,
  created_at        timestamptz NOT NULL DEFAULT now(),
    search_text       text GENERATED ALWAYS AS (((' ' || app.searchable(full_name)) || ' ') || app.searchable(email::text)) STORED NOT NULL,
  cv_id             uuid UNIQUE,
  cv_url            text GENERATED ALWAYS AS ('/cvs/' || cv_id::text) STORED,
    last_seen_on      date NOT NULL DEFAULT (now() AT TIME ZONE 'Europe/London')::date,
  is_owner          boolean NOT NULL DEFAULT false,
      wants_suggestions boolean NOT NULL DEFAULT true,
  CONSTRAINT profiles_check CHECK (status <> 'pending' OR approved_by IS NULL AND approved_at IS NULL),
  CONSTRAINT profiles_skills_plain CHECK (app.are_skills(skills)),
    CONSTRAINT profiles_suspended_staff CHECK (status <> 'suspended' OR (role IN ('admin', 'consultant', 'editor'))),
  CONSTRAINT profiles_owner_is_admin CHECK (NOT is_owner OR role = 'admin' AND status = 'approved')
);
CREATE INDEX profiles_newest ON profiles (created_at DESC, id DESC);
CREATE INDEX profiles_approved_by ON profiles (approved_by);
CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX profiles_status ON profiles (status, created_at DESC, id DESC);
CREATE INDEX profiles_role ON profiles (role, created_at DESC, id DESC);
CREATE INDEX profiles_unused ON profiles (last_seen_on, id) WHERE role <> 'admin' AND status <> 'rejected';
CREATE INDEX profiles_staff ON profiles (created_at, id) WHERE role IN ('admin', 'consultant', 'editor');
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (full_name, phone, location, bio, skills, experience, cv_id, wants_suggestions), DELETE ON profiles TO agency_app;
GRANT SELECT (id, email, full_name, role, status, created_at, is_owner) ON profiles TO agency_reader;
GRANT SELECT, UPDATE (email, phone, role, status, approved_by, approved_at, cv_id, last_seen_on, is_owner), DELETE ON profiles TO agency_keeper;
CREATE TABLE credentials (
  user_id                uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  password_hash          text NOT NULL CHECK (password_hash ~~ '$argon2id$%'),
  email_confirmed_at     timestamptz,
    pending_email          citext
    CHECK (length(pending_email::text) BETWEEN 3 AND 254 AND pending_email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext),
    previous_email         citext,
    announced_at           timestamptz,
    reminded_at            timestamptz,
    links_asked_for        integer NOT NULL DEFAULT 0 CHECK (links_asked_for >= 0),
  link_asked_at          timestamptz,
    lock_notice_at         timestamptz,
  session_lock_notice_at timestamptz
);
ALTER TABLE credentials ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON credentials TO agency_app;
GRANT SELECT, UPDATE (email_confirmed_at, pending_email, previous_email) ON credentials TO agency_keeper;
CREATE TABLE sessions (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, kind text NOT NULL CHECK (kind IN ('full', 'restricted', 'second_factor')), created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, challenge text CHECK (length(challenge) BETWEEN 16 AND 200), challenge_expires_at timestamptz, seen_at timestamptz, seen_from bytea CHECK (octet_length(seen_from) = 32), CONSTRAINT sessions_check CHECK (expires_at > created_at), CONSTRAINT sessions_check1 CHECK ((challenge IS NULL) = (challenge_expires_at IS NULL)), CONSTRAINT sessions_check2 CHECK ((seen_at IS NULL) = (seen_from IS NULL)));
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO agency_app;
GRANT SELECT, DELETE ON sessions TO agency_keeper;
CREATE TABLE account_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, purpose text NOT NULL CHECK (purpose IN ('confirm_email', 'reset_password', 'change_email', 'confirm_jobs')), new_email citext, created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, used_at timestamptz, CONSTRAINT account_links_check CHECK ((purpose = 'change_email') = (new_email IS NOT NULL)));
CREATE INDEX account_links_user ON account_links (user_id, purpose);
CREATE INDEX account_links_expiry ON account_links (expires_at);
ALTER TABLE account_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON account_links TO agency_app;
GRANT SELECT, DELETE ON account_links TO agency_keeper;
CREATE TABLE passkeys (id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1400), user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, public_key bytea NOT NULL, counter bigint NOT NULL CHECK (counter >= 0), transports text[] NOT NULL DEFAULT '{}', name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60), created_at timestamptz NOT NULL DEFAULT now(), last_used_at timestamptz);
CREATE INDEX passkeys_user ON passkeys (user_id);
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO agency_app;
GRANT SELECT ON passkeys TO agency_keeper;
CREATE TABLE bootstrap_tokens (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, used_at timestamptz, used_by uuid REFERENCES profiles (id) ON DELETE SET NULL);
CREATE INDEX bootstrap_tokens_used_by ON bootstrap_tokens (used_by);
ALTER TABLE bootstrap_tokens ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON bootstrap_tokens TO agency_app;
GRANT SELECT, UPDATE, DELETE ON bootstrap_tokens TO agency_keeper;
CREATE TABLE login_failures (identifier text NOT NULL CHECK (length(identifier) BETWEEN 1 AND 300), lockout_type text NOT NULL CHECK (lockout_type IN ('email', 'known_browser', 'confirmation')), failures integer NOT NULL CHECK (failures >= 0), first_failed_at timestamptz NOT NULL, locked_until timestamptz, PRIMARY KEY (identifier, lockout_type));
CREATE INDEX login_failures_age ON login_failures (first_failed_at);
CREATE INDEX login_failures_confirmations ON login_failures ("left"(identifier, 36)) WHERE lockout_type = 'confirmation';
ALTER TABLE login_failures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON login_failures TO agency_keeper;
CREATE TABLE known_browsers (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, CONSTRAINT known_browsers_check CHECK (expires_at > created_at));
CREATE INDEX known_browsers_user ON known_browsers (user_id, expires_at);
CREATE INDEX known_browsers_expiry ON known_browsers (expires_at);
ALTER TABLE known_browsers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (expires_at), DELETE ON known_browsers TO agency_app;
GRANT SELECT, DELETE ON known_browsers TO agency_keeper;
CREATE TABLE app_codes (user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE, sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 48), begun_by bytea CHECK (octet_length(begun_by) = 32), last_step bigint NOT NULL DEFAULT 0 CHECK (last_step >= 0), created_at timestamptz NOT NULL DEFAULT now(), confirmed_at timestamptz, last_used_at timestamptz, CONSTRAINT app_codes_check CHECK ((begun_by IS NULL) = (confirmed_at IS NOT NULL)));
ALTER TABLE app_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON app_codes TO agency_app;
GRANT SELECT ON app_codes TO agency_keeper;
CREATE TABLE ip_attempts (ip inet NOT NULL, endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 60), attempts integer NOT NULL CHECK (attempts > 0), started_at timestamptz NOT NULL, PRIMARY KEY (ip, endpoint));
CREATE INDEX ip_attempts_age ON ip_attempts (started_at);
ALTER TABLE ip_attempts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON ip_attempts TO agency_keeper;
CREATE TABLE security_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_type text NOT NULL CHECK (event_type ~ '^[a-z][a-z_]{0,59}$'),
  risk_level text NOT NULL DEFAULT 'low' CHECK (risk_level IN ('low', 'medium', 'high')),
  user_id    uuid REFERENCES profiles (id) ON DELETE CASCADE,
    email      text CHECK (length(email) <= 300),
  ip         inet,
  user_agent text CHECK (length(user_agent) <= 300),
  details    jsonb NOT NULL DEFAULT '{}' CHECK (length(details::text) <= 4000)
);
CREATE INDEX security_events_newest ON security_events (created_at DESC, id DESC);
CREATE INDEX security_events_type ON security_events (event_type, created_at DESC, id DESC);
CREATE INDEX security_events_risk ON security_events (risk_level, created_at DESC, id DESC);
CREATE INDEX security_events_user ON security_events (user_id, created_at DESC, id DESC);
CREATE INDEX security_events_email ON security_events (email);
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON security_events TO agency_app;
GRANT SELECT, INSERT, DELETE ON security_events TO agency_keeper;
CREATE TABLE security_event_rates (second timestamptz PRIMARY KEY, events integer NOT NULL CHECK (events > 0));
ALTER TABLE security_event_rates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON security_event_rates TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON security_event_rates TO agency_keeper;
CREATE TABLE audit_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at    timestamptz NOT NULL DEFAULT now(),
      actor_id      uuid NOT NULL,
  actor_name    text NOT NULL CHECK (length(actor_name) <= 100),
  action        text NOT NULL CHECK (action ~ '^[a-z][a-z_]{0,59}$'),
  subject_type  text NOT NULL
    CHECK (subject_type IN ('account', 'job', 'passkey', 'application', 'message', 'enquiry', 'data_request', 'invitation', 'settings', 'person')),
  subject_id    text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 100),
  subject_label text NOT NULL CHECK (length(subject_label) <= 200)
);
CREATE INDEX audit_entries_newest ON audit_entries (created_at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, created_at DESC, id DESC);
CREATE INDEX audit_entries_subject ON audit_entries (subject_id);
CREATE UNIQUE INDEX audit_entries_opened ON audit_entries (subject_id, actor_id, ((created_at AT TIME ZONE 'Europe/London')::date)) WHERE action = 'person_opened';
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON audit_entries TO agency_app;
GRANT SELECT, INSERT, UPDATE (actor_name, subject_label) ON audit_entries TO agency_keeper;
CREATE TABLE csp_reports (day date NOT NULL, page text NOT NULL CHECK (length(page) <= 300), directive text NOT NULL CHECK (length(directive) <= 300), blocked text NOT NULL CHECK (length(blocked) <= 300), reports integer NOT NULL DEFAULT 1 CHECK (reports > 0), last_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (day, page, directive, blocked));
CREATE INDEX csp_reports_newest ON csp_reports (last_at DESC);
ALTER TABLE csp_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON csp_reports TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON csp_reports TO agency_keeper;
CREATE TABLE spent_challenges (
    signature  text PRIMARY KEY CHECK (signature ~ '^[0-9a-f]{64}$'),
    expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenges_expired ON spent_challenges (expires_at);
ALTER TABLE spent_challenges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON spent_challenges TO agency_app;
CREATE TABLE api_keys (
    id                uuid PRIMARY KEY,
  name              text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    beginning         text NOT NULL CHECK (beginning ~ '^agk_[A-Za-z0-9_-]{6}$'),
  token_hash        bytea NOT NULL CHECK (octet_length(token_hash) = 32) UNIQUE,
  scopes            text[] NOT NULL
    CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['jobs:write', 'applications:read', 'candidates:read', 'clients:read', 'webhooks:read', 'webhooks:write']),
  account_id        uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
    created_by        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  expires_at        timestamptz NOT NULL,
    last_used_at      timestamptz,
  revoked_at        timestamptz,
  requests_a_minute integer NOT NULL CHECK (requests_a_minute BETWEEN 1 AND 6000),
    window_started_at timestamptz NOT NULL DEFAULT now(),
  window_requests   integer NOT NULL DEFAULT 0 CHECK (window_requests >= 0),
  CONSTRAINT api_keys_check CHECK (expires_at > created_at)
);
CREATE INDEX api_keys_account ON api_keys (account_id);
CREATE INDEX api_keys_created_by ON api_keys (created_by);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT (id, name, beginning, scopes, account_id, created_by, created_at, expires_at, last_used_at, revoked_at, requests_a_minute), INSERT (id, name, beginning, token_hash, scopes, account_id, created_by, expires_at, requests_a_minute), UPDATE (revoked_at) ON api_keys TO agency_app;
GRANT SELECT, UPDATE (last_used_at, revoked_at, window_started_at, window_requests), DELETE ON api_keys TO agency_keeper;
CREATE TABLE staff_invitations (
  id           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  email        citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254 AND email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::citext) UNIQUE,
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  role         text NOT NULL CHECK (role IN ('admin', 'consultant', 'editor')),
    invited_by   uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
    token_hashes bytea[] NOT NULL DEFAULT '{}' CHECK (cardinality(token_hashes) <= 100),
  expires_at   timestamptz NOT NULL,
  CONSTRAINT staff_invitations_check CHECK (expires_at > created_at)
);
CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);
ALTER TABLE staff_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (token_hashes, expires_at), DELETE ON staff_invitations TO agency_app;
GRANT SELECT, DELETE ON staff_invitations TO agency_keeper;
CREATE TABLE content_editors (item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE, tab uuid NOT NULL, editor text NOT NULL CHECK (length(editor) BETWEEN 1 AND 200), seen_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (item_id, tab));
ALTER TABLE content_editors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_editors TO agency_app;
CREATE TABLE calendar_links (user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE, token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32) UNIQUE, created_at timestamptz NOT NULL DEFAULT now());
ALTER TABLE calendar_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT (user_id, created_at), INSERT (user_id, token_hash), DELETE ON calendar_links TO agency_app;
GRANT SELECT, DELETE ON calendar_links TO agency_keeper;
CREATE TABLE data_requests (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, number integer GENERATED ALWAYS AS IDENTITY UNIQUE, kind text NOT NULL CHECK (kind IN ('complaint', 'copy', 'correction', 'erasure', 'objection')), source text NOT NULL CHECK (source IN ('form', 'account', 'desk')), name text CHECK (length(name) BETWEEN 2 AND 100), email citext CHECK (length(email::text) BETWEEN 3 AND 254), message text CHECK (length(message) BETWEEN 1 AND 5000), account_id uuid, status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_hand', 'done', 'refused')), refusal text CHECK (length(refusal) BETWEEN 1 AND 2000), created_at timestamptz NOT NULL DEFAULT now(), due_on date NOT NULL, extended_at timestamptz, extension_reason text CHECK (length(extension_reason) BETWEEN 1 AND 2000), confirmed_at timestamptz, status_changed_at timestamptz, status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL, CONSTRAINT data_requests_check1 CHECK ((status = 'refused') = (refusal IS NOT NULL)), CONSTRAINT data_requests_check2 CHECK ((extended_at IS NULL) = (extension_reason IS NULL)), CONSTRAINT data_requests_check CHECK (CASE source WHEN 'form' THEN num_nulls(name, email) = 0 AND account_id IS NULL WHEN 'desk' THEN name IS NOT NULL AND account_id IS NULL AND confirmed_at IS NOT NULL ELSE (kind IN ('copy', 'erasure')) AND account_id IS NOT NULL AND num_nonnulls(name, message) = 0 AND status = 'done' AND confirmed_at IS NOT NULL AND (email IS NULL OR kind = 'erasure') END));
CREATE INDEX data_requests_due ON data_requests (due_on, number) WHERE (status IN ('open', 'in_hand')) AND confirmed_at IS NOT NULL;
CREATE INDEX data_requests_newest ON data_requests (created_at DESC, number DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX data_requests_unconfirmed ON data_requests (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX data_requests_email ON data_requests (email, created_at);
CREATE INDEX data_requests_account ON data_requests (account_id);
CREATE INDEX data_requests_mover ON data_requests (status_changed_by);
ALTER TABLE data_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (email, status, refusal, due_on, extended_at, extension_reason, confirmed_at, status_changed_at, status_changed_by), DELETE ON data_requests TO agency_app;
GRANT SELECT, UPDATE (status_changed_by) ON data_requests TO agency_keeper;
CREATE TABLE data_request_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), request_id uuid NOT NULL REFERENCES data_requests (id) ON DELETE CASCADE);
CREATE INDEX data_request_links_request ON data_request_links (request_id);
ALTER TABLE data_request_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON data_request_links TO agency_app;
CREATE TABLE data_request_notes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, request_id uuid NOT NULL REFERENCES data_requests (id) ON DELETE CASCADE, author_id uuid REFERENCES profiles (id) ON DELETE SET NULL, body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000), created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX data_request_notes_request ON data_request_notes (request_id, id);
CREATE INDEX data_request_notes_author ON data_request_notes (author_id);
ALTER TABLE data_request_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON data_request_notes TO agency_app;
CREATE TABLE answered_requests (
  user_id      uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  key          text NOT NULL CHECK (key ~ '^[!-~]{1,200}$'),
    request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  started_at   timestamptz NOT NULL DEFAULT now(),
  answered_at  timestamptz,
  status       integer CHECK (status BETWEEN 200 AND 499),
  headers      jsonb CHECK (length(headers::text) <= 4000),
  body         bytea CHECK (octet_length(body) <= 1048576),
  CONSTRAINT answered_requests_check CHECK ((answered_at IS NULL) = (status IS NULL) AND (status IS NULL) = (headers IS NULL)),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX answered_requests_age ON answered_requests (started_at);
ALTER TABLE answered_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (request_hash, started_at, answered_at, status, headers, body), DELETE ON answered_requests TO agency_app;
GRANT SELECT, DELETE ON answered_requests TO agency_keeper;
CREATE TABLE kept_records (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, account_id uuid NOT NULL, party text NOT NULL CHECK (party IN ('work_seeker', 'hirer')), name text NOT NULL, email citext NOT NULL, phone text, company text, location text, experience text, job_title text, job_company text, job_location text, outcome text NOT NULL, received_at timestamptz NOT NULL, last_action_at timestamptz NOT NULL, keep_until timestamptz GENERATED ALWAYS AS ((((last_action_at AT TIME ZONE 'UTC') + '1 year'::interval) AT TIME ZONE 'UTC')) STORED NOT NULL);
CREATE INDEX kept_records_due ON kept_records (keep_until);
CREATE INDEX kept_records_account ON kept_records (account_id);
CREATE INDEX kept_records_email ON kept_records (email);
CREATE INDEX kept_records_newest ON kept_records (last_action_at DESC, id);
ALTER TABLE kept_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, DELETE ON kept_records TO agency_app;
GRANT INSERT ON kept_records TO agency_keeper;
CREATE OR REPLACE FUNCTION app.place_key(_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN btrim(regexp_replace(regexp_replace(translate(lower(replace(_name, '&', ' and ')), E'\u00e0\u00e1\u00e2\u00e4\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef\u00f1\u00f2\u00f3\u00f4\u00f6\u00f9\u00fa\u00fb\u00fc\u00fd\u0175\u0177.\'\u2019`', 'aaaaceeeeiiiinoooouuuuywy'), '[^a-z0-9]+', ' ', 'g'), '\msaint\M', 'st', 'g'));
GRANT EXECUTE ON FUNCTION app.place_key TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.cell_of(latitude float8, longitude float8) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN floor((latitude + 90) * 10)::integer * 2251 + floor((longitude + 180) * 6.25)::integer;
GRANT EXECUTE ON FUNCTION app.cell_of TO agency_app, agency_reader, agency_keeper;
CREATE TABLE gazetteer (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('town', 'outcode', 'postcode_area', 'postcode')), name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100), area text, key text COLLATE "C" GENERATED ALWAYS AS (app.place_key(COALESCE(area, name))) STORED NOT NULL, county text, district text, county_key text COLLATE "C" GENERATED ALWAYS AS (app.place_key(county)) STORED, district_key text COLLATE "C" GENERATED ALWAYS AS (app.place_key(district)) STORED, country text CHECK (country IN ('England', 'Scotland', 'Wales', 'Northern Ireland', 'Isle of Man', 'Channel Islands')), latitude double precision NOT NULL CHECK (latitude >= 49::double precision AND latitude <= 61::double precision), longitude double precision NOT NULL CHECK (longitude >= '-9'::integer::double precision AND longitude <= 2::double precision), population integer NOT NULL DEFAULT 0 CHECK (population >= 0), item_id uuid, edition integer, CONSTRAINT gazetteer_check CHECK ((area IS NOT NULL) = (kind = 'postcode_area')), CONSTRAINT gazetteer_check1 CHECK (item_id IS NULL OR kind = 'town'));
CREATE INDEX gazetteer_key ON gazetteer (key, kind);
CREATE UNIQUE INDEX gazetteer_postcodes ON gazetteer (kind, key) WHERE kind <> 'town';
CREATE INDEX gazetteer_towns ON gazetteer (latitude, longitude) WHERE kind = 'town';
CREATE INDEX gazetteer_spellings ON gazetteer USING gin (key gin_trgm_ops) WHERE kind = 'town';
CREATE INDEX gazetteer_counties ON gazetteer (county_key, population DESC) WHERE kind = 'town';
CREATE INDEX gazetteer_districts ON gazetteer (district_key, population DESC) WHERE kind = 'town';
CREATE INDEX gazetteer_items ON gazetteer (item_id) WHERE item_id IS NOT NULL;
ALTER TABLE gazetteer ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON gazetteer TO agency_app;
GRANT SELECT ON gazetteer TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON gazetteer TO agency_keeper;
CREATE TABLE job_places (job_id uuid NOT NULL, number smallint NOT NULL CHECK (number BETWEEN 1 AND 8), name text NOT NULL, county text, outcode text, postal_code text, latitude double precision NOT NULL, longitude double precision NOT NULL, cell integer GENERATED ALWAYS AS (app.cell_of(latitude, longitude)) STORED NOT NULL, is_chosen boolean NOT NULL, created_at timestamptz NOT NULL, closes_at timestamptz NOT NULL, PRIMARY KEY (job_id, number));
CREATE INDEX job_places_newest ON job_places (cell, created_at DESC, job_id) INCLUDE (latitude, longitude, closes_at);
ALTER TABLE job_places ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON job_places TO agency_app;
GRANT SELECT ON job_places TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_places TO agency_keeper;
CREATE TABLE unmatched_jobs (job_id uuid PRIMARY KEY, added_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX unmatched_jobs_added ON unmatched_jobs (added_at);
ALTER TABLE unmatched_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE, DELETE ON unmatched_jobs TO agency_app;
GRANT SELECT ON unmatched_jobs TO agency_reader;
GRANT SELECT, INSERT ON unmatched_jobs TO agency_keeper;
CREATE TABLE place_changes (item_id uuid PRIMARY KEY REFERENCES content_items (id) ON DELETE CASCADE, patterns text[] NOT NULL, past uuid, changed_at timestamptz NOT NULL DEFAULT now());
ALTER TABLE place_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_changes TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_changes TO agency_keeper;
CREATE TABLE place_renewals (renewed text PRIMARY KEY CHECK (renewed IN ('jobs', 'people')), past uuid, changed_at timestamptz NOT NULL DEFAULT now());
ALTER TABLE place_renewals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_renewals TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_renewals TO agency_keeper;
CREATE OR REPLACE FUNCTION app.pay_per_year(pay numeric, period text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN pay * CASE period WHEN 'hour' THEN 1950 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 ELSE 1 END;
GRANT EXECUTE ON FUNCTION app.pay_per_year TO agency_app, agency_keeper, agency_reader;
CREATE OR REPLACE FUNCTION app.word_text(_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(replace(replace(replace(replace(replace(lower(_text), '''s', ''), E'\u2019s', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'), E'./|&()[],;:-_@<>={}"*+!?~`\u2013\u2014', ' ');
GRANT EXECUTE ON FUNCTION app.word_text TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.job_vector(_title text, _company text, _location text, _requirements text, _kind text, _description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN setweight(to_tsvector('app.job_words', app.word_text(_title)), 'A') || setweight(to_tsvector('simple', app.word_text(_title)), 'A') || setweight(to_tsvector('app.job_words', app.word_text(_company || E'\n' || _location)), 'B') || setweight(to_tsvector('app.job_words', app.word_text(_requirements || E'\n' || _kind)), 'C') || setweight(to_tsvector('app.job_words', app.word_text(_description)), 'D');
GRANT EXECUTE ON FUNCTION app.job_vector TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.index_words(_vector tsvector) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN strip(_vector) || array_to_tsvector(
    ARRAY(SELECT CASE WHEN lead(position) OVER in_order = position + 1 THEN word || ' ' || lead(word) OVER in_order ELSE word END
          FROM unnest(_vector) AS w (word, positions, weights) CROSS JOIN LATERAL unnest(positions) AS position
          WINDOW in_order AS (ORDER BY position))
    || ARRAY(SELECT ' ' || word FROM unnest(ts_filter(_vector, '{a}')) AS w (word, positions, weights)));
END
$$;
GRANT EXECUTE ON FUNCTION app.index_words TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.hours_since_1970(_at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN least(greatest(floor(date_part('epoch', _at - timestamptz '1970-01-01 00:00:00+00') / 3600), 0), 8999999)::integer;
GRANT EXECUTE ON FUNCTION app.hours_since_1970 TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.job_facts(
  _created_at timestamptz, _closes_at timestamptz, _pay_by_year numeric, _category text, _type text, _work_mode text, _spots float8[]
) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
AS $$
DECLARE
  posted CONSTANT integer := app.hours_since_1970(_created_at);
  facts integer[] := ARRAY[
    10000000 + posted, 20000000 + posted / 8, 30000000 + posted / 64, 40000000 + posted / 512,
    50000000 + least(floor(_pay_by_year / 1000), 9999)::integer, 60000000 + app.hours_since_1970(_closes_at) / 24,
    70000000 + CASE _category WHEN 'white-collar' THEN 1 ELSE 2 END,
    70000010 + CASE _type WHEN 'Full-time' THEN 1 WHEN 'Part-time' THEN 2 WHEN 'Contract' THEN 3 ELSE 4 END,
    70000020 + CASE _work_mode WHEN 'on-site' THEN 1 WHEN 'hybrid' THEN 2 ELSE 3 END];
BEGIN
  FOR n IN 1 .. coalesce(cardinality(_spots), 0) BY 2 LOOP
    facts := facts || app.cell_of(_spots[n], _spots[n + 1]);
  END LOOP;
  RETURN facts;
END
$$;
GRANT EXECUTE ON FUNCTION app.job_facts TO agency_app, agency_reader, agency_keeper;
CREATE TABLE jobs (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, title text NOT NULL CHECK (length(title) BETWEEN 1 AND 150), company text NOT NULL, location text NOT NULL, salary text NOT NULL, salary_min numeric(10,2) CHECK (salary_min > 0::numeric), salary_max numeric(10,2) CHECK (salary_max > 0::numeric), salary_period text CHECK (salary_period IN ('hour', 'day', 'week', 'month', 'year')), type text NOT NULL DEFAULT 'Full-time' CHECK (type IN ('Full-time', 'Part-time', 'Contract', 'Temporary')), category text NOT NULL DEFAULT 'white-collar' CHECK (category IN ('white-collar', 'blue-collar')), basis text NOT NULL DEFAULT 'permanent' CHECK (basis IN ('permanent', 'temporary')), work_mode text NOT NULL DEFAULT 'on-site' CHECK (work_mode IN ('on-site', 'hybrid', 'remote')), description text NOT NULL, requirements text NOT NULL, status text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'closed')), user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, closes_at timestamptz NOT NULL DEFAULT now() + '42 days'::interval, created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(), pay_by_year numeric GENERATED ALWAYS AS (COALESCE(app.pay_per_year(COALESCE(salary_max, salary_min), salary_period), 0::numeric)) STORED NOT NULL, hours_per_week numeric(3,1) CHECK (hours_per_week BETWEEN 1::numeric AND 80::numeric), search_text text GENERATED ALWAYS AS (' ' || app.searchable((((title || ' ') || company) || ' ') || location)) STORED NOT NULL, location_text text GENERATED ALWAYS AS (app.searchable(location || CASE WHEN work_mode = 'on-site' THEN '' ELSE ' ' || work_mode END)) STORED NOT NULL, search_vector tsvector GENERATED ALWAYS AS (app.job_vector(title, company, location, requirements, (type || ' ') || work_mode, description)) STORED NOT NULL, spots double precision[], confirmed_at timestamptz NOT NULL DEFAULT now(), confirmation_asked_at timestamptz, reply_days smallint CHECK (reply_days BETWEEN 1 AND 30), client_id uuid, CONSTRAINT jobs_check CHECK (salary_min <= salary_max), CONSTRAINT jobs_check1 CHECK ((salary_period IS NULL) = (COALESCE(salary_min, salary_max) IS NULL)), CONSTRAINT jobs_company_check CHECK (length(company) <= 100 AND (company <> '' OR status = 'draft')), CONSTRAINT jobs_location_check CHECK (length(location) <= 100 AND (location <> '' OR status = 'draft')), CONSTRAINT jobs_salary_check CHECK (length(salary) <= 100 AND (salary <> '' OR status = 'draft')), CONSTRAINT jobs_description_check CHECK (length(description) <= 20000 AND (description <> '' OR status = 'draft')), CONSTRAINT jobs_requirements_check CHECK (length(requirements) <= 20000 AND (requirements <> '' OR status = 'draft')));
CREATE INDEX jobs_owner ON jobs (user_id, created_at DESC, id DESC);
CREATE INDEX jobs_state ON jobs (id) INCLUDE (status, closes_at);
CREATE INDEX jobs_drafts ON jobs (id) WHERE status = 'draft';
CREATE INDEX jobs_changes ON jobs (id) INCLUDE (updated_at, closes_at) WHERE status = 'open';
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC) INCLUDE (closes_at, pay_by_year, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_best_paid ON jobs (pay_by_year DESC, id DESC) INCLUDE (created_at, closes_at, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_closing ON jobs (closes_at, id) INCLUDE (created_at, pay_by_year, category, type, location_text, search_text) WHERE status = 'open';
CREATE INDEX jobs_search ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status = 'open';
CREATE INDEX jobs_search_kept ON jobs USING gin (search_text gin_trgm_ops, location_text gin_trgm_ops) WHERE status <> 'open';
CREATE INDEX jobs_sample ON jobs (uuid_hash(id)) INCLUDE (id, closes_at, category, type, pay_by_year, location_text, search_text) WHERE status = 'open' AND uuid_hash(id) < '-2013265920'::integer;
CREATE INDEX jobs_posted_sample ON jobs (created_at) INCLUDE (id, location_text, search_text) WHERE status <> 'draft' AND uuid_hash(id) < '-2013265920'::integer;
CREATE INDEX jobs_posted ON jobs (created_at) INCLUDE (location_text, search_text) WHERE status <> 'draft';
CREATE INDEX jobs_all_newest ON jobs (created_at DESC, id DESC) INCLUDE (status, closes_at, search_text);
CREATE INDEX jobs_by_status ON jobs (status, created_at DESC, id DESC) INCLUDE (closes_at, search_text);
CREATE INDEX jobs_confirmed ON jobs (confirmed_at) WHERE status = 'open';
CREATE INDEX jobs_client ON jobs (client_id, created_at DESC);
CREATE INDEX jobs_words ON jobs USING gin (app.index_words(search_vector), app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots), to_tsvector('simple'::regconfig, app.word_text(title))) WITH (gin_pending_list_limit='64') WHERE status = 'open';
CREATE INDEX jobs_same_place ON jobs (location) WHERE status = 'open';
COMMENT ON COLUMN jobs.spots IS 'Latitude and longitude of its places in turn, kept by app.stamp_spots and app.place_jobs.';
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (title, company, location, salary, salary_min, salary_max, salary_period, type, category, basis, work_mode, description, requirements, status, closes_at, hours_per_week, confirmed_at, confirmation_asked_at, reply_days, client_id), DELETE ON jobs TO agency_app;
GRANT SELECT ON jobs TO agency_reader;
GRANT SELECT, SELECT (id, status, closes_at), UPDATE (user_id, spots) ON jobs TO agency_keeper;
CREATE TABLE job_views (job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, day date NOT NULL, views integer NOT NULL CHECK (views > 0), PRIMARY KEY (job_id, day));
ALTER TABLE job_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON job_views TO agency_app;
GRANT SELECT, INSERT, UPDATE ON job_views TO agency_keeper;
CREATE TABLE announced_jobs (job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE, announced_at timestamptz NOT NULL DEFAULT now());
ALTER TABLE announced_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON announced_jobs TO agency_app;
CREATE TABLE unused_warnings (user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE, asked_at timestamptz NOT NULL, sent_at timestamptz, reminder_asked_at timestamptz, CONSTRAINT unused_warnings_check CHECK (reminder_asked_at IS NULL OR sent_at IS NOT NULL));
CREATE INDEX unused_warnings_sent ON unused_warnings (sent_at, user_id);
ALTER TABLE unused_warnings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE (sent_at) ON unused_warnings TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON unused_warnings TO agency_keeper;
CREATE TABLE employer_logos (user_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE, id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, company text NOT NULL CHECK (company = btrim(company) AND length(company) BETWEEN 1 AND 100), company_key text GENERATED ALWAYS AS (lower(company)) STORED NOT NULL, size_bytes integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 131072), sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32), logo text GENERATED ALWAYS AS ("left"(encode(sha256, 'hex'), 32)) STORED NOT NULL, storage_key text GENERATED ALWAYS AS (((user_id::text || '/logo-') || id::text) || '.webp') STORED NOT NULL UNIQUE, uploaded_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX employer_logos_logo ON employer_logos (logo);
ALTER TABLE employer_logos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON employer_logos TO agency_app;
GRANT SELECT ON employer_logos TO agency_reader;
CREATE TABLE advert_words (
  word text PRIMARY KEY CHECK (word ~ '^[[:alnum:]]{2,40}$')
);
CREATE INDEX advert_words_begun ON advert_words (word text_pattern_ops);
CREATE INDEX advert_words_like ON advert_words USING gin (word gin_trgm_ops);
ALTER TABLE advert_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON advert_words TO agency_reader;
GRANT SELECT, INSERT, DELETE ON advert_words TO agency_keeper;
CREATE TABLE advert_overrides (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, rule text NOT NULL CHECK (length(rule) BETWEEN 1 AND 40), words text NOT NULL CHECK (length(words) <= 2000), reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500), user_id uuid REFERENCES profiles (id) ON DELETE SET NULL, user_name text NOT NULL CHECK (length(user_name) <= 200), created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX advert_overrides_job ON advert_overrides (job_id);
CREATE INDEX advert_overrides_user ON advert_overrides (user_id);
CREATE INDEX advert_overrides_newest ON advert_overrides (created_at DESC, id DESC);
ALTER TABLE advert_overrides ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON advert_overrides TO agency_app;
CREATE TABLE question_sets (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, questions jsonb NOT NULL CHECK (jsonb_typeof(questions) = 'array' AND jsonb_array_length(questions) BETWEEN 1 AND 5 AND length(questions::text) <= 20000), created_at timestamptz NOT NULL DEFAULT now(), ended_at timestamptz);
CREATE UNIQUE INDEX question_sets_current ON question_sets (job_id) WHERE ended_at IS NULL;
CREATE INDEX question_sets_job ON question_sets (job_id);
ALTER TABLE question_sets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (ended_at) ON question_sets TO agency_app;
GRANT SELECT ON question_sets TO agency_reader;
CREATE TABLE hirer_authorities (job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE, how text NOT NULL CHECK (how IN ('account', 'phone', 'email', 'in-person')), given_by text NOT NULL CHECK (length(given_by) BETWEEN 1 AND 200), given_on date NOT NULL, user_id uuid REFERENCES profiles (id) ON DELETE SET NULL, user_name text NOT NULL CHECK (length(user_name) <= 200), recorded_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX hirer_authorities_user ON hirer_authorities (user_id);
ALTER TABLE hirer_authorities ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON hirer_authorities TO agency_app;
CREATE TABLE job_sources (
  id            uuid PRIMARY KEY,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 100) UNIQUE,
    kind          text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,29}$'),
    owner_id      uuid REFERENCES profiles (id) ON DELETE SET NULL,
    address       text CHECK (length(address) BETWEEN 1 AND 2000),
  next_pull_at  timestamptz,
    mapping       jsonb NOT NULL DEFAULT '{}',
    authority     jsonb,
  created_at    timestamptz NOT NULL DEFAULT now(),
  pull_every    text CHECK (pull_every IN ('hand', 'day', 'hour')),
  paused_at     timestamptz,
  pulled_at     timestamptz,
    failing_since timestamptz,
  failure       text CHECK (length(failure) BETWEEN 1 AND 500),
    closing_asked integer NOT NULL DEFAULT 0 CHECK (closing_asked >= 0),
  may_close     integer NOT NULL DEFAULT 0 CHECK (may_close >= 0),
  CONSTRAINT job_sources_followed CHECK ((address IS NULL) = (pull_every IS NULL)),
  CONSTRAINT job_sources_failing CHECK ((failing_since IS NULL) = (failure IS NULL))
);
CREATE INDEX job_sources_owner ON job_sources (owner_id);
CREATE INDEX job_sources_next_pull ON job_sources (next_pull_at) WHERE next_pull_at IS NOT NULL;
ALTER TABLE job_sources ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_sources TO agency_app;
CREATE TABLE job_imports (id uuid PRIMARY KEY, source_id uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE, owner_id uuid REFERENCES profiles (id) ON DELETE SET NULL, file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200), header jsonb, mapping jsonb NOT NULL, authority jsonb, state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'shown', 'importing', 'done', 'failed')), position integer NOT NULL DEFAULT 0 CHECK ("position" >= 0), lines integer NOT NULL CHECK (lines >= 0), closes_missing boolean NOT NULL DEFAULT false, overwrites boolean NOT NULL DEFAULT false, made integer NOT NULL DEFAULT 0, changed integer NOT NULL DEFAULT 0, same integer NOT NULL DEFAULT 0, refused integer NOT NULL DEFAULT 0, closed integer NOT NULL DEFAULT 0, faults jsonb NOT NULL DEFAULT '[]', failure text CHECK (length(failure) BETWEEN 1 AND 500), created_at timestamptz NOT NULL DEFAULT now(), started_at timestamptz, ended_at timestamptz, by_clock boolean NOT NULL DEFAULT false);
CREATE INDEX job_imports_source ON job_imports (source_id, created_at DESC);
CREATE INDEX job_imports_owner ON job_imports (owner_id);
CREATE INDEX job_imports_newest ON job_imports (created_at DESC, id DESC);
ALTER TABLE job_imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_imports TO agency_app;
CREATE TABLE job_import_rows (import_id uuid NOT NULL REFERENCES job_imports (id) ON DELETE CASCADE, line integer NOT NULL CHECK (line > 0), cells jsonb NOT NULL, mended jsonb, reference text CHECK (length(reference) BETWEEN 1 AND 200), verdict text CHECK (verdict IN ('new', 'changed', 'same', 'edited', 'faulty')), errors jsonb, shown jsonb, told jsonb, PRIMARY KEY (import_id, line));
CREATE INDEX job_import_rows_reference ON job_import_rows (import_id, reference);
CREATE INDEX job_import_rows_verdict ON job_import_rows (import_id, verdict, line);
CREATE INDEX job_import_rows_unread ON job_import_rows (import_id, line) WHERE verdict IS NULL;
ALTER TABLE job_import_rows ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_import_rows TO agency_app;
CREATE TABLE job_origins (job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE, source_id uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE, reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200), content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32), job_version bigint NOT NULL, missing_since timestamptz, import_id uuid REFERENCES job_imports (id) ON DELETE SET NULL, old_path text CHECK (length(old_path) BETWEEN 2 AND 300 AND old_path ~~ '/%'), key_id uuid, mended jsonb NOT NULL DEFAULT '{}', UNIQUE (source_id, reference));
CREATE INDEX job_origins_import ON job_origins (import_id);
CREATE INDEX job_origins_old_path ON job_origins (old_path) WHERE old_path IS NOT NULL;
ALTER TABLE job_origins ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_origins TO agency_app;
CREATE TABLE job_channels (
  channel    text PRIMARY KEY CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  is_on      boolean NOT NULL,
    jobs       text NOT NULL DEFAULT 'agency' CHECK (jobs IN ('agency', 'employers', 'all')),
  changed_at timestamptz NOT NULL DEFAULT now(),
    on_since   timestamptz,
  CONSTRAINT job_channels_check CHECK (is_on = (on_since IS NOT NULL))
);
ALTER TABLE job_channels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (is_on, jobs, changed_at, on_since) ON job_channels TO agency_app;
GRANT SELECT ON job_channels TO agency_reader;
GRANT SELECT ON job_channels TO agency_keeper;
CREATE TABLE jobs_left_out (
  job_id      uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  channel     text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  left_out_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, job_id)
);
CREATE INDEX jobs_left_out_job ON jobs_left_out (job_id);
ALTER TABLE jobs_left_out ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON jobs_left_out TO agency_app;
GRANT SELECT ON jobs_left_out TO agency_reader;
CREATE TABLE channel_reads (
  channel text NOT NULL CHECK (channel ~ '^[a-z][a-z-]{1,29}$'),
  day     date NOT NULL,
  reads   integer NOT NULL CHECK (reads > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (channel, day)
);
ALTER TABLE channel_reads ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON channel_reads TO agency_app;
GRANT SELECT, INSERT, UPDATE ON channel_reads TO agency_keeper;
CREATE TABLE google_account (is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only), email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320), key_id text CHECK (length(key_id) BETWEEN 1 AND 200), sealed_key bytea NOT NULL CHECK (octet_length(sealed_key) BETWEEN 100 AND 8100), per_day integer NOT NULL CHECK (per_day BETWEEN 1 AND 100000), added_at timestamptz NOT NULL DEFAULT now(), day date NOT NULL DEFAULT '-infinity', sent integer NOT NULL DEFAULT 0 CHECK (sent >= 0), waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0), last_at timestamptz, last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50), last_status smallint CHECK (last_status BETWEEN 100 AND 999), failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0), next_try_at timestamptz NOT NULL DEFAULT now(), busy_until timestamptz NOT NULL DEFAULT '-infinity');
ALTER TABLE google_account ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_account TO agency_app;
CREATE TABLE google_told_jobs (job_id uuid PRIMARY KEY, told text CHECK (told IN ('updated', 'deleted')), version timestamptz, told_at timestamptz, tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0), next_try_at timestamptz, last_reason text CHECK (length(last_reason) BETWEEN 1 AND 50), last_status smallint CHECK (last_status BETWEEN 100 AND 999), tried_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT google_told_jobs_check CHECK ((told IS NULL) = (told_at IS NULL)));
ALTER TABLE google_told_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_told_jobs TO agency_app;
CREATE TABLE find_a_job_account (
  is_only       boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  host          text NOT NULL CHECK (length(host) BETWEEN 1 AND 253),
  port          integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
  username      text NOT NULL CHECK (length(username) BETWEEN 1 AND 100),
  folder_in     text NOT NULL CHECK (length(folder_in) BETWEEN 1 AND 200),
  folder_out    text NOT NULL CHECK (length(folder_out) BETWEEN 1 AND 200),
    prefix        text NOT NULL CHECK (prefix ~ '^[A-Za-z0-9_-]{1,40}$'),
    public_key    text CHECK (length(public_key) BETWEEN 50 AND 2000),
    sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) BETWEEN 29 AND 8100),
    host_key      text CHECK (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
    shown_key     text CHECK (shown_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  shown_at      timestamptz,
  added_at      timestamptz NOT NULL DEFAULT now(),
    version       text CHECK (length(version) BETWEEN 1 AND 200),
  uploaded_at   timestamptz,
    files         text[] NOT NULL DEFAULT '{}',
  looked_at     timestamptz,
    last_reason   text CHECK (length(last_reason) BETWEEN 1 AND 50),
  failures      smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  next_try_at   timestamptz NOT NULL DEFAULT now(),
    busy_until    timestamptz NOT NULL DEFAULT '-infinity'
);
ALTER TABLE find_a_job_account ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_account TO agency_app;
CREATE TABLE find_a_job_adverts (reference text PRIMARY KEY CHECK (length(reference) BETWEEN 36 AND 45), job_id uuid NOT NULL, first_at timestamptz NOT NULL DEFAULT now(), last_at timestamptz NOT NULL DEFAULT now(), gone_at timestamptz, outcome text CHECK (outcome IN ('accepted', 'refused')), reason text CHECK (length(reason) BETWEEN 1 AND 300), reported_at timestamptz, CONSTRAINT find_a_job_adverts_check CHECK ((outcome IS NULL) = (reported_at IS NULL)));
CREATE INDEX find_a_job_adverts_job ON find_a_job_adverts (job_id);
CREATE INDEX find_a_job_adverts_refused ON find_a_job_adverts (reported_at DESC) WHERE outcome = 'refused';
ALTER TABLE find_a_job_adverts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_adverts TO agency_app;
CREATE TABLE find_a_job_reports (name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200), changed_at timestamptz NOT NULL, bytes bigint NOT NULL CHECK (bytes >= 0), read_at timestamptz NOT NULL DEFAULT now(), kind text NOT NULL CHECK (kind IN ('upload', 'expiry')), accepted integer NOT NULL CHECK (accepted >= 0), refused integer NOT NULL CHECK (refused >= 0), unclear integer NOT NULL CHECK (unclear >= 0), not_ours integer NOT NULL CHECK (not_ours >= 0), beginning text NOT NULL CHECK (length(beginning) <= 2000), PRIMARY KEY (name, changed_at, bytes));
ALTER TABLE find_a_job_reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON find_a_job_reports TO agency_app;
CREATE TABLE job_alerts (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, account_id uuid REFERENCES profiles (id) ON DELETE CASCADE, email citext CHECK (length(email::text) <= 254), name text CHECK (length(name) BETWEEN 1 AND 100), search text NOT NULL CHECK (length(search) <= 1000), words jsonb, query tsquery, category text, type text, location text, pay_from numeric, work_mode text, latitude double precision, longitude double precision, miles double precision CHECK (miles >= 0::double precision AND miles <= 100::double precision), keys text[] NOT NULL CHECK (cardinality(keys) > 0), frequency text NOT NULL CHECK (frequency IN ('at_once', 'daily', 'weekly')), by_email boolean NOT NULL DEFAULT true, by_push boolean NOT NULL DEFAULT false, state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'paused', 'ended')), end_reason text CHECK (end_reason IN ('stopped', 'not_confirmed_again', 'hard_bounce', 'complaint')), consent text NOT NULL CHECK (length(consent) <= 500), asked_at timestamptz NOT NULL DEFAULT now(), confirmed_at timestamptz, ends_at timestamptz, ended_at timestamptz, hard_bounces smallint NOT NULL DEFAULT 0, synonyms_hash bytea CHECK (octet_length(synonyms_hash) = 32), industry text, CONSTRAINT job_alerts_check CHECK ((account_id IS NULL) <> (email IS NULL)), CONSTRAINT job_alerts_check1 CHECK (num_nulls(latitude, longitude, miles) = ANY (ARRAY[0, 3])), CONSTRAINT job_alerts_check2 CHECK ((state IN ('confirmed', 'paused')) <= (confirmed_at IS NOT NULL AND ends_at IS NOT NULL)), CONSTRAINT job_alerts_check3 CHECK ((state = 'ended') = (ended_at IS NOT NULL AND end_reason IS NOT NULL)));
CREATE INDEX job_alerts_keys ON job_alerts USING gin (keys) WITH (fastupdate=off) WHERE state = 'confirmed';
CREATE INDEX job_alerts_email ON job_alerts (email);
CREATE INDEX job_alerts_account ON job_alerts (account_id);
CREATE INDEX job_alerts_ends ON job_alerts (ends_at) WHERE state IN ('confirmed', 'paused');
CREATE INDEX job_alerts_locations ON job_alerts (location) WHERE state = 'confirmed' AND location IS NOT NULL;
ALTER TABLE job_alerts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alerts TO agency_app;
GRANT SELECT ON job_alerts TO agency_reader;
GRANT SELECT (id, account_id, email, state, end_reason, hard_bounces), DELETE ON job_alerts TO agency_keeper;
CREATE TABLE job_alert_mails (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, alert_id uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE, kind text NOT NULL CHECK (kind IN ('confirm', 'jobs', 'reminder')), token_hash bytea CHECK (octet_length(token_hash) = 32) UNIQUE, created_at timestamptz NOT NULL DEFAULT now(), started_at timestamptz, ended_at timestamptz, outcome text CHECK (outcome IN ('sent', 'needless', 'unknown', 'hard_bounce')), CONSTRAINT job_alert_mails_check CHECK ((ended_at IS NULL) = (outcome IS NULL)));
CREATE INDEX job_alert_mails_alert ON job_alert_mails (alert_id, created_at DESC);
ALTER TABLE job_alert_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alert_mails TO agency_app;
GRANT SELECT ON job_alert_mails TO agency_keeper;
CREATE TABLE job_alert_matches (alert_id uuid NOT NULL REFERENCES job_alerts (id) ON DELETE CASCADE, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, found_at timestamptz NOT NULL DEFAULT now(), mail_id uuid REFERENCES job_alert_mails (id) ON DELETE CASCADE, PRIMARY KEY (alert_id, job_id));
CREATE INDEX job_alert_matches_job ON job_alert_matches (job_id);
CREATE INDEX job_alert_matches_mail ON job_alert_matches (mail_id);
CREATE INDEX job_alert_matches_waiting ON job_alert_matches (alert_id, found_at) WHERE mail_id IS NULL;
ALTER TABLE job_alert_matches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_alert_matches TO agency_app;
GRANT SELECT ON job_alert_matches TO agency_reader;
CREATE TABLE liked_jobs (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, applied boolean NOT NULL DEFAULT false, applied_at timestamptz, created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT liked_jobs_check CHECK (applied = (applied_at IS NOT NULL)), UNIQUE (user_id, job_id));
CREATE INDEX liked_jobs_newest ON liked_jobs (user_id, created_at DESC, id DESC);
CREATE INDEX liked_jobs_job ON liked_jobs (job_id);
ALTER TABLE liked_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON liked_jobs TO agency_app;
GRANT SELECT ON liked_jobs TO agency_reader;
GRANT SELECT, INSERT, UPDATE ON liked_jobs TO agency_keeper;
CREATE TABLE swiped_jobs (user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, action text NOT NULL CHECK (action IN ('like', 'pass')), created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (user_id, job_id));
CREATE INDEX swiped_jobs_job ON swiped_jobs (job_id);
CREATE INDEX swiped_jobs_passed ON swiped_jobs (user_id, created_at DESC, job_id) WHERE action = 'pass';
ALTER TABLE swiped_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON swiped_jobs TO agency_app;
GRANT SELECT ON swiped_jobs TO agency_reader;
CREATE TABLE push_subscriptions (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  endpoint   text NOT NULL CHECK (endpoint ~ '^https?://[!-~]+$' AND length(endpoint) <= 1000) UNIQUE,
    p256dh     text NOT NULL CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth       text NOT NULL CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'),
  general    boolean NOT NULL DEFAULT true,
  jobs       boolean NOT NULL DEFAULT true,
  messages   boolean NOT NULL DEFAULT true,
  marketing  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscriptions TO agency_app;
GRANT SELECT, DELETE ON push_subscriptions TO agency_keeper;
CREATE TABLE job_news (user_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, found_at timestamptz NOT NULL DEFAULT now(), told_at timestamptz, PRIMARY KEY (user_id, job_id));
CREATE INDEX job_news_job ON job_news (job_id);
CREATE INDEX job_news_waiting ON job_news (user_id) WHERE told_at IS NULL;
CREATE INDEX job_news_told ON job_news (told_at);
ALTER TABLE job_news ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (told_at), DELETE ON job_news TO agency_app;
CREATE TABLE cvs (
  id             uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id        uuid REFERENCES profiles (id) ON DELETE CASCADE,
    name           text NOT NULL CHECK (name ~ '^[A-Za-z0-9._-]{1,100}$'),
  extension      text NOT NULL CHECK (extension IN ('pdf', 'doc', 'docx')),
  size_bytes     integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256         bytea NOT NULL CHECK (octet_length(sha256) = 32),
    storage_key    text NOT NULL DEFAULT '' UNIQUE,
  uploaded_at    timestamptz NOT NULL DEFAULT now(),
  application_id uuid,
  UNIQUE (id, user_id),
  CONSTRAINT cvs_check CHECK (user_id IS NOT NULL OR application_id IS NOT NULL),
  UNIQUE (id, application_id)
);
CREATE INDEX cvs_user ON cvs (user_id);
CREATE INDEX cvs_application ON cvs (application_id);
ALTER TABLE cvs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON cvs TO agency_app;
GRANT SELECT, UPDATE (user_id, application_id), DELETE ON cvs TO agency_keeper;
CREATE TABLE loose_files (storage_key text PRIMARY KEY CHECK (length(storage_key) BETWEEN 1 AND 300), keep_until timestamptz NOT NULL DEFAULT now());
CREATE INDEX loose_files_due ON loose_files (keep_until);
ALTER TABLE loose_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (keep_until), DELETE ON loose_files TO agency_app;
GRANT SELECT, INSERT, DELETE ON loose_files TO agency_keeper;
CREATE TABLE applications (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, candidate_id uuid REFERENCES profiles (id) ON DELETE CASCADE, job_id uuid REFERENCES jobs (id) ON DELETE SET NULL, job_title text NOT NULL CHECK (length(job_title) <= 150), job_company text NOT NULL CHECK (length(job_company) <= 100), job_location text NOT NULL CHECK (length(job_location) <= 100), full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100), email citext NOT NULL, phone text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20), location text, bio text, skills text[] NOT NULL, experience text, cover_note text CHECK (length(cover_note) BETWEEN 1 AND 5000), cv_id uuid, status text NOT NULL DEFAULT 'sent' CHECK (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')), message_subject text CHECK (length(message_subject) BETWEEN 1 AND 200), message text CHECK (length(message) BETWEEN 1 AND 5000), sent_at timestamptz NOT NULL DEFAULT now(), status_changed_at timestamptz NOT NULL DEFAULT now(), search_text text GENERATED ALWAYS AS (' ' || app.searchable((((full_name || ' ') || job_title) || ' ') || job_company)) STORED NOT NULL, guest_id uuid GENERATED ALWAYS AS (CASE WHEN candidate_id IS NULL THEN id ELSE NULL::uuid END) STORED, request_hash bytea UNIQUE CHECK (octet_length(request_hash) = 32), person_id uuid, held_status text CHECK (held_status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward')), desk_status text GENERATED ALWAYS AS (COALESCE(held_status, status)) STORED NOT NULL CHECK (desk_status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')), answers jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000), source text CHECK (source IN ('alert', 'swipe', 'account', 'guest')), replied_at timestamptz, shortlisted_at timestamptz, interview_at timestamptz, offered_at timestamptz, CONSTRAINT applications_check CHECK ((message_subject IS NULL) = (message IS NULL)), UNIQUE (candidate_id, job_id), FOREIGN KEY (cv_id, candidate_id) REFERENCES cvs (id, user_id), FOREIGN KEY (cv_id, guest_id) REFERENCES cvs (id, application_id));
CREATE INDEX applications_job ON applications (job_id, sent_at DESC, id DESC);
CREATE INDEX applications_candidate ON applications (candidate_id, sent_at DESC, id DESC);
CREATE INDEX applications_cv ON applications (cv_id);
CREATE INDEX applications_search ON applications USING gin (search_text gin_trgm_ops);
CREATE INDEX applications_unread ON applications (job_id, sent_at, id) WHERE status = 'sent';
CREATE UNIQUE INDEX applications_guest ON applications (job_id, email) WHERE candidate_id IS NULL;
CREATE INDEX applications_guest_email ON applications (email, sent_at) WHERE candidate_id IS NULL;
CREATE INDEX applications_guest_age ON applications (status_changed_at) WHERE candidate_id IS NULL;
CREATE INDEX applications_person ON applications (person_id);
CREATE INDEX applications_desk_status ON applications (desk_status, sent_at DESC, id DESC) INCLUDE (job_id, candidate_id, search_text);
CREATE INDEX applications_newest ON applications (sent_at DESC, id DESC) INCLUDE (desk_status, job_id, candidate_id, search_text);
CREATE INDEX applications_reported ON applications (sent_at) INCLUDE (id, job_id, job_company, status, source, replied_at, shortlisted_at, interview_at, offered_at);
CREATE INDEX applications_hired ON applications (job_id, status_changed_at) WHERE status = 'offered';
CREATE INDEX applications_waiting ON applications (sent_at, id) INCLUDE (job_id) WHERE status = 'sent' AND held_status IS NULL;
ALTER TABLE applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (status, message_subject, message) ON applications TO agency_app;
GRANT SELECT ON applications TO agency_reader;
GRANT SELECT, UPDATE (candidate_id, full_name, phone, cv_id, person_id, held_status), DELETE ON applications TO agency_keeper;
CREATE TABLE application_events (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, status text NOT NULL CHECK (status IN ('sent', 'viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward', 'withdrawn')), message_subject text, message text, actor_id uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL);
CREATE INDEX application_events_application ON application_events (application_id, id);
CREATE INDEX application_events_actor ON application_events (actor_id);
ALTER TABLE application_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON application_events TO agency_app;
GRANT SELECT, INSERT ON application_events TO agency_keeper;
CREATE TABLE application_notes (application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, author_id uuid REFERENCES profiles (id) ON DELETE CASCADE, body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000), updated_at timestamptz NOT NULL DEFAULT now(), id uuid DEFAULT gen_random_uuid() PRIMARY KEY, is_shared boolean NOT NULL DEFAULT false, author_name text CHECK (length(author_name) BETWEEN 1 AND 100), UNIQUE (application_id, author_id), CONSTRAINT application_notes_check CHECK ((author_id IS NULL) = (author_name IS NOT NULL)), CONSTRAINT application_notes_check1 CHECK (is_shared OR author_id IS NOT NULL));
CREATE INDEX application_notes_author ON application_notes (author_id);
ALTER TABLE application_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (body, updated_at, is_shared), DELETE ON application_notes TO agency_app;
GRANT SELECT, UPDATE (author_id, body, updated_at, author_name), DELETE ON application_notes TO agency_keeper;
CREATE TABLE application_messages (status text PRIMARY KEY CHECK (status IN ('sent', 'shortlisted', 'interview', 'offered', 'not_taken_forward')), subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200 AND subject !~ '[[:cntrl:]]'), body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000), updated_by uuid REFERENCES profiles (id) ON DELETE SET NULL, updated_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX application_messages_author ON application_messages (updated_by);
ALTER TABLE application_messages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (subject, body, updated_by, updated_at), DELETE ON application_messages TO agency_app;
CREATE TABLE application_stages (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, status text NOT NULL CHECK (status IN ('viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward')), name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40 AND name = btrim(name)), position integer NOT NULL CHECK ("position" > 0));
CREATE UNIQUE INDEX application_stages_name ON application_stages (lower(name));
CREATE INDEX application_stages_order ON application_stages (status, "position", id);
ALTER TABLE application_stages ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON application_stages TO agency_app;
GRANT SELECT ON application_stages TO agency_reader;
CREATE TABLE staged_applications (application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE, stage_id uuid NOT NULL REFERENCES application_stages (id) ON DELETE CASCADE);
CREATE INDEX staged_applications_stage ON staged_applications (stage_id, application_id);
ALTER TABLE staged_applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON staged_applications TO agency_app;
GRANT SELECT ON staged_applications TO agency_reader;
CREATE TABLE stage_moves (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, stage_name text NOT NULL CHECK (length(stage_name) BETWEEN 1 AND 40), actor_id uuid REFERENCES profiles (id) ON DELETE SET NULL, moved_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX stage_moves_application ON stage_moves (application_id, id);
CREATE INDEX stage_moves_actor ON stage_moves (actor_id);
ALTER TABLE stage_moves ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON stage_moves TO agency_app;
CREATE TABLE held_decisions (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, application_id uuid NOT NULL UNIQUE REFERENCES applications (id) ON DELETE CASCADE, batch uuid NOT NULL, status text NOT NULL CHECK (status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward')), subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200), body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000), stage_before uuid, decided_by uuid REFERENCES profiles (id) ON DELETE SET NULL, leaves_at timestamptz NOT NULL);
CREATE INDEX held_decisions_decider ON held_decisions (decided_by, leaves_at);
ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_decisions TO agency_app;
GRANT SELECT, DELETE ON held_decisions TO agency_keeper;
CREATE TABLE reply_promises (application_id uuid PRIMARY KEY, job_id uuid, owner_id uuid NOT NULL, is_agency boolean NOT NULL, due_at timestamptz NOT NULL, replied_at timestamptz, ended_at timestamptz);
CREATE INDEX reply_promises_due ON reply_promises (due_at) WHERE replied_at IS NULL AND ended_at IS NULL;
CREATE INDEX reply_promises_owner ON reply_promises (owner_id, due_at) WHERE NOT is_agency;
ALTER TABLE reply_promises ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON reply_promises TO agency_app;
GRANT SELECT ON reply_promises TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON reply_promises TO agency_keeper;
CREATE TABLE application_letters (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, is_reply boolean NOT NULL DEFAULT false, author_id uuid REFERENCES profiles (id) ON DELETE SET NULL, subject text NOT NULL CHECK (length(subject) <= 200), body text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000), written_at timestamptz NOT NULL DEFAULT now(), message_id text CHECK (length(message_id) <= 250) UNIQUE, read_at timestamptz, CONSTRAINT application_letters_only_replies_are_read CHECK (is_reply OR read_at IS NULL));
CREATE INDEX application_letters_application ON application_letters (application_id, written_at);
CREATE INDEX application_letters_author ON application_letters (author_id);
CREATE INDEX application_letters_unread ON application_letters (application_id, written_at, id) WHERE is_reply AND read_at IS NULL;
ALTER TABLE application_letters ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (read_at) ON application_letters TO agency_app;
GRANT SELECT ON application_letters TO agency_reader;
CREATE TABLE application_threads (application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE, token uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE);
ALTER TABLE application_threads ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON application_threads TO agency_app;
CREATE TABLE unconfirmed_applications (
  id           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  job_id       uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100),
  email        citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254),
  phone        text NOT NULL CHECK (length(phone) BETWEEN 1 AND 20),
  cover_note   text CHECK (length(cover_note) BETWEEN 1 AND 5000),
  cv_id        uuid UNIQUE,
  cv_name      text CHECK (cv_name ~ '^[A-Za-z0-9._-]{1,100}$'),
  cv_extension text CHECK (cv_extension IN ('pdf', 'doc', 'docx')),
  size_bytes   integer CHECK (size_bytes BETWEEN 1 AND 5242880),
  sha256       bytea CHECK (octet_length(sha256) = 32),
    storage_key  text GENERATED ALWAYS AS ((('guests/cv-' || cv_id::text) || '.') || cv_extension) STORED,
  created_at   timestamptz NOT NULL DEFAULT now(),
  answers      jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(answers) = 'array' AND jsonb_array_length(answers) <= 5 AND length(answers::text) <= 20000),
  CONSTRAINT unconfirmed_applications_check CHECK (num_nonnulls(cv_id, cv_name, cv_extension, size_bytes, sha256) = ANY (ARRAY[0, 5]))
);
CREATE INDEX unconfirmed_applications_age ON unconfirmed_applications (created_at);
CREATE INDEX unconfirmed_applications_email ON unconfirmed_applications (email, created_at);
CREATE INDEX unconfirmed_applications_job ON unconfirmed_applications (job_id);
ALTER TABLE unconfirmed_applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (cv_id, cv_name, cv_extension, size_bytes, sha256), DELETE ON unconfirmed_applications TO agency_app;
GRANT SELECT, DELETE ON unconfirmed_applications TO agency_keeper;
CREATE TABLE application_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), application_id uuid REFERENCES applications (id) ON DELETE CASCADE, unconfirmed_id uuid REFERENCES unconfirmed_applications (id) ON DELETE CASCADE, email citext NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, CONSTRAINT application_links_check CHECK (num_nonnulls(application_id, unconfirmed_id) = 1));
CREATE INDEX application_links_application ON application_links (application_id);
CREATE INDEX application_links_unconfirmed ON application_links (unconfirmed_id);
CREATE INDEX application_links_email ON application_links (email, created_at);
CREATE INDEX application_links_age ON application_links (expires_at);
ALTER TABLE application_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (application_id, unconfirmed_id), DELETE ON application_links TO agency_app;
GRANT SELECT, DELETE ON application_links TO agency_keeper;
CREATE TABLE interviews (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, interviewer_id uuid NOT NULL REFERENCES profiles (id), kind text NOT NULL CHECK (kind IN ('phone', 'video', 'in_person')), place text CHECK (length(place) BETWEEN 1 AND 500), minutes smallint NOT NULL CHECK (minutes BETWEEN 10 AND 240), note text CHECK (length(note) BETWEEN 1 AND 1000), state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'booked', 'cancelled', 'done', 'no_show')), starts_at timestamptz, ends_at timestamptz, candidate_email text, candidate_id uuid, move_asked_at timestamptz, candidate_note text CHECK (length(candidate_note) BETWEEN 1 AND 1000), cancelled_by text CHECK (cancelled_by IN ('candidate', 'agency')), uid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, sequence integer NOT NULL DEFAULT 0, told_sequence integer NOT NULL DEFAULT 0, reminded_at timestamptz, created_at timestamptz NOT NULL DEFAULT now(), changed_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT interviews_check CHECK ((kind = 'phone') = (place IS NULL)), CONSTRAINT interviews_check1 CHECK (num_nulls(starts_at, ends_at, candidate_email) = ANY (ARRAY[0, 3])), CONSTRAINT interviews_check2 CHECK (starts_at IS NULL OR ends_at = (starts_at + make_interval(mins => minutes::integer))), CONSTRAINT interviews_check3 CHECK ((state <> ALL (ARRAY['booked', 'done', 'no_show'])) OR starts_at IS NOT NULL), CONSTRAINT interviews_check4 CHECK (state <> 'offered' OR starts_at IS NULL), CONSTRAINT interviews_check5 CHECK ((state = 'cancelled') = (cancelled_by IS NOT NULL)), CONSTRAINT interviews_interviewer_free EXCLUDE USING gist (interviewer_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'), CONSTRAINT interviews_address_free EXCLUDE USING gist (candidate_email WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'), CONSTRAINT interviews_account_free EXCLUDE USING gist (candidate_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'));
CREATE INDEX interviews_application ON interviews (application_id);
CREATE INDEX interviews_interviewer ON interviews (interviewer_id);
CREATE INDEX interviews_coming ON interviews (starts_at) WHERE state = 'booked';
CREATE INDEX interviews_changed ON interviews (changed_at DESC, id);
CREATE INDEX interviews_untold ON interviews (id) WHERE told_sequence < sequence;
ALTER TABLE interviews ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (place, note, state, move_asked_at, cancelled_by, told_sequence, reminded_at) ON interviews TO agency_app;
GRANT SELECT, UPDATE, DELETE ON interviews TO agency_keeper;
CREATE TABLE interview_slots (interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE, starts_at timestamptz NOT NULL, PRIMARY KEY (interview_id, starts_at));
ALTER TABLE interview_slots ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON interview_slots TO agency_app;
GRANT SELECT, INSERT, DELETE ON interview_slots TO agency_keeper;
CREATE TABLE interview_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL);
CREATE INDEX interview_links_interview ON interview_links (interview_id);
CREATE INDEX interview_links_age ON interview_links (expires_at);
ALTER TABLE interview_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON interview_links TO agency_app;
GRANT SELECT, DELETE ON interview_links TO agency_keeper;
CREATE TABLE erased_interviews (uid uuid PRIMARY KEY, sequence integer NOT NULL, interviewer_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, queued_at timestamptz);
CREATE INDEX erased_interviews_interviewer ON erased_interviews (interviewer_id);
ALTER TABLE erased_interviews ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE (queued_at), DELETE ON erased_interviews TO agency_app;
GRANT SELECT, INSERT ON erased_interviews TO agency_keeper;
CREATE TABLE clients (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100 AND name = btrim(name)), state text NOT NULL DEFAULT 'prospect' CHECK (state IN ('prospect', 'active', 'past')), location text CHECK (length(location) BETWEEN 1 AND 100), note text CHECK (length(note) BETWEEN 1 AND 5000), account_id uuid UNIQUE REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE UNIQUE INDEX clients_name ON clients (lower(name));
ALTER TABLE clients ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (name, state, location, note, account_id) ON clients TO agency_app;
GRANT SELECT ON clients TO agency_reader;
GRANT SELECT ON clients TO agency_keeper;
CREATE TABLE client_contacts (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, client_id uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE, full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100), role text CHECK (length(role) BETWEEN 1 AND 100), email citext CHECK (length(email::text) BETWEEN 3 AND 254), phone text CHECK (length(phone) BETWEEN 1 AND 20), created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT client_contacts_check CHECK (num_nonnulls(email, phone) > 0), UNIQUE (id, client_id));
CREATE INDEX client_contacts_client ON client_contacts (client_id, lower(full_name), id);
ALTER TABLE client_contacts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (full_name, role, email, phone), DELETE ON client_contacts TO agency_app;
GRANT SELECT ON client_contacts TO agency_keeper;
CREATE TABLE client_terms (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, client_id uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE, version smallint NOT NULL CHECK (version > 0), fee_kind text NOT NULL CHECK (fee_kind IN ('percent', 'fixed')), fee_basis_points integer CHECK (fee_basis_points BETWEEN 0 AND 10000), fee_pence integer CHECK (fee_pence BETWEEN 0 AND 1000000000), rebate_weeks smallint NOT NULL CHECK (rebate_weeks BETWEEN 0 AND 104), payment_days smallint NOT NULL CHECK (payment_days BETWEEN 0 AND 180), agreed_on date NOT NULL, recorded_by uuid REFERENCES profiles (id) ON DELETE SET NULL, recorded_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT client_terms_check CHECK ((fee_kind = 'percent') = (fee_basis_points IS NOT NULL) AND (fee_kind = 'fixed') = (fee_pence IS NOT NULL)), UNIQUE (client_id, version), UNIQUE (id, client_id));
CREATE INDEX client_terms_recorded_by ON client_terms (recorded_by);
ALTER TABLE client_terms ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON client_terms TO agency_app;
CREATE TABLE shortlists (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, client_id uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE, contact_id uuid, message text CHECK (length(message) BETWEEN 1 AND 2000), expires_at timestamptz NOT NULL, revoked_at timestamptz, created_by uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now(), FOREIGN KEY (contact_id, client_id) REFERENCES client_contacts (id, client_id) ON DELETE SET NULL (contact_id));
CREATE INDEX shortlists_job ON shortlists (job_id, created_at DESC);
CREATE INDEX shortlists_client ON shortlists (client_id, created_at DESC);
CREATE INDEX shortlists_contact ON shortlists (contact_id);
CREATE INDEX shortlists_creator ON shortlists (created_by);
ALTER TABLE shortlists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (expires_at, revoked_at) ON shortlists TO agency_app;
GRANT SELECT ON shortlists TO agency_keeper;
CREATE TABLE shortlist_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), shortlist_id uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX shortlist_links_shortlist ON shortlist_links (shortlist_id);
ALTER TABLE shortlist_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON shortlist_links TO agency_app;
GRANT SELECT, DELETE ON shortlist_links TO agency_keeper;
CREATE TABLE shortlist_entries (shortlist_id uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE, application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE, position smallint NOT NULL CHECK ("position" >= 1 AND "position" <= 20), headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 100), place text CHECK (length(place) BETWEEN 1 AND 100), skills text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100), note text CHECK (length(note) BETWEEN 1 AND 2000), answer text CHECK (answer IN ('yes', 'no')), comment text CHECK (length(comment) BETWEEN 1 AND 1000), answered_at timestamptz, seen_at timestamptz, CONSTRAINT shortlist_entries_check CHECK (answered_at IS NOT NULL OR num_nonnulls(answer, comment, seen_at) = 0), PRIMARY KEY (shortlist_id, application_id), UNIQUE (shortlist_id, "position"));
CREATE INDEX shortlist_entries_application ON shortlist_entries (application_id);
CREATE INDEX shortlist_entries_unseen ON shortlist_entries (answered_at) WHERE answered_at IS NOT NULL AND seen_at IS NULL;
ALTER TABLE shortlist_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (seen_at) ON shortlist_entries TO agency_app;
GRANT SELECT, UPDATE (answer, comment, answered_at, seen_at) ON shortlist_entries TO agency_keeper;
CREATE TABLE placements (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, application_id uuid UNIQUE REFERENCES applications (id) ON DELETE SET NULL, client_id uuid NOT NULL REFERENCES clients (id), job_id uuid REFERENCES jobs (id) ON DELETE SET NULL, job_title text NOT NULL CHECK (length(job_title) <= 150), terms_id uuid, starts_on date NOT NULL, pay_pence integer CHECK (pay_pence BETWEEN 0 AND 1000000000), fee_pence integer NOT NULL CHECK (fee_pence BETWEEN 0 AND 1000000000), rebate_ends_on date, ended_on date CHECK (ended_on >= '2000-01-01'::date), created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT placements_check CHECK (rebate_ends_on >= starts_on), FOREIGN KEY (terms_id, client_id) REFERENCES client_terms (id, client_id));
CREATE INDEX placements_client ON placements (client_id, starts_on DESC);
CREATE INDEX placements_job ON placements (job_id);
CREATE INDEX placements_terms ON placements (terms_id);
CREATE INDEX placements_rebate ON placements (rebate_ends_on) WHERE ended_on IS NULL;
ALTER TABLE placements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (client_id, terms_id, starts_on, pay_pence, fee_pence, rebate_ends_on, ended_on) ON placements TO agency_app;
GRANT SELECT ON placements TO agency_reader;
CREATE TABLE placement_events (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, placement_id uuid NOT NULL REFERENCES placements (id) ON DELETE CASCADE, words text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000), actor_id uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX placement_events_placement ON placement_events (placement_id, id);
CREATE INDEX placement_events_actor ON placement_events (actor_id);
ALTER TABLE placement_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON placement_events TO agency_app;
CREATE TABLE monitoring.answer_counts (
  month    date NOT NULL CHECK (month = date_trunc('month', month::timestamptz)),
  category text NOT NULL CHECK (category IN ('white-collar', 'blue-collar')),
  question text NOT NULL CHECK (question ~ '^[a-z_]{2,40}$'),
  answer   text NOT NULL CHECK (answer ~ '^[a-z0-9_]{2,40}$'),
  total    integer NOT NULL CHECK (total > 0),
  PRIMARY KEY (month, category, question, answer)
);
ALTER TABLE monitoring.answer_counts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON monitoring.answer_counts TO agency_keeper;
CREATE TABLE key_information (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, person_id uuid NOT NULL, version integer NOT NULL CHECK (version BETWEEN 1 AND 999), engagement text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')), contents jsonb NOT NULL CHECK (octet_length(contents::text) <= 20000), pdf bytea NOT NULL CHECK (octet_length(pdf) BETWEEN 1 AND 500000), sha256 bytea GENERATED ALWAYS AS (sha256(pdf)) STORED NOT NULL, author_id uuid REFERENCES profiles (id) ON DELETE SET NULL, author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100), created_at timestamptz NOT NULL DEFAULT now(), sent_at timestamptz, given_at timestamptz, given_how text CHECK (given_how IN ('email', 'hand')), CONSTRAINT key_information_check CHECK ((given_at IS NULL) = (given_how IS NULL)), CONSTRAINT key_information_check1 CHECK (given_at >= created_at), UNIQUE (person_id, version));
CREATE INDEX key_information_author ON key_information (author_id);
ALTER TABLE key_information ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (sent_at, given_at, given_how) ON key_information TO agency_app;
GRANT SELECT, UPDATE, DELETE ON key_information TO agency_keeper;
CREATE TABLE qualifying_clocks (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, person_id uuid NOT NULL, hirer text NOT NULL CHECK (length(hirer) BETWEEN 1 AND 120), client_id uuid, role text NOT NULL CHECK (length(role) BETWEEN 1 AND 100), told_on date, counted_from date, qualifies_on date, reminded_for date, settled_for date, created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT qualifying_clocks_check CHECK ((counted_from IS NULL) = (qualifies_on IS NULL)));
CREATE INDEX qualifying_clocks_person ON qualifying_clocks (person_id);
CREATE INDEX qualifying_clocks_due ON qualifying_clocks (qualifies_on);
ALTER TABLE qualifying_clocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (counted_from, qualifies_on, reminded_for, settled_for), DELETE ON qualifying_clocks TO agency_app;
GRANT SELECT, UPDATE, DELETE ON qualifying_clocks TO agency_keeper;
CREATE TABLE assignments (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, clock_id uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE, engagement text NOT NULL CHECK (engagement IN ('paye', 'umbrella', 'company')), other_agency text CHECK (length(other_agency) BETWEEN 1 AND 120), key_information_id uuid REFERENCES key_information (id) ON DELETE CASCADE, given_elsewhere_on date, starts_on date NOT NULL CHECK (starts_on >= '2011-10-01'::date AND starts_on <= '2199-12-31'::date), ends_on date, likely_end_on date, pay numeric(9,2) CHECK (pay > 0::numeric), pay_period text CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year')), consultant_id uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT assignments_check CHECK (ends_on <= (starts_on + 3660)), CONSTRAINT assignments_check1 CHECK (likely_end_on <= (starts_on + 3660)), CONSTRAINT assignments_check2 CHECK (ends_on >= starts_on), CONSTRAINT assignments_check3 CHECK (likely_end_on >= COALESCE(ends_on, starts_on)), CONSTRAINT assignments_check4 CHECK ((pay IS NULL) = (pay_period IS NULL)), CONSTRAINT assignments_check5 CHECK (other_agency IS NULL OR num_nonnulls(key_information_id, given_elsewhere_on) = 0), CONSTRAINT assignments_given_first CHECK (other_agency IS NOT NULL OR key_information_id IS NOT NULL OR COALESCE(given_elsewhere_on <= starts_on, false) OR starts_on < '2020-04-06'::date), CONSTRAINT assignments_apart EXCLUDE USING gist (clock_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (other_agency IS NULL));
CREATE INDEX assignments_clock ON assignments (clock_id);
CREATE INDEX assignments_document ON assignments (key_information_id);
CREATE INDEX assignments_consultant ON assignments (consultant_id);
CREATE INDEX assignments_end ON assignments (ends_on) WHERE other_agency IS NULL;
ALTER TABLE assignments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (ends_on, likely_end_on), DELETE ON assignments TO agency_app;
GRANT SELECT, UPDATE, DELETE ON assignments TO agency_keeper;
CREATE TABLE assignment_absences (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, clock_id uuid NOT NULL REFERENCES qualifying_clocks (id) ON DELETE CASCADE, reason text NOT NULL CHECK (reason IN ('leave', 'sickness', 'jury', 'shutdown', 'strike', 'pregnancy', 'maternity', 'adoption', 'paternity', 'other')), from_on date NOT NULL CHECK (from_on >= '2011-10-01'::date AND from_on <= '2199-12-31'::date), back_on date, created_at timestamptz NOT NULL DEFAULT now(), CONSTRAINT assignment_absences_check CHECK (back_on >= (from_on + 1) AND back_on <= (from_on + 3660)), CONSTRAINT assignment_absences_apart EXCLUDE USING gist (clock_id WITH =, daterange(from_on, back_on) WITH &&));
ALTER TABLE assignment_absences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (back_on), DELETE ON assignment_absences TO agency_app;
GRANT SELECT, UPDATE, DELETE ON assignment_absences TO agency_keeper;
CREATE OR REPLACE FUNCTION app.phone_key(_phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN length(digits) >= 9 THEN right(digits, 10) END FROM regexp_replace(_phone, '\D', '', 'g') AS digits
$$;
GRANT EXECUTE ON FUNCTION app.phone_key TO agency_app, agency_keeper;
CREATE OR REPLACE FUNCTION app.name_sound(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN first <> '' AND last <> '' THEN least(first, last) || ' ' || greatest(first, last) END
  FROM (SELECT public.dmetaphone(parts[1]) AS first, public.dmetaphone(parts[cardinality(parts)]) AS last
        FROM regexp_split_to_array(btrim(_name, ' ,.'), '[ ,.]+') AS parts WHERE cardinality(parts) > 1) AS sounds
$$;
GRANT EXECUTE ON FUNCTION app.name_sound TO agency_app, agency_keeper;
CREATE TABLE people (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 100), email citext CHECK (length(email::text) BETWEEN 3 AND 254), phone text CHECK (length(phone) BETWEEN 1 AND 20), location text CHECK (length(location) BETWEEN 1 AND 100), skills text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 100), headline text CHECK (length(headline) BETWEEN 1 AND 100), tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 20 AND app.are_skills(tags)), available_from date, pay_wish numeric(9,2) CHECK (pay_wish > 0::numeric), pay_wish_period text CHECK (pay_wish_period IN ('hour', 'day', 'week', 'month', 'year')), right_to_work text NOT NULL DEFAULT 'not_asked' CHECK (right_to_work IN ('not_asked', 'shown', 'not_allowed')), right_to_work_checked_on date, right_to_work_follow_up_on date, may_email_since date, may_email_words text CHECK (length(may_email_words) BETWEEN 1 AND 300), source text NOT NULL CHECK (source IN ('account', 'application', 'enquiry', 'desk', 'import')), account_id uuid UNIQUE REFERENCES profiles (id) ON DELETE CASCADE, added_by uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now(), last_contact_at timestamptz NOT NULL DEFAULT now(), latitude double precision, longitude double precision, cells integer[] GENERATED ALWAYS AS (ARRAY[app.cell_of(latitude, longitude)]) STORED, search_vector tsvector NOT NULL DEFAULT '', right_to_work_method text CHECK (right_to_work_method IN ('documents', 'share_code', 'identity_service')), origin text CHECK (length(origin) BETWEEN 1 AND 200), agreement text CHECK (length(agreement) BETWEEN 1 AND 300), bounced_email citext CHECK (length(bounced_email::text) BETWEEN 3 AND 254), CONSTRAINT people_check CHECK ((pay_wish IS NULL) = (pay_wish_period IS NULL)), CONSTRAINT people_check1 CHECK ((right_to_work = 'not_asked') = (right_to_work_checked_on IS NULL)), CONSTRAINT people_check2 CHECK (right_to_work_follow_up_on IS NULL OR right_to_work = 'shown'), CONSTRAINT people_check3 CHECK ((may_email_since IS NULL) = (may_email_words IS NULL)), CONSTRAINT people_check4 CHECK ((latitude IS NULL) = (longitude IS NULL)), CONSTRAINT people_method_of_check CHECK (right_to_work <> 'not_asked' OR right_to_work_method IS NULL));
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
ALTER TABLE people ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (id, full_name, email, phone, location, skills, headline, tags, may_email_since, may_email_words, source, added_by, origin, agreement), UPDATE (full_name, email, phone, location, skills, headline, tags, available_from, pay_wish, pay_wish_period, right_to_work, right_to_work_checked_on, right_to_work_follow_up_on, may_email_since, may_email_words, right_to_work_method, bounced_email), DELETE ON people TO agency_app;
GRANT SELECT ON people TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON people TO agency_keeper;
CREATE TABLE person_notes (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE, kind text NOT NULL CHECK (kind IN ('note', 'call', 'change')), body text NOT NULL, is_shared boolean NOT NULL DEFAULT true, author_id uuid REFERENCES profiles (id) ON DELETE SET NULL, author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 100), created_at timestamptz NOT NULL DEFAULT now(), direction text CHECK (direction IN ('out', 'in')), outcome text CHECK (outcome IN ('spoke', 'message', 'no_answer', 'wrong_number')), called_at timestamptz, CONSTRAINT person_notes_check CHECK (is_shared OR kind = 'note' AND author_id IS NOT NULL), CONSTRAINT person_notes_body_check CHECK (length(body) <= 5000 AND (body <> '' OR kind = 'call')), CONSTRAINT person_notes_of_call CHECK (kind = 'call' OR num_nonnulls(direction, outcome, called_at) = 0));
CREATE INDEX person_notes_person ON person_notes (person_id, created_at DESC, id DESC);
CREATE INDEX person_notes_author ON person_notes (author_id);
ALTER TABLE person_notes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON person_notes TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_notes TO agency_keeper;
CREATE TABLE person_tasks (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE, title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200), due_on date NOT NULL, assigned_to uuid REFERENCES profiles (id) ON DELETE SET NULL, created_by uuid REFERENCES profiles (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now(), done_at timestamptz);
CREATE INDEX person_tasks_person ON person_tasks (person_id, due_on);
CREATE INDEX person_tasks_assigned ON person_tasks (assigned_to, due_on);
CREATE INDEX person_tasks_due ON person_tasks (due_on) WHERE done_at IS NULL;
CREATE INDEX person_tasks_creator ON person_tasks (created_by);
ALTER TABLE person_tasks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (title, due_on, assigned_to, done_at) ON person_tasks TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_tasks TO agency_keeper;
CREATE TABLE person_mentions (note_id uuid NOT NULL REFERENCES person_notes (id) ON DELETE CASCADE, colleague_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, read_at timestamptz, PRIMARY KEY (note_id, colleague_id));
CREATE INDEX person_mentions_colleague ON person_mentions (colleague_id, read_at);
ALTER TABLE person_mentions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (note_id, colleague_id), UPDATE (read_at) ON person_mentions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_mentions TO agency_keeper;
CREATE TABLE person_cv_words (person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, cv_id uuid REFERENCES cvs (id) ON DELETE CASCADE, words tsvector, noted_at timestamptz NOT NULL DEFAULT now(), enquiry_file_id uuid, CONSTRAINT person_cv_words_one_cv CHECK (num_nonnulls(cv_id, enquiry_file_id) = 1));
CREATE INDEX person_cv_words_cv ON person_cv_words (cv_id);
CREATE INDEX person_cv_words_unread ON person_cv_words (noted_at) WHERE words IS NULL;
CREATE INDEX person_cv_words_file ON person_cv_words (enquiry_file_id);
ALTER TABLE person_cv_words ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_cv_words TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_cv_words TO agency_keeper;
CREATE TABLE person_pairs (one_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE, other_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE, reasons text[] NOT NULL CHECK (reasons <@ '{email,phone,place,work}'::text[]), found_at timestamptz NOT NULL DEFAULT now(), ruled_out_at timestamptz, CONSTRAINT person_pairs_check CHECK (one_id < other_id), PRIMARY KEY (one_id, other_id));
CREATE INDEX person_pairs_other ON person_pairs (other_id);
CREATE INDEX person_pairs_proposed ON person_pairs (found_at DESC, one_id, other_id) WHERE ruled_out_at IS NULL;
ALTER TABLE person_pairs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_pairs TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_pairs TO agency_keeper;
CREATE TABLE uncompared_people (person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, noted_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX uncompared_people_oldest ON uncompared_people (noted_at);
ALTER TABLE uncompared_people ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON uncompared_people TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON uncompared_people TO agency_keeper;
CREATE TABLE person_merges (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, kept_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE, gone_id uuid NOT NULL UNIQUE, gone jsonb NOT NULL, before jsonb NOT NULL, after jsonb NOT NULL, moved jsonb NOT NULL, merged_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX person_merges_kept ON person_merges (kept_id);
CREATE INDEX person_merges_newest ON person_merges (merged_at DESC);
ALTER TABLE person_merges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_merges TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_merges TO agency_keeper;
CREATE TABLE person_addresses (email citext PRIMARY KEY CHECK (length(email::text) BETWEEN 3 AND 254), person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE);
CREATE INDEX person_addresses_person ON person_addresses (person_id);
ALTER TABLE person_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_addresses TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_addresses TO agency_keeper;
CREATE TABLE people_lists (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, owner_id uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE, owner_name text NOT NULL CHECK (length(owner_name) BETWEEN 1 AND 100), name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60), search text NOT NULL CHECK (search ~~ '?%' AND length(search) <= 3000), is_shared boolean NOT NULL DEFAULT false, created_at timestamptz NOT NULL DEFAULT now());
CREATE UNIQUE INDEX people_lists_name ON people_lists (owner_id, lower(name));
CREATE INDEX people_lists_shared ON people_lists (lower(name)) WHERE is_shared;
ALTER TABLE people_lists ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (owner_id, owner_name, name, search, is_shared), UPDATE (is_shared), DELETE ON people_lists TO agency_app;
CREATE TABLE people_imports (owner_id uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE, file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200), origin text NOT NULL CHECK (length(origin) BETWEEN 1 AND 200), agreement text NOT NULL CHECK (length(agreement) BETWEEN 1 AND 300), agreed_on date, header jsonb NOT NULL, rows jsonb NOT NULL, columns jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, state text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'importing', 'done', 'failed')), tag text, people integer NOT NULL DEFAULT 0 CHECK (people >= 0), position integer NOT NULL DEFAULT 0, added integer NOT NULL DEFAULT 0, failure text);
ALTER TABLE people_imports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (owner_id, file_name, origin, agreement, agreed_on, header, rows, columns), UPDATE (rows, columns, state, tag, people, position, added, failure), DELETE ON people_imports TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON people_imports TO agency_keeper;
CREATE TABLE mailings (id uuid PRIMARY KEY, subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200), body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000), sent_by uuid REFERENCES profiles (id) ON DELETE SET NULL, sent_by_name text NOT NULL CHECK (length(sent_by_name) BETWEEN 1 AND 100), left_out integer NOT NULL CHECK (left_out >= 0), created_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX mailings_newest ON mailings (created_at DESC, id DESC);
CREATE INDEX mailings_sent_by ON mailings (sent_by);
ALTER TABLE mailings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (id, subject, body, sent_by, sent_by_name, left_out) ON mailings TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mailings TO agency_keeper;
CREATE TABLE mailing_mails (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, mailing_id uuid NOT NULL REFERENCES mailings (id) ON DELETE CASCADE, person_id uuid REFERENCES people (id) ON DELETE SET NULL, created_at timestamptz NOT NULL DEFAULT now(), token_hash bytea CHECK (octet_length(token_hash) = 32) UNIQUE, started_at timestamptz, ended_at timestamptz, outcome text CHECK (outcome IN ('sent', 'needless', 'unknown', 'refused', 'hard_bounce')), CONSTRAINT mailing_mails_check CHECK ((ended_at IS NULL) = (outcome IS NULL)));
CREATE INDEX mailing_mails_mailing ON mailing_mails (mailing_id);
CREATE INDEX mailing_mails_person ON mailing_mails (person_id, created_at DESC);
ALTER TABLE mailing_mails ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (mailing_id, person_id), UPDATE (token_hash, started_at, ended_at, outcome) ON mailing_mails TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mailing_mails TO agency_keeper;
CREATE TABLE enquiries (id uuid DEFAULT gen_random_uuid() PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('employer', 'candidate', 'contact', 'coaching')), name text NOT NULL CHECK (length(name) BETWEEN 2 AND 100), email citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254), phone text CHECK (length(phone) BETWEEN 10 AND 20), company text CHECK (length(company) BETWEEN 1 AND 100), purpose text CHECK (purpose IN ('hiring', 'job', 'partnership', 'cv', 'interview', 'change', 'return', 'redundancy', 'other')), role text CHECK (length(role) BETWEEN 2 AND 100), industry text CHECK (length(industry) BETWEEN 1 AND 100), location text CHECK (length(location) BETWEEN 2 AND 100), pay text CHECK (length(pay) BETWEEN 1 AND 50), message text CHECK (length(message) BETWEEN 1 AND 2000), current_position text CHECK (length(current_position) BETWEEN 2 AND 100), experience text CHECK (length(experience) BETWEEN 1 AND 50), skills text CHECK (length(skills) BETWEEN 1 AND 1000), job_id uuid REFERENCES jobs (id) ON DELETE SET NULL, job_title text CHECK (length(job_title) <= 150), job_company text CHECK (length(job_company) <= 100), job_location text CHECK (length(job_location) <= 100), status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in_hand', 'done')), created_at timestamptz NOT NULL DEFAULT now(), confirmed_at timestamptz, status_changed_at timestamptz, status_changed_by uuid REFERENCES profiles (id) ON DELETE SET NULL, request_hash bytea UNIQUE CHECK (octet_length(request_hash) = 32), times text CHECK (length(times) BETWEEN 1 AND 200), person_id uuid REFERENCES people (id) ON DELETE SET NULL, CONSTRAINT enquiries_check1 CHECK (num_nonnulls(job_title, job_company, job_location) = ANY (ARRAY[0, 3])), CONSTRAINT enquiries_check2 CHECK (job_id IS NULL OR job_title IS NOT NULL), CONSTRAINT enquiries_check CHECK (CASE kind WHEN 'employer' THEN num_nulls(phone, company, role, industry, location) = 0 AND num_nonnulls(purpose, current_position, experience, skills, job_title, times) = 0 WHEN 'candidate' THEN num_nulls(phone, role, location, current_position) = 0 AND num_nonnulls(company, purpose, times) = 0 WHEN 'contact' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10 AND (purpose IN ('hiring', 'job', 'partnership')) AND num_nonnulls(phone, role, industry, location, pay, current_position, experience, skills, job_title, times) = 0 WHEN 'coaching' THEN num_nulls(purpose, message) = 0 AND length(message) >= 10 AND (purpose IN ('cv', 'interview', 'change', 'return', 'redundancy', 'other')) AND num_nonnulls(company, role, industry, location, pay, current_position, experience, skills, job_title) = 0 ELSE NULL::boolean END));
CREATE INDEX enquiries_newest ON enquiries (created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_status ON enquiries (status, created_at DESC, id DESC) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_unconfirmed ON enquiries (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX enquiries_email ON enquiries (email, created_at);
CREATE INDEX enquiries_job ON enquiries (job_id);
CREATE INDEX enquiries_mover ON enquiries (status_changed_by);
CREATE INDEX enquiries_last_change ON enquiries (GREATEST(confirmed_at, status_changed_at)) WHERE confirmed_at IS NOT NULL;
CREATE INDEX enquiries_person ON enquiries (person_id);
ALTER TABLE enquiries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (status, confirmed_at, status_changed_at, status_changed_by), DELETE ON enquiries TO agency_app;
GRANT SELECT, UPDATE (status_changed_by, person_id), DELETE ON enquiries TO agency_keeper;
CREATE TABLE enquiry_links (token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32), enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE);
CREATE INDEX enquiry_links_enquiry ON enquiry_links (enquiry_id);
ALTER TABLE enquiry_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON enquiry_links TO agency_app;
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
CREATE OR REPLACE FUNCTION app.news_words(_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ' ' || btrim(regexp_replace(translate(app.searchable(_text), E'.!?"\'\u2019', ' '), ' {2,}', ' ', 'g')) || ' ';
GRANT EXECUTE ON FUNCTION app.news_words TO agency_app, agency_reader;
CREATE OR REPLACE FUNCTION app.city_of(_location text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN btrim(lower(regexp_replace(_location, '^.*,', '')));
GRANT EXECUTE ON FUNCTION app.city_of TO agency_app, agency_reader;
CREATE OR REPLACE FUNCTION app.most_counted(_needed integer, _is_brief boolean DEFAULT false) RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN _is_brief OR (SELECT reltuples > 50000 FROM pg_class WHERE oid = 'public.jobs_newest'::regclass)
    THEN least(greatest(_needed, 500), 10000) ELSE 10000 END
$$;
GRANT EXECUTE ON FUNCTION app.most_counted TO agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.place_words(_location_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ' ' || translate(_location_text, E'.!?"\'+*\u2019', ' ') || ' ';
GRANT EXECUTE ON FUNCTION app.place_words TO agency_reader;
ALTER TABLE profiles ADD CONSTRAINT profiles_cv_id_id_fkey FOREIGN KEY (cv_id, id) REFERENCES cvs (id, user_id) ON DELETE SET NULL (cv_id);
ALTER TABLE job_places ADD CONSTRAINT job_places_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;
ALTER TABLE unmatched_jobs ADD CONSTRAINT unmatched_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE SET NULL;
ALTER TABLE cvs ADD CONSTRAINT cvs_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE SET NULL;
ALTER TABLE key_information ADD CONSTRAINT key_information_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE;
ALTER TABLE qualifying_clocks ADD CONSTRAINT qualifying_clocks_person_id_fkey FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE;
ALTER TABLE person_cv_words ADD CONSTRAINT person_cv_words_enquiry_file_id_fkey FOREIGN KEY (enquiry_file_id) REFERENCES enquiry_files (id) ON DELETE CASCADE;
CREATE TYPE public_job AS (id uuid, title text, company text, location text, salary text, type text, category text, description text, requirements text, created_at timestamptz, salary_min numeric, salary_max numeric, salary_period text, basis text, work_mode text, closes_at timestamptz, updated_at timestamptz, is_open boolean, logo text);
CREATE TYPE swipe_card AS (job public_job, total integer);
CREATE TYPE candidate_job AS (job public_job, since timestamptz, applied boolean, applied_at timestamptz, application_id uuid);
CREATE OR REPLACE FUNCTION app.actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE RETURN nullif(current_setting('app.actor_id', true), '')::uuid;
GRANT EXECUTE ON FUNCTION app.actor_id TO agency_app, agency_reader, agency_keeper;
CREATE FUNCTION app.demand_admin() RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.demand_admin OWNER TO agency_keeper;
CREATE FUNCTION app.demand_desk() RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.demand_desk OWNER TO agency_keeper;
CREATE FUNCTION app.demand_system() RETURNS void LANGUAGE plpgsql AS '';
CREATE FUNCTION app.find_session(_token_hash bytea) RETURNS TABLE (user_id uuid, kind text, email text, full_name text, role text, status text, created_at timestamptz, expires_at timestamptz, is_owner boolean, lacks_factor boolean, may_apply boolean) LANGUAGE sql AS '';
ALTER FUNCTION app.find_session OWNER TO agency_keeper;
CREATE FUNCTION app.has_factor(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.has_factor OWNER TO agency_keeper;
CREATE FUNCTION is_admin(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION is_admin OWNER TO agency_reader;
CREATE FUNCTION app.is_consultant(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.is_consultant OWNER TO agency_reader;
CREATE OR REPLACE FUNCTION app.is_staff_role(_role text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN _role IN ('admin', 'consultant', 'editor');
GRANT EXECUTE ON FUNCTION app.is_staff_role TO agency_app, agency_reader, agency_keeper;
CREATE OR REPLACE FUNCTION app.is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE RETURN coalesce(current_setting('app.is_system', true), '') = 'on';
GRANT EXECUTE ON FUNCTION app.is_system TO agency_app, agency_reader, agency_keeper;
CREATE FUNCTION app.lacks_factor(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.lacks_factor OWNER TO agency_keeper;
CREATE FUNCTION app.may_apply(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_apply OWNER TO agency_reader;
CREATE FUNCTION app.may_apply_waiting() RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_apply_waiting OWNER TO agency_reader;
CREATE FUNCTION app.may_edit_content(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_edit_content OWNER TO agency_reader;
CREATE FUNCTION app.may_post(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_post OWNER TO agency_reader;
CREATE FUNCTION app.may_work_desk(_user_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_work_desk OWNER TO agency_reader;
CREATE FUNCTION app.staff_ids() RETURNS uuid[] LANGUAGE sql AS '';
ALTER FUNCTION app.staff_ids OWNER TO agency_reader;
CREATE FUNCTION app.use_api_key(_token_hash bytea) RETURNS TABLE (key_id uuid, scopes text[], requests_a_minute integer, requests integer, seconds_left integer, expires_at timestamptz, user_id uuid, email text, full_name text, role text, status text, is_owner boolean, lacks_factor boolean) LANGUAGE sql AS '';
ALTER FUNCTION app.use_api_key OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.account_conditions(_status text, _role text, _pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN 'true' || CASE WHEN _status IS NULL THEN '' ELSE ' AND status = $1' END
    || CASE WHEN _role IS NULL THEN '' ELSE ' AND role = $2' END
    || CASE WHEN _pattern IS NULL THEN '' ELSE ' AND search_text LIKE $3' END;
GRANT EXECUTE ON FUNCTION app.account_conditions TO agency_keeper;
CREATE OR REPLACE FUNCTION app.account_of(_email citext) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp RETURN (SELECT id FROM public.profiles WHERE email = _email AND app.is_system());
ALTER FUNCTION app.account_of OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.account_of TO agency_app;
CREATE OR REPLACE FUNCTION app.account_pattern(_search text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN app.contains_pattern(nullif(btrim(app.searchable(left(_search, 100))), ''));
GRANT EXECUTE ON FUNCTION app.account_pattern TO agency_keeper;
CREATE FUNCTION app.change_email(_user_id uuid, _email citext) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.change_email OWNER TO agency_keeper;
CREATE FUNCTION app.count_accounts( _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _needed integer DEFAULT NULL, OUT total integer, OUT is_more boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.count_accounts OWNER TO agency_keeper;
CREATE FUNCTION app.decide_account(_user_id uuid, _status text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.decide_account OWNER TO agency_keeper;
CREATE FUNCTION app.delete_account(_user_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.delete_account OWNER TO agency_keeper;
CREATE FUNCTION app.end_sessions_of_changed_account() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.end_sessions_of_changed_account OWNER TO agency_keeper;
CREATE FUNCTION app.erase_account(_user_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.erase_account OWNER TO agency_keeper;
CREATE FUNCTION app.list_accounts( _search text DEFAULT NULL, _status text DEFAULT NULL, _role text DEFAULT NULL, _limit integer DEFAULT 50, _offset integer DEFAULT 0 ) RETURNS TABLE (id uuid, email text, full_name text, role text, status text, created_at timestamptz, approved_at timestamptz, approved_by_name text, email_confirmed_at timestamptz) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.list_accounts OWNER TO agency_keeper;
CREATE FUNCTION app.note_account_use(_user_id uuid) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_account_use OWNER TO agency_keeper;
CREATE FUNCTION app.remove_account(_user_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.remove_account OWNER TO agency_keeper;
CREATE FUNCTION app.use_bootstrap_token(_token_hash bytea) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.use_bootstrap_token OWNER TO agency_keeper;
CREATE FUNCTION app.alert_keys( _words jsonb, _latitude float8, _longitude float8, _miles float8, _location text, _category text, _type text, _work_mode text, _industry text DEFAULT NULL ) RETURNS text[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.alert_keys OWNER TO agency_reader;
CREATE FUNCTION app.find_alerts_for_jobs(_job_ids uuid[]) RETURNS TABLE (alert_id uuid, job_id uuid) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_alerts_for_jobs OWNER TO agency_reader;
CREATE FUNCTION app.found_words(_text text, _query tsquery) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION app.get_alert_mail_jobs(_mail_id uuid, _most integer) RETURNS TABLE (id uuid, title text, company text, location text, salary text, type text, basis text, closes_at timestamptz, miles float8, place text, title_words text[], text_words text[], count integer) LANGUAGE sql AS '';
ALTER FUNCTION app.get_alert_mail_jobs OWNER TO agency_reader;
CREATE FUNCTION app.note_new_jobs() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_new_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.note_opened_jobs() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_opened_jobs OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.square_of(_cell integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN _cell / 2251 / 10 * 226 + _cell % 2251 / 10;
GRANT EXECUTE ON FUNCTION app.square_of TO agency_reader;
CREATE FUNCTION app.check_application_step() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.count_equality_answers(_category text, _answers jsonb) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.count_equality_answers OWNER TO agency_keeper;
CREATE FUNCTION app.count_unread_applications(_limit integer) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.count_unread_applications OWNER TO agency_reader;
CREATE FUNCTION app.drop_held_decision() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.drop_held_decision OWNER TO agency_keeper;
CREATE FUNCTION app.find_decided_applications(_since timestamptz, _limit integer) RETURNS uuid[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_decided_applications OWNER TO agency_reader;
CREATE FUNCTION app.find_desk_applications( _search text, _status text, _limit integer, _offset integer, _stage uuid DEFAULT NULL, _job uuid DEFAULT NULL, _is_guest boolean DEFAULT NULL, _is_oldest boolean DEFAULT false, _is_unstaged boolean DEFAULT false, _most integer DEFAULT NULL, OUT ids uuid[], OUT total integer, OUT is_more boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_desk_applications OWNER TO agency_reader;
CREATE FUNCTION app.find_overdue_applications(_now timestamptz, _limit integer) RETURNS uuid[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_overdue_applications OWNER TO agency_reader;
CREATE FUNCTION app.find_unread_applications(_now timestamptz, _limit integer) RETURNS uuid[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_unread_applications OWNER TO agency_reader;
CREATE FUNCTION app.find_unread_replies(_limit integer) RETURNS TABLE (application_id uuid, newest uuid, replies integer, since timestamptz) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_unread_replies OWNER TO agency_reader;
CREATE FUNCTION get_public_job_reply_rate(_job_id uuid, OUT is_agency boolean, OUT promised integer, OUT in_time integer) RETURNS SETOF record LANGUAGE sql AS '';
ALTER FUNCTION get_public_job_reply_rate OWNER TO agency_reader;
CREATE FUNCTION get_public_reply_rate(_employer_id uuid DEFAULT NULL, OUT promised integer, OUT in_time integer) RETURNS SETOF record LANGUAGE sql AS '';
ALTER FUNCTION get_public_reply_rate OWNER TO agency_reader;
CREATE FUNCTION is_equality_monitored() RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION is_equality_monitored OWNER TO agency_reader;
CREATE FUNCTION app.is_unnamed(_application_id uuid, _status text) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.is_unnamed OWNER TO agency_keeper;
CREATE FUNCTION app.keep_application_event() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_application_event OWNER TO agency_keeper;
CREATE FUNCTION app.keep_reply_promise() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_reply_promise OWNER TO agency_keeper;
CREATE FUNCTION app.mark_applied() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.mark_applied OWNER TO agency_keeper;
CREATE FUNCTION app.may_be_found(_application_id uuid, _status text, _patterns text[]) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_be_found OWNER TO agency_reader;
CREATE FUNCTION app.note_held_decision() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_held_decision OWNER TO agency_keeper;
CREATE FUNCTION app.received_cv(_cv_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.received_cv OWNER TO agency_reader;
CREATE FUNCTION app.report_equality() RETURNS TABLE (category text, from_month date, to_month date, people integer, question text, answer text, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_equality OWNER TO agency_keeper;
CREATE FUNCTION app.shown_name(_application_id uuid, _status text, _full_name text) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.own_person_id() RETURNS uuid LANGUAGE sql AS '';
ALTER FUNCTION app.own_person_id OWNER TO agency_reader;
CREATE FUNCTION app.find_calendar_link(_token_hash bytea) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_calendar_link OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.channel_facts(_is_agency boolean, _work_mode text, _basis text, _has_place boolean, _postal_code text, _has_pay boolean, _letters integer, _posted timestamptz, _is_left_out boolean) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN CASE WHEN _is_agency THEN 'agency ' ELSE 'employer ' END || _work_mode || ' ' || _basis || CASE WHEN _has_place THEN ' place' ELSE ' -' END || CASE WHEN _postal_code IS NULL THEN ' -' ELSE ' postcode' END || CASE WHEN _has_pay THEN ' pay' ELSE ' -' END || CASE WHEN _letters < 50 THEN ' 0 ' WHEN _letters < 100 THEN ' 50 ' ELSE ' 100 ' END || least(90, floor(extract(epoch FROM now() - _posted) / 86400))::text || CASE WHEN _is_left_out THEN ' out' ELSE ' in' END;
GRANT EXECUTE ON FUNCTION app.channel_facts TO agency_reader;
CREATE FUNCTION app.count_channel_jobs() RETURNS TABLE (channel text, facts text, jobs integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.count_channel_jobs OWNER TO agency_reader;
CREATE FUNCTION count_channel_read(_channel text, _reads integer) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION count_channel_read OWNER TO agency_keeper;
CREATE FUNCTION app.find_channel_jobs(_channel text, _is_left_out boolean, _facts text[], _limit integer, _offset integer) RETURNS TABLE (id uuid, title text, company text, location text, created_at timestamptz) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_channel_jobs OWNER TO agency_reader;
CREATE FUNCTION app.get_channel_facts(_job_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.get_channel_facts OWNER TO agency_reader;
CREATE FUNCTION get_job_channel(_channel text) RETURNS TABLE (jobs text, version text) LANGUAGE sql AS '';
ALTER FUNCTION get_job_channel OWNER TO agency_reader;
CREATE FUNCTION list_channel_jobs(_channel text, _limit integer, _after_posted bigint DEFAULT NULL, _after_id uuid DEFAULT NULL) RETURNS TABLE (id uuid, title text, company text, location text, salary text, type text, category text, description text, requirements text, created_at timestamptz, salary_min numeric, salary_max numeric, salary_period text, basis text, work_mode text, closes_at timestamptz, updated_at timestamptz, is_open boolean, logo text, posted bigint, place text, county text, postal_code text, latitude float8, longitude float8, facts text) LANGUAGE sql AS '';
ALTER FUNCTION list_channel_jobs OWNER TO agency_reader;
CREATE FUNCTION list_gone_channel_jobs(_channel text, _days integer, _limit integer, _after_id uuid DEFAULT NULL) RETURNS TABLE (id uuid, created_at timestamptz, gone_at timestamptz, is_open boolean, facts text) LANGUAGE sql AS '';
ALTER FUNCTION list_gone_channel_jobs OWNER TO agency_reader;
CREATE FUNCTION app.answer_shortlist(_token_hash bytea, _position integer, _answer text, _comment text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.answer_shortlist OWNER TO agency_keeper;
CREATE FUNCTION app.check_client_account() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.check_client_account OWNER TO agency_keeper;
CREATE FUNCTION app.client_of_job(_job_id uuid) RETURNS uuid LANGUAGE sql AS '';
CREATE FUNCTION app.find_shortlist(_token_hash bytea) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_shortlist OWNER TO agency_keeper;
CREATE FUNCTION app.find_shortlist_cv(_token_hash bytea, _position integer) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_shortlist_cv OWNER TO agency_keeper;
CREATE FUNCTION app.may_name_candidate(_application_id uuid, _client_id uuid) RETURNS boolean LANGUAGE sql AS '';
CREATE FUNCTION app.read_shortlist(_token_hash bytea) RETURNS jsonb LANGUAGE plpgsql AS '';
ALTER FUNCTION app.read_shortlist OWNER TO agency_keeper;
CREATE FUNCTION app.shown_entries(_shortlist_id uuid) RETURNS TABLE ("position" smallint, application_id uuid, full_name text, has_cv boolean, headline text, place text, skills text[], note text, answer text, comment text, answered_at timestamptz) LANGUAGE sql AS '';
CREATE FUNCTION app.keep_used_picture() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.notify_content_change() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.claim_loose_file(_storage_key text) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.claim_loose_file OWNER TO agency_keeper;
CREATE FUNCTION find_public_logo(_logo text) RETURNS text LANGUAGE sql AS '';
ALTER FUNCTION find_public_logo OWNER TO agency_reader;
CREATE FUNCTION app.let_go_of_file() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.let_go_of_file OWNER TO agency_keeper;
CREATE FUNCTION app.may_store_file(_storage_key text) RETURNS boolean LANGUAGE sql AS '';
CREATE FUNCTION app.name_cv_file() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.note_loose_file(_storage_key text, _seconds integer) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_loose_file OWNER TO agency_keeper;
CREATE FUNCTION app.claim_guest_applications(_user_id uuid, _email public.citext) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.claim_guest_applications OWNER TO agency_keeper;
CREATE FUNCTION app.correct_guest_application(_id uuid, _full_name text, _phone text) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.correct_guest_application OWNER TO agency_keeper;
CREATE FUNCTION app.forget_guest_applications(_months integer, _limit integer) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.forget_guest_applications OWNER TO agency_keeper;
CREATE FUNCTION app.give_guest_cv(_id uuid, _cv_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.give_guest_cv OWNER TO agency_keeper;
CREATE FUNCTION app.remove_guest_application(_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.remove_guest_application OWNER TO agency_keeper;
CREATE FUNCTION app.ask_for_other_times(_token_hash bytea, _note text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.ask_for_other_times OWNER TO agency_keeper;
CREATE FUNCTION app.book_interview(_token_hash bytea, _starts_at timestamptz) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.book_interview OWNER TO agency_keeper;
CREATE FUNCTION app.cancel_interview_by_link(_token_hash bytea, _note text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.cancel_interview_by_link OWNER TO agency_keeper;
CREATE FUNCTION app.cancel_interviews_of_application() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.cancel_interviews_of_application OWNER TO agency_keeper;
CREATE FUNCTION app.find_interview_link(_token_hash bytea) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_interview_link OWNER TO agency_keeper;
CREATE FUNCTION app.note_erased_interview() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_erased_interview OWNER TO agency_keeper;
CREATE FUNCTION app.open_interview_slots(_interview_id uuid) RETURNS TABLE (starts_at timestamptz) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.open_interview_slots OWNER TO agency_keeper;
CREATE FUNCTION app.stamp_interview() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.actor_name() RETURNS text LANGUAGE sql AS '';
ALTER FUNCTION app.actor_name OWNER TO agency_keeper;
CREATE FUNCTION app.answer_introduction_by_link(_token_hash bytea, _outcome text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.answer_introduction_by_link OWNER TO agency_keeper;
CREATE FUNCTION app.answer_own_introduction(_id uuid, _outcome text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.answer_own_introduction OWNER TO agency_keeper;
CREATE FUNCTION app.append_introduction_entry( _introduction_id uuid, _kind text, _outcome text, _method text, _checked_on date, _follow_up_on date, _detail jsonb) RETURNS bigint LANGUAGE plpgsql AS '';
ALTER FUNCTION app.append_introduction_entry OWNER TO agency_keeper;
CREATE FUNCTION app.check_introductions(OUT entries bigint, OUT head text, OUT erased bigint, OUT broken_at bigint, OUT fault text) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.check_introductions OWNER TO agency_keeper;
CREATE FUNCTION app.consent_of_introduction(_id uuid) RETURNS text LANGUAGE sql AS '';
ALTER FUNCTION app.consent_of_introduction OWNER TO agency_keeper;
CREATE FUNCTION app.find_introduction_link(_token_hash bytea) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_introduction_link OWNER TO agency_keeper;
CREATE FUNCTION app.forget_introductions(_now timestamptz) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.forget_introductions OWNER TO agency_keeper;
CREATE FUNCTION app.gaps_of_introduction(_id uuid) RETURNS text[] LANGUAGE sql AS '';
ALTER FUNCTION app.gaps_of_introduction OWNER TO agency_keeper;
CREATE FUNCTION app.hold_introduction(_id uuid) RETURNS public.introductions LANGUAGE plpgsql AS '';
ALTER FUNCTION app.hold_introduction OWNER TO agency_keeper;
CREATE FUNCTION app.introduce(_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.introduce OWNER TO agency_keeper;
CREATE FUNCTION app.introduction_gaps(_application_id uuid, _client_id uuid DEFAULT NULL) RETURNS text[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.introduction_gaps OWNER TO agency_keeper;
CREATE FUNCTION app.introduction_line(_entry public.introduction_entries) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.introductions_to_keep(_user_id uuid) RETURNS TABLE (introduction_id uuid, last_action_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION app.introductions_to_keep OWNER TO agency_keeper;
CREATE FUNCTION app.leave_introductions() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.leave_introductions OWNER TO agency_keeper;
CREATE FUNCTION app.may_introduce(_application_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.may_introduce OWNER TO agency_keeper;
CREATE FUNCTION app.needs_right_to_work(_engagement text, _on date) RETURNS boolean LANGUAGE sql AS '';
CREATE FUNCTION app.note_candidate_consent(_id uuid, _outcome text, _method text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_candidate_consent OWNER TO agency_keeper;
CREATE FUNCTION app.open_introduction( _application_id uuid, _client_name text, _client_id uuid, _purpose text, _engagement text) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.open_introduction OWNER TO agency_keeper;
CREATE FUNCTION app.record_introduction_check( _id uuid, _kind text, _outcome text, _method text, _checked_on date, _follow_up_on date, _note text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.record_introduction_check OWNER TO agency_keeper;
CREATE FUNCTION app.record_introduction_consent(_id uuid, _outcome text, _method text, _note text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.record_introduction_consent OWNER TO agency_keeper;
CREATE FUNCTION app.refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION count_found_jobs_by_choice( _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false, _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _location text DEFAULT NULL ) RETURNS TABLE (category text, type text, work_mode text, industries text[], pay_step integer, posted_within integer, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_found_jobs_by_choice OWNER TO agency_reader;
CREATE FUNCTION count_found_jobs_of_each(_words jsonb, _location text) RETURNS TABLE (n bigint, total integer, is_more boolean) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_found_jobs_of_each OWNER TO agency_reader;
CREATE FUNCTION count_job_view(_job_id uuid) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION count_job_view OWNER TO agency_keeper;
CREATE FUNCTION count_public_job_changes() RETURNS TABLE (part integer, jobs integer, last_change timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION count_public_job_changes OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs( _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _needed integer DEFAULT NULL, OUT total integer, OUT is_more boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_age( _search text, _location text DEFAULT NULL, OUT total integer, OUT recent integer, OUT earlier integer, OUT is_estimate boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_by_age OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_choice(_location text DEFAULT NULL, _search text DEFAULT NULL) RETURNS TABLE (category text, type text, pay_step integer, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_by_choice OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_pay( _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL, OUT bins integer[], OUT unpaid integer, OUT is_estimate boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_by_pay OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_place(_locations text[]) RETURNS TABLE (location text, total integer, is_estimate boolean) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_by_place OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_title( _category text, _words text[], _either boolean, OUT total integer, OUT is_more boolean ) LANGUAGE sql AS '';
ALTER FUNCTION count_public_jobs_by_title OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_by_week() RETURNS TABLE (first_day date, white_collar integer, blue_collar integer, is_estimate boolean) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_by_week OWNER TO agency_reader;
CREATE FUNCTION count_public_jobs_of_each(_searches text[], _location text) RETURNS TABLE (search text, total integer, is_estimate boolean) LANGUAGE plpgsql AS '';
ALTER FUNCTION count_public_jobs_of_each OWNER TO agency_reader;
CREATE FUNCTION app.find_desk_jobs( _search text, _status text, _limit integer, _offset integer, OUT ids uuid[], OUT total integer, OUT is_more boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_desk_jobs OWNER TO agency_reader;
CREATE FUNCTION find_public_jobs( _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false, _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _category text DEFAULT NULL, _type text DEFAULT NULL, _location text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _work_mode text DEFAULT NULL, _posted_after timestamptz DEFAULT NULL, _sort text DEFAULT 'best', _limit integer DEFAULT 100, _offset integer DEFAULT 0, _industry text DEFAULT NULL ) RETURNS TABLE (job public_job, miles float8, marked_title text, marked_text text, total integer, is_more boolean) LANGUAGE plpgsql AS '';
ALTER FUNCTION find_public_jobs OWNER TO agency_reader;
CREATE FUNCTION find_similar_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS TABLE (job public_job, miles float8) LANGUAGE plpgsql AS '';
ALTER FUNCTION find_similar_jobs OWNER TO agency_reader;
CREATE FUNCTION get_job_questions(_job_id uuid, _set_id uuid DEFAULT NULL) RETURNS TABLE (id uuid, questions jsonb) LANGUAGE sql AS '';
ALTER FUNCTION get_job_questions OWNER TO agency_reader;
CREATE FUNCTION get_next_public_job_closing() RETURNS timestamptz LANGUAGE sql AS '';
ALTER FUNCTION get_next_public_job_closing OWNER TO agency_reader;
CREATE FUNCTION get_other_jobs_of_employer(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job LANGUAGE sql AS '';
ALTER FUNCTION get_other_jobs_of_employer OWNER TO agency_reader;
CREATE FUNCTION get_public_board_figures( OUT open_jobs integer, OUT is_estimate boolean, OUT median_pay double precision, OUT paid integer ) LANGUAGE plpgsql AS '';
ALTER FUNCTION get_public_board_figures OWNER TO agency_reader;
CREATE FUNCTION get_public_job_by_id(_job_id uuid) RETURNS SETOF public_job LANGUAGE sql AS '';
ALTER FUNCTION get_public_job_by_id OWNER TO agency_reader;
CREATE FUNCTION get_public_job_promises(_job_id uuid, OUT confirmed_at timestamptz, OUT reply_days integer) RETURNS SETOF record LANGUAGE sql AS '';
ALTER FUNCTION get_public_job_promises OWNER TO agency_reader;
CREATE FUNCTION get_public_jobs( _limit integer DEFAULT 100, _offset integer DEFAULT 0, _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _sort text DEFAULT 'newest' ) RETURNS SETOF public_job LANGUAGE plpgsql AS '';
ALTER FUNCTION get_public_jobs OWNER TO agency_reader;
CREATE FUNCTION get_public_jobs_by_title( _category text, _words text[], _either boolean DEFAULT false, _limit integer DEFAULT 20 ) RETURNS SETOF public_job LANGUAGE plpgsql AS '';
ALTER FUNCTION get_public_jobs_by_title OWNER TO agency_reader;
CREATE FUNCTION get_public_role_pay( _title text, _location text DEFAULT NULL, OUT pays double precision[], OUT median double precision ) LANGUAGE plpgsql AS '';
ALTER FUNCTION get_public_role_pay OWNER TO agency_reader;
CREATE FUNCTION get_similar_public_jobs(_job_id uuid, _limit integer DEFAULT 4) RETURNS SETOF public_job LANGUAGE plpgsql AS '';
ALTER FUNCTION get_similar_public_jobs OWNER TO agency_reader;
CREATE FUNCTION app.is_open_job(_job_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.is_open_job OWNER TO agency_reader;
CREATE FUNCTION list_public_changes_by_place(_locations text[]) RETURNS TABLE (location text, last_change timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION list_public_changes_by_place OWNER TO agency_reader;
CREATE FUNCTION list_public_job_changes(_limit integer DEFAULT 50000, _offset integer DEFAULT 0) RETURNS TABLE (id uuid, updated_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION list_public_job_changes OWNER TO agency_reader;
CREATE FUNCTION list_public_job_changes_by_id(_from uuid, _before uuid, _limit integer DEFAULT 5000) RETURNS TABLE (id uuid, updated_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION list_public_job_changes_by_id OWNER TO agency_reader;
CREATE FUNCTION list_public_jobs( _limit integer DEFAULT 100, _after_posted bigint DEFAULT NULL, _after_id uuid DEFAULT NULL, _category text DEFAULT NULL, _type text DEFAULT NULL, _work_mode text DEFAULT NULL ) RETURNS TABLE (job public_job, posted bigint) LANGUAGE sql AS '';
ALTER FUNCTION list_public_jobs OWNER TO agency_reader;
CREATE OR REPLACE FUNCTION app.middle_pay_per_year(_min numeric, _max numeric, _period text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN app.pay_per_year((coalesce(_min, _max) + coalesce(_max, _min)) / 2, _period);
GRANT EXECUTE ON FUNCTION app.middle_pay_per_year TO agency_reader;
CREATE FUNCTION app.notify_job_changes() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.notify_logo_change() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.notify_question_change() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.owns_job(_job_id uuid) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.owns_job OWNER TO agency_reader;
CREATE OR REPLACE FUNCTION app.role_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '^[[:alpha:]]{3,}[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(btrim(app.news_words(regexp_replace(_title, '([,;:(\[|]| [-–—] ).*$', ''))), ' ')) AS word
    WHERE word <> '' AND word <> ALL (ARRAY['a', 'an', 'and', 'apprentice', 'contract', 'days', 'experienced', 'for', 'full', 'graduate',
      'junior', 'lead', 'nights', 'of', 'part', 'permanent', 'principal', 'remote', 'senior', 'temporary', 'the', 'time', 'trainee'])
  );
GRANT EXECUTE ON FUNCTION app.role_words TO agency_reader;
CREATE FUNCTION app.stamp_confirmation() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.stamp_posting() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.note_mailing_report(_mail_id uuid, _is_complaint boolean, _is_unknown boolean, _by text) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_mailing_report OWNER TO agency_keeper;
CREATE FUNCTION app.stop_mailings(_token_hash bytea, _by text) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.stop_mailings OWNER TO agency_keeper;
CREATE FUNCTION app.weigh_recipients(_people uuid[]) RETURNS TABLE (id uuid, full_name text, email public.citext, left_out text) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.weigh_recipients OWNER TO agency_keeper;
CREATE FUNCTION app.withdraw_emails(_person_id uuid, _words text, _by text) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.withdraw_emails OWNER TO agency_keeper;
CREATE FUNCTION app.end_push_of_changed_account() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.end_push_of_changed_account OWNER TO agency_keeper;
CREATE FUNCTION app.find_people_for_job(_job_id uuid) RETURNS SETOF uuid LANGUAGE sql AS '';
CREATE FUNCTION app.free_push_endpoint(_endpoint text, _p256dh text, _auth text) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.free_push_endpoint OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.news_city(_location text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN app.news_words(app.city_of(
    regexp_replace(_location, ',\s*(uk|united kingdom|england|scotland|wales)\s*$', '', 'i')));
GRANT EXECUTE ON FUNCTION app.news_city TO agency_app;
CREATE OR REPLACE FUNCTION app.title_words(_title text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT CASE WHEN word ~ '[^s]s$' THEN left(word, -1) ELSE word END), '{}')
    FROM unnest(string_to_array(app.news_words(_title), ' ')) AS word
    WHERE length(word) >= 4 AND word <> ALL (ARRAY['apprentice', 'assistant', 'associate', 'chief', 'contract', 'coordinator',
      'days', 'deputy', 'executive', 'experienced', 'full', 'general', 'graduate', 'head', 'hybrid', 'junior', 'lead', 'leader',
      'manager', 'nights', 'officer', 'part', 'permanent', 'principal', 'remote', 'senior', 'shift', 'specialist', 'staff',
      'team', 'temporary', 'time', 'trainee', 'with', 'work', 'worker'])
  );
GRANT EXECUTE ON FUNCTION app.title_words TO agency_app;
CREATE FUNCTION app.add_facts(_person_id uuid, _from public.people) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.add_facts OWNER TO agency_keeper;
CREATE FUNCTION app.alert_mails_of_person(_id uuid, _limit integer) RETURNS TABLE (id uuid, kind text, sent_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION app.alert_mails_of_person OWNER TO agency_keeper;
CREATE FUNCTION app.compare_people(_limit integer) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.compare_people OWNER TO agency_keeper;
CREATE FUNCTION app.delete_person(_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.delete_person OWNER TO agency_keeper;
CREATE FUNCTION app.erase_person(_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.erase_person OWNER TO agency_keeper;
CREATE FUNCTION app.facts_of(_person public.people) RETURNS jsonb LANGUAGE sql AS '';
ALTER FUNCTION app.facts_of OWNER TO agency_keeper;
CREATE FUNCTION app.fill_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.fill_person OWNER TO agency_keeper;
CREATE FUNCTION app.find_people( _words jsonb, _email text, _latitude float8, _longitude float8, _miles float8, _tag text, _available_by date, _right_to_work text, _may_email boolean, _contact_from timestamptz, _contact_to timestamptz, _sort text, _limit integer, _offset integer, OUT ids uuid[], OUT total integer, OUT is_more boolean ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_people OWNER TO agency_reader;
CREATE FUNCTION app.find_people_of_address(_person_id uuid) RETURNS uuid[] LANGUAGE plpgsql AS '';
ALTER FUNCTION app.find_people_of_address OWNER TO agency_reader;
CREATE FUNCTION app.forget_people(_months integer, _limit integer) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.forget_people OWNER TO agency_keeper;
CREATE FUNCTION app.join_guest(_person_id uuid) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.join_guest OWNER TO agency_keeper;
CREATE FUNCTION app.keep_account_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_account_person OWNER TO agency_keeper;
CREATE FUNCTION app.keep_applicant() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_applicant OWNER TO agency_keeper;
CREATE FUNCTION app.keep_cv_words(_person_id uuid, _cv_id uuid, _text text) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_cv_words OWNER TO agency_keeper;
CREATE FUNCTION app.keep_enquirer() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_enquirer OWNER TO agency_keeper;
CREATE FUNCTION app.keep_noted_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_noted_person OWNER TO agency_keeper;
CREATE FUNCTION app.keep_read_cv() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_read_cv OWNER TO agency_keeper;
CREATE FUNCTION app.known_people(_people jsonb) RETURNS TABLE (line integer, id uuid, full_name text, by text) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.known_people OWNER TO agency_keeper;
CREATE FUNCTION app.leave_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.leave_person OWNER TO agency_keeper;
CREATE FUNCTION app.merge_people(_kept_id uuid, _gone_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.merge_people OWNER TO agency_keeper;
CREATE FUNCTION app.move_rows(_kept_id uuid, _gone_id uuid, _is_lenient boolean) RETURNS jsonb LANGUAGE plpgsql AS '';
ALTER FUNCTION app.move_rows OWNER TO agency_keeper;
CREATE FUNCTION app.note_ended_merge() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_ended_merge OWNER TO agency_keeper;
CREATE FUNCTION app.note_newest_cv() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_newest_cv OWNER TO agency_keeper;
CREATE FUNCTION app.note_uncompared() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_uncompared OWNER TO agency_keeper;
CREATE FUNCTION app.pair_person(_id uuid) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.pair_person OWNER TO agency_keeper;
CREATE FUNCTION app.part_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.part_person OWNER TO agency_keeper;
CREATE FUNCTION app.people_references() RETURNS TABLE (table_name text, column_name text) LANGUAGE sql AS '';
ALTER FUNCTION app.people_references OWNER TO agency_keeper;
CREATE FUNCTION app.person_of_account(_user_id uuid) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.person_of_account OWNER TO agency_keeper;
CREATE FUNCTION app.person_of_address( _email public.citext, _full_name text, _phone text, _location text, _headline text, _source text, _at timestamptz ) RETURNS uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.person_of_address OWNER TO agency_keeper;
CREATE FUNCTION app.person_vector( _full_name text, _headline text, _skills text[], _tags text[], _location text, _background text ) RETURNS tsvector LANGUAGE sql AS '';
CREATE FUNCTION app.profile_of_person(_id uuid, OUT bio text, OUT experience text) RETURNS SETOF record LANGUAGE sql AS '';
ALTER FUNCTION app.profile_of_person OWNER TO agency_keeper;
CREATE FUNCTION app.renew_people(_ids uuid[]) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.renew_people OWNER TO agency_keeper;
CREATE FUNCTION app.renew_person(_id uuid) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.renew_person OWNER TO agency_keeper;
CREATE FUNCTION app.set_facts(_person_id uuid, _columns jsonb) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.set_facts OWNER TO agency_keeper;
CREATE FUNCTION app.tell_apart(_one_id uuid, _other_id uuid) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.tell_apart OWNER TO agency_keeper;
CREATE FUNCTION app.unmerge_people(_merge_id uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.unmerge_people OWNER TO agency_keeper;
CREATE FUNCTION app.unname_person() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.unname_person OWNER TO agency_keeper;
CREATE FUNCTION app.cells_within(latitude float8, longitude float8, miles float8) RETURNS integer[] LANGUAGE plpgsql AS '';
CREATE FUNCTION app.choose_place( _keys text[], _beside text[], _least integer DEFAULT 0, OUT name text, OUT county text, OUT latitude float8, OUT longitude float8, OUT is_said boolean, OUT is_only boolean ) LANGUAGE plpgsql AS '';
CREATE FUNCTION app.county_near(_latitude float8, _longitude float8, _kind text) RETURNS text LANGUAGE plpgsql AS '';
CREATE FUNCTION find_places(_where text) RETURNS TABLE (match text, name text, county text, country text, postcode text, basis text, latitude float8, longitude float8) LANGUAGE plpgsql AS '';
ALTER FUNCTION find_places OWNER TO agency_reader;
CREATE FUNCTION find_places_of(_location text) RETURNS TABLE (part text, match text, name text, county text) LANGUAGE sql AS '';
ALTER FUNCTION find_places_of OWNER TO agency_reader;
CREATE FUNCTION get_public_job_places(_job_id uuid) RETURNS TABLE (name text, county text, postal_code text, is_chosen boolean) LANGUAGE sql AS '';
ALTER FUNCTION get_public_job_places OWNER TO agency_reader;
CREATE FUNCTION app.is_known_place(_keys text[]) RETURNS boolean LANGUAGE plpgsql AS '';
CREATE FUNCTION app.keep_own_place(_item_id uuid, _area jsonb) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION app.keep_own_places() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_own_places OWNER TO agency_keeper;
CREATE FUNCTION app.location_parts(_location text) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION name_near(_latitude float8, _longitude float8, OUT name text, OUT county text) LANGUAGE sql AS '';
ALTER FUNCTION name_near OWNER TO agency_reader;
CREATE FUNCTION app.place_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.place_changed_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.place_jobs(_job_ids uuid[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.place_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.place_new_jobs() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.place_new_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.place_next_jobs() RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.place_next_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.renew_next_places() RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION app.renew_next_places OWNER TO agency_keeper;
CREATE FUNCTION app.renew_places() RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.renew_places OWNER TO agency_keeper;
CREATE FUNCTION app.resolve_location( _location text, OUT number smallint, OUT name text, OUT county text, OUT outcode text, OUT postal_code text, OUT latitude float8, OUT longitude float8, OUT is_chosen boolean ) RETURNS SETOF record LANGUAGE sql AS '';
ALTER FUNCTION app.resolve_location OWNER TO agency_reader;
CREATE FUNCTION app.resolve_place( _part text, OUT name text, OUT county text, OUT outcode text, OUT postal_code text, OUT latitude float8, OUT longitude float8, OUT is_chosen boolean, OUT basis text ) RETURNS SETOF record LANGUAGE plpgsql AS '';
CREATE FUNCTION app.same_place(_location text, _except uuid[] DEFAULT '{}', OUT job_id uuid, OUT spots float8[]) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.same_place OWNER TO agency_keeper;
CREATE FUNCTION app.spots_of(_location text) RETURNS float8[] LANGUAGE sql AS '';
CREATE FUNCTION app.stamp_spots() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION suggest_places(_start text) RETURNS TABLE (name text, county text, kind text) LANGUAGE plpgsql AS '';
ALTER FUNCTION suggest_places OWNER TO agency_reader;
CREATE FUNCTION app.list_quiet_jobs( _days integer, _limit integer, _offset integer, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (id uuid, title text, client text, consultant text, posted_at timestamptz, active_at timestamptz, applications integer, waiting integer, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.list_quiet_jobs OWNER TO agency_reader;
CREATE FUNCTION app.list_reported_applications( _part text, _until text, _days double precision[], _step integer, _source text, _limit integer, _offset integer, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (id uuid, full_name text, job_title text, client text, status text, sent_at timestamptz, days double precision, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.list_reported_applications OWNER TO agency_reader;
CREATE FUNCTION app.list_reported_fills( _days double precision[], _step integer, _limit integer, _offset integer, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (id uuid, title text, client text, posted_at timestamptz, filled_at timestamptz, days double precision, total integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.list_reported_fills OWNER TO agency_reader;
CREATE FUNCTION app.report_course( _unit text, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (begins date, replied integer, waiting integer, withdrawn integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_course OWNER TO agency_reader;
CREATE FUNCTION app.report_fills( _days double precision[], _from date, _to date, _consultant uuid, _job uuid, _client text, _category text, OUT total integer, OUT median_days double precision, OUT long_days double precision, OUT within integer[] ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_fills OWNER TO agency_reader;
CREATE FUNCTION app.report_groups( _by text, _limit integer, _from date, _to date, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (key text, name text, client text, sent integer, replied integer, median_days double precision, shortlisted integer, hired integer, groups integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_groups OWNER TO agency_reader;
CREATE FUNCTION app.report_sources(_from date, _to date, _consultant uuid, _job uuid, _client text, _category text) RETURNS TABLE (source text, sent integer, shortlisted integer, hired integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_sources OWNER TO agency_reader;
CREATE FUNCTION app.report_stages( _from date, _to date, _consultant uuid, _job uuid, _client text, _category text, OUT sent integer, OUT replied integer, OUT shortlisted integer, OUT interview integer, OUT offered integer, OUT hired integer, OUT offered_now integer, OUT turned_down integer, OUT withdrawn integer ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_stages OWNER TO agency_reader;
CREATE FUNCTION app.report_waits( _until text, _days double precision[], _from date, _to date, _consultant uuid, _job uuid, _client text, _category text, OUT total integer, OUT reached integer, OUT withdrawn integer, OUT turned_down integer, OUT waiting integer, OUT median_days double precision, OUT long_days double precision, OUT within integer[] ) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.report_waits OWNER TO agency_reader;
CREATE FUNCTION app.reported_applications( _from date, _to date, _consultant uuid, _job uuid, _client text, _category text ) RETURNS TABLE (id uuid, job_id uuid, consultant_id uuid, client text, category text, source text, status text, sent_at timestamptz, replied_at timestamptz, shortlisted_at timestamptz, interview_at timestamptz, offered_at timestamptz, is_hired boolean) LANGUAGE sql AS '';
CREATE FUNCTION app.reported_consultant(_owner uuid, _staff uuid[]) RETURNS uuid LANGUAGE sql AS '';
CREATE FUNCTION app.reported_fills(_from date, _to date, _consultant uuid, _job uuid, _client text, _category text) RETURNS TABLE (job_id uuid, title text, client text, consultant_id uuid, posted_at timestamptz, filled_at timestamptz) LANGUAGE sql AS '';
CREATE FUNCTION app.reported_jobs() RETURNS TABLE (id uuid, user_id uuid, title text, client text, category text, status text, created_at timestamptz, updated_at timestamptz, closes_at timestamptz) LANGUAGE sql AS '';
CREATE FUNCTION app.stamp_application_source() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.stamp_application_source OWNER TO agency_reader;
CREATE FUNCTION app.stamp_application_steps() RETURNS trigger LANGUAGE plpgsql AS '';
CREATE FUNCTION app.count_records_to_keep(OUT records integer, OUT until timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION app.count_records_to_keep OWNER TO agency_keeper;
CREATE FUNCTION app.drop_needless_warnings(_months integer) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.drop_needless_warnings OWNER TO agency_keeper;
CREATE FUNCTION app.drop_needless_warnings_as_of(_months integer, _now timestamptz) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.drop_needless_warnings_as_of OWNER TO agency_keeper;
CREATE FUNCTION app.enquiries_to_keep(_user_id uuid) RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text, job_title text, job_company text, job_location text, outcome text, received_at timestamptz, last_action_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION app.enquiries_to_keep OWNER TO agency_keeper;
CREATE FUNCTION app.erase_unused(_months integer, _limit integer) RETURNS SETOF uuid LANGUAGE sql AS '';
ALTER FUNCTION app.erase_unused OWNER TO agency_keeper;
CREATE FUNCTION app.erase_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid LANGUAGE plpgsql AS '';
ALTER FUNCTION app.erase_unused_as_of OWNER TO agency_keeper;
CREATE FUNCTION app.is_account_needed(_user_id uuid, _now timestamptz) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.is_account_needed OWNER TO agency_keeper;
CREATE FUNCTION app.is_account_unused(_user_id uuid, _last_day date, _now timestamptz) RETURNS boolean LANGUAGE sql AS '';
ALTER FUNCTION app.is_account_unused OWNER TO agency_keeper;
CREATE FUNCTION app.keep_records_of_account() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_records_of_account OWNER TO agency_keeper;
CREATE FUNCTION app.note_erasure() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_erasure OWNER TO agency_keeper;
CREATE FUNCTION app.purge_answered_requests() RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.purge_answered_requests OWNER TO agency_keeper;
CREATE FUNCTION app.purge_as_of(_now timestamptz) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.purge_as_of OWNER TO agency_keeper;
CREATE FUNCTION app.purge_backups() RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.purge_backups OWNER TO agency_keeper;
CREATE FUNCTION app.purge_expired() RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION app.purge_expired OWNER TO agency_keeper;
CREATE FUNCTION app.records_to_keep(_user_id uuid) RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text, job_title text, job_company text, job_location text, outcome text, received_at timestamptz, last_action_at timestamptz) LANGUAGE sql AS '';
ALTER FUNCTION app.records_to_keep OWNER TO agency_keeper;
CREATE FUNCTION app.remind_unused(_months integer, _limit integer) RETURNS SETOF uuid LANGUAGE sql AS '';
ALTER FUNCTION app.remind_unused OWNER TO agency_keeper;
CREATE FUNCTION app.remind_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid LANGUAGE sql AS '';
ALTER FUNCTION app.remind_unused_as_of OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.unused_until(_months integer, _now timestamptz, _days_ahead integer DEFAULT 0) RETURNS date LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp RETURN ((_now AT TIME ZONE 'Europe/London')::date + _days_ahead - make_interval(months => _months))::date;
GRANT EXECUTE ON FUNCTION app.unused_until TO agency_keeper;
CREATE FUNCTION app.warn_unused(_months integer, _limit integer) RETURNS SETOF uuid LANGUAGE sql AS '';
ALTER FUNCTION app.warn_unused OWNER TO agency_keeper;
CREATE FUNCTION app.warn_unused_as_of(_months integer, _limit integer, _now timestamptz) RETURNS SETOF uuid LANGUAGE sql AS '';
ALTER FUNCTION app.warn_unused_as_of OWNER TO agency_keeper;
CREATE FUNCTION app.work_to_keep(_person_id uuid) RETURNS TABLE (account_id uuid, party text, name text, email citext, phone text, company text, location text, experience text, job_title text, job_company text, job_location text, outcome text, received_at timestamptz, last_action_at timestamptz) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.work_to_keep OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.any_lexeme(_query tsquery, _weights text) RETURNS tsquery LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN (SELECT string_agg(lexeme[1] || ':' || _weights, '|')::tsquery FROM regexp_matches(_query::text, '(''(?:[^'']|'''')*'')', 'g') AS lexeme);
GRANT EXECUTE ON FUNCTION app.any_lexeme TO agency_reader;
CREATE FUNCTION app.blocks_of_jobs(_sort text, _posted_after timestamptz) RETURNS SETOF integer[] LANGUAGE plpgsql AS '';
CREATE OR REPLACE FUNCTION app.facts_text() RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN 'app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots)';
GRANT EXECUTE ON FUNCTION app.facts_text TO agency_reader;
CREATE OR REPLACE FUNCTION find_scattered_phrases(_phrases text[]) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp RETURN ARRAY[]::text[];
ALTER FUNCTION find_scattered_phrases OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION find_scattered_phrases TO agency_app;
CREATE FUNCTION app.found_conditions( _category text, _type text, _location_pattern text, _pay_from numeric, _work_mode text, _posted_after timestamptz, _query tsquery, _cells integer[], _location_query tsquery, _industry text DEFAULT NULL, OUT known text, OUT others text ) LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.found_facts(_category text, _type text, _work_mode text) RETURNS integer[] LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN array_remove(ARRAY[ 70000000 + array_position(ARRAY['white-collar', 'blue-collar'], _category), 70000010 + array_position(ARRAY['Full-time', 'Part-time', 'Contract', 'Temporary'], _type), 70000020 + array_position(ARRAY['on-site', 'hybrid', 'remote'], _work_mode)], NULL);
GRANT EXECUTE ON FUNCTION app.found_facts TO agency_reader;
CREATE FUNCTION app.found_jobs( _way text, _sort text, _known text, _others text, _ordering text, _has_words boolean, _has_circle boolean, _columns text DEFAULT '' ) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION get_advert_words(_words text[]) RETURNS TABLE (word text, is_known boolean, has_stem boolean, begun text[], nearest text[]) LANGUAGE sql AS '';
ALTER FUNCTION get_advert_words OWNER TO agency_reader;
CREATE OR REPLACE FUNCTION app.hits_for_a_figure() RETURNS integer LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp RETURN CASE WHEN app.most_counted(NULL) < 10000 THEN 32 ELSE 64 END;
GRANT EXECUTE ON FUNCTION app.hits_for_a_figure TO agency_reader;
CREATE FUNCTION app.index_query(_query tsquery) RETURNS tsquery LANGUAGE plpgsql AS '';
CREATE OR REPLACE FUNCTION app.index_text(_parameter integer) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
  RETURN format('app.index_words(search_vector) @@ app.index_query($%s)', _parameter);
GRANT EXECUTE ON FUNCTION app.index_text TO agency_reader;
CREATE FUNCTION app.industries_of(_category text, _title text) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION app.industry_conditions(_industry text) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.industry_rules() RETURNS TABLE (slug text, category text, is_either boolean, pattern text, query tsquery) LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.is_at_place(_location_text text, _place_pattern text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ' ' || _location_text || ' ' LIKE _place_pattern OR app.place_words(_location_text) LIKE _place_pattern;
GRANT EXECUTE ON FUNCTION app.is_at_place TO agency_reader;
CREATE OR REPLACE FUNCTION app.is_index_enough(_query tsquery) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
  RETURN _query::text !~ ' <[0-9]+> | <-> ''(?:[^'']|'''')*'' <-> |'':(?!A[ )]|A$)';
GRANT EXECUTE ON FUNCTION app.is_index_enough TO agency_reader;
CREATE OR REPLACE FUNCTION app.is_of_industry(_category text, _title text, _of_category text, _is_either boolean, _pattern text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE WHEN _is_either THEN _category = _of_category OR _title ~* _pattern ELSE _category = _of_category AND _title ~* _pattern END;
GRANT EXECUTE ON FUNCTION app.is_of_industry TO agency_reader;
CREATE FUNCTION app.is_page_walked( _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _rows integer, _is_newest_first boolean DEFAULT true ) RETURNS boolean LANGUAGE plpgsql AS '';
CREATE FUNCTION app.is_place(_location_pattern text) RETURNS boolean LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.is_surely_more(_hits integer, _part double precision, _cap integer) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN (_hits - 6 * sqrt(_hits)) / _part > _cap;
GRANT EXECUTE ON FUNCTION app.is_surely_more TO agency_reader;
CREATE OR REPLACE FUNCTION app.is_walk_shorter(_looked_at integer, _hits integer, _looked_up integer, _part double precision, _rows integer) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN CASE WHEN _hits = 0 THEN _looked_at ELSE least(_looked_at, _rows::float8 * _looked_at / _hits * _part) END < 19 * _looked_up;
GRANT EXECUTE ON FUNCTION app.is_walk_shorter TO agency_reader;
CREATE FUNCTION app.job_conditions(_category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[]) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.job_scan(_conditions text, _ordering text, _is_common boolean) RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.keep_advert_words() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_advert_words OWNER TO agency_keeper;
CREATE FUNCTION app.location_query(_location_pattern text) RETURNS tsquery LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.lookup_conditions(_location_pattern text, _pay_from numeric, _patterns text[]) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp RETURN app.job_conditions(NULL, NULL, _location_pattern, CASE WHEN _location_pattern IS NULL AND _patterns IS NULL THEN _pay_from END, _patterns);
GRANT EXECUTE ON FUNCTION app.lookup_conditions TO agency_reader;
CREATE FUNCTION app.mark_words( _title text, _requirements text, _description text, _query tsquery, _stems text[], _has_title boolean, _wants_text boolean, OUT title text, OUT text text ) LANGUAGE plpgsql AS '';
CREATE FUNCTION app.match_text(_words integer, _is_some boolean) RETURNS text LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.miles_between(_latitude float8, _longitude float8, _other_latitude float8, _other_longitude float8) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 2 * 3958.8 * asin(sqrt(least(1, sind((_other_latitude - _latitude) / 2) ^ 2 + cosd(_latitude) * cosd(_other_latitude) * sind((_other_longitude - _longitude) / 2) ^ 2)));
GRANT EXECUTE ON FUNCTION app.miles_between TO agency_reader, agency_keeper;
CREATE FUNCTION app.names_nearby(_location_pattern text) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION app.names_of_place(_said text, OUT pattern text, OUT place text) RETURNS SETOF record LANGUAGE sql AS '';
CREATE FUNCTION app.nearest_jobs( _queries tsquery[], _latitudes float8[], _longitudes float8[], _miles float8, _limits integer[], _passed_roles text[] DEFAULT NULL ) RETURNS TABLE (n bigint, id uuid, miles float8, created_at timestamptz) LANGUAGE plpgsql AS '';
CREATE FUNCTION app.or_nearby(_location_pattern text) RETURNS text LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.place_pattern(_location_pattern text, _is_place boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN '% ' || btrim(app.place_words(substr(_location_pattern, 2, length(_location_pattern) - 2))) || CASE WHEN _is_place THEN ' %' ELSE '%' END;
GRANT EXECUTE ON FUNCTION app.place_pattern TO agency_reader;
CREATE FUNCTION app.posting_facts(_from integer, _until integer) RETURNS integer[] LANGUAGE plpgsql AS '';
CREATE FUNCTION app.ranked_words( _words jsonb, OUT wanted tsquery[], OUT in_title tsquery[], OUT in_employer tsquery[], OUT in_requirements tsquery[], OUT exact tsquery[], OUT weights float8[] ) LANGUAGE sql AS '';
CREATE FUNCTION app.role_query(_title text) RETURNS tsquery LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.rounded_estimate(_estimate double precision) RETURNS integer LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN CASE WHEN _estimate < 1 THEN 0 ELSE round(_estimate::numeric, 1 - floor(log(_estimate::numeric))::integer)::integer END;
GRANT EXECUTE ON FUNCTION app.rounded_estimate TO agency_reader;
CREATE FUNCTION app.sample_jobs( _conditions text, _category text, _type text, _location_pattern text, _pay_from numeric, _patterns text[], _most integer, OUT looked_at integer, OUT hits integer, OUT looked_up integer, OUT part double precision ) LANGUAGE plpgsql AS '';
CREATE FUNCTION app.search_patterns(_words text[]) RETURNS text[] LANGUAGE sql AS '';
CREATE FUNCTION app.search_words(_search text) RETURNS text[] LANGUAGE sql AS '';
CREATE OR REPLACE FUNCTION app.title_text() RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN 'to_tsvector(''simple'', app.word_text(title))';
GRANT EXECUTE ON FUNCTION app.title_text TO agency_reader;
CREATE OR REPLACE FUNCTION app.weighted_query(_query tsquery, _weight text) RETURNS tsquery LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp RETURN regexp_replace(_query::text, '(''[^'']*'')', '\1:' || _weight, 'g')::tsquery;
GRANT EXECUTE ON FUNCTION app.weighted_query TO agency_reader;
CREATE FUNCTION app.words_query(_words jsonb, _is_some boolean DEFAULT false) RETURNS tsquery LANGUAGE plpgsql AS '';
CREATE FUNCTION check_account_lockout(identifier text, lockout_type text DEFAULT 'email') RETURNS TABLE (is_locked boolean, retry_after_seconds integer) LANGUAGE sql AS '';
ALTER FUNCTION check_account_lockout OWNER TO agency_keeper;
CREATE FUNCTION check_ip_rate_limit( ip_address inet, endpoint text, max_attempts integer DEFAULT 10, window_minutes integer DEFAULT 15, user_agent text DEFAULT NULL ) RETURNS boolean LANGUAGE plpgsql AS '';
ALTER FUNCTION check_ip_rate_limit OWNER TO agency_keeper;
CREATE FUNCTION clear_failed_login_attempts(identifier text, lockout_type text DEFAULT 'email') RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION clear_failed_login_attempts OWNER TO agency_keeper;
CREATE FUNCTION app.keep_csp_report(_page text, _directive text, _blocked text) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_csp_report OWNER TO agency_keeper;
CREATE FUNCTION app.keep_security_event( _type text, _risk text, _user_id uuid, _email text, _ip inet, _user_agent text, _details jsonb ) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_security_event OWNER TO agency_keeper;
CREATE FUNCTION log_failed_login_attempt(email_attempted text, client_ip inet DEFAULT NULL, user_agent_string text DEFAULT NULL) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION log_failed_login_attempt OWNER TO agency_keeper;
CREATE FUNCTION log_security_event( event_type text, event_details jsonb DEFAULT '{}', user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL ) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION log_security_event OWNER TO agency_keeper;
CREATE FUNCTION log_suspicious_activity( activity_type text, details jsonb DEFAULT '{}', risk_level text DEFAULT NULL, user_id uuid DEFAULT NULL, ip_address inet DEFAULT NULL, user_agent text DEFAULT NULL ) RETURNS void LANGUAGE sql AS '';
ALTER FUNCTION log_suspicious_activity OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.login_identifier(_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp RETURN left(lower(regexp_replace(normalize(_text, NFKC), '\s', '', 'g')), 300);
GRANT EXECUTE ON FUNCTION app.login_identifier TO agency_app, agency_keeper;
CREATE FUNCTION record_failed_login(identifier text, lockout_type text DEFAULT 'email') RETURNS TABLE (is_locked boolean, retry_after_seconds integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION record_failed_login OWNER TO agency_keeper;
CREATE OR REPLACE FUNCTION app.risk_of(_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp RETURN CASE WHEN _type IN ('malicious_input', 'concurrent_session', 'ip_blocked', 'excessive_form_submissions') THEN 'high' WHEN _type IN ('rapid_navigation', 'devtools_opened', 'rate_limit_exceeded') THEN 'medium' ELSE 'low' END;
GRANT EXECUTE ON FUNCTION app.risk_of TO agency_keeper;
CREATE FUNCTION app.change_staff(_user_id uuid, _change text) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.change_staff OWNER TO agency_keeper;
CREATE FUNCTION app.hand_over(_from uuid, _to uuid) RETURNS void LANGUAGE plpgsql AS '';
ALTER FUNCTION app.hand_over OWNER TO agency_keeper;
CREATE FUNCTION app.keep_owner() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.keep_owner OWNER TO agency_keeper;
CREATE FUNCTION app.list_staff() RETURNS TABLE (id uuid, email text, full_name text, role text, is_owner boolean, status text, created_at timestamptz, last_seen_on date, has_factor boolean, sessions integer, jobs integer) LANGUAGE plpgsql AS '';
ALTER FUNCTION app.list_staff OWNER TO agency_keeper;
CREATE FUNCTION app.reassign_jobs(_job_ids uuid[], _to uuid) RETURNS integer LANGUAGE plpgsql AS '';
ALTER FUNCTION app.reassign_jobs OWNER TO agency_keeper;
CREATE FUNCTION app.remove_staff(_user_id uuid, _heir uuid) RETURNS text LANGUAGE plpgsql AS '';
ALTER FUNCTION app.remove_staff OWNER TO agency_keeper;
CREATE FUNCTION find_suggested_jobs(_skills text[], _place text) RETURNS TABLE (job public_job, kind text, liked_title text, liked_company text, has_applied boolean, miles float8, from_place text, to_place text) LANGUAGE plpgsql AS '';
ALTER FUNCTION find_suggested_jobs OWNER TO agency_reader;
CREATE FUNCTION count_liked_jobs() RETURNS integer LANGUAGE sql AS '';
ALTER FUNCTION count_liked_jobs OWNER TO agency_reader;
CREATE FUNCTION count_passed_jobs() RETURNS integer LANGUAGE sql AS '';
ALTER FUNCTION count_passed_jobs OWNER TO agency_reader;
CREATE FUNCTION draw_swipe_deck( _words jsonb DEFAULT NULL, _is_some boolean DEFAULT false, _latitude float8 DEFAULT NULL, _longitude float8 DEFAULT NULL, _miles float8 DEFAULT NULL, _category text DEFAULT NULL, _type text DEFAULT NULL, _location text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _work_mode text DEFAULT NULL, _posted_after timestamptz DEFAULT NULL, _limit integer DEFAULT 20, _cap integer DEFAULT 1000, _industry text DEFAULT NULL ) RETURNS SETOF swipe_card LANGUAGE plpgsql AS '';
ALTER FUNCTION draw_swipe_deck OWNER TO agency_reader;
CREATE FUNCTION get_liked_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job LANGUAGE sql AS '';
ALTER FUNCTION get_liked_jobs OWNER TO agency_reader;
CREATE FUNCTION get_passed_jobs(_limit integer DEFAULT 50, _offset integer DEFAULT 0) RETURNS SETOF candidate_job LANGUAGE sql AS '';
ALTER FUNCTION get_passed_jobs OWNER TO agency_reader;
CREATE FUNCTION get_swipe_deck( _limit integer DEFAULT 20, _category text DEFAULT NULL, _location text DEFAULT NULL, _search text DEFAULT NULL, _type text DEFAULT NULL, _pay_from numeric DEFAULT NULL, _cap integer DEFAULT 1000 ) RETURNS SETOF swipe_card LANGUAGE plpgsql AS '';
ALTER FUNCTION get_swipe_deck OWNER TO agency_reader;
CREATE FUNCTION app.unswiped() RETURNS text LANGUAGE sql AS '';
CREATE FUNCTION app.address_events() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.address_events OWNER TO agency_keeper;
CREATE FUNCTION app.note_job_events() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_job_events OWNER TO agency_keeper;
CREATE FUNCTION app.note_row_event() RETURNS trigger LANGUAGE plpgsql AS '';
ALTER FUNCTION app.note_row_event OWNER TO agency_keeper;
CREATE POLICY account_links_system ON account_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY account_links_keeper ON account_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY advert_overrides_system ON advert_overrides TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY advert_overrides_read ON advert_overrides FOR SELECT TO agency_app USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY advert_overrides_write ON advert_overrides FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY advert_words_reader ON advert_words FOR SELECT TO agency_reader USING (true);
CREATE POLICY advert_words_keeper ON advert_words TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY announced_jobs_system ON announced_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY answered_requests_system ON answered_requests TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY answered_requests_keeper ON answered_requests TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY answered_requests_own ON answered_requests TO agency_app USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
CREATE POLICY api_keys_system ON api_keys TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY api_keys_keeper ON api_keys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY api_keys_admin_read ON api_keys FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY api_keys_admin_add ON api_keys FOR INSERT TO agency_app WITH CHECK ((SELECT is_admin(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND app.may_work_desk(account_id));
CREATE POLICY api_keys_admin_revoke ON api_keys FOR UPDATE TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY app_codes_system ON app_codes TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY app_codes_keeper ON app_codes FOR SELECT TO agency_keeper USING (true);
CREATE POLICY application_events_system ON application_events TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_events_keeper ON application_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_events_read ON application_events FOR SELECT TO agency_app USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_letters_system ON application_letters TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_letters_desk_read ON application_letters FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_letters_own_read ON application_letters FOR SELECT TO agency_app USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
CREATE POLICY application_letters_write ON application_letters FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND author_id = (SELECT app.actor_id()) AND NOT is_reply AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'));
CREATE POLICY application_letters_note_read ON application_letters FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND is_reply AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_letters_reader ON application_letters FOR SELECT TO agency_reader USING (true);
CREATE POLICY application_links_system ON application_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_links_keeper ON application_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_messages_system ON application_messages TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_messages_read ON application_messages FOR SELECT TO agency_app USING ((SELECT app.actor_id()) IS NOT NULL);
CREATE POLICY application_messages_admin ON application_messages TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY application_notes_system ON application_notes TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_notes_keeper ON application_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY application_notes_own ON application_notes TO agency_app USING (author_id = (SELECT app.actor_id())) WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())) AND (NOT is_shared OR (SELECT app.may_work_desk(app.actor_id()))) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_notes_shared_read ON application_notes FOR SELECT TO agency_app USING (is_shared AND (SELECT is_admin(app.actor_id())));
CREATE POLICY application_notes_consultant_read ON application_notes FOR SELECT TO agency_app USING (is_shared AND (SELECT app.is_consultant(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY application_stages_system ON application_stages TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY application_stages_reader ON application_stages FOR SELECT TO agency_reader USING (true);
CREATE POLICY application_stages_desk_read ON application_stages FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY application_stages_admin ON application_stages TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY application_threads_system ON application_threads TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY applications_system ON applications TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY applications_keeper ON applications TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY applications_reader ON applications FOR SELECT TO agency_reader USING (true);
CREATE POLICY applications_own_read ON applications FOR SELECT TO agency_app USING (candidate_id = (SELECT app.actor_id()));
CREATE POLICY applications_own_send ON applications FOR INSERT TO agency_app WITH CHECK (candidate_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())) AND status = 'sent' AND app.is_open_job(job_id));
CREATE POLICY applications_own_withdraw ON applications FOR UPDATE TO agency_app USING (candidate_id = (SELECT app.actor_id())) WITH CHECK (candidate_id = (SELECT app.actor_id()) AND status = 'withdrawn');
CREATE POLICY applications_received_read ON applications FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id()) IS NOT TRUE) AND (SELECT app.may_post(app.actor_id())) AND job_id IN (SELECT j.id FROM jobs AS j WHERE j.user_id = (SELECT app.actor_id())));
CREATE POLICY applications_received_move ON applications FOR UPDATE TO agency_app USING ((SELECT app.may_post(app.actor_id())) AND app.owns_job(job_id)) WITH CHECK (status <> 'withdrawn' AND app.owns_job(job_id));
CREATE POLICY applications_admin_read ON applications FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY applications_admin_move ON applications FOR UPDATE TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK (status <> 'withdrawn' AND (SELECT is_admin(app.actor_id())));
CREATE POLICY applications_consultant_read ON applications FOR SELECT TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY applications_consultant_move ON applications FOR UPDATE TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[])) WITH CHECK (status <> 'withdrawn' AND (SELECT app.is_consultant(app.actor_id())) AND (SELECT j.user_id FROM jobs AS j WHERE j.id = applications.job_id) = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY assignment_absences_system ON assignment_absences TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignment_absences_keeper ON assignment_absences TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignment_absences_desk ON assignment_absences TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignment_absences_own ON assignment_absences FOR SELECT TO agency_app USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));
CREATE POLICY assignments_system ON assignments TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY assignments_keeper ON assignments TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY assignments_desk_read ON assignments FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_desk_start ON assignments FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(consultant_id) AND (key_information_id IS NULL OR EXISTS (SELECT FROM key_information AS k JOIN qualifying_clocks AS c ON c.person_id = k.person_id WHERE k.id = key_information_id AND c.id = clock_id AND k.engagement = assignments.engagement AND (k.given_at AT TIME ZONE 'Europe/London')::date <= starts_on)));
CREATE POLICY assignments_desk_change ON assignments FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_desk_remove ON assignments FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY assignments_own ON assignments FOR SELECT TO agency_app USING (EXISTS (SELECT FROM qualifying_clocks AS c WHERE c.id = clock_id AND c.person_id = (SELECT app.own_person_id())));
CREATE POLICY audit_entries_system ON audit_entries TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY audit_entries_keeper ON audit_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY audit_entries_admin_read ON audit_entries FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY audit_entries_own_write ON audit_entries FOR INSERT TO agency_app WITH CHECK (actor_id = (SELECT app.actor_id()));
CREATE POLICY backups_system ON backups TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY backups_keeper ON backups TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY backups_admin_read ON backups FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY bootstrap_tokens_system ON bootstrap_tokens TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY bootstrap_tokens_keeper ON bootstrap_tokens TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY calendar_links_keeper ON calendar_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY calendar_links_own ON calendar_links TO agency_app USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY channel_reads_system ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY channel_reads_keeper ON channel_reads TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY channel_reads_desk ON channel_reads FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY client_contacts_system ON client_contacts TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_contacts_keeper ON client_contacts FOR SELECT TO agency_keeper USING (true);
CREATE POLICY client_contacts_desk ON client_contacts TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY client_terms_system ON client_terms TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY client_terms_desk_read ON client_terms FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY client_terms_desk_agree ON client_terms FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND recorded_by = (SELECT app.actor_id()));
CREATE POLICY clients_system ON clients TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY clients_keeper ON clients FOR SELECT TO agency_keeper USING (true);
CREATE POLICY clients_desk_read ON clients FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_desk_add ON clients FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND account_id IS NULL);
CREATE POLICY clients_desk_change ON clients FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY clients_reader ON clients FOR SELECT TO agency_reader USING (true);
CREATE POLICY consent_receipts_system ON consent_receipts TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY consent_receipts_admin ON consent_receipts FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY content_editors_system ON content_editors TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_editors_editor ON content_editors TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY content_items_system ON content_items TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_items_editor ON content_items TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY content_items_reader ON content_items FOR SELECT TO agency_reader USING (place_pattern IS NOT NULL OR industry_rule IS NOT NULL);
CREATE POLICY content_items_keeper ON content_items FOR SELECT TO agency_keeper USING (place_pattern IS NOT NULL);
CREATE POLICY content_redirects_system ON content_redirects TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_redirects_editor ON content_redirects TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY content_revisions_system ON content_revisions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_revisions_editor ON content_revisions TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY credentials_system ON credentials TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY credentials_keeper ON credentials TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY csp_reports_system ON csp_reports TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY csp_reports_keeper ON csp_reports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY csp_reports_admin_read ON csp_reports FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY cvs_system ON cvs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY cvs_keeper ON cvs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY cvs_own_read ON cvs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_own_add ON cvs FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())));
CREATE POLICY cvs_own_remove ON cvs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY cvs_admin_read ON cvs FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY cvs_received_read ON cvs FOR SELECT TO agency_app USING ((SELECT app.may_post(app.actor_id())) AND app.received_cv(id));
CREATE POLICY data_request_links_system ON data_request_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_request_notes_system ON data_request_notes TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_request_notes_admin_read ON data_request_notes FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY data_request_notes_admin_add ON data_request_notes FOR INSERT TO agency_app WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())) AND EXISTS (SELECT FROM data_requests AS r WHERE r.id = request_id));
CREATE POLICY data_requests_system ON data_requests TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY data_requests_admin_read ON data_requests FOR SELECT TO agency_app USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_admin_move ON data_requests FOR UPDATE TO agency_app USING (confirmed_at IS NOT NULL AND source <> 'account' AND (SELECT is_admin(app.actor_id()))) WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_admin_add ON data_requests FOR INSERT TO agency_app WITH CHECK (source = 'desk' AND status = 'open' AND (SELECT is_admin(app.actor_id())));
CREATE POLICY data_requests_keeper ON data_requests FOR SELECT TO agency_keeper USING (true);
CREATE POLICY data_requests_keeper_hand_over ON data_requests FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY definitions_owner ON definitions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY definitions_read ON definitions FOR SELECT TO agency_app USING (true);
CREATE POLICY email_templates_system ON email_templates TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY email_templates_desk ON email_templates TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY employer_logos_system ON employer_logos TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY employer_logos_reader ON employer_logos FOR SELECT TO agency_reader USING (true);
CREATE POLICY employer_logos_own_read ON employer_logos FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_own_add ON employer_logos FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())));
CREATE POLICY employer_logos_own_remove ON employer_logos FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY employer_logos_desk_read ON employer_logos FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY employer_logos_admin_remove ON employer_logos FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_system ON enquiries TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY enquiries_desk_read ON enquiries FOR SELECT TO agency_app USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_desk_move ON enquiries FOR UPDATE TO agency_app USING (confirmed_at IS NOT NULL AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (confirmed_at IS NOT NULL AND status_changed_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY enquiries_admin_remove ON enquiries FOR DELETE TO agency_app USING (confirmed_at IS NOT NULL AND (SELECT is_admin(app.actor_id())));
CREATE POLICY enquiries_keeper_read ON enquiries FOR SELECT TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_remove ON enquiries FOR DELETE TO agency_keeper USING (true);
CREATE POLICY enquiries_keeper_hand_over ON enquiries FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY enquiry_files_system ON enquiry_files TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY enquiry_files_read ON enquiry_files FOR SELECT TO agency_app USING (EXISTS (SELECT FROM enquiries AS e WHERE e.id = enquiry_id));
CREATE POLICY enquiry_files_keeper ON enquiry_files FOR SELECT TO agency_keeper USING (true);
CREATE POLICY enquiry_links_system ON enquiry_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erased_interviews_system ON erased_interviews TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erased_interviews_keeper ON erased_interviews TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY erasures_system ON erasures TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erasures_keeper ON erasures TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY find_a_job_account_system ON find_a_job_account TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_account_admin ON find_a_job_account TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY find_a_job_account_desk ON find_a_job_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY find_a_job_adverts_system ON find_a_job_adverts TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_adverts_desk ON find_a_job_adverts FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY find_a_job_adverts_admin ON find_a_job_adverts FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY find_a_job_reports_system ON find_a_job_reports TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY find_a_job_reports_desk ON find_a_job_reports FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY find_a_job_reports_admin ON find_a_job_reports FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY gazetteer_owner ON gazetteer TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_system ON gazetteer TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY gazetteer_keeper ON gazetteer TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_reader ON gazetteer FOR SELECT TO agency_reader USING (true);
CREATE POLICY gazetteer_read ON gazetteer FOR SELECT TO agency_app USING (true);
CREATE POLICY google_account_system ON google_account TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_account_admin ON google_account TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY google_account_desk ON google_account FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY google_told_jobs_system ON google_told_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY google_told_jobs_desk ON google_told_jobs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY google_told_jobs_admin ON google_told_jobs FOR DELETE TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY held_decisions_system ON held_decisions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY held_decisions_keeper ON held_decisions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY held_decisions_read ON held_decisions FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY held_decisions_make ON held_decisions FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id()) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'));
CREATE POLICY held_decisions_replace ON held_decisions FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id()) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.status <> 'withdrawn'));
CREATE POLICY held_decisions_undo ON held_decisions FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND decided_by = (SELECT app.actor_id()));
CREATE POLICY hirer_authorities_system ON hirer_authorities TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY hirer_authorities_read ON hirer_authorities FOR SELECT TO agency_app USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_add ON hirer_authorities FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY hirer_authorities_change ON hirer_authorities FOR UPDATE TO agency_app USING (EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id)) WITH CHECK (user_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY interview_links_system ON interview_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interview_links_keeper ON interview_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY interview_links_desk_read ON interview_links FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_links_desk_revoke ON interview_links FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_slots_system ON interview_slots TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interview_slots_keeper ON interview_slots TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY interview_slots_desk_read ON interview_slots FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_slots_desk_offer ON interview_slots FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND starts_at > now() AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interview_slots_desk_take_back ON interview_slots FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM interviews AS i WHERE i.id = interview_id));
CREATE POLICY interviews_system ON interviews TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY interviews_keeper ON interviews TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY interviews_desk_read ON interviews FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY interviews_desk_offer ON interviews FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(interviewer_id) AND state = 'offered' AND sequence = 0 AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY interviews_desk_change ON interviews FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY introduction_details_system ON introduction_details TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_details_keeper ON introduction_details TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_details_admin_read ON introduction_details FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY introduction_details_consultant_read ON introduction_details FOR SELECT TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND EXISTS (SELECT FROM introduction_entries AS e WHERE e.sequence = introduction_details.sequence));
CREATE POLICY introduction_entries_system ON introduction_entries TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_entries_keeper ON introduction_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introduction_entries_admin_read ON introduction_entries FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY introduction_entries_read ON introduction_entries FOR SELECT TO agency_app USING (EXISTS (SELECT FROM introductions AS i WHERE i.id = introduction_id));
CREATE POLICY introduction_links_system ON introduction_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introduction_links_keeper ON introduction_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introductions_system ON introductions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY introductions_keeper ON introductions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY introductions_admin_read ON introductions FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY introductions_consultant_read ON introductions FOR SELECT TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY introductions_own_read ON introductions FOR SELECT TO agency_app USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())));
CREATE POLICY ip_attempts_system ON ip_attempts TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY ip_attempts_keeper ON ip_attempts TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_alert_mails_system ON job_alert_mails TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alert_mails_keeper ON job_alert_mails FOR SELECT TO agency_keeper USING (true);
CREATE POLICY job_alert_matches_system ON job_alert_matches TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alert_matches_own ON job_alert_matches FOR SELECT TO agency_app USING (alert_id IN (SELECT id FROM job_alerts WHERE account_id = (SELECT app.actor_id())));
CREATE POLICY job_alert_matches_reader ON job_alert_matches FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_alerts_system ON job_alerts TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_alerts_own ON job_alerts TO agency_app USING (account_id = (SELECT app.actor_id())) WITH CHECK (account_id = (SELECT app.actor_id()));
CREATE POLICY job_alerts_reader ON job_alerts FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_alerts_keeper ON job_alerts TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_channels_system ON job_channels TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_channels_reader ON job_channels FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_channels_keeper ON job_channels FOR SELECT TO agency_keeper USING (true);
CREATE POLICY job_channels_desk ON job_channels FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_channels_admin ON job_channels TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY job_import_rows_system ON job_import_rows TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_import_rows_own ON job_import_rows TO agency_app USING (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (EXISTS (SELECT FROM job_imports AS i WHERE i.id = import_id AND i.owner_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_imports_system ON job_imports TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_imports_own ON job_imports TO agency_app USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_imports_results ON job_imports FOR SELECT TO agency_app USING (state IN ('importing', 'done', 'failed') AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_news_system ON job_news TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_origins_system ON job_origins TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_origins_desk ON job_origins TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_places_system ON job_places FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY job_places_keeper ON job_places TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_places_reader ON job_places FOR SELECT TO agency_reader USING (true);
CREATE POLICY job_sources_system ON job_sources TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY job_sources_desk ON job_sources TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY job_views_keeper ON job_views TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_views_read ON job_views FOR SELECT TO agency_app USING (EXISTS (SELECT FROM jobs WHERE id = job_id));
CREATE POLICY jobs_system ON jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_keeper ON jobs FOR SELECT TO agency_keeper USING (true);
CREATE POLICY jobs_reader ON jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_own ON jobs TO agency_app USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_post(app.actor_id())) AND (client_id IS NULL OR (SELECT app.may_work_desk(app.actor_id()))));
CREATE POLICY jobs_admin ON jobs TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY jobs_keeper_hand_over ON jobs FOR UPDATE TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY jobs_consultant_read ON jobs FOR SELECT TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_change ON jobs FOR UPDATE TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[])) WITH CHECK ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_consultant_remove ON jobs FOR DELETE TO agency_app USING ((SELECT app.is_consultant(app.actor_id())) AND user_id = ANY ((SELECT app.staff_ids())::uuid[]));
CREATE POLICY jobs_left_out_system ON jobs_left_out TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY jobs_left_out_reader ON jobs_left_out FOR SELECT TO agency_reader USING (true);
CREATE POLICY jobs_left_out_desk_read ON jobs_left_out FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY jobs_left_out_desk_add ON jobs_left_out FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));
CREATE POLICY jobs_left_out_desk_remove ON jobs_left_out FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs WHERE id = job_id));
CREATE POLICY kept_records_system ON kept_records TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY kept_records_keeper ON kept_records FOR INSERT TO agency_keeper WITH CHECK (true);
CREATE POLICY kept_records_admin_read ON kept_records FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY key_information_system ON key_information TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY key_information_keeper ON key_information TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY key_information_desk_read ON key_information FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY key_information_desk_write ON key_information FOR INSERT TO agency_app WITH CHECK (author_id = (SELECT app.actor_id()) AND num_nonnulls(sent_at, given_at) = 0 AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY key_information_desk_give ON key_information FOR UPDATE TO agency_app USING (given_at IS NULL AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY key_information_own ON key_information FOR SELECT TO agency_app USING (person_id = (SELECT app.own_person_id()) AND num_nonnulls(sent_at, given_at) > 0);
CREATE POLICY known_browsers_system ON known_browsers TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY known_browsers_keeper ON known_browsers TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY liked_jobs_system ON liked_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY liked_jobs_keeper ON liked_jobs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY liked_jobs_reader ON liked_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY liked_jobs_own_read ON liked_jobs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY liked_jobs_own_add ON liked_jobs FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND NOT applied AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id));
CREATE POLICY liked_jobs_own_remove ON liked_jobs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()) AND NOT applied);
CREATE POLICY login_failures_system ON login_failures TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY login_failures_keeper ON login_failures TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY loose_files_system ON loose_files TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY loose_files_keeper ON loose_files TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailing_mails_system ON mailing_mails TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailing_mails_keeper ON mailing_mails TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailing_mails_desk_read ON mailing_mails FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY mailing_mails_desk_add ON mailing_mails FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM people AS p WHERE p.id = person_id AND p.may_email_since IS NOT NULL AND p.email IS NOT NULL));
CREATE POLICY mailings_system ON mailings TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY mailings_keeper ON mailings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY mailings_desk_read ON mailings FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY mailings_desk_add ON mailings FOR INSERT TO agency_app WITH CHECK (sent_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY measured_events_system ON measured_events TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_events_admin_read ON measured_events FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY measured_vitals_system ON measured_vitals TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY measured_vitals_admin_read ON measured_vitals FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY answer_counts_keeper ON monitoring.answer_counts TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY passkeys_system ON passkeys TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY passkeys_keeper ON passkeys TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY passkeys_own_read ON passkeys FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY people_system ON people TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_keeper ON people TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_reader ON people FOR SELECT TO agency_reader USING (true);
CREATE POLICY people_desk_read ON people FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_add ON people FOR INSERT TO agency_app WITH CHECK (source IN ('desk', 'import') AND account_id IS NULL AND added_by = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_desk_change ON people FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_imports_system ON people_imports TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_imports_keeper ON people_imports TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY people_imports_own ON people_imports TO agency_app USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_system ON people_lists TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY people_lists_desk_read ON people_lists FOR SELECT TO agency_app USING ((is_shared OR owner_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_add ON people_lists FOR INSERT TO agency_app WITH CHECK (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY people_lists_own_change ON people_lists FOR UPDATE TO agency_app USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (owner_id = (SELECT app.actor_id()));
CREATE POLICY people_lists_own_remove ON people_lists FOR DELETE TO agency_app USING (owner_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_addresses_system ON person_addresses TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_addresses_keeper ON person_addresses TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_addresses_desk_read ON person_addresses FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_cv_words_system ON person_cv_words TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_cv_words_keeper ON person_cv_words TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_mentions_system ON person_mentions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_mentions_keeper ON person_mentions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_mentions_desk_read ON person_mentions FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM person_notes AS n WHERE n.id = note_id));
CREATE POLICY person_mentions_desk_add ON person_mentions FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND app.may_work_desk(colleague_id) AND EXISTS (SELECT FROM person_notes AS n WHERE n.id = note_id AND n.kind = 'note' AND n.is_shared AND n.author_id = (SELECT app.actor_id())));
CREATE POLICY person_mentions_own_read ON person_mentions FOR UPDATE TO agency_app USING (colleague_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id()))) WITH CHECK (colleague_id = (SELECT app.actor_id()));
CREATE POLICY person_merges_system ON person_merges TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_merges_keeper ON person_merges TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_merges_desk_read ON person_merges FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_notes_system ON person_notes TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_notes_keeper ON person_notes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_notes_desk_read ON person_notes FOR SELECT TO agency_app USING ((is_shared OR author_id = (SELECT app.actor_id())) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_notes_desk_write ON person_notes FOR INSERT TO agency_app WITH CHECK (author_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_notes_own_remove ON person_notes FOR DELETE TO agency_app USING (author_id = (SELECT app.actor_id()) AND kind <> 'change' AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_pairs_system ON person_pairs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_pairs_keeper ON person_pairs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_pairs_desk_read ON person_pairs FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_tasks_system ON person_tasks TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY person_tasks_keeper ON person_tasks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY person_tasks_desk_read ON person_tasks FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_tasks_desk_add ON person_tasks FOR INSERT TO agency_app WITH CHECK (created_by = (SELECT app.actor_id()) AND app.may_work_desk(assigned_to) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY person_tasks_desk_change ON person_tasks FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((assigned_to IS NULL OR app.may_work_desk(assigned_to)) AND (SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY picture_files_system ON picture_files TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY picture_files_editor ON picture_files TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY pictures_system ON pictures TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY pictures_editor ON pictures TO agency_app USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY place_changes_keeper ON place_changes TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY place_changes_editor ON place_changes FOR SELECT TO agency_app USING ((SELECT app.is_system()) OR (SELECT app.may_edit_content(app.actor_id())));
CREATE POLICY place_renewals_keeper ON place_renewals TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY place_renewals_system ON place_renewals FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY placement_events_system ON placement_events TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY placement_events_desk_read ON placement_events FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placement_events_desk_add ON placement_events FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND actor_id = (SELECT app.actor_id()));
CREATE POLICY placements_system ON placements TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY placements_desk_read ON placements FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placements_desk_record ON placements FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.job_id = placements.job_id));
CREATE POLICY placements_desk_correct ON placements FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY placements_reader ON placements FOR SELECT TO agency_reader USING (true);
CREATE POLICY profiles_system ON profiles TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY profiles_keeper ON profiles TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY profiles_reader ON profiles FOR SELECT TO agency_reader USING (true);
CREATE POLICY profiles_own_read ON profiles FOR SELECT TO agency_app USING (id = (SELECT app.actor_id()));
CREATE POLICY profiles_own_update ON profiles FOR UPDATE TO agency_app USING (id = (SELECT app.actor_id())) WITH CHECK (id = (SELECT app.actor_id()));
CREATE POLICY profiles_consultant_read ON profiles FOR SELECT TO agency_app USING (role IN ('admin', 'consultant', 'editor') AND (SELECT app.is_consultant(app.actor_id())));
CREATE POLICY profiles_admin_read ON profiles FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY push_subscriptions_system ON push_subscriptions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY push_subscriptions_keeper ON push_subscriptions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY push_subscriptions_own ON push_subscriptions TO agency_app USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
CREATE POLICY qualifying_clocks_system ON qualifying_clocks TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY qualifying_clocks_keeper ON qualifying_clocks TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY qualifying_clocks_desk ON qualifying_clocks TO agency_app USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY qualifying_clocks_own ON qualifying_clocks FOR SELECT TO agency_app USING (person_id = (SELECT app.own_person_id()));
CREATE POLICY question_sets_system ON question_sets TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY question_sets_reader ON question_sets FOR SELECT TO agency_reader USING (true);
CREATE POLICY question_sets_read ON question_sets FOR SELECT TO agency_app USING ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_add ON question_sets FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_post(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY question_sets_end ON question_sets FOR UPDATE TO agency_app USING ((SELECT app.may_post(app.actor_id())) AND ended_at IS NULL AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id)) WITH CHECK (ended_at IS NOT NULL);
CREATE POLICY reply_promises_keeper ON reply_promises TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY reply_promises_reader ON reply_promises FOR SELECT TO agency_reader USING (true);
CREATE POLICY reply_promises_system ON reply_promises FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY reply_promises_admin ON reply_promises FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY reply_promises_consultant ON reply_promises FOR SELECT TO agency_app USING (is_agency AND (SELECT app.is_consultant(app.actor_id())));
CREATE POLICY reply_promises_parties ON reply_promises FOR SELECT TO agency_app USING (EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND a.candidate_id = (SELECT app.actor_id())) OR EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id AND j.user_id = (SELECT app.actor_id())));
CREATE POLICY schema_migrations_owner ON schema_migrations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY schema_migrations_read ON schema_migrations FOR SELECT TO agency_app USING (true);
CREATE POLICY security_event_rates_system ON security_event_rates TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_event_rates_keeper ON security_event_rates TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_event_rates_admin_read ON security_event_rates FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY security_events_system ON security_events TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY security_events_keeper ON security_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY security_events_admin_read ON security_events FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY sessions_system ON sessions TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY sessions_keeper ON sessions TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY settings_system ON settings TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY settings_reader ON settings FOR SELECT TO agency_reader USING (true);
CREATE POLICY settings_keeper ON settings FOR SELECT TO agency_keeper USING (true);
CREATE POLICY settings_admin ON settings TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY shortlist_entries_system ON shortlist_entries TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlist_entries_keeper ON shortlist_entries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY shortlist_entries_desk_read ON shortlist_entries FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY shortlist_entries_desk_add ON shortlist_entries FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND answered_at IS NULL AND EXISTS (SELECT FROM applications AS a JOIN shortlists AS s ON s.job_id = a.job_id WHERE a.id = application_id AND s.id = shortlist_id AND a.status <> 'withdrawn'));
CREATE POLICY shortlist_entries_desk_see ON shortlist_entries FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY shortlist_links_system ON shortlist_links TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlist_links_keeper ON shortlist_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY shortlist_links_desk_read ON shortlist_links FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id));
CREATE POLICY shortlist_links_desk_revoke ON shortlist_links FOR DELETE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM shortlists AS s WHERE s.id = shortlist_id));
CREATE POLICY shortlists_system ON shortlists TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY shortlists_keeper ON shortlists FOR SELECT TO agency_keeper USING (true);
CREATE POLICY shortlists_desk_read ON shortlists FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id));
CREATE POLICY shortlists_desk_send ON shortlists FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND created_by = (SELECT app.actor_id()) AND client_id = app.client_of_job(job_id));
CREATE POLICY shortlists_desk_change ON shortlists FOR UPDATE TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM jobs AS j WHERE j.id = job_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
CREATE POLICY site_state_system ON site_state TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY site_state_admin ON site_state TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY spent_challenges_system ON spent_challenges TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staff_invitations_system ON staff_invitations TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staff_invitations_keeper ON staff_invitations TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY staff_invitations_admin ON staff_invitations TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY stage_moves_system ON stage_moves TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY stage_moves_read ON stage_moves FOR SELECT TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY stage_moves_make ON stage_moves FOR INSERT TO agency_app WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND actor_id = (SELECT app.actor_id()) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id));
CREATE POLICY staged_applications_system ON staged_applications TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY staged_applications_reader ON staged_applications FOR SELECT TO agency_reader USING (true);
CREATE POLICY staged_applications_desk ON staged_applications TO agency_app USING ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id)) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())) AND EXISTS (SELECT FROM applications AS a JOIN application_stages AS s ON s.status = a.desk_status WHERE a.id = application_id AND s.id = stage_id));
CREATE POLICY swiped_jobs_system ON swiped_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY swiped_jobs_reader ON swiped_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY swiped_jobs_own_read ON swiped_jobs FOR SELECT TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY swiped_jobs_own_add ON swiped_jobs FOR INSERT TO agency_app WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_apply(app.actor_id())) AND app.is_open_job(job_id));
CREATE POLICY swiped_jobs_own_remove ON swiped_jobs FOR DELETE TO agency_app USING (user_id = (SELECT app.actor_id()));
CREATE POLICY uncompared_people_system ON uncompared_people TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY uncompared_people_keeper ON uncompared_people TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unconfirmed_applications_system ON unconfirmed_applications TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unconfirmed_applications_keeper ON unconfirmed_applications TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unmatched_jobs_system ON unmatched_jobs TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unmatched_jobs_reader ON unmatched_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY unmatched_jobs_keeper ON unmatched_jobs TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unused_warnings_system ON unused_warnings TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unused_warnings_keeper ON unused_warnings TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY unused_warnings_admin_read ON unused_warnings FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhook_deliveries_system ON webhook_deliveries TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_deliveries_keeper ON webhook_deliveries TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_deliveries_admin ON webhook_deliveries FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhook_deliveries_again ON webhook_deliveries FOR UPDATE TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhook_events_system ON webhook_events TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhook_events_keeper ON webhook_events TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY webhook_events_admin ON webhook_events FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY webhooks_system ON webhooks TO agency_app USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY webhooks_keeper ON webhooks FOR SELECT TO agency_keeper USING (true);
CREATE POLICY webhooks_admin ON webhooks TO agency_app USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE TRIGGER application_letters_replied AFTER INSERT ON application_letters FOR EACH ROW WHEN (NOT NEW.is_reply) EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_steps BEFORE INSERT OR UPDATE OF status ON applications FOR EACH ROW EXECUTE FUNCTION app.stamp_application_steps();
CREATE TRIGGER applications_source BEFORE INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.stamp_application_source();
CREATE TRIGGER applications_step BEFORE UPDATE OF status, message_subject, message ON applications FOR EACH ROW WHEN ((OLD.status, OLD.message_subject, OLD.message) IS DISTINCT FROM (NEW.status, NEW.message_subject, NEW.message)) EXECUTE FUNCTION app.check_application_step();
CREATE TRIGGER applications_sent AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_moved AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_application_event();
CREATE TRIGGER applications_over AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (NEW.status IN ('withdrawn', 'not_taken_forward') AND OLD.status <> NEW.status) EXECUTE FUNCTION app.cancel_interviews_of_application();
CREATE TRIGGER applications_told AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.drop_held_decision();
CREATE TRIGGER applications_liked AFTER INSERT OR UPDATE OF candidate_id ON applications FOR EACH ROW WHEN (NEW.candidate_id IS NOT NULL) EXECUTE FUNCTION app.mark_applied();
CREATE TRIGGER applications_erased AFTER DELETE ON applications FOR EACH ROW WHEN (OLD.candidate_id IS NULL) EXECUTE FUNCTION app.note_erasure('application');
CREATE TRIGGER applications_promised AFTER INSERT OR DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_replied AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION app.keep_reply_promise();
CREATE TRIGGER applications_person AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_changed AFTER UPDATE OF candidate_id, full_name, phone, status, cv_id ON applications FOR EACH ROW WHEN ((OLD.candidate_id, OLD.full_name, OLD.phone, OLD.status, OLD.cv_id) IS DISTINCT FROM (NEW.candidate_id, NEW.full_name, NEW.phone, NEW.status, NEW.cv_id)) EXECUTE FUNCTION app.keep_applicant();
CREATE TRIGGER applications_person_left AFTER DELETE ON applications FOR EACH ROW WHEN (OLD.person_id IS NOT NULL) EXECUTE FUNCTION app.leave_person();
CREATE TRIGGER applications_introductions AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION app.leave_introductions();
CREATE TRIGGER applications_event AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION app.note_row_event('application.received', 'job_id', 'status');
CREATE TRIGGER applications_decided_event AFTER UPDATE OF status ON applications FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'viewed') EXECUTE FUNCTION app.note_row_event('application.decided', 'job_id', 'status');
CREATE TRIGGER client_contacts_erased AFTER DELETE ON client_contacts FOR EACH ROW EXECUTE FUNCTION app.note_erasure('person');
CREATE TRIGGER clients_account BEFORE INSERT OR UPDATE OF account_id ON clients FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION app.check_client_account();
CREATE TRIGGER content_items_added AFTER INSERT ON content_items FOR EACH ROW WHEN (NEW.published IS NOT NULL) EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_shown AFTER UPDATE ON content_items FOR EACH ROW WHEN ((OLD.published IS DISTINCT FROM NEW.published) OR (NEW.published IS NOT NULL AND (OLD.slug, OLD.position) IS DISTINCT FROM (NEW.slug, NEW.position))) EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_place_added AFTER INSERT ON content_items FOR EACH ROW WHEN (NEW.place_area IS NOT NULL) EXECUTE FUNCTION app.keep_own_places();
CREATE TRIGGER content_items_place_changed AFTER UPDATE ON content_items FOR EACH ROW WHEN (OLD.place_area IS DISTINCT FROM NEW.place_area) EXECUTE FUNCTION app.keep_own_places();
CREATE TRIGGER cvs_named BEFORE INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION app.name_cv_file();
CREATE TRIGGER cvs_deleted AFTER DELETE ON cvs FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER employer_logos_deleted AFTER DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER employer_logos_shown AFTER INSERT OR DELETE ON employer_logos FOR EACH ROW EXECUTE FUNCTION app.notify_logo_change();
CREATE TRIGGER enquiries_erased AFTER DELETE ON enquiries FOR EACH ROW EXECUTE FUNCTION app.note_erasure('enquiry');
CREATE TRIGGER enquiries_person AFTER INSERT OR UPDATE OF confirmed_at ON enquiries FOR EACH ROW WHEN (NEW.kind = 'candidate' AND NEW.confirmed_at IS NOT NULL AND NEW.person_id IS NULL) EXECUTE FUNCTION app.keep_enquirer();
CREATE TRIGGER enquiries_person_left AFTER DELETE ON enquiries FOR EACH ROW WHEN (OLD.person_id IS NOT NULL) EXECUTE FUNCTION app.leave_person();
CREATE TRIGGER enquiry_files_deleted AFTER DELETE ON enquiry_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER held_decisions_noted AFTER INSERT OR UPDATE OF status OR DELETE ON held_decisions FOR EACH ROW EXECUTE FUNCTION app.note_held_decision();
CREATE TRIGGER interviews_stamp BEFORE UPDATE OF state, starts_at, interviewer_id, place, move_asked_at ON interviews FOR EACH ROW EXECUTE FUNCTION app.stamp_interview();
CREATE TRIGGER interviews_erased AFTER DELETE ON interviews FOR EACH ROW WHEN (OLD.state = 'booked') EXECUTE FUNCTION app.note_erased_interview();
CREATE TRIGGER introduction_details_only_erased BEFORE UPDATE ON introduction_details FOR EACH ROW WHEN (NEW.sequence <> OLD.sequence OR NEW.body IS NOT NULL OR OLD.erased_at IS NOT NULL) EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_deleted BEFORE DELETE ON introduction_details FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_details_not_emptied BEFORE TRUNCATE ON introduction_details EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_entries_append_only BEFORE UPDATE OR DELETE ON introduction_entries FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introduction_entries_not_emptied BEFORE TRUNCATE ON introduction_entries EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introductions_append_only BEFORE UPDATE OR DELETE ON introductions FOR EACH ROW EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER introductions_not_emptied BEFORE TRUNCATE ON introductions EXECUTE FUNCTION app.refuse_ledger_change();
CREATE TRIGGER job_alerts_erased AFTER DELETE ON job_alerts FOR EACH ROW WHEN (OLD.state <> 'asked') EXECUTE FUNCTION app.note_erasure('alert');
CREATE TRIGGER job_alerts_ended AFTER UPDATE OF state ON job_alerts FOR EACH ROW WHEN (NEW.state = 'ended' AND OLD.state <> 'ended') EXECUTE FUNCTION app.note_erasure('alert');
CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW WHEN (NEW.user_id = OLD.user_id AND NEW.spots IS NOT DISTINCT FROM OLD.spots AND NEW.confirmed_at = OLD.confirmed_at AND NEW.confirmation_asked_at IS NOT DISTINCT FROM OLD.confirmation_asked_at) EXECUTE FUNCTION app.touch_updated_at();
CREATE TRIGGER jobs_vouched BEFORE UPDATE OF status, closes_at ON jobs FOR EACH ROW WHEN (NEW.status = 'open' AND NEW.closes_at > now() AND (OLD.status <> 'open' OR OLD.closes_at <= now())) EXECUTE FUNCTION app.stamp_confirmation();
CREATE TRIGGER jobs_where_new BEFORE INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_where BEFORE UPDATE OF location ON jobs FOR EACH ROW WHEN (NEW.location IS DISTINCT FROM OLD.location) EXECUTE FUNCTION app.stamp_spots();
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_from AFTER UPDATE ON jobs REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_updated_to AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.notify_job_changes();
CREATE TRIGGER jobs_posted BEFORE UPDATE OF status ON jobs FOR EACH ROW WHEN (OLD.status = 'draft' AND NEW.status = 'open') EXECUTE FUNCTION app.stamp_posting();
CREATE TRIGGER jobs_inserted_words AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_updated_words AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.keep_advert_words();
CREATE TRIGGER jobs_placed AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.place_new_jobs();
CREATE TRIGGER jobs_moved AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.place_changed_jobs();
CREATE TRIGGER jobs_inserted_for_alerts AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_jobs();
CREATE TRIGGER jobs_opened_for_alerts AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.note_opened_jobs();
CREATE TRIGGER jobs_inserted_event AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_updated_event AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER jobs_deleted_event AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION app.note_job_events();
CREATE TRIGGER people_filled BEFORE INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION app.fill_person();
CREATE TRIGGER people_unnamed AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION app.unname_person();
CREATE TRIGGER people_cv AFTER INSERT OR UPDATE OF search_vector ON people FOR EACH ROW EXECUTE FUNCTION app.note_newest_cv();
CREATE TRIGGER people_new AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_changed AFTER UPDATE ON people FOR EACH ROW WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline) IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline)) EXECUTE FUNCTION app.note_uncompared();
CREATE TRIGGER people_event AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION app.note_row_event('candidate.changed');
CREATE TRIGGER people_changed_event AFTER UPDATE ON people FOR EACH ROW WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.location, OLD.headline, OLD.skills, OLD.tags, OLD.available_from, OLD.right_to_work) IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone, NEW.location, NEW.headline, NEW.skills, NEW.tags, NEW.available_from, NEW.right_to_work)) EXECUTE FUNCTION app.note_row_event('candidate.changed');
CREATE TRIGGER person_cv_words_kept AFTER UPDATE OF words OR DELETE ON person_cv_words FOR EACH ROW EXECUTE FUNCTION app.keep_read_cv();
CREATE TRIGGER person_merges_ended AFTER DELETE ON person_merges FOR EACH ROW EXECUTE FUNCTION app.note_ended_merge();
CREATE TRIGGER person_notes_kept AFTER INSERT OR DELETE ON person_notes FOR EACH ROW EXECUTE FUNCTION app.keep_noted_person();
CREATE TRIGGER picture_files_deleted AFTER DELETE ON picture_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER pictures_in_use BEFORE DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION app.keep_used_picture();
CREATE TRIGGER placements_event AFTER INSERT ON placements FOR EACH ROW EXECUTE FUNCTION app.note_row_event('placement.made', 'application_id', 'job_id', 'client_id');
CREATE TRIGGER profiles_end_sessions AFTER UPDATE OF role, status ON profiles FOR EACH ROW EXECUTE FUNCTION app.end_sessions_of_changed_account();
CREATE TRIGGER profiles_end_push AFTER UPDATE OF role, status ON profiles FOR EACH ROW EXECUTE FUNCTION app.end_push_of_changed_account();
CREATE TRIGGER profiles_kept BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_records_of_account();
CREATE TRIGGER profiles_erased AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.note_erasure('account');
CREATE TRIGGER profiles_owner_stays BEFORE UPDATE OF is_owner ON profiles FOR EACH ROW WHEN (OLD.is_owner AND NOT NEW.is_owner) EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_staff_hand_over BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.keep_owner();
CREATE TRIGGER profiles_person AFTER INSERT OR UPDATE OF full_name, email, phone, location, bio, skills, experience, status, cv_id ON profiles FOR EACH ROW WHEN (NEW.role = 'job_seeker') EXECUTE FUNCTION app.keep_account_person();
CREATE TRIGGER profiles_person_parted BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION app.part_person();
CREATE TRIGGER question_sets_changed AFTER INSERT OR UPDATE ON question_sets FOR EACH ROW EXECUTE FUNCTION app.notify_question_change();
CREATE TRIGGER site_state_changed AFTER INSERT ON site_state FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER unconfirmed_applications_deleted AFTER DELETE ON unconfirmed_applications FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION app.let_go_of_file();
CREATE TRIGGER webhook_events_addressed AFTER INSERT ON webhook_events REFERENCING NEW TABLE AS new_events FOR EACH STATEMENT EXECUTE FUNCTION app.address_events();
REVOKE CREATE ON SCHEMA public, app FROM agency_reader, agency_keeper;
INSERT INTO definitions (name, sha256, revision)
SELECT DISTINCT 'functions/' || proname || '.sql', repeat('0', 64), 1
FROM pg_proc AS p
WHERE pronamespace IN ('public'::regnamespace, 'app'::regnamespace)
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e');
