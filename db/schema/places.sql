-- Towns and postcode areas come with the site (db/gazetteer), outcodes and postcodes are imported (npm run places), and a town with
-- item_id is a place of the studio, or a district of it, as app.keep_own_places writes it.
CREATE TABLE gazetteer (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('town', 'area', 'outcode', 'postcode_area', 'postcode')),
  -- 'Newport', 'LS1', 'LS', 'LS1 1KK'; of an area it is the name of the area, and `area` has the letters.
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  area         text,
  key          text COLLATE "C" GENERATED ALWAYS AS (app.place_key(COALESCE(area, name))) STORED NOT NULL,
  -- Towns only. The district is the official one where it differs from the county that people write.
  county       text,
  district     text,
  county_key   text COLLATE "C" GENERATED ALWAYS AS (app.place_key(county)) STORED,
  district_key text COLLATE "C" GENERATED ALWAYS AS (app.place_key(district)) STORED,
  country      text,
  latitude     double precision CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  longitude    double precision CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  -- 0: not known.
  population   integer NOT NULL DEFAULT 0 CHECK (population >= 0),
  -- An item of content_items, whose rows are never deleted.
  item_id      uuid,
  -- Edition of the files that contain the row.
  edition      integer,
  proper_name  text,
  country_code text NOT NULL DEFAULT 'GB' CHECK (country_code ~ '^[A-Z]{2}$'),
  lies_in      integer[] NOT NULL DEFAULT '{}',
  covers       integer[],
  CONSTRAINT gazetteer_check CHECK ((area IS NOT NULL) = (kind = 'postcode_area')),
  CONSTRAINT gazetteer_check1 CHECK (item_id IS NULL OR kind = 'town'),
  CONSTRAINT gazetteer_has_point CHECK (kind = 'area' OR num_nulls(latitude, longitude) = 0),
  CONSTRAINT gazetteer_covers CHECK ((kind = 'area') = (covers IS NOT NULL))
);
CREATE INDEX gazetteer_key ON gazetteer (key, kind);
CREATE INDEX gazetteer_towns ON gazetteer (latitude, longitude) WHERE kind = 'town';
CREATE INDEX gazetteer_spellings ON gazetteer USING gin (key gin_trgm_ops) WHERE kind = 'town';
CREATE INDEX gazetteer_items ON gazetteer (item_id) WHERE item_id IS NOT NULL;
CREATE UNIQUE INDEX gazetteer_postcodes ON gazetteer (kind, key) WHERE kind <> ALL (ARRAY['town', 'area']);
COMMENT ON COLUMN gazetteer.proper_name IS 'The usual name, where name is another one: Birmingham of Bham.';
COMMENT ON COLUMN gazetteer.lies_in IS 'Numbers of the areas that it lies in.';
COMMENT ON COLUMN gazetteer.covers IS 'Of an area: numbers of itself and of the areas that it consists of. A place is in it whose lies_in has one of them.';
ALTER TABLE gazetteer ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON gazetteer TO agency_app;
GRANT SELECT ON gazetteer TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON gazetteer TO agency_keeper;
-- The owner loads db/gazetteer, npm run places imports as the system, and app.keep_own_places writes the places of the studio.
CREATE POLICY gazetteer_owner ON gazetteer TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_system ON gazetteer TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY gazetteer_keeper ON gazetteer TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY gazetteer_reader ON gazetteer FOR SELECT TO agency_reader USING (true);
-- Places are no secret, and a process that may not migrate must see which edition is there.
CREATE POLICY gazetteer_read ON gazetteer FOR SELECT TO agency_app USING (true);

-- The places of open jobs, kept by app.place_jobs. A job has a row for
-- each place that its location names, and none if it names none ('UK', 'Remote').
CREATE TABLE job_places (
  job_id       uuid NOT NULL,
  -- Order in the location, from 1.
  number       smallint NOT NULL CHECK (number BETWEEN 1 AND 8),
  name         text NOT NULL,
  county       text,
  outcode      text,
  -- A full postcode, if the location has one.
  postal_code  text,
  latitude     double precision NOT NULL,
  longitude    double precision NOT NULL,
  -- false: other places have the same name, and the location does not say which; the largest was taken.
  is_chosen    boolean NOT NULL,
  created_at   timestamptz NOT NULL,
  closes_at    timestamptz NOT NULL,
  country_code text NOT NULL DEFAULT 'GB',
  PRIMARY KEY (job_id, number)
) WITH (
  -- Small boards need statistics too.
  autovacuum_analyze_threshold = 5
);
ALTER TABLE job_places ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON job_places TO agency_app;
GRANT SELECT ON job_places TO agency_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_places TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE job_places ADD CONSTRAINT job_places_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;
-- Only functions write them. They contain only the location, as the board shows it.
CREATE POLICY job_places_system ON job_places FOR SELECT TO agency_app USING ((SELECT app.is_system()));
CREATE POLICY job_places_keeper ON job_places TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY job_places_reader ON job_places FOR SELECT TO agency_reader USING (true);

-- Jobs that were posted or opened again, and are not yet compared with the alerts. Written by a trigger, so that no way of posting
-- can forget it.
CREATE TABLE unmatched_jobs (
  job_id   uuid PRIMARY KEY,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unmatched_jobs_added ON unmatched_jobs (added_at);
ALTER TABLE unmatched_jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE, DELETE ON unmatched_jobs TO agency_app;
GRANT SELECT ON unmatched_jobs TO agency_reader;
GRANT SELECT, INSERT ON unmatched_jobs TO agency_keeper;
-- Here and not above, because the tables refer to each other.
ALTER TABLE unmatched_jobs ADD CONSTRAINT unmatched_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;
CREATE POLICY unmatched_jobs_system ON unmatched_jobs TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY unmatched_jobs_reader ON unmatched_jobs FOR SELECT TO agency_reader USING (true);
CREATE POLICY unmatched_jobs_keeper ON unmatched_jobs TO agency_keeper USING (true) WITH CHECK (true);

-- Places of the studio that were added, removed or changed while very many jobs that name them wait to be placed (app.place_next_jobs).
CREATE TABLE place_changes (
  item_id    uuid PRIMARY KEY REFERENCES content_items (id) ON DELETE CASCADE,
  -- Patterns of the locations of such jobs: '%leeds%'.
  patterns   text[] NOT NULL,
  -- Jobs up to this one, in the order of their ids, are placed.
  past       uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE place_changes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_changes TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_changes TO agency_keeper;
CREATE POLICY place_changes_keeper ON place_changes TO agency_keeper USING (true) WITH CHECK (true);
-- The page of a place says that its jobs are being placed.
CREATE POLICY place_changes_editor ON place_changes FOR SELECT TO agency_app
  USING ((SELECT app.is_system()) OR (SELECT app.may_edit_content(app.actor_id())));

-- Open jobs or people that wait to be placed after a new edition of the gazetteer or an import of postcodes, where they are very many
-- (app.renew_places, app.renew_next_places).
CREATE TABLE place_renewals (
  renewed    text PRIMARY KEY CHECK (renewed IN ('jobs', 'people')),
  -- The last id that has been placed.
  past       uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE place_renewals ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_renewals TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_renewals TO agency_keeper;
CREATE POLICY place_renewals_keeper ON place_renewals TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY place_renewals_system ON place_renewals FOR SELECT TO agency_app USING ((SELECT app.is_system()));
