import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestDatabase } from './database.ts';
import { preload } from './preload.ts';
import { runAsSuperuser } from './superuser.ts';

/** Runs statements as superuser, who is exempt from policies and grants. */
export async function asSuperuser({ adminUrl }: TestDatabase, ...statements: string[]): Promise<void> {
  await runAsSuperuser(
    adminUrl,
    statements.map((text) => ({ text })),
  );
}

/** Revokes the site's right to call these SQL functions until the returned function is called. */
export async function forbid(database: TestDatabase, ...procedures: string[]): Promise<() => Promise<void>> {
  const names = procedures.join(', ');
  await asSuperuser(database, `REVOKE EXECUTE ON FUNCTION ${names} FROM agency_app`);
  return () => asSuperuser(database, `GRANT EXECUTE ON FUNCTION ${names} TO agency_app`);
}

export type BrokenNumbers = {
  env: Record<string, string>;
  breakNow(): Promise<void>;
  mend(): Promise<void>;
};

/** Error message of the fault: it may appear in the log and nowhere else. */
export const FAULT_MESSAGE = 'numbers are broken on purpose';

/** Makes number formatting throw while rendering, as an unexpected error would. */
export function prepareBrokenNumbers(): BrokenNumbers {
  const switchFile = path.join(os.tmpdir(), `agency-fault-${randomUUID()}`);
  const script = `
    import { existsSync } from 'node:fs';
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format').get;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        if (existsSync(${JSON.stringify(switchFile)})) throw new Error('${FAULT_MESSAGE}');
        return format.call(this);
      },
    });`;
  return {
    env: preload(script),
    breakNow: () => writeFile(switchFile, ''),
    mend: () => rm(switchFile, { force: true }),
  };
}
