-- Returns the facts of a job that channel rules use (domain/channel/channel-rules.ts) as one text, by which jobs can be
-- grouped. _letters may cut texts at 100, the most that rules ask for: counting all letters would cost more than the rest.
CREATE OR REPLACE FUNCTION app.channel_facts(
  _is_agency boolean, _work_mode text, _basis text, _has_place boolean, _postal_code text, _has_pay boolean, _letters integer,
  _posted timestamptz, _is_left_out boolean
) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN CASE WHEN _is_agency THEN 'agency ' ELSE 'employer ' END || _work_mode || ' ' || _basis
    || CASE WHEN _has_place THEN ' place' ELSE ' -' END
    || CASE WHEN _postal_code IS NULL THEN ' -' ELSE ' postcode' END
    || CASE WHEN _has_pay THEN ' pay' ELSE ' -' END
    || CASE WHEN _letters < 50 THEN ' 0 ' WHEN _letters < 100 THEN ' 50 ' ELSE ' 100 ' END
    || least(90, floor(extract(epoch FROM now() - _posted) / 86400))::text
    || CASE WHEN _is_left_out THEN ' out' ELSE ' in' END;

GRANT EXECUTE ON FUNCTION app.channel_facts TO agency_reader;
