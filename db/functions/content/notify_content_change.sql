-- Tells every process to reload published content and drop pages that show it. Drafts are ignored.
CREATE OR REPLACE FUNCTION app.notify_content_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'pages');
  RETURN NULL;
END
$$;
