-- What the site shows has changed: every process reads it again, and drops the pages that show it. A draft is no such change.
CREATE OR REPLACE FUNCTION app.notify_content_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'pages');
  RETURN NULL;
END
$$;
