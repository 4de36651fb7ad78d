-- The clock of deletions by age. The computer's clock alone does not decide: one that is wrong for a minute must not delete anything
-- (docs/operate/retention.md). One row.
CREATE TABLE deletion_clock (
  is_only     boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  -- The trusted time, and the database's clock at that moment.
  moment      timestamptz NOT NULL DEFAULT now(),
  looked_at   timestamptz NOT NULL DEFAULT now(),
  -- Time for which the clock has run steadily since it was last distrusted.
  is_doubted  boolean NOT NULL DEFAULT false,
  steady_for  interval NOT NULL DEFAULT '00:00:00',
  -- The last jump, for the desk: the believed time, the clock's time, and when it was corrected.
  jumped_from timestamptz,
  jumped_to   timestamptz,
  settled_at  timestamptz
);
INSERT INTO deletion_clock DEFAULT VALUES;
ALTER TABLE deletion_clock ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON deletion_clock TO agency_app;
GRANT SELECT, UPDATE ON deletion_clock TO agency_keeper;
CREATE POLICY deletion_clock_system ON deletion_clock FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY deletion_clock_admin_read ON deletion_clock FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY deletion_clock_keeper ON deletion_clock TO agency_keeper USING (true) WITH CHECK (true);

-- Deletions of an implausible share of one kind of record wait for an administrator.
CREATE TABLE held_deletions (
  kind        text PRIMARY KEY CHECK (kind IN ('enquiries', 'applications', 'people', 'accounts', 'alerts', 'records')),
  due         bigint NOT NULL CHECK (due > 0),
  total       bigint NOT NULL,
  held_at     timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz,
  CONSTRAINT held_deletions_check CHECK (total >= due)
);
ALTER TABLE held_deletions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON held_deletions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_deletions TO agency_keeper;
CREATE POLICY held_deletions_system ON held_deletions FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY held_deletions_admin_read ON held_deletions FOR SELECT TO agency_app USING ((SELECT is_admin(app.actor_id())));
CREATE POLICY held_deletions_keeper ON held_deletions TO agency_keeper USING (true) WITH CHECK (true);

-- Erased subjects, which earlier backups still contain: only their id. `npm run backup` exports this list, and `npm run restore` erases them
-- again.
CREATE TABLE erasures (
  kind       text NOT NULL CHECK (kind IN ('account', 'enquiry', 'application', 'alert', 'person')),
  subject_id uuid NOT NULL,
  erased_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX erasures_age ON erasures (erased_at);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON erasures TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON erasures TO agency_keeper;
CREATE POLICY erasures_system ON erasures TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY erasures_keeper ON erasures TO agency_keeper USING (true) WITH CHECK (true);
