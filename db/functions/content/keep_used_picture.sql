-- Refuses to delete a picture that a draft or a published item names. Items hold picture ids in their text, which no foreign
-- key covers; the lock keeps an item from naming the picture until the transaction ends.
CREATE OR REPLACE FUNCTION app.keep_used_picture() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  LOCK TABLE public.content_items IN SHARE MODE;
  IF EXISTS (SELECT FROM public.content_items
             WHERE strpos(draft::text, OLD.id::text) > 0 OR strpos(published::text, OLD.id::text) > 0) THEN
    RAISE EXCEPTION 'The picture is in use' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN OLD;
END
$$;
