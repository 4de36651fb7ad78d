-- Places of the studio that came, went or changed, while very many jobs that name them wait to be placed anew (app.place_next_jobs).
CREATE TABLE place_changes (
  item_id    uuid PRIMARY KEY REFERENCES content_items (id) ON DELETE CASCADE,
  -- How the location of such a job reads: '%leeds%'.
  patterns   text[] NOT NULL,
  -- Jobs up to this one, in the order of their ids, are placed.
  past       uuid,
  changed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE place_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE place_changes FORCE ROW LEVEL SECURITY;
GRANT SELECT ON place_changes TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON place_changes TO agency_keeper;
