-- Undoes a merge within 30 days: restores the merged record with the moved rows that the other still has. Facts from it
-- return if unchanged since. Returns 'unmerged', 'not_found', or 'address_taken' (another record has its address now).
CREATE OR REPLACE FUNCTION app.unmerge_people(_merge_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  merge public.person_merges;
  gone public.people;
  kept public.people;
  before jsonb;
  after jsonb;
  part record;
BEGIN
  PERFORM app.demand_desk();
  PERFORM FROM public.people WHERE id = (SELECT kept_id FROM public.person_merges WHERE id = _merge_id) FOR UPDATE;
  SELECT * INTO merge FROM public.person_merges WHERE id = _merge_id AND merged_at > now() - interval '30 days' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  SELECT * INTO kept FROM public.people WHERE id = merge.kept_id;
  gone := jsonb_populate_record(NULL::public.people, merge.gone);
  before := app.facts_of(jsonb_populate_record(NULL::public.people, merge.before));
  after := app.facts_of(jsonb_populate_record(NULL::public.people, merge.after));
  BEGIN
    PERFORM app.set_facts(kept.id, (
      SELECT jsonb_object_agg(col.key, col.value)
      FROM jsonb_each(app.facts_of(kept)) AS fact, jsonb_each(before -> fact.key) AS col
      WHERE fact.value = after -> fact.key AND fact.value <> before -> fact.key));
    EXECUTE format('INSERT INTO public.people (%1$s) SELECT %1$s FROM jsonb_populate_record(NULL::public.people, $1)', (
      SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
      WHERE attrelid = 'public.people'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND merge.gone ? attname))
    USING merge.gone;
  EXCEPTION WHEN unique_violation THEN
    RETURN 'address_taken';
  END;
  DELETE FROM public.person_addresses WHERE email = gone.email AND person_id = merge.kept_id;
  FOR part IN SELECT * FROM app.people_references() LOOP
    EXECUTE format('UPDATE public.%I SET %2$I = $1 WHERE %2$I = $2 AND id IN (SELECT jsonb_array_elements_text($3)::uuid)',
                   part.table_name, part.column_name)
    USING merge.gone_id, merge.kept_id, coalesce(merge.moved -> (part.table_name || '.' || part.column_name), '[]');
  END LOOP;
  UPDATE public.person_addresses SET person_id = merge.gone_id
  WHERE person_id = merge.kept_id AND email IN (SELECT jsonb_array_elements_text(merge.moved -> 'addresses')::public.citext);
  DELETE FROM public.person_merges WHERE id = _merge_id;
  UPDATE public.audit_entries SET subject_label = gone.full_name
  WHERE subject_type = 'person' AND subject_id = gone.id::text AND subject_label = '';
  PERFORM app.renew_person(merge.kept_id), app.renew_person(merge.gone_id);
  RETURN 'unmerged';
END
$$;

ALTER FUNCTION app.unmerge_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.unmerge_people TO agency_app;
