/**
 * Replaces Vite's build of a changed copy in the short form: copies the current build, replaces some text and renames one script that every
 * page loads. Unreadable sources make it fail midway. The later steps are the real ones.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CopiedSite } from '#tests/support/copied-site.ts';

const VITE = ['client', 'ssr']
  .map((part) => `[...SMALL_HEAP, at('scripts/build-part.mjs'), '${part}']`)
  .join(',\n    ');
const QUICK = "[at('scripts/quick-build.mjs')]";

/** @param words old and new text in a source file, which must be readable */
export async function makeBuildQuick(
  copy: CopiedSite,
  words: { file: string; old: string; fresh: string },
): Promise<void> {
  const script = `
    import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
    import { stripTypeScriptTypes } from 'node:module';
    cpSync('build/current/', 'build/next', { recursive: true, dereference: true });
    stripTypeScriptTypes(readFileSync(${JSON.stringify(words.file)}, 'utf8'));
    for (const file of globSync('build/next/client/**/*.{br,gz}')) rmSync(file);
    // The manifest of routes; the app's manifest has another name.
    const manifest = globSync('build/next/client/assets/manifest-*.js').find((file) => /-[0-9a-f]{8}[.]js$/.test(file));
    const name = manifest.split('/').at(-1);
    renameSync(manifest, manifest.replace(name, 'manifest-00000000.js'));
    for (const file of globSync('build/next/**/*.{js,html,json}')) {
      const text = readFileSync(file, 'utf8');
      const changed = text.replaceAll(name, 'manifest-00000000.js').replaceAll(${JSON.stringify(words.old)}, ${JSON.stringify(words.fresh)});
      if (changed !== text) writeFileSync(file, changed);
    }`;
  await writeFile(path.join(copy.folder, 'scripts/quick-build.mjs'), script);
  await copy.change('scripts/prepare.mjs', VITE, QUICK);
}
