import type pg from 'pg';

const RELATIONS = `pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace AND nspname IN ('public', 'app', 'monitoring')
  LEFT JOIN pg_depend AS e ON e.objid = c.oid AND e.classid = 'pg_class'::regclass AND e.deptype = 'e'`;
const sorted = (acl: string) => `ARRAY(SELECT entry::text FROM unnest(${acl}) AS entry ORDER BY 1)`;

/** Each selects one text column. definitions-catalog.ts has functions, policies and triggers. */
const SELECTS = [
  `SELECT concat_ws(' ', 'schema', nspname, nspowner::regrole, ${sorted('nspacl')})
   FROM pg_namespace WHERE nspname IN ('public', 'app', 'monitoring')`,
  `SELECT concat_ws(' ', 'extension', extname, extnamespace::regnamespace) FROM pg_extension`,
  `SELECT concat_ws(' ', 'default privileges', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, ${sorted('defaclacl')})
   FROM pg_default_acl`,
  `SELECT concat_ws(' ', 'relation', c.oid::regclass, relkind, relpersistence, relowner::regrole,
                    CASE WHEN relrowsecurity THEN 'row security' END, CASE WHEN relforcerowsecurity THEN 'forced' END,
                    reloptions, relreplident, pg_get_expr(relpartbound, c.oid), pg_get_partkeydef(c.oid),
                    (SELECT string_agg(inhparent::regclass::text, ',') FROM pg_inherits WHERE inhrelid = c.oid),
                    ${sorted('relacl')}, obj_description(c.oid, 'pg_class'))
   FROM ${RELATIONS} WHERE e.objid IS NULL AND relkind <> 'i'`,
  `SELECT concat_ws(' ', 'column', c.oid::regclass, to_char(row_number() OVER (PARTITION BY c.oid ORDER BY attnum), 'FM000'), attname,
                    format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END, nullif(attidentity, ''),
                    nullif(attgenerated, ''), pg_get_expr(adbin, adrelid), attstattarget, attstorage, nullif(attcompression, ''),
                    nullif(attcollation, 0)::regcollation, ${sorted('attacl')}, col_description(c.oid, attnum))
   FROM ${RELATIONS} JOIN pg_attribute AS a ON a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped
     LEFT JOIN pg_attrdef AS d ON adrelid = c.oid AND adnum = attnum
   WHERE e.objid IS NULL AND relkind IN ('r', 'p', 'c', 'v', 'm')`,
  `SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(o.oid),
                    CASE WHEN NOT convalidated THEN 'not valid' END, obj_description(o.oid, 'pg_constraint'))
   FROM ${RELATIONS} JOIN pg_constraint AS o ON conrelid = c.oid WHERE e.objid IS NULL AND contype <> 't'`,
  `SELECT concat_ws(' ', 'index', pg_get_indexdef(c.oid), CASE WHEN indisclustered THEN 'clustered' END,
                    CASE WHEN NOT indisvalid THEN 'invalid' END, reloptions)
   FROM ${RELATIONS} JOIN pg_index AS i ON indexrelid = c.oid WHERE e.objid IS NULL AND relkind = 'i'`,
  `SELECT concat_ws(' ', 'sequence', seqrelid::regclass, format_type(seqtypid, NULL), seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle)
   FROM ${RELATIONS} JOIN pg_sequence ON seqrelid = c.oid`,
  `SELECT concat_ws(' ', 'type', t.oid::regtype, typtype, typowner::regrole, ${sorted('typacl')}, obj_description(t.oid, 'pg_type'))
   FROM pg_type AS t WHERE typnamespace IN ('public'::regnamespace, to_regnamespace('app'), to_regnamespace('monitoring'))
     AND typtype IN ('c', 'd', 'e', 'r') AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = t.oid AND deptype = 'e')`,
  `SELECT concat_ws(' ', 'text search', cfgnamespace::regnamespace, cfgname, cfgowner::regrole, cfgparser, maptokentype, mapseqno, mapdict::regdictionary)
   FROM pg_ts_config JOIN pg_ts_config_map ON mapcfg = pg_ts_config.oid WHERE cfgnamespace = to_regnamespace('app')`,
  `SELECT concat_ws(' ', 'dictionary', dictnamespace::regnamespace, dictname, dictowner::regrole, dicttemplate, dictinitoption)
   FROM pg_ts_dict WHERE dictnamespace = to_regnamespace('app')`,
];

export async function readSchemaCatalog(owner: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await owner.query<{ line: string }>(
    SELECTS.map((select) => `SELECT * FROM (${select}) AS described(line)`).join(' UNION ALL '),
  );
  return `${rows
    .map(({ line }) => line.replaceAll(/\s*\n\s*/g, ' '))
    .sort()
    .join('\n')}\n`;
}
