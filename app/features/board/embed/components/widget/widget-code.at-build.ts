/** The element as one script. Its address is the same in all versions, so it is not part of the client build. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export const WIDGET_CODE: string = await buildWidget();

async function buildWidget(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('./agency-jobs.ts', import.meta.url)) },
    },
  });
  const [only, ...more] = (built as Rolldown.RolldownOutput).output;
  if (only.type !== 'chunk' || more.length > 0) throw new Error('The widget is one script.');
  return only.code;
}
