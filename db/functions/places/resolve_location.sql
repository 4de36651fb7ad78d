-- Returns the places of a location, each once: 'Leeds / Bradford' has two, 'Remote' none. Areas without coordinates come
-- last, without a number, unless another of the places lies in them: 'Leeds / UK' is Leeds.
CREATE OR REPLACE FUNCTION app.resolve_location(
  _location text, OUT number smallint, OUT name text, OUT county text, OUT outcode text, OUT postal_code text,
  OUT latitude float8, OUT longitude float8, OUT is_chosen boolean, OUT lies_in integer[], OUT country_code text
) RETURNS SETOF record
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  WITH places AS MATERIALIZED (
    SELECT p.*, parts.n * 100 + p.i AS n
    FROM unnest(app.location_parts(_location)) WITH ORDINALITY AS parts (part, n)
    CROSS JOIN LATERAL app.resolve_place(part) WITH ORDINALITY AS p (name, county, outcode, postal_code, latitude, longitude, is_chosen, basis, said,
                                                                     lies_in, covers, country_code, i)),
  once AS (
    SELECT DISTINCT ON (p.latitude, p.longitude, CASE WHEN p.latitude IS NULL THEN p.name END) p.* FROM places AS p
    WHERE p.covers IS NULL OR NOT EXISTS (
      SELECT FROM places AS other WHERE other.n <> p.n AND other.lies_in && p.covers AND other.name <> p.name AND (other.covers IS NULL OR other.covers <@ p.covers))
    ORDER BY p.latitude, p.longitude, CASE WHEN p.latitude IS NULL THEN p.name END, p.n)
  SELECT CASE WHEN o.latitude IS NOT NULL THEN row_number() OVER (ORDER BY o.latitude IS NULL, o.n) END::smallint,
         o.name, o.county, o.outcode, o.postal_code, o.latitude, o.longitude, o.is_chosen, o.lies_in, o.country_code
  FROM once AS o ORDER BY o.latitude IS NULL, o.n LIMIT 8
$$;

ALTER FUNCTION app.resolve_location OWNER TO agency_reader;
GRANT EXECUTE ON FUNCTION app.resolve_location TO agency_app, agency_keeper;
