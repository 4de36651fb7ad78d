/** Opens the gates and policies of the product, to show what the database refuses by itself. */
import { globSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import * as jobs from '#app/features/board/jobs/policy.ts';
import * as accounts from '#app/features/core/accounts/policy.ts';
import * as enquiries from '#app/features/core/enquiries/policy.ts';
import * as applications from '#app/features/people/applications/policy.ts';
import { preload } from './preload.ts';

const DEFINITION = /^export const ((?:may|is)[A-Z]\w*) =/gm;

/** Functions that state what a role may do. Commands branch on them, so the gate `isGranted` is opened instead. */
const RIGHTS = ['mayWorkAtDesk', 'mayEditContent', 'mayAdminister', 'mayAppointOwners', 'mayApply'];

const listGates = (): string[] =>
  globSync('app/features/*/*/policy.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DEFINITION)].map(([, name = '']) => name))
    .filter((name) => !RIGHTS.includes(name))
    .concat('isGranted');

/** @returns environment variables that open the gates of the built site. Throws unless the build defines each gate exactly once. */
export function withoutGates(): { NODE_OPTIONS: string } {
  const gates = listGates();
  const definition = `^var (${gates.join('|')})(\\$\\d+)? =`;
  const built = globSync('build/current/server/{*,assets/*}.js').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(definition, 'gm'))].map(([, name]) => name),
  );
  if (built.toSorted().join() !== gates.toSorted().join())
    throw new Error(`Gates are ${gates}; the build defines ${built}`);
  return preload(`
    import { registerHooks } from 'node:module';
    const definition = new RegExp(${JSON.stringify(definition)}, 'gm');
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (!/\\/build\\/.+\\/server\\/.+\\.js$/.test(url) || !loaded.source) return loaded;
        return { ...loaded, source: String(loaded.source).replace(definition, 'var $1$2 = () => true; var closed_$1 =') };
      },
    });`);
}

/** Opens the policies for commands and queries that a test calls itself. */
export async function withOpenPolicies<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const spies = [accounts, applications, enquiries, jobs].flatMap((policies: object) =>
    Object.keys(policies)
      .filter((name) => !RIGHTS.includes(name))
      .map((name) => vi.spyOn(policies as Record<string, () => boolean>, name).mockReturnValue(true)),
  );
  try {
    return await attempt();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
