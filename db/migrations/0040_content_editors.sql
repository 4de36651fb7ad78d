-- Which items of the studio are open in which tab, so that two people who edit one item see each other. A tab says so every
-- few seconds, and removes what is old; nothing here lasts longer than a minute.
CREATE TABLE content_editors (
  item_id  uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  tab      uuid NOT NULL,
  editor   text NOT NULL CHECK (length(editor) BETWEEN 1 AND 200),
  seen_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, tab)
);
ALTER TABLE content_editors ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_editors FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_editors TO agency_app;
