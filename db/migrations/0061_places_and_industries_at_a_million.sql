-- After another edition of the gazetteer, or an import of postcodes: open jobs or people that wait to be placed anew, where they are very
-- many (app.renew_places, app.renew_next_places).
CREATE TABLE place_renewals (
  renewed    text PRIMARY KEY CHECK (renewed IN ('jobs', 'people')),
  -- Those up to this one, in the order of their ids, are placed.
  past       uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE place_renewals ENABLE ROW LEVEL SECURITY;
ALTER TABLE place_renewals FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_renewals TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_renewals TO agency_keeper;

-- Its file has a parameter.
DROP FUNCTION IF EXISTS app.renew_people();

-- Titles by their words alone: what industries go by is common in descriptions, and an index of whole adverts cannot tell the two apart.
DROP INDEX jobs_words;
CREATE INDEX jobs_words ON jobs USING gin
  (search_vector, app.job_facts(created_at, closes_at, pay_by_year, category, type, work_mode, spots), to_tsvector('simple', app.word_text(title)))
  WITH (gin_pending_list_limit = 64) WHERE status = 'open';
DROP FUNCTION IF EXISTS app.query_of_all(tsquery, text);
