-- Writes facts of a person, by the names of their columns.
CREATE OR REPLACE FUNCTION app.set_facts(_person_id uuid, _columns jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  IF _columns IS NULL OR _columns = '{}' THEN RETURN; END IF;
  EXECUTE format('UPDATE public.people SET (%1$s) = (SELECT %1$s FROM jsonb_populate_record(NULL::public.people, $1)) WHERE id = $2',
                 (SELECT string_agg(quote_ident(key), ', ') FROM jsonb_object_keys(_columns) AS key))
  USING _columns, _person_id;
END
$$;

ALTER FUNCTION app.set_facts OWNER TO agency_keeper;
