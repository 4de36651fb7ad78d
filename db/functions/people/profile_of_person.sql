-- Returns the text of a person's profile for the desk, which cannot read profiles otherwise.
CREATE OR REPLACE FUNCTION app.profile_of_person(_id uuid, OUT bio text, OUT experience text) RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT nullif(a.bio, ''), nullif(a.experience, '')
  FROM public.people AS p JOIN public.profiles AS a ON a.id = p.account_id
  WHERE p.id = _id AND app.may_work_desk(app.actor_id())
$$;

ALTER FUNCTION app.profile_of_person OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.profile_of_person TO agency_app;
