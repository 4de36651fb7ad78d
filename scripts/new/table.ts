import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkWords, newFile, type Scaffold } from './scaffold.ts';

/** A table with rows of each account: schema for new databases, migration for existing ones, and types. */
export const table: Scaffold = {
  takes: 'ROWS',
  plan: (root, name) => {
    const rows = checkWords(name).replaceAll('-', '_');
    const numbers = readdirSync(path.join(root, 'db/migrations')).map((file) => Number.parseInt(file, 10) || 0);
    const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
    return [
      newFile(root, `db/schema/${name}.sql`, `${writeTable(rows)}${writePolicies(rows)}`),
      newFile(root, `db/migrations/${number}_${rows}.sql`, writeTable(rows)),
    ];
  },
  runs: ['scripts/generate-db-types.ts'],
  next: [
    'Edit the table in both files, then run `npm run db:types`. Move it to the file of its noun if db/schema has one.',
    'Say when its rows are deleted: with the account, or by a scheduled task.',
    'If its rows are personal data, add them to the download of an account.',
  ],
};

const writeTable = (rows: string) => `-- What a row is, who writes it, and when it is deleted.
CREATE TABLE ${rows} (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ${rows}_user ON ${rows} (user_id);
ALTER TABLE ${rows} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE, UPDATE (name) ON ${rows} TO agency_app;
GRANT SELECT, DELETE ON ${rows} TO agency_keeper;
`;

/** Each account reads and writes its own rows; `keeper` backs them up and deletes them with the account. */
const writePolicies = (rows: string) => `CREATE POLICY ${rows}_system ON ${rows} TO agency_app
  USING ((SELECT app.is_system())) WITH CHECK ((SELECT app.is_system()));
CREATE POLICY ${rows}_keeper ON ${rows} TO agency_keeper USING (true) WITH CHECK (true);
CREATE POLICY ${rows}_own ON ${rows} TO agency_app
  USING (user_id = (SELECT app.actor_id())) WITH CHECK (user_id = (SELECT app.actor_id()));
`;
