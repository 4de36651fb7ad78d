-- Fills gaps of a record from one merged into it. Keeps the tags of both. Consent to emails stays with its address.
CREATE OR REPLACE FUNCTION app.add_facts(_person_id uuid, _from public.people) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  person public.people;
  facts jsonb;
BEGIN
  SELECT * INTO person FROM public.people WHERE id = _person_id;
  facts := app.facts_of(person);
  PERFORM app.set_facts(_person_id, (
    SELECT jsonb_object_agg(part.key, part.value)
    FROM jsonb_each(app.facts_of(_from)) AS fact, jsonb_each(fact.value) AS part
    WHERE NOT EXISTS (SELECT FROM jsonb_each_text(facts -> fact.key) AS known WHERE known.value NOT IN ('not_asked', '[]'))
      AND (fact.key <> 'may_email' OR coalesce(person.email, _from.email) = _from.email)));
  UPDATE public.people SET tags = ARRAY(
    SELECT tag FROM (SELECT DISTINCT ON (lower(tag)) tag FROM unnest(person.tags || _from.tags) AS tag ORDER BY lower(tag)) AS all_tags LIMIT 20)
  WHERE id = _person_id;
END
$$;

ALTER FUNCTION app.add_facts OWNER TO agency_keeper;
