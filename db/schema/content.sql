-- Items that the studio edits, such as articles and questions. A row is never deleted: a removed item has neither a draft nor a published
-- text, and can be restored from its revisions.
CREATE TABLE content_items (
  id            uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  collection    text NOT NULL CHECK (collection ~ '^[a-z][a-z_]{1,39}$'),
  -- Part of the address of an item with a page; otherwise only a permanent name.
  slug          text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
  -- The editor's current text; NULL if it equals the published one.
  draft         jsonb CHECK (jsonb_typeof(draft) = 'object'),
  -- The text that the site shows; NULL: not published.
  published     jsonb CHECK (jsonb_typeof(published) = 'object'),
  published_at  timestamptz,
  -- Time at which the draft is published automatically.
  publish_at    timestamptz,
  -- Its position in a collection that is ordered by hand.
  position      integer NOT NULL DEFAULT 0,
  -- Rises with each change. A save with an older version is refused.
  version       integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  -- The editor's name at the time: the account may be deleted.
  updated_by    text NOT NULL,
  -- Places of the studio as a pattern of the board: '%leeds%'. A search for such a name finds it as a whole word (app.is_place). Stored, because
  -- `=` is leakproof: row-level security cannot keep the lookup from using the index.
  place_pattern text GENERATED ALWAYS AS (CASE WHEN collection = 'places' AND published IS NOT NULL THEN app.location_pattern(published ->> 'name') ELSE NULL::text END) STORED,
  place_area    jsonb GENERATED ALWAYS AS (CASE WHEN collection = 'places' AND published IS NOT NULL THEN app.place_area(published) ELSE NULL::jsonb END) STORED,
  industry_rule jsonb GENERATED ALWAYS AS (CASE WHEN collection = 'industries' AND published IS NOT NULL THEN app.industry_rule(published) ELSE NULL::jsonb END) STORED,
  CONSTRAINT content_items_check CHECK ((published IS NULL) = (published_at IS NULL)),
  CONSTRAINT content_items_check1 CHECK (publish_at IS NULL OR draft IS NOT NULL),
  UNIQUE (collection, slug)
);
CREATE INDEX content_items_scheduled ON content_items (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_items_place ON content_items (place_pattern) WHERE place_pattern IS NOT NULL;
CREATE INDEX content_items_industry ON content_items (slug) WHERE industry_rule IS NOT NULL;
ALTER TABLE content_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON content_items TO agency_app;
GRANT SELECT (slug, place_pattern, place_area, industry_rule) ON content_items TO agency_reader;
GRANT SELECT (id, place_pattern, place_area) ON content_items TO agency_keeper;
CREATE POLICY content_items_system ON content_items TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_items_editor ON content_items TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
-- The board knows which locations are places of the agency and which jobs are of its industries, and nothing else of the studio.
CREATE POLICY content_items_reader ON content_items FOR SELECT TO agency_reader
  USING (place_pattern IS NOT NULL OR industry_rule IS NOT NULL);
-- app.renew_places reads the places.
CREATE POLICY content_items_keeper ON content_items FOR SELECT TO agency_keeper USING (place_pattern IS NOT NULL);
CREATE TRIGGER content_items_added AFTER INSERT ON content_items
  FOR EACH ROW WHEN (NEW.published IS NOT NULL) EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_shown AFTER UPDATE ON content_items
  FOR EACH ROW WHEN (
    (OLD.published IS DISTINCT FROM NEW.published)
    OR (NEW.published IS NOT NULL AND (OLD.slug, OLD.position) IS DISTINCT FROM (NEW.slug, NEW.position)))
  EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER content_items_place_added AFTER INSERT ON content_items
  FOR EACH ROW WHEN (NEW.place_area IS NOT NULL) EXECUTE FUNCTION app.keep_own_places();
CREATE TRIGGER content_items_place_changed AFTER UPDATE ON content_items
  FOR EACH ROW WHEN (OLD.place_area IS DISTINCT FROM NEW.place_area) EXECUTE FUNCTION app.keep_own_places();

-- Every state that an item was saved in. Drafts that one person saves within a few minutes are one revision.
CREATE TABLE content_revisions (
  item_id uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  action  text NOT NULL
    CHECK (action IN ('seeded', 'drafted', 'published', 'unpublished', 'scheduled', 'restored', 'removed', 'imported')),
  slug    text NOT NULL,
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL,
  PRIMARY KEY (item_id, version)
);
ALTER TABLE content_revisions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON content_revisions TO agency_app;
CREATE POLICY content_revisions_system ON content_revisions TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_revisions_editor ON content_revisions TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));

