-- Immigration, Asylum and Nationality Act 2006, section 14A (Border Security, Asylum and Immigration Act 2025, section 48):
-- from 1 October 2026 the duty covers workers and individual subcontractors. The employer checks employees, which is the
-- client for a permanent introduction. A test compares this with domain/introduction/rules/right-to-work.ts.
CREATE OR REPLACE FUNCTION app.needs_right_to_work(_engagement text, _on date) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$ SELECT _engagement IN ('temporary', 'contractor') AND _on >= DATE '2026-10-01' $$;

GRANT EXECUTE ON FUNCTION app.needs_right_to_work TO agency_app, agency_keeper;
