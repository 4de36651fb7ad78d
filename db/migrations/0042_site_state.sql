-- Whether the public sees the site. A real site is hidden until its owner publishes it, also one
-- that was in use before: its words have to be entered first. The demo is published when it is seeded.
CREATE TABLE site_state (
  id          boolean PRIMARY KEY DEFAULT true CHECK (id),
  launched_at timestamptz NOT NULL DEFAULT now(),
  -- As it was then: the account may be deleted.
  launched_by text NOT NULL CHECK (length(launched_by) BETWEEN 1 AND 100)
);
ALTER TABLE site_state ENABLE ROW LEVEL SECURITY;
ALTER TABLE site_state FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON site_state TO agency_app;
