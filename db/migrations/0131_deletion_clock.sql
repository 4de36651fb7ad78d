-- What deletes by age asks this clock, and not the computer's alone: one that is set wrong for a minute must not delete anything
-- (docs/operate/retention.md). One row.
CREATE TABLE deletion_clock (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The time that is believed, and what the clock of the database said at that moment.
  moment      timestamptz NOT NULL DEFAULT now(),
  looked_at   timestamptz NOT NULL DEFAULT now(),
  -- While the clock is not believed: for how long it has gone on steadily.
  is_doubted  boolean NOT NULL DEFAULT false,
  steady_for  interval NOT NULL DEFAULT '0',
  -- Of the last jump, for the desk: what time it was believed to be, what the clock said, and when it was put right.
  jumped_from timestamptz,
  jumped_to   timestamptz,
  settled_at  timestamptz
);
INSERT INTO deletion_clock DEFAULT VALUES;
ALTER TABLE deletion_clock ENABLE ROW LEVEL SECURITY;
ALTER TABLE deletion_clock FORCE ROW LEVEL SECURITY;
GRANT SELECT ON deletion_clock TO agency_app;
GRANT SELECT, UPDATE ON deletion_clock TO agency_keeper;

-- What would delete an implausible share of one kind of record waits for an administrator.
CREATE TABLE held_deletions (
  kind        text PRIMARY KEY CHECK (kind IN ('enquiries', 'applications', 'people', 'accounts', 'alerts', 'records')),
  due         bigint NOT NULL CHECK (due > 0),
  total       bigint NOT NULL CHECK (total >= due),
  held_at     timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz
);
ALTER TABLE held_deletions ENABLE ROW LEVEL SECURITY;
ALTER TABLE held_deletions FORCE ROW LEVEL SECURITY;
GRANT SELECT ON held_deletions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON held_deletions TO agency_keeper;
