-- The places of a job by its location, each once: 'Leeds / Bradford' has two, 'Remote' and 'UK' have none.
CREATE OR REPLACE FUNCTION app.resolve_location(
  _location text, OUT number smallint, OUT name text, OUT county text, OUT outcode text, OUT postal_code text,
  OUT latitude float8, OUT longitude float8, OUT is_chosen boolean
) RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT (row_number() OVER (ORDER BY n))::smallint, p.name, p.county, p.outcode, p.postal_code, p.latitude, p.longitude, p.is_chosen
  FROM (SELECT DISTINCT ON (p.latitude, p.longitude) n, p.*
        FROM unnest(CASE
            -- A town may have such a word in its name.
            WHEN EXISTS (SELECT FROM public.gazetteer WHERE kind = 'town' AND key = app.place_key(left(_location, 100)))
            THEN ARRAY[left(_location, 100)] ELSE app.location_parts(_location) END) WITH ORDINALITY AS parts (part, n)
        CROSS JOIN LATERAL app.resolve_place(part) AS p
        ORDER BY p.latitude, p.longitude, n) AS p
$$;

ALTER FUNCTION app.resolve_location OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.resolve_location TO agency_app, agency_keeper;
