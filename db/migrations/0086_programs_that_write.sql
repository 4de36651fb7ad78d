-- What programs with a key may do besides (docs/decisions/0105).
ALTER TABLE api_keys DROP CONSTRAINT api_keys_scopes_check;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_scopes_check
  CHECK (cardinality(scopes) > 0
         AND scopes <@ ARRAY['jobs:write', 'applications:read', 'candidates:read', 'clients:read', 'webhooks:read', 'webhooks:write']);

-- The key that sent the job last: what it changes by PATCH is no change of a colleague. NULL: it came from a file or a board. No foreign
-- key, because backups leave keys out.
ALTER TABLE job_origins ADD COLUMN key_id uuid;

-- The answer about five hundred lines.
ALTER TABLE answered_requests DROP CONSTRAINT answered_requests_body_check;
ALTER TABLE answered_requests ADD CONSTRAINT answered_requests_body_check CHECK (octet_length(body) <= 1048576);
