-- Returns text without accents: 'Café' → 'Cafe', 'Straße' → 'Strasse', 'ﬁt' → 'fit'. Drops combining marks and zero-width
-- characters. Same as foldText in domain/text/fold.ts. Plain ASCII, the usual case, is returned unchanged.
CREATE OR REPLACE FUNCTION app.fold(_text text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF octet_length(_text) = length(_text) THEN RETURN _text; END IF;
  -- '™' would become letters of the preceding word.
  RETURN regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(
          _text, 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'),
        'øØđĐðÐłŁıħĦŧŦ™℠', 'oOdDdDlLihHtT  '),
      NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200d\u2060\ufeff]+', '', 'g');
END
$$;

GRANT EXECUTE ON FUNCTION app.fold TO agency_app, agency_reader, agency_keeper;
