/** Functions, policies and triggers as they are now: one file each, applied again when its text changes (decision 49). */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;
type Kind = 'functions' | 'policies' | 'triggers';

export type Definition = {
  kind: Kind;
  /** The path under db/. */
  name: string;
  text: string;
  sha256: string;
  /** Revision in db/definitions.json; it rises when a file changes. */
  revision: number;
};

const FOLDER = path.resolve('db');

/**
 * Lists the statements that run before a file, so that the file alone decides: privileges that it does not grant, policies and triggers
 * that it no longer has. $1 is the name of the function or table, of a table outside the schema `public` with its schema.
 */
const CLEARING: Record<Kind, string> = {
  functions: `
    SELECT format('REVOKE ALL ON FUNCTION %s FROM %s', p.oid::regprocedure,
                  CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS statement
    FROM pg_proc AS p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    WHERE proname = $1 AND pronamespace IN ('public'::regnamespace, 'app'::regnamespace) AND grantee <> proowner`,
  policies: `
    SELECT format('DROP POLICY %I ON %s', polname, polrelid::regclass) AS statement
    FROM pg_policy WHERE polrelid = CASE WHEN strpos($1, '.') > 0 THEN $1 ELSE format('public.%I', $1) END::regclass`,
  triggers: `
    SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS statement
    FROM pg_trigger WHERE tgrelid = format('public.%I', $1::text)::regclass AND NOT tgisinternal`,
};

export async function listDefinitions(): Promise<Definition[]> {
  const { revision } = await readRevision();
  const kinds = Object.keys(CLEARING) as Kind[];
  return (await Promise.all(kinds.map((kind) => readDefinitions(kind, revision)))).flat();
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
  const applied = new Map(rows.map((row) => [row.name, row]));
  return definitions.filter(({ name, sha256, revision }) => {
    const last = applied.get(name);
    return !last || (last.sha256 !== sha256 && last.revision <= revision);
  });
}

/** Runs in the caller's transaction. Bodies are not checked against one another, so their order does not matter. */
export async function applyDefinitions(client: Client, definitions: Definition[]): Promise<void> {
  const hasFunctions = definitions.some(({ kind }) => kind === 'functions');
  if (hasFunctions) {
    await client.query('SET LOCAL check_function_bodies = off');
    // New functions are not open to PUBLIC.
    await client.query('ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC');
    // Needed to be given functions, and for nothing else: a role that may create things in public could hide those of others.
    await client.query('GRANT CREATE ON SCHEMA public, app TO agency_reader, agency_keeper');
  }
  for (const definition of definitions) await applyDefinition(client, definition);
  if (hasFunctions) await client.query('REVOKE CREATE ON SCHEMA public, app FROM agency_reader, agency_keeper');
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

async function applyDefinition(client: Client, { kind, name, text }: Definition): Promise<void> {
  try {
    const { rows } = await client.query<{ statement: string }>(CLEARING[kind], [path.basename(name, '.sql')]);
    await client.query([...rows.map(({ statement }) => statement), text].join(';\n'));
  } catch (error) {
    throw new Error(`db/${name} failed; the database is as it was before it`, { cause: error });
  }
}

async function readDefinitions(kind: Kind, revision: number): Promise<Definition[]> {
  const files = await readdir(path.join(FOLDER, kind), { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map(async (file) => {
        const name = path.posix.join(kind, ...file.split(path.sep));
        const text = await readFile(path.join(FOLDER, name), 'utf8');
        return { kind, name, text, sha256: hash(text), revision };
      }),
  );
}

/** Read from the disk as the files are, so that both are of one version. */
export const readRevision = async (): Promise<{ revision: number; sha256: string }> =>
  JSON.parse(await readFile(path.join(FOLDER, 'definitions.json'), 'utf8'));

/** Hash of all files together. */
export const hashDefinitions = (definitions: Definition[]): string =>
  hash(definitions.map(({ name, sha256 }) => `${name} ${sha256}\n`).join(''));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