-- Former addresses of items; the site redirects them to the current address.
CREATE TABLE content_redirects (
  collection text NOT NULL,
  slug       text NOT NULL,
  item_id    uuid NOT NULL REFERENCES content_items (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection, slug)
);
CREATE INDEX content_redirects_item ON content_redirects (item_id);
ALTER TABLE content_redirects ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_redirects TO agency_app;
CREATE POLICY content_redirects_system ON content_redirects TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY content_redirects_editor ON content_redirects TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));

-- The library's pictures, which content shows. The uploaded file is not stored: only renditions that the site has drawn of it are public.
CREATE TABLE pictures (
  id       uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  -- SHA-256 of the uploaded file: the library holds a file once.
  sha256   bytea NOT NULL CHECK (octet_length(sha256) = 32) UNIQUE,
  kind     text NOT NULL CHECK (kind IN ('png', 'jpeg', 'webp')),
  -- Size of the largest rendition.
  width    integer NOT NULL CHECK (width BETWEEN 1 AND 1600),
  height   integer NOT NULL CHECK (height BETWEEN 1 AND 1600),
  alt      text NOT NULL CHECK (alt = btrim(alt) AND length(alt) BETWEEN 1 AND 250),
  -- The point that stays visible when the picture is cropped, in percent from the left and the top.
  crop_x   smallint NOT NULL DEFAULT 50 CHECK (crop_x BETWEEN 0 AND 100 AND (crop_x::integer % 5) = 0),
  crop_y   smallint NOT NULL DEFAULT 50 CHECK (crop_y BETWEEN 0 AND 100 AND (crop_y::integer % 5) = 0),
  added_at timestamptz NOT NULL DEFAULT now(),
  -- The person's name at the time: the account may be deleted.
  added_by text NOT NULL CHECK (length(added_by) BETWEEN 1 AND 200)
);
CREATE INDEX pictures_newest ON pictures (added_at DESC, id);
ALTER TABLE pictures ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO agency_app;
CREATE POLICY pictures_system ON pictures TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY pictures_editor ON pictures TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures
  FOR EACH ROW EXECUTE FUNCTION app.notify_content_change();
CREATE TRIGGER pictures_in_use BEFORE DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION app.keep_used_picture();

-- One row for each file in the store, so that backups include it and a deletion leaves no file behind.
CREATE TABLE picture_files (
  picture_id  uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
  width       integer NOT NULL CHECK (width BETWEEN 1 AND 1600),
  format      text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg')),
  size_bytes  integer NOT NULL CHECK (size_bytes > 0),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  storage_key text GENERATED ALWAYS AS ((((('pictures/' || picture_id::text) || '/') || width::text) || '.') || format) STORED NOT NULL
    UNIQUE,
  PRIMARY KEY (picture_id, width, format)
);
ALTER TABLE picture_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON picture_files TO agency_app;
CREATE POLICY picture_files_system ON picture_files TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY picture_files_editor ON picture_files TO agency_app
  USING ((SELECT app.may_edit_content(app.actor_id()))) WITH CHECK ((SELECT app.may_edit_content(app.actor_id())));
CREATE TRIGGER picture_files_deleted AFTER DELETE ON picture_files FOR EACH ROW EXECUTE FUNCTION app.let_go_of_file();

-- Email templates of the desk: plain text with merge fields such as {{first_name}}.
CREATE TABLE email_templates (
  id         uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60 AND name = btrim(name)),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX email_templates_name ON email_templates (lower(name));
ALTER TABLE email_templates ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON email_templates TO agency_app;
CREATE POLICY email_templates_system ON email_templates TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY email_templates_desk ON email_templates TO agency_app
  USING ((SELECT app.may_work_desk(app.actor_id()))) WITH CHECK ((SELECT app.may_work_desk(app.actor_id())));
