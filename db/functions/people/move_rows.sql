-- Moves the rows of one record to another and returns them by table. If both have a row where a person may have one, it
-- fails, or with _is_lenient leaves that row.
CREATE OR REPLACE FUNCTION app.move_rows(_kept_id uuid, _gone_id uuid, _is_lenient boolean) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  part record;
  row_id uuid;
  ids jsonb;
  moved jsonb := '{}';
BEGIN
  FOR part IN SELECT * FROM app.people_references() LOOP
    BEGIN
      EXECUTE format('WITH moved AS (UPDATE public.%1$I SET %2$I = $1 WHERE %2$I = $2 RETURNING id) SELECT jsonb_agg(id) FROM moved',
                     part.table_name, part.column_name)
      INTO ids USING _kept_id, _gone_id;
    EXCEPTION WHEN unique_violation THEN
      IF NOT _is_lenient THEN RAISE; END IF;
      FOR row_id IN EXECUTE format('SELECT id FROM public.%1$I WHERE %2$I = $1', part.table_name, part.column_name) USING _gone_id LOOP
        BEGIN
          EXECUTE format('UPDATE public.%1$I SET %2$I = $1 WHERE id = $2', part.table_name, part.column_name) USING _kept_id, row_id;
        EXCEPTION WHEN unique_violation THEN NULL;
        END;
      END LOOP;
    END;
    IF ids IS NOT NULL THEN moved := moved || jsonb_build_object(part.table_name || '.' || part.column_name, ids); END IF;
  END LOOP;
  UPDATE public.person_addresses SET person_id = _kept_id WHERE person_id = _gone_id;
  RETURN moved;
END
$$;

ALTER FUNCTION app.move_rows OWNER TO agency_keeper;
