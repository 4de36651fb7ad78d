-- People are found by the areas that their place lies in, as jobs are. The next edition of the gazetteer, which is loaded after this, places all people anew.
ALTER TABLE people ADD COLUMN areas integer[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN people.areas IS 'The areas that its places lie in (gazetteer.lies_in), kept by app.fill_person.';
CREATE INDEX people_areas ON people USING gin (areas);

DROP FUNCTION IF EXISTS app.find_people;
