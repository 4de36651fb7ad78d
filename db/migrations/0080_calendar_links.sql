-- The secret address of a consultant's calendar (docs/decisions/0100). One each: a new one takes the place of the old.
CREATE TABLE calendar_links (
  user_id    uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE calendar_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE calendar_links FORCE ROW LEVEL SECURITY;
-- No one reads the hashes: a calendar is found by app.find_calendar_link alone.
GRANT SELECT (user_id, created_at), INSERT (user_id, token_hash), DELETE ON calendar_links TO agency_app;
GRANT SELECT, DELETE ON calendar_links TO agency_keeper;
