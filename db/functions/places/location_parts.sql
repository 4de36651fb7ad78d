-- 'Leeds / Bradford' → {Leeds,Bradford}: the places that a location lists, at most eight. An 'and' within the name of a county or
-- district separates nothing.
CREATE OR REPLACE FUNCTION app.location_parts(_location text) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce((array_agg(replace(btrim(part), '~', ' and ') ORDER BY n))[1:8], '{}')
  FROM regexp_split_to_table(
    regexp_replace(replace(left(_location, 100), '~', ' '),
      '\m(tyne|bath|brighton|argyll|dumfries|perth|telford|redcar|windsor|kensington|hammersmith|barking|blairgowrie|armagh, banbridge|newry, mourne|derry|antrim|ards|fermanagh|lisburn|mid|christchurch|cheshire west)\s+(?:and|&)\s+(wear|north east|hove|bute|galloway|kinross|wrekin|cleveland|maidenhead|chelsea|fulham|dagenham|rattray|craigavon|down|strabane|newtownabbey|north down|omagh|castlereagh|east antrim|poole|chester)\M',
      '\1~\2', 'gi'),
    '\s*[/;|&+]\s*|\s+(?:or|and)\s+', 'i') WITH ORDINALITY AS parts (part, n)
  WHERE part ~ '[[:alnum:]]'
$$;

GRANT EXECUTE ON FUNCTION app.location_parts TO agency_reader;
