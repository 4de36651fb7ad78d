-- Returns other readings of an unknown place name (app.place_key), likeliest first, with the population that a town needs:
-- 'leeds city centre' is Leeds, 'n shields' North Shields, 'north leeds' Leeds; but a part of a small town may be another
-- town.
CREATE OR REPLACE FUNCTION app.place_readings(_key text) RETURNS TABLE (reading text, fewest integer)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  before CONSTANT text := '^(the|city of|town of|county of|county|co|district of|(london |royal |metropolitan )*borough of|greater|gtr|central|nr|near|around|close to|outside|(the )?outskirts of|based in|in|commutable to|lb|(within )?[0-9]+ ?(miles?|mi|km) (of|from|around)) ';
  behind CONSTANT text := ' (city cent(re|er)|town cent(re|er)|cent(re|er)|central|city|town|and (the )?surrounding areas?|(and )?surrounding areas?|areas?|region|borough|district|unitary authority|council|county|uk|united kingdom|gb|england|scotland|wales|cymru|northern ireland|office|offices|head office|hq|based|hub|site|branch|depot|factory|warehouse|plant|station|train station|railway station|university|hospital|zone [1-9]|locations?|docks?|dockyard|port|harbour)$';
  plain text := _key;
  shorter text;
BEGIN
  LOOP
    shorter := regexp_replace(regexp_replace(plain, behind, ''), before, '');
    EXIT WHEN shorter = plain;
    plain := shorter;
    reading := plain; fewest := 0; RETURN NEXT;
  END LOOP;
  shorter := regexp_replace(plain, ' (industrial|trading|business|retail|science|enterprise|technology|distribution) (estate|park|centre|center)$', '');
  IF shorter <> plain THEN reading := shorter; fewest := 50000; RETURN NEXT; END IF;
  reading := replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    plain, '^n ', 'north '), '^s ', 'south '), '^e ', 'east '), '^w ', 'west '), '\mgt\M', 'great'), '\mmkt\M', 'market'), ' u ', ' upon ');
  IF reading <> plain THEN fewest := 0; RETURN NEXT; END IF;
  shorter := regexp_replace(plain, '^(inner|outer|upper|mid|(north|south|n|s) ?(east|west|e|w)|north|south|east|west|northern|southern|eastern|western|[nsew]) ', '');
  IF shorter <> plain THEN reading := shorter; fewest := 100000; RETURN NEXT; END IF;
END
$$;

GRANT EXECUTE ON FUNCTION app.place_readings TO agency_reader;
