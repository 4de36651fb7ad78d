-- Places have other names, and lie in areas: districts, counties, regions, countries. A search may ask for an area, and a job may be in one
-- without a place to measure from. Areas are numbers (db/gazetteer/gazetteer-areas.ts), which jobs and alerts keep.

ALTER TABLE gazetteer
  DROP CONSTRAINT gazetteer_kind_check, DROP CONSTRAINT gazetteer_country_check,
  DROP CONSTRAINT gazetteer_latitude_check, DROP CONSTRAINT gazetteer_longitude_check,
  ALTER COLUMN latitude DROP NOT NULL, ALTER COLUMN longitude DROP NOT NULL,
  ADD COLUMN proper_name text,
  ADD COLUMN country_code text NOT NULL DEFAULT 'GB' CHECK (country_code ~ '^[A-Z]{2}$'),
  ADD COLUMN lies_in integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN covers integer[];
ALTER TABLE gazetteer
  ADD CONSTRAINT gazetteer_kind_check CHECK (kind IN ('town', 'area', 'outcode', 'postcode_area', 'postcode')),
  ADD CONSTRAINT gazetteer_latitude_check CHECK (latitude BETWEEN -90 AND 90),
  ADD CONSTRAINT gazetteer_longitude_check CHECK (longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT gazetteer_has_point CHECK (kind = 'area' OR num_nulls(latitude, longitude) = 0),
  ADD CONSTRAINT gazetteer_covers CHECK ((kind = 'area') = (covers IS NOT NULL));
COMMENT ON COLUMN gazetteer.proper_name IS 'The usual name, where name is another one: Birmingham of Bham.';
COMMENT ON COLUMN gazetteer.lies_in IS 'Numbers of the areas that it lies in.';
COMMENT ON COLUMN gazetteer.covers IS 'Of an area: numbers of itself and of the areas that it consists of. A place is in it whose lies_in has one of them.';

-- An area may have the name of another: 'West Midlands' is a county and a region.
DROP INDEX gazetteer_postcodes;
CREATE UNIQUE INDEX gazetteer_postcodes ON gazetteer (kind, key) WHERE kind NOT IN ('town', 'area');
DROP INDEX gazetteer_counties;
DROP INDEX gazetteer_districts;

ALTER TABLE jobs ADD COLUMN areas integer[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN jobs.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.stamp_spots and app.place_jobs.';
CREATE INDEX jobs_areas ON jobs USING gin (areas) WHERE status = 'open';
GRANT UPDATE (areas) ON jobs TO agency_keeper;

ALTER TABLE job_places ADD COLUMN country_code text NOT NULL DEFAULT 'GB';

ALTER TABLE job_alerts ADD COLUMN areas integer[];

DROP FUNCTION IF EXISTS app.resolve_location;
DROP FUNCTION IF EXISTS app.resolve_place;
DROP FUNCTION IF EXISTS app.choose_place;
DROP FUNCTION IF EXISTS app.same_place;
DROP FUNCTION IF EXISTS app.spots_of;
DROP FUNCTION IF EXISTS app.county_near;
DROP FUNCTION IF EXISTS app.is_known_place;
DROP FUNCTION IF EXISTS find_places;
DROP FUNCTION IF EXISTS find_places_of;
DROP FUNCTION IF EXISTS get_public_job_places;
DROP FUNCTION IF EXISTS list_channel_jobs;
DROP FUNCTION IF EXISTS find_public_jobs;
DROP FUNCTION IF EXISTS count_found_jobs_by_choice;
DROP FUNCTION IF EXISTS draw_swipe_deck;
DROP FUNCTION IF EXISTS app.found_conditions;
DROP FUNCTION IF EXISTS app.alert_keys;
