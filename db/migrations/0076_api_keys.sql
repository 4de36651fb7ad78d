-- Keys by which other programs act for a member of staff (docs/decisions/0095).
CREATE TABLE api_keys (
  -- Made with the form, so that a form that is sent twice makes one key.
  id                uuid PRIMARY KEY,
  name              text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- How the key begins, for people to recognise it. The key itself is kept nowhere.
  beginning         text NOT NULL CHECK (beginning ~ '^agk_[A-Za-z0-9_-]{6}$'),
  token_hash        bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  scopes            text[] NOT NULL,
  account_id        uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  -- NULL: made on the server, or by an account that is gone.
  created_by        uuid REFERENCES profiles (id) ON DELETE SET NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  expires_at        timestamptz NOT NULL CHECK (expires_at > created_at),
  -- To the minute.
  last_used_at      timestamptz,
  revoked_at        timestamptz,
  requests_a_minute integer NOT NULL CHECK (requests_a_minute BETWEEN 1 AND 6000),
  -- How many requests came since when, counted for all processes.
  window_started_at timestamptz NOT NULL DEFAULT now(),
  window_requests   integer NOT NULL DEFAULT 0 CHECK (window_requests >= 0),
  CONSTRAINT api_keys_scopes_check
    CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['jobs:write', 'applications:read', 'candidates:read', 'clients:read'])
);
CREATE INDEX api_keys_account ON api_keys (account_id);
CREATE INDEX api_keys_created_by ON api_keys (created_by);

ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
-- No one reads the hashes: a key is found by app.use_api_key alone.
GRANT SELECT (id, name, beginning, scopes, account_id, created_by, created_at, expires_at, last_used_at, revoked_at,
              requests_a_minute) ON api_keys TO agency_app;
GRANT INSERT (id, name, beginning, token_hash, scopes, account_id, created_by, expires_at, requests_a_minute) ON api_keys TO agency_app;
GRANT UPDATE (revoked_at) ON api_keys TO agency_app;
GRANT SELECT, DELETE, UPDATE (revoked_at, last_used_at, window_started_at, window_requests) ON api_keys TO agency_keeper;
