-- Human verification: challenges that have been used. They are given out without being written down; what stands here is
-- what makes each of them good for one form only.

CREATE TABLE spent_challenges (
  -- The signature of the challenge names it: nobody else can make another with the same one.
  signature  text PRIMARY KEY CHECK (signature ~ '^[0-9a-f]{64}$'),
  -- From then on it would be refused anyway, and need not be remembered.
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenges_expired ON spent_challenges (expires_at);

ALTER TABLE spent_challenges ENABLE ROW LEVEL SECURITY;
ALTER TABLE spent_challenges FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON spent_challenges TO agency_app;

CREATE POLICY spent_challenges_system ON spent_challenges TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
