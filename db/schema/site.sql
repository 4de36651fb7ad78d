CREATE TABLE schema_migrations (
  name       text PRIMARY KEY,
  applied_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE schema_migrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON schema_migrations TO agency_app;
-- Written by the owner, read by processes that may not migrate.
CREATE POLICY schema_migrations_owner ON schema_migrations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY schema_migrations_read ON schema_migrations FOR SELECT TO agency_app USING (true);

-- The text of each function, policy and trigger that was applied last (docs/decisions/0049).
CREATE TABLE definitions (
  -- The path under db/, as 'functions/jobs/get_public_jobs.sql'.
  name       text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 200),
  sha256     text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  revision   integer NOT NULL CHECK (revision > 0),
  applied_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE definitions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON definitions TO agency_app;
-- Written by the owner, read by processes that may not migrate.
CREATE POLICY definitions_owner ON definitions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY definitions_read ON definitions FOR SELECT TO agency_app USING (true);

-- One row at most. Without it, the defaults in app.lacks_factor and app.may_apply_waiting count.
CREATE TABLE settings (
  id                  boolean DEFAULT true PRIMARY KEY CHECK (id),
  -- Staff without a second factor set one up before they reach the desk.
  staff_second_factor boolean NOT NULL DEFAULT true,
  -- Candidates may apply while their account waits for approval.
  waiting_may_apply   boolean NOT NULL DEFAULT false,
  updated_at          timestamptz NOT NULL DEFAULT now(),
  reply_days          smallint NOT NULL DEFAULT 7 CHECK (reply_days BETWEEN 1 AND 30),
  -- Fair first view, and equality monitoring (docs/decisions/0087).
  fair_first_view     boolean NOT NULL DEFAULT false,
  equality_monitoring boolean NOT NULL DEFAULT false
);
ALTER TABLE settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT
  SELECT,
  INSERT,
  UPDATE (staff_second_factor, waiting_may_apply, updated_at, reply_days, fair_first_view, equality_monitoring)
ON settings TO agency_app;
GRANT SELECT ON settings TO agency_reader;
GRANT SELECT ON settings TO agency_keeper;
CREATE POLICY settings_system ON settings TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY settings_reader ON settings FOR SELECT TO agency_reader USING (true);
CREATE POLICY settings_keeper ON settings FOR SELECT TO agency_keeper USING (true);
CREATE POLICY settings_admin ON settings TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));

-- Launch of the site. A real site is hidden until its owner publishes it, because its words have to be entered first. The demo is published
-- when it is seeded.
CREATE TABLE site_state (
  id          boolean DEFAULT true PRIMARY KEY CHECK (id),
  launched_at timestamptz NOT NULL DEFAULT now(),
  -- The person's name at the time: the account may be deleted.
  launched_by text NOT NULL CHECK (length(launched_by) BETWEEN 1 AND 100)
);
ALTER TABLE site_state ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON site_state TO agency_app;
CREATE POLICY site_state_system ON site_state TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY site_state_admin ON site_state TO agency_app
  USING ((SELECT is_admin(app.actor_id()))) WITH CHECK ((SELECT is_admin(app.actor_id())));
CREATE TRIGGER site_state_changed AFTER INSERT ON site_state
  FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();

-- Finished backups, and when each was last verified.
CREATE TABLE backups (
  id              uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  taken_at        timestamptz NOT NULL,
  -- The backup's name. The database does not know where it is, or whether it still exists.
  folder          text NOT NULL CHECK (length(folder) BETWEEN 1 AND 200),
  bytes           bigint NOT NULL CHECK (bytes > 0),
  rows            bigint NOT NULL CHECK (rows >= 0),
  files           bigint NOT NULL CHECK (files >= 0),
  -- The number of files that rows name and the store did not have.
  missing_files   bigint NOT NULL CHECK (missing_files >= 0),
  -- Hash of the manifest, which has the hashes of everything else.
  manifest_sha256 bytea NOT NULL CHECK (octet_length(manifest_sha256) = 32) UNIQUE,
  verified_at     timestamptz,
  -- Verified by a drill, or because this database was restored from it.
  verified_by     text CHECK (verified_by IN ('drill', 'restore')),
  -- State of the ledger of introductions at the end of the backup: it reveals entries that were removed from the ledger's end.
  ledger_entries  bigint CHECK (ledger_entries >= 0),
  ledger_head     bytea CHECK (octet_length(ledger_head) = 32),
  CONSTRAINT backups_check CHECK ((verified_at IS NULL) = (verified_by IS NULL))
);
CREATE INDEX backups_newest ON backups (taken_at DESC);
ALTER TABLE backups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (verified_at, verified_by) ON backups TO agency_app;
GRANT SELECT, DELETE ON backups TO agency_keeper;
CREATE POLICY backups_system ON backups TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY backups_keeper ON backups TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY backups_admin_read ON backups FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
