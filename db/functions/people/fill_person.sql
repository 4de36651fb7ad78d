-- Fills derived columns before a person is written. Facts of an account are its profile's; the place is looked up for a new
-- location, the words also on request (app.renew_person). Applications add no words, because consultants search all people
-- but may read only the agency's applications. Private notes add none.
CREATE OR REPLACE FUNCTION app.fill_person() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  account public.profiles;
BEGIN
  IF NEW.account_id IS NOT NULL THEN
    SELECT * INTO account FROM public.profiles WHERE id = NEW.account_id;
    NEW.full_name := account.full_name;
    NEW.email := account.email;
    NEW.phone := nullif(account.phone, '');
    NEW.location := nullif(account.location, '');
    NEW.skills := account.skills;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.search_vector = '' OR NEW.location IS DISTINCT FROM OLD.location THEN
    WITH places AS MATERIALIZED (SELECT * FROM app.resolve_location(NEW.location))
    SELECT (array_agg(p.latitude ORDER BY p.number))[1], (array_agg(p.longitude ORDER BY p.number))[1],
           coalesce((SELECT array_agg(DISTINCT area ORDER BY area) FROM places CROSS JOIN LATERAL unnest(lies_in) AS area), '{}')
    INTO NEW.latitude, NEW.longitude, NEW.areas FROM places AS p;
  END IF;
  NEW.search_vector := app.person_vector(NEW.full_name, NEW.headline, NEW.skills, NEW.tags, NEW.location, concat_ws(E'\n',
    account.bio, account.experience,
    (SELECT string_agg(concat_ws(E'\n', e.role, e.industry, e.current_position, e.experience, e.skills, e.message), E'\n' ORDER BY e.created_at)
     FROM public.enquiries AS e WHERE e.person_id = NEW.id),
    (SELECT string_agg(n.body, E'\n' ORDER BY n.created_at DESC)
     FROM public.person_notes AS n WHERE n.person_id = NEW.id AND n.is_shared AND n.kind <> 'change')))
    || coalesce((SELECT w.words FROM public.person_cv_words AS w WHERE w.person_id = NEW.id), '');
  NEW.last_contact_at := greatest(NEW.created_at,
    (SELECT max(greatest(a.sent_at, CASE WHEN a.status NOT IN ('sent', 'viewed') THEN a.status_changed_at END))
     FROM public.applications AS a WHERE a.person_id = NEW.id),
    (SELECT max(e.confirmed_at) FROM public.enquiries AS e WHERE e.person_id = NEW.id),
    (SELECT max(coalesce(n.called_at, n.created_at)) FROM public.person_notes AS n WHERE n.person_id = NEW.id AND n.kind = 'call'));
  RETURN NEW;
END
$$;

ALTER FUNCTION app.fill_person OWNER TO agency_keeper;
