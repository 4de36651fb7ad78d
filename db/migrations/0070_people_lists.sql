-- Searches of people under a name (docs/decisions/0081).
CREATE TABLE people_lists (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id   uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  owner_name text NOT NULL CHECK (length(owner_name) BETWEEN 1 AND 100),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The query of the list of people.
  search     text NOT NULL CHECK (search LIKE '?%' AND length(search) <= 3000),
  is_shared  boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX people_lists_name ON people_lists (owner_id, lower(name));
CREATE INDEX people_lists_shared ON people_lists (lower(name)) WHERE is_shared;
ALTER TABLE people_lists ENABLE ROW LEVEL SECURITY;
ALTER TABLE people_lists FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT (owner_id, owner_name, name, search, is_shared), UPDATE (is_shared), DELETE ON people_lists TO agency_app;
