-- The secret address of a consultant's calendar (docs/decisions/0100). One each: a new one takes the place of the old.
CREATE TABLE calendar_links (
  user_id    uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32) UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE calendar_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
-- No one reads the hashes: a calendar is found by app.find_calendar_link alone.
GRANT SELECT (user_id, created_at), INSERT (user_id, token_hash), DELETE ON calendar_links TO agency_app;
GRANT SELECT, DELETE ON calendar_links TO agency_keeper;
CREATE POLICY calendar_links_keeper ON calendar_links TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY calendar_links_own ON calendar_links TO agency_app
  USING (user_id = (SELECT app.actor_id()))
  WITH CHECK (user_id = (SELECT app.actor_id()) AND (SELECT app.may_work_desk(app.actor_id())));
