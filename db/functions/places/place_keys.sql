-- Returns the names in one part of a location as app.place_key, without words that name no place: 'Hybrid - Leeds (West
-- Yorkshire)' → {leeds,west yorkshire}. Two capitals after a comma are a state or a country: 'Austin, TX', 'Berlin, DE'.
CREATE OR REPLACE FUNCTION app.place_keys(_part text) RETURNS text[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  states CONSTANT text[] := '{AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC}';
  keys text[] := '{}';
  said text;
  word text;
BEGIN
  FOR said IN SELECT btrim(piece) FROM regexp_split_to_table(_part, E'[][,():]|\\s[-\u2013\u2014]+\\s|\\s[-\u2013\u2014]+$|^[-\u2013\u2014]+\\s') AS piece LOOP
    -- 'N.Yorks' is two words.
    word := app.place_key(regexp_replace(said, '\m([NSEW])\.(?=[[:alpha:]]{2})', '\1 ', 'gi'));
    IF keys <> '{}' AND said ~ '^[A-Z]{2}$' AND said NOT IN ('UK', 'GB', 'NI') THEN
      word := CASE
        WHEN EXISTS (SELECT FROM public.gazetteer WHERE kind = 'town' AND key = keys[1] AND (country_code = said OR district = said)) THEN lower(said)
        WHEN said = ANY (states) THEN 'united states'
        ELSE coalesce((SELECT key FROM public.gazetteer WHERE kind = 'area' AND country_code = said AND proper_name IS NULL AND said <> 'GB' LIMIT 1), word) END;
    END IF;
    word := btrim(regexp_replace(regexp_replace(
      word, '\m((fully|100|partly|mostly|either|can be|or) )*(remote(ly)?|hybrid|wfh|home ?based|home ?working|work(ing)? from home|on ?site|in office|office ?based|field ?based|mobile ?based)( working| work| role| position| first| only| friendly| option| possible)*( in| within| from| across| based)?( the)?\M', ' ', 'g'),
      '^(anywhere|based|flexible|various|multiple|several|national)( (in|within|across))?( the)?( locations?| sites?| offices?)?\M', ''));
    word := regexp_replace(word, '\s+', ' ', 'g');
    IF word ~ '^(home|tbc|tba|other|any|n a|na|none|all|locations?)?$' THEN CONTINUE; END IF;
    keys := keys || word;
  END LOOP;
  RETURN keys;
END
$$;

GRANT EXECUTE ON FUNCTION app.place_keys TO agency_reader;
