/** npm run env:example: writes .env.example from config-variables.server.ts. With --check it only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { variables } from '../config-variables.server.ts';

const HEAD = `# Every setting of the site, with its default. Made from config-variables.server.ts by 'npm run env:example': change it there.
# The site reads its environment and no file. Copy this to .env, set what you need, and pass it on:
#   set -a; . ./.env; set +a; npm start
# or by EnvironmentFile= of systemd, or --env-file of docker. With nothing set the site runs as a demo.
`;
const LINE = 100;

type Variable = (typeof variables.shape)[keyof typeof variables.shape];

export function describeVariables(): string {
  const entries = Object.entries(variables.shape).map(([name, variable]) => describe(name, variable));
  return [HEAD, ...entries].join('\n');
}

function describe(name: string, variable: Variable): string {
  const byDefault = variable.def.type === 'default' ? variable.def.defaultValue : '';
  return `${wrap(variable.description ?? '')}\n#${name}=${byDefault}\n`;
}

/** Wraps text into comments of at most `LINE` characters. */
function wrap(text: string): string {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= LINE) lines[lines.length - 1] = line;
    else lines.push(`# ${word}`);
  }
  return lines.join('\n');
}

if (import.meta.main) {
  const file = path.join(fileURLToPath(new URL('..', import.meta.url)), '.env.example');
  if (!process.argv.includes('--check')) writeFileSync(file, describeVariables());
  else if (readFileSync(file, 'utf8') !== describeVariables()) {
    console.error(".env.example is not what config-variables.server.ts gives: run 'npm run env:example'.");
    process.exitCode = 1;
  }
}
