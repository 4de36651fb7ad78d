-- The pictures of the library, which content shows. The file that was sent is not kept: what is public are the renditions that the
-- site has drawn of it.
CREATE TABLE pictures (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of the file that was sent: the library holds a file once.
  sha256   bytea NOT NULL UNIQUE CHECK (octet_length(sha256) = 32),
  kind     text NOT NULL CHECK (kind IN ('png', 'jpeg', 'webp')),
  -- Of the largest rendition.
  width    integer NOT NULL CHECK (width BETWEEN 1 AND 1600),
  height   integer NOT NULL CHECK (height BETWEEN 1 AND 1600),
  alt      text NOT NULL CHECK (alt = btrim(alt) AND length(alt) BETWEEN 1 AND 250),
  -- The point that stays in sight where the picture is cropped, in per cent from the left and from the top.
  crop_x   smallint NOT NULL DEFAULT 50 CHECK (crop_x BETWEEN 0 AND 100 AND crop_x % 5 = 0),
  crop_y   smallint NOT NULL DEFAULT 50 CHECK (crop_y BETWEEN 0 AND 100 AND crop_y % 5 = 0),
  added_at timestamptz NOT NULL DEFAULT now(),
  -- As it was then: the account may be deleted.
  added_by text NOT NULL CHECK (length(added_by) BETWEEN 1 AND 200)
);
CREATE INDEX pictures_newest ON pictures (added_at DESC, id);
ALTER TABLE pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE pictures FORCE ROW LEVEL SECURITY;

-- A row for each file in the store, so that backups carry them and none is left behind.
CREATE TABLE picture_files (
  picture_id  uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
  width       integer NOT NULL CHECK (width BETWEEN 1 AND 1600),
  format      text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg')),
  size_bytes  integer NOT NULL CHECK (size_bytes > 0),
  sha256      bytea NOT NULL CHECK (octet_length(sha256) = 32),
  storage_key text NOT NULL UNIQUE
    GENERATED ALWAYS AS ('pictures/' || picture_id::text || '/' || width::text || '.' || format) STORED,
  PRIMARY KEY (picture_id, width, format)
);
ALTER TABLE picture_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE picture_files FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO agency_app;
GRANT SELECT, INSERT, DELETE ON picture_files TO agency_app;

-- Articles and people named a path of the site, where no picture could be put. Now they name a picture of the library.
UPDATE content_items SET draft = draft - '{image,imageAlt}'::text[], published = published - '{image,imageAlt}'::text[]
WHERE collection = 'articles' AND (draft ?| '{image,imageAlt}' OR published ?| '{image,imageAlt}');
UPDATE content_items SET draft = draft - 'photo', published = published - 'photo'
WHERE collection = 'team' AND (draft ? 'photo' OR published ? 'photo');
UPDATE content_revisions AS r SET content = content - '{image,imageAlt,photo}'::text[]
FROM content_items AS i WHERE i.id = r.item_id AND i.collection IN ('articles', 'team') AND content ?| '{image,imageAlt,photo}';
