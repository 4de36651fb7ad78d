/** A page: its row in the map, and an empty route module. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from './audience.ts';
import { type Change, insertAfter, Refused, readText, toSentence } from './scaffold.ts';

export type NewPage = {
  address: string;
  audience: string;
  title: string;
  module: string;
  takesForm: boolean;
};

const ROWS = 'app/pages/rows';
const ADDRESS = /^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/;

export function namePage(address: string, audience: string, { takesForm = false } = {}): NewPage {
  if (!ADDRESS.test(address)) {
    throw new Refused(`'${address}' must be a path of words in small letters, such as /guides/first-job`);
  }
  const { folder } = kindOf(audience);
  const parts = address.slice(1).split('/');
  if ((audience === 'admins') !== (parts[0] === 'admin' && parts.length > 1)) {
    throw new Refused('Pages of administrators, and only they, stand below /admin/');
  }
  const nameParts = parts[0] === folder && parts.length > 1 ? parts.slice(1) : parts;
  const module = `app/routes/${folder}/${nameParts.join('/')}.tsx`;
  return { address, audience, title: toSentence(parts.at(-1) ?? ''), module, takesForm };
}

/** @param rows the file of app/pages/rows that gets it */
export function addRow(root: string, page: NewPage, rows: string): Change {
  const files = readdirSync(path.join(root, ROWS));
  if (!files.includes(`${rows}.ts`)) {
    throw new Refused(`There is no '${rows}' in ${ROWS}. It has: ${files.join(', ').replaceAll('.ts', '')}`);
  }
  const holder = files.find((file) => readText(root, `${ROWS}/${file}`).includes(`\n  '${page.address}': {`));
  if (holder) throw new Refused(`${page.address} is there already: ${ROWS}/${holder}`);
  const file = `${ROWS}/${rows}.ts`;
  return { file, text: insertAfter(readText(root, file), /,(?=\n\} as const satisfies )/, writeRow(page)) };
}

function writeRow({ address, audience, title, module, takesForm }: NewPage): string {
  const { metrics, menu } = kindOf(audience);
  const isListed = audience === 'anyone';
  const lines = [
    `module: '${module.replace('app/', '')}',`,
    `readers: '${audience}',`,
    takesForm && `senders: '${audience}',`,
    `metrics: '${metrics}',`,
    // Visits to the desk are not counted.
    audience !== 'admins' && `measuredAs: '${title}',`,
    'texts: {',
    `  name: '${title}',`,
    "  description: 'What people find on this page, in one sentence of 50 to 160 characters.',",
    isListed && `  keywords: '${title.toLowerCase()}',`,
    isListed && `  updatedOn: '${new Date().toISOString().slice(0, 10)}',`,
    '},',
    isListed && "sitemap: { frequency: 'monthly', priority: '0.5' },",
    menu && `navigation: [{ menu: '${menu}', label: '${title}' }],`,
  ];
  const row = lines.filter((line) => typeof line === 'string').map((line) => `    ${line}`);
  return ['', `  '${address}': {`, ...row, '  },'].join('\n');
}
