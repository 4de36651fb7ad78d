-- Words of CVs in the search of people, and records of one person that are merged (docs/decisions/0081).

-- The words of a person's newest CV, as the search looks in them. The text itself is not kept.
CREATE TABLE person_cv_words (
  person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  cv_id     uuid NOT NULL REFERENCES cvs (id) ON DELETE CASCADE,
  -- Null until the file was read; empty where it has no text.
  words     tsvector,
  noted_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX person_cv_words_cv ON person_cv_words (cv_id);
CREATE INDEX person_cv_words_unread ON person_cv_words (noted_at) WHERE words IS NULL;

-- Records that may be of one person, and why. Once a colleague has ruled it out, it is not proposed again.
CREATE TABLE person_pairs (
  one_id       uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  other_id     uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  reasons      text[] NOT NULL CHECK (reasons <@ '{email,phone,place,work}'::text[]),
  found_at     timestamptz NOT NULL DEFAULT now(),
  ruled_out_at timestamptz,
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
CREATE INDEX person_pairs_other ON person_pairs (other_id);
CREATE INDEX person_pairs_proposed ON person_pairs (found_at DESC, one_id, other_id) WHERE ruled_out_at IS NULL;

-- Records that are new or changed in what is compared.
CREATE TABLE uncompared_people (
  person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  noted_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uncompared_people_oldest ON uncompared_people (noted_at);

-- What was merged in the last 30 days, so that it can be undone: the record that went, the facts of the one that stayed, before and after,
-- and the rows that moved, by table.
CREATE TABLE person_merges (
  id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kept_id   uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  gone_id   uuid NOT NULL UNIQUE,
  gone      jsonb NOT NULL,
  before    jsonb NOT NULL,
  after     jsonb NOT NULL,
  moved     jsonb NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX person_merges_kept ON person_merges (kept_id);
CREATE INDEX person_merges_newest ON person_merges (merged_at DESC);

-- Addresses of records that were merged into another. What is sent from them without an account belongs to that one.
CREATE TABLE person_addresses (
  email     citext PRIMARY KEY CHECK (length(email) BETWEEN 3 AND 254),
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX person_addresses_person ON person_addresses (person_id);

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- A telephone number as it is compared: its last ten digits, so that '+44 113 496 0100' and '0113 496 0100' are one. Null for what is too
-- short to be anybody's own.
CREATE FUNCTION app.phone_key(_phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN length(digits) >= 9 THEN right(digits, 10) END FROM regexp_replace(_phone, '\D', '', 'g') AS digits
$$;

GRANT EXECUTE ON FUNCTION app.phone_key TO agency_app, agency_keeper;

-- How the first and the last part of a name sound, in either order: 'Jon Smith', 'Smyth, John' and 'John A Smith' are one. Null where
-- it has one part, or letters that the method does not know.
CREATE FUNCTION app.name_sound(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN first <> '' AND last <> '' THEN least(first, last) || ' ' || greatest(first, last) END
  FROM (SELECT public.dmetaphone(parts[1]) AS first, public.dmetaphone(parts[cardinality(parts)]) AS last
        FROM regexp_split_to_array(btrim(_name, ' ,.'), '[ ,.]+') AS parts WHERE cardinality(parts) > 1) AS sounds
$$;

GRANT EXECUTE ON FUNCTION app.name_sound TO agency_app, agency_keeper;

CREATE INDEX people_phone_key ON people (app.phone_key(phone)) WHERE phone IS NOT NULL;
CREATE INDEX people_name_sound ON people (app.name_sound(full_name));

-- For the people there are, before row-level security holds the owner off.
ALTER TABLE people NO FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE applications NO FORCE ROW LEVEL SECURITY;
ALTER TABLE cvs NO FORCE ROW LEVEL SECURITY;
INSERT INTO uncompared_people (person_id) SELECT id FROM people;
INSERT INTO person_cv_words (person_id, cv_id)
SELECT DISTINCT ON (sent.person_id) sent.person_id, c.id
FROM (SELECT p.id AS person_id, a.cv_id FROM people AS p JOIN profiles AS a ON a.id = p.account_id
      UNION ALL
      SELECT person_id, cv_id FROM applications WHERE candidate_id IS NULL AND status <> 'withdrawn' AND person_id IS NOT NULL) AS sent
JOIN cvs AS c ON c.id = sent.cv_id
ORDER BY sent.person_id, c.uploaded_at DESC, c.id;
ALTER TABLE people FORCE ROW LEVEL SECURITY;
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
ALTER TABLE applications FORCE ROW LEVEL SECURITY;
ALTER TABLE cvs FORCE ROW LEVEL SECURITY;

ALTER TABLE person_cv_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_cv_words FORCE ROW LEVEL SECURITY;
ALTER TABLE person_pairs ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_pairs FORCE ROW LEVEL SECURITY;
ALTER TABLE uncompared_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE uncompared_people FORCE ROW LEVEL SECURITY;
ALTER TABLE person_merges ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_merges FORCE ROW LEVEL SECURITY;
ALTER TABLE person_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_addresses FORCE ROW LEVEL SECURITY;
GRANT SELECT ON person_cv_words, person_pairs, uncompared_people, person_merges, person_addresses TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON person_cv_words, person_pairs, uncompared_people, person_merges, person_addresses TO agency_keeper;
