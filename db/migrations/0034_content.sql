-- What the studio edits: one row for each article, question and so on. A row is never deleted: one that is removed has neither
-- of its two texts, and can be brought back from its revisions.
CREATE TABLE content_items (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  collection  text NOT NULL CHECK (collection ~ '^[a-z][a-z_]{1,39}$'),
  -- Part of the address of what has one; for the rest only a name that stays.
  slug        text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  -- What an editor goes on with; null: as it is published.
  draft       jsonb CHECK (jsonb_typeof(draft) = 'object'),
  -- What the site shows; null: nothing.
  published   jsonb CHECK (jsonb_typeof(published) = 'object'),
  published_at timestamptz,
  -- When the draft is published by itself.
  publish_at  timestamptz,
  -- Where it stands in a collection that is ordered by hand.
  position    integer NOT NULL DEFAULT 0,
  -- Rises with every change. Who saves must have seen the last one.
  version     integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  -- As it was then: the account may be deleted.
  updated_by  text NOT NULL,
  UNIQUE (collection, slug),
  CHECK ((published IS NULL) = (published_at IS NULL)),
  CHECK (publish_at IS NULL OR draft IS NOT NULL)
);
CREATE INDEX content_items_scheduled ON content_items (publish_at) WHERE publish_at IS NOT NULL;
ALTER TABLE content_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_items FORCE ROW LEVEL SECURITY;

-- Every state that an item was saved in. Drafts that one person saves within a few minutes are one revision.
CREATE TABLE content_revisions (
  item_id    uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  version    integer NOT NULL CHECK (version > 0),
  action     text NOT NULL CHECK (action IN ('seeded', 'drafted', 'published', 'unpublished', 'scheduled', 'restored', 'removed')),
  slug       text NOT NULL,
  content    jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  made_at    timestamptz NOT NULL DEFAULT now(),
  made_by    text NOT NULL,
  PRIMARY KEY (item_id, version)
);
ALTER TABLE content_revisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_revisions FORCE ROW LEVEL SECURITY;

-- Where an item was before: its old address leads to the new one.
CREATE TABLE content_redirects (
  collection text NOT NULL,
  slug       text NOT NULL,
  item_id    uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection, slug)
);
CREATE INDEX content_redirects_item ON content_redirects (item_id);
ALTER TABLE content_redirects ENABLE ROW LEVEL SECURITY;
ALTER TABLE content_redirects FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE ON content_items, content_revisions TO agency_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_redirects TO agency_app;
