-- Notes up to twenty records that may be of the same person, with the reason: the same mailbox (app.mailbox), also of a
-- merged record; the same telephone number; a name that sounds and looks alike with the same place or current job. Two
-- accounts are never a pair, since each belongs to a person who signs in. Rejected pairs stay rejected.
CREATE OR REPLACE FUNCTION app.pair_person(_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person public.people;
BEGIN
  DELETE FROM public.person_pairs WHERE _id IN (one_id, other_id) AND ruled_out_at IS NULL;
  SELECT * INTO person FROM public.people WHERE id = _id;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO public.person_pairs (one_id, other_id, reasons)
  SELECT least(_id, id), greatest(_id, id), array_agg(DISTINCT reason) FROM (
    SELECT p.id, p.account_id, 'email' AS reason FROM public.people AS p WHERE app.mailbox(p.email) = app.mailbox(person.email)
    UNION ALL
    SELECT p.id, p.account_id, 'email' FROM public.person_addresses AS a JOIN public.people AS p ON p.id = a.person_id WHERE a.email = person.email
    UNION ALL
    SELECT p.id, p.account_id, 'email' FROM public.person_addresses AS a JOIN public.people AS p ON p.email = a.email WHERE a.person_id = _id
    UNION ALL
    SELECT p.id, p.account_id, 'phone' FROM public.people AS p
    WHERE p.phone IS NOT NULL AND app.phone_key(p.phone) = app.phone_key(person.phone)
    UNION ALL
    SELECT p.id, p.account_id, same.reason FROM public.people AS p
    CROSS JOIN LATERAL (VALUES ('place', lower(p.location) = lower(person.location)), ('work', lower(p.headline) = lower(person.headline)))
      AS same (reason, is_so)
    WHERE app.name_sound(p.full_name) = app.name_sound(person.full_name) AND same.is_so
      AND public.similarity(lower(p.full_name), lower(person.full_name)) >= 0.4) AS alike
  WHERE id <> _id AND (account_id IS NULL OR person.account_id IS NULL)
  GROUP BY id ORDER BY count(DISTINCT reason) DESC, id LIMIT 20
  ON CONFLICT (one_id, other_id) DO UPDATE SET reasons = EXCLUDED.reasons;
END
$$;

ALTER FUNCTION app.pair_person OWNER TO agency_keeper;
