-- The logo of an employer, or of an administrator for jobs of their own: one for each account, and for one company, as a poster may
-- advertise for several. It is public wherever such a job is shown.
CREATE TABLE employer_logos (
  user_id     uuid PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  company     text NOT NULL CHECK (company = btrim(company) AND length(company) BETWEEN 1 AND 100),
  company_key text NOT NULL GENERATED ALWAYS AS (lower(company)) STORED,
  -- As it is stored: a square of 192 pixels that this site has drawn itself.
  size_bytes  integer NOT NULL CHECK (size_bytes BETWEEN 1 AND 131072),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- What its public address is called by. The same picture has the same address, and another picture another one.
  logo        text NOT NULL GENERATED ALWAYS AS (left(encode(sha256, 'hex'), 32)) STORED,
  storage_key text NOT NULL UNIQUE GENERATED ALWAYS AS (user_id::text || '/logo-' || id::text || '.webp') STORED,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX employer_logos_logo ON employer_logos (logo);
ALTER TABLE employer_logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE employer_logos FORCE ROW LEVEL SECURITY;

-- Another logo is another row: nothing in one changes.
GRANT SELECT, INSERT, DELETE ON employer_logos TO agency_app;
GRANT SELECT ON employer_logos TO agency_reader;

-- The functions that return it name their columns, and are applied again in this transaction.
ALTER TYPE public_job ADD ATTRIBUTE logo text;
