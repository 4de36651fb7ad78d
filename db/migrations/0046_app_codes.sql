-- Codes by an authenticator app (RFC 6238), a second factor beside passkeys: one app for an account.
CREATE TABLE app_codes (
  user_id       uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  -- A nonce of 12 bytes, 20 bytes encrypted with a key that the database does not have, and a tag of 16 bytes.
  sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 48),
  -- Only this session sees the secret, and can confirm it. Empty once it is confirmed.
  begun_by      bytea CHECK (octet_length(begun_by) = 32),
  -- The latest step of 30 seconds whose code was used: a code is good once.
  last_step     bigint NOT NULL DEFAULT 0 CHECK (last_step >= 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  confirmed_at  timestamptz,
  last_used_at  timestamptz,
  CHECK ((begun_by IS NULL) = (confirmed_at IS NOT NULL))
);

ALTER TABLE app_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE app_codes FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON app_codes TO agency_app;
GRANT SELECT ON app_codes TO agency_keeper;
