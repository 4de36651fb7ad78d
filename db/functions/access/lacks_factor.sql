-- Returns true if this account must set up a second factor before it may work. All staff must until the setting is first
-- saved.
CREATE OR REPLACE FUNCTION app.lacks_factor(_user_id uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT coalesce((SELECT staff_second_factor FROM public.settings), true)
    AND EXISTS (SELECT FROM public.profiles WHERE id = _user_id AND role IN ('admin', 'consultant', 'editor'))
    AND NOT app.has_factor(_user_id)
$$;

ALTER FUNCTION app.lacks_factor OWNER TO agency_keeper;
