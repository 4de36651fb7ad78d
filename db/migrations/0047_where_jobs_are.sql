-- Where jobs are: places of the United Kingdom with their coordinates, and the places of each open job.

-- 'St. Helens' → 'st helens', 'Stoke-on-Trent' → 'stoke on trent': the name of a place as it is looked up.
CREATE FUNCTION app.place_key(_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(
    translate(lower(replace(_name, '&', ' and ')), E'\u00e0\u00e1\u00e2\u00e4\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef\u00f1\u00f2\u00f3\u00f4\u00f6\u00f9\u00fa\u00fb\u00fc\u00fd\u0175\u0177.\'\u2019`',
              'aaaaceeeeiiiinoooouuuuywy'),
    '[^a-z0-9]+', ' ', 'g'), '\msaint\M', 'st', 'g'));

-- The cell of about 11 by 11 km that a point lies in: a tenth of a degree of latitude, 0.16 of longitude.
CREATE FUNCTION app.cell_of(latitude float8, longitude float8) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor((latitude + 90) * 10)::integer * 2251 + floor((longitude + 180) * 6.25)::integer;

-- Towns and postcode areas come with the site (db/gazetteer), outcodes and postcodes are imported (npm run places), and a town with
-- item_id is a place of the studio, or a district of it, as app.keep_own_places writes it.
CREATE TABLE gazetteer (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('town', 'outcode', 'postcode_area', 'postcode')),
  -- 'Newport', 'LS1', 'LS', 'LS1 1KK'; of an area it is the name of the area, and `area` has the letters.
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  area       text CHECK ((area IS NOT NULL) = (kind = 'postcode_area')),
  key        text COLLATE "C" NOT NULL GENERATED ALWAYS AS (app.place_key(coalesce(area, name))) STORED,
  -- Of towns. The district is the official one where it differs from the county that people write.
  county     text,
  district   text,
  county_key   text COLLATE "C" GENERATED ALWAYS AS (app.place_key(county)) STORED,
  district_key text COLLATE "C" GENERATED ALWAYS AS (app.place_key(district)) STORED,
  country    text CHECK (country IN ('England', 'Scotland', 'Wales', 'Northern Ireland', 'Isle of Man', 'Channel Islands')),
  latitude   float8 NOT NULL CHECK (latitude BETWEEN 49 AND 61),
  longitude  float8 NOT NULL CHECK (longitude BETWEEN -9 AND 2),
  -- 0: not known.
  population integer NOT NULL DEFAULT 0 CHECK (population >= 0),
  -- An item of content_items, whose rows are never deleted.
  item_id    uuid CHECK (item_id IS NULL OR kind = 'town'),
  -- Of the files that the row came with.
  edition    integer
);
CREATE INDEX gazetteer_key ON gazetteer (key, kind);
CREATE UNIQUE INDEX gazetteer_postcodes ON gazetteer (kind, key) WHERE kind <> 'town';
CREATE INDEX gazetteer_towns ON gazetteer (latitude, longitude) WHERE kind = 'town';
CREATE INDEX gazetteer_spellings ON gazetteer USING gin (key gin_trgm_ops) WHERE kind = 'town';
CREATE INDEX gazetteer_counties ON gazetteer (county_key, population DESC) WHERE kind = 'town';
CREATE INDEX gazetteer_districts ON gazetteer (district_key, population DESC) WHERE kind = 'town';
CREATE INDEX gazetteer_items ON gazetteer (item_id) WHERE item_id IS NOT NULL;
ALTER TABLE gazetteer ENABLE ROW LEVEL SECURITY;
ALTER TABLE gazetteer FORCE ROW LEVEL SECURITY;

-- The places of open jobs, so that walking the newest of a cell meets no closed ones; app.place_jobs keeps them. A job has a row for
-- each place that its location names, and none if it names none ('UK', 'Remote').
CREATE TABLE job_places (
  job_id      uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- In the order of the location, from 1.
  number      smallint NOT NULL CHECK (number BETWEEN 1 AND 8),
  name        text NOT NULL,
  county      text,
  outcode     text,
  -- As the location has it: a full postcode.
  postal_code text,
  latitude    float8 NOT NULL,
  longitude   float8 NOT NULL,
  cell        integer NOT NULL GENERATED ALWAYS AS (app.cell_of(latitude, longitude)) STORED,
  -- false: other places have the same name, and the location does not say which; the largest was taken.
  is_chosen   boolean NOT NULL,
  -- Of the job, so that a search by distance reads the index alone.
  created_at  timestamptz NOT NULL,
  closes_at   timestamptz NOT NULL,
  PRIMARY KEY (job_id, number)
);
CREATE INDEX job_places_newest ON job_places (cell, created_at DESC, job_id) INCLUDE (latitude, longitude, closes_at);
ALTER TABLE job_places ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_places FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON gazetteer TO agency_app, agency_keeper;
GRANT SELECT ON job_places TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_places TO agency_keeper;
GRANT SELECT ON gazetteer, job_places TO agency_reader;
GRANT SELECT (id, place_pattern, place_area) ON content_items TO agency_keeper;
