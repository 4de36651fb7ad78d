import type pg from 'pg';
import type { Definition } from '#db/definitions.server.ts';

const IN_OUR_SCHEMAS = `IN ('public'::regnamespace, 'app'::regnamespace)`;
const FUNCTIONS = `
  SELECT proname AS subject, oid::regprocedure::text AS name,
         concat_ws(' ', pg_get_functiondef(oid), proowner::regrole,
                   ARRAY(SELECT acl::text FROM unnest(proacl) AS acl ORDER BY 1)) AS text
  FROM pg_proc AS p WHERE pronamespace ${IN_OUR_SCHEMAS} AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`;
/** The file name includes the schema unless it is `public`. */
const POLICIES = `
  SELECT CASE relnamespace WHEN 'public'::regnamespace THEN c.relname ELSE c.oid::regclass::text END AS subject, polname AS name,
         concat_ws(' ', polcmd, polpermissive, ARRAY(SELECT role::regrole::text FROM unnest(polroles) AS role ORDER BY 1),
                   pg_get_expr(polqual, polrelid), '/', pg_get_expr(polwithcheck, polrelid)) AS text
  FROM pg_policy JOIN pg_class AS c ON c.oid = polrelid WHERE relnamespace ${IN_OUR_SCHEMAS} OR relnamespace = 'monitoring'::regnamespace`;
const TRIGGERS = `
  SELECT c.relname AS subject, tgname AS name, pg_get_triggerdef(t.oid) AS text
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = tgrelid WHERE relnamespace ${IN_OUR_SCHEMAS} AND NOT tgisinternal`;

type Row = { subject: string; name: string; text: string };

export async function readCatalog(owner: pg.Client): Promise<Record<Definition['kind'], Row[]>> {
  const read = async (select: string) => (await owner.query<Row>(`${select} ORDER BY 1, 2`)).rows;
  return { functions: await read(FUNCTIONS), policies: await read(POLICIES), triggers: await read(TRIGGERS) };
}
