-- Returns the record for submissions from an address without an account, also of a merged one. A typed address proves
-- nothing, so only gaps are filled, and the record of an account is not considered.
CREATE OR REPLACE FUNCTION app.person_of_address(
  _email public.citext, _full_name text, _phone text, _location text, _headline text, _source text, _at timestamptz
) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  known uuid := (SELECT person_id FROM public.person_addresses WHERE email = _email);
BEGIN
  IF known IS NOT NULL THEN RETURN known; END IF;
  INSERT INTO public.people AS p (email, full_name, phone, location, headline, source, created_at)
  VALUES (_email, _full_name, _phone, nullif(_location, ''), _headline, _source, _at)
  ON CONFLICT (email) WHERE account_id IS NULL DO UPDATE SET
    phone = coalesce(p.phone, EXCLUDED.phone), location = coalesce(p.location, EXCLUDED.location),
    headline = coalesce(p.headline, EXCLUDED.headline)
  RETURNING id INTO known;
  RETURN known;
END
$$;

ALTER FUNCTION app.person_of_address OWNER TO agency_keeper;
