-- Merges one record into another after a colleague decided that both are one person. Returns 'merged', 'same' (one record),
-- 'not_found' (one is deleted, perhaps merged by a colleague), 'account_stays' (an account's record must be kept),
-- 'two_accounts', or 'in_one_list' (both are where a person may be once). Moved rows are kept for 30 days
-- (app.unmerge_people).
CREATE OR REPLACE FUNCTION app.merge_people(_kept_id uuid, _gone_id uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  kept public.people;
  gone public.people;
  moved jsonb;
  addresses jsonb;
BEGIN
  PERFORM app.demand_desk();
  IF _kept_id = _gone_id THEN RETURN 'same'; END IF;
  PERFORM FROM public.people WHERE id IN (_kept_id, _gone_id) ORDER BY id FOR UPDATE;
  SELECT * INTO kept FROM public.people WHERE id = _kept_id;
  SELECT * INTO gone FROM public.people WHERE id = _gone_id;
  IF kept.id IS NULL OR gone.id IS NULL THEN RETURN 'not_found'; END IF;
  IF gone.account_id IS NOT NULL THEN RETURN CASE WHEN kept.account_id IS NULL THEN 'account_stays' ELSE 'two_accounts' END; END IF;
  SELECT jsonb_build_object('addresses', coalesce(jsonb_agg(email), '[]')) INTO addresses
  FROM public.person_addresses WHERE person_id = _gone_id;
  BEGIN
    moved := app.move_rows(_kept_id, _gone_id, false);
  EXCEPTION WHEN unique_violation THEN
    RETURN 'in_one_list';
  END;
  INSERT INTO public.person_pairs (one_id, other_id, reasons, found_at, ruled_out_at)
  SELECT least(_kept_id, other), greatest(_kept_id, other), reasons, found_at, ruled_out_at
  FROM (SELECT *, CASE one_id WHEN _gone_id THEN other_id ELSE one_id END AS other FROM public.person_pairs
        WHERE _gone_id IN (one_id, other_id) AND _kept_id NOT IN (one_id, other_id) AND ruled_out_at IS NOT NULL) AS ruled_out
  ON CONFLICT DO NOTHING;
  DELETE FROM public.people WHERE id = _gone_id;
  PERFORM app.add_facts(_kept_id, gone);
  PERFORM app.renew_person(_kept_id);
  INSERT INTO public.uncompared_people (person_id) VALUES (_kept_id) ON CONFLICT DO NOTHING;
  INSERT INTO public.person_merges (kept_id, gone_id, gone, before, after, moved)
  SELECT _kept_id, _gone_id, to_jsonb(gone) - '{search_vector,cells,areas}'::text[], to_jsonb(kept) - '{search_vector,cells,areas}'::text[],
         to_jsonb(p) - '{search_vector,cells,areas}'::text[], moved || addresses
  FROM public.people AS p WHERE id = _kept_id;
  INSERT INTO public.person_addresses (email, person_id) SELECT gone.email, id FROM public.people
  WHERE id = _kept_id AND gone.email IS NOT NULL AND email IS DISTINCT FROM gone.email
  ON CONFLICT (email) DO UPDATE SET person_id = EXCLUDED.person_id;
  RETURN 'merged';
END
$$;

ALTER FUNCTION app.merge_people OWNER TO agency_keeper;
GRANT EXECUTE ON FUNCTION app.merge_people TO agency_app;
