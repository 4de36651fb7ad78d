-- Returns the facts of a person by name; facts that belong together, such as expected pay and its period, are one. Columns
-- added later are separate facts.
CREATE OR REPLACE FUNCTION app.facts_of(_person public.people) RETURNS jsonb
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT jsonb_object_agg(fact, columns) FROM (
    SELECT coalesce(substring(key FROM '^(pay_wish|right_to_work|may_email)'), key) AS fact, jsonb_object_agg(key, value) AS columns
    FROM jsonb_each(to_jsonb(_person))
    WHERE key <> ALL ('{id,full_name,source,account_id,added_by,created_at,last_contact_at,latitude,longitude,cells,areas,search_vector}'::text[])
    GROUP BY 1) AS facts
$$;

ALTER FUNCTION app.facts_of OWNER TO agency_keeper;
