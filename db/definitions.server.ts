/**
 * Functions, policies and triggers as they are now, applied again when their text changes (decision 49): a function has a file of its own,
 * policies and triggers stand below their table in db/schema.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { listTableDefinitions } from './schema.server.ts';
import { sortByNeed } from './statements.ts';

type Client = Pick<pg.Client, 'query'>;
type Kind = 'functions' | 'policies' | 'triggers';

export type Definition = {
  kind: Kind;
  /** The name of the function or table, of a table outside the schema `public` with its schema. */
  subject: string;
  /** The database keeps the hash by it. Versions before 1.0.0 had a file of this name under db/. */
  name: string;
  file: string;
  text: string;
  sha256: string;
  /** Revision in db/definitions.json; it rises when a definition changes. */
  revision: number;
};

const FOLDER = path.resolve('db');
const OUR_FUNCTIONS = `pronamespace IN ('public'::regnamespace, 'app'::regnamespace)
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')`;
const TABLES = `SELECT to_regclass(CASE WHEN strpos(subject, '.') > 0 THEN subject ELSE format('public.%I', subject) END)
  FROM unnest($1::text[]) AS subject`;
const DROP_POLICIES = `SELECT format('DROP POLICY %I ON %s', polname, polrelid::regclass) AS statement
  FROM pg_policy WHERE polrelid IN (${TABLES})`;
const DROP_TRIGGERS = `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS statement
  FROM pg_trigger WHERE tgrelid IN (${TABLES}) AND NOT tgisinternal`;

/**
 * Lists the statements that run before a definition, so that it alone decides: privileges that it does not grant, policies and triggers that
 * it no longer has. $1 is the list of subjects.
 */
const CLEARING: Record<Kind, string> = {
  functions: `
    SELECT format('REVOKE ALL ON FUNCTION %s FROM %s', p.oid::regprocedure,
                  CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS statement
    FROM pg_proc AS p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    WHERE proname = ANY ($1) AND ${OUR_FUNCTIONS} AND grantee <> proowner`,
  policies: DROP_POLICIES,
  triggers: DROP_TRIGGERS,
};

/** Queries that return the DROP statements for functions, policies and triggers without a definition. */
const REMOVING: Record<Kind, string> = {
  // A single statement: a function in the form `RETURN …` depends on the functions it calls.
  functions: `SELECT 'DROP FUNCTION ' || string_agg(p.oid::regprocedure::text, ', ') AS statement
    FROM pg_proc AS p WHERE proname = ANY ($1) AND ${OUR_FUNCTIONS} HAVING count(*) > 0`,
  policies: DROP_POLICIES,
  triggers: DROP_TRIGGERS,
};

const KINDS: readonly Kind[] = ['functions', 'policies', 'triggers'];

export async function listDefinitions(): Promise<Definition[]> {
  const { revision } = await readRevision();
  const [functions, ofTables] = await Promise.all([readFunctions(), listTableDefinitions()]);
  const definitions = [
    ...functions,
    ...ofTables.map((each) => ({ ...each, name: `${each.kind}/${each.subject}.sql` })),
  ];
  return KINDS.flatMap((kind) => definitions.filter((each) => each.kind === kind)).map((each) => ({
    ...each,
    sha256: hash(each.text),
    revision,
  }));
}

/**
 * @returns what this database does not have. A text of a later revision stays: while two versions run, a process of the older one may
 *   start again.
 */
export async function listChangedDefinitions(client: Client, definitions: Definition[]): Promise<Definition[]> {
  if (definitions.length === 0) return [];
  const { rows } = await client.query<{ name: string; sha256: string; revision: number }>(
    'SELECT name, sha256, revision FROM public.definitions',
  );
  const appliedDefinitions = new Map(rows.map((row) => [row.name, row]));
  return definitions.filter(({ name, sha256, revision }) => {
    const last = appliedDefinitions.get(name);
    return !last || (last.sha256 !== sha256 && last.revision <= revision);
  });
}

/** Runs in the caller's transaction. */
export async function applyDefinitions(client: Client, definitions: Definition[]): Promise<void> {
  const functions = definitions.filter(({ kind }) => kind === 'functions');
  if (functions.length > 0) await applyFunctions(client, functions);
  for (const definition of definitions.filter(({ kind }) => kind !== 'functions')) {
    const clearing = await listStatements(client, CLEARING[definition.kind], [definition.subject]);
    await run(client, definition, [...clearing, definition.text]);
  }
  await client.query(
    `INSERT INTO public.definitions (name, sha256, revision) SELECT * FROM unnest($1::text[], $2::text[], $3::integer[])
     ON CONFLICT (name) DO UPDATE SET sha256 = excluded.sha256, revision = excluded.revision, applied_at = now()`,
    [
      definitions.map(({ name }) => name),
      definitions.map(({ sha256 }) => sha256),
      definitions.map(({ revision }) => revision),
    ],
  );
}

/**
 * Drops functions, and policies and triggers of tables, that no definition names any more. Those of a later revision stay, and so do the
 * rows of `definitions`: a process of the version before that may not migrate would otherwise miss its own.
 */
export async function dropUndefined(client: Client, definitions: Definition[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.definitions WHERE revision <= $1 AND name <> ALL ($2)',
    [definitions[0]?.revision ?? 0, definitions.map(({ name }) => name)],
  );
  for (const kind of KINDS) {
    const subjects = new Set(definitions.filter((each) => each.kind === kind).map(({ subject }) => subject));
    const removedDefinitions = rows
      .filter(({ name }) => name.startsWith(`${kind}/`))
      .map(({ name }) => path.posix.basename(name, '.sql'))
      .filter((subject) => !subjects.has(subject));
    for (const statement of await listStatements(client, REMOVING[kind], removedDefinitions))
      await client.query(statement);
  }
}

/** Bodies are not checked, so that functions may call each other; those in the form `RETURN …` come after what they call. */
async function applyFunctions(client: Client, functions: Definition[]): Promise<void> {
  const subjects = functions.map(({ subject }) => subject);
  await client.query('SET LOCAL check_function_bodies = off');
  // New functions are not open to PUBLIC.
  await client.query('ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC');
  // A role must be able to create in a schema to be given a function there. It keeps that no longer: it could hide functions of others.
  await client.query('GRANT CREATE ON SCHEMA public, app TO agency_reader, agency_keeper');
  for (const statement of await listStatements(client, CLEARING.functions, subjects)) await client.query(statement);
  const makers = new Map(functions.map((each) => [`${each.subject}()`, each]));
  const former = await listFunctions(client, subjects);
  for (const definition of sortByNeed(functions, makers)) {
    await applyFunction(client, definition, former.get(definition.subject) ?? []);
  }
  await client.query('REVOKE CREATE ON SCHEMA public, app FROM agency_reader, agency_keeper');
}

/** @param former the signatures of this name that the database has; they go if the parameters or the result are other ones now */
async function applyFunction(client: Client, definition: Definition, former: string[]): Promise<void> {
  const [name] = former[0]?.split('(') ?? [];
  // Fails if there are two of the name.
  const demandOne = name ? [`SELECT '${name}'::regproc`] : [];
  try {
    await run(client, definition, ['SAVEPOINT former', definition.text, ...demandOne, 'RELEASE SAVEPOINT former']);
  } catch (error) {
    if (!name || !isOtherSignature(error)) throw error;
    const drop = former.map((signature) => `DROP FUNCTION ${signature}`);
    await run(client, definition, ['ROLLBACK TO SAVEPOINT former', ...drop, definition.text]);
  }
}

/** Another result, other names of parameters (invalid_function_definition), or other types of them (ambiguous_function). */
const isOtherSignature = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof pg.DatabaseError && /^(42P13|42725)$/.test(error.cause.code ?? '');

/** @returns the signatures of each name */
async function listFunctions(client: Client, subjects: string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ subject: string; signatures: string[] }>(
    `SELECT proname AS subject, array_agg(p.oid::regprocedure::text) AS signatures
     FROM pg_proc AS p WHERE proname = ANY ($1) AND ${OUR_FUNCTIONS} GROUP BY proname`,
    [subjects],
  );
  return new Map(rows.map(({ subject, signatures }) => [subject, signatures]));
}

async function listStatements(client: Client, select: string, subjects: string[]): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(select, [subjects]);
  return rows.map(({ statement }) => statement);
}

async function run(client: Client, { kind, subject, file }: Definition, statements: string[]): Promise<void> {
  try {
    await client.query(statements.join(';\n'));
  } catch (error) {
    throw new Error(`${file} failed (${kind} of ${subject}); the database is as it was before it`, { cause: error });
  }
}

async function readFunctions(): Promise<Omit<Definition, 'sha256' | 'revision'>[]> {
  const files = await readdir(path.join(FOLDER, 'functions'), { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map(async (file) => {
        const name = path.posix.join('functions', ...file.split(path.sep));
        const text = await readFile(path.join(FOLDER, name), 'utf8');
        return { kind: 'functions' as const, subject: path.basename(file, '.sql'), name, file: `db/${name}`, text };
      }),
  );
}

/** Reads the revision from the disk, not from the bundle, so that it has the same version as the definition files. */
export const readRevision = async (): Promise<{ revision: number; sha256: string }> =>
  JSON.parse(await readFile(path.join(FOLDER, 'definitions.json'), 'utf8'));

/** Hash of all definitions together. */
export const hashDefinitions = (definitions: Definition[]): string =>
  hash(definitions.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
