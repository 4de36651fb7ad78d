import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { email } from './email.ts';
import { feature } from './feature.ts';
import { form } from './form.ts';
import { page } from './page.ts';
import { Refused, type Scaffold } from './scaffold.ts';

const SCAFFOLDS = { feature, page, form, email };
const root = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['feature', ['board/Saved Searches'], 'must be words in small letters'],
  ['feature', ['jobs'], 'must begin with an area'],
  ['feature', ['board/jobs'], 'is there already'],
  ['page', ['guides'], 'must be a path of words in small letters'],
  ['page', ['/jobs/:id'], 'must be a path of words in small letters'],
  ['page', ['/guides/10-tips'], 'must be a path of words in small letters'],
  ['page', ['/jobs'], 'is there already: app/pages/rows/board.ts'],
  ['page', ['/guides', 'owners'], "There is no audience 'owners' here"],
  ['page', ['/guides', 'anyone', 'guides'], "There is no 'guides' in app/pages/rows"],
  ['page', ['/admin/guides', 'candidates'], 'stand below /admin/'],
  ['page', ['/guides', 'admins'], 'stand below /admin/'],
  ['form', ['call-back'], 'must begin with a feature'],
  ['form', ['board/jobs/call-back', 'anyone'], 'begins as a copy of'],
  ['form', ['core/accounts/password'], 'is there already: app/pages/rows/account.ts'],
  ['email', ['welcome'], 'must begin with a feature'],
  ['email', ['nothing/welcome'], 'must begin with a feature'],
  ['email', ['core/accounts/account-approved'], 'is there already'],
] as const)('npm run new %s %j is refused', (what, [name, ...options], sentence) => {
  const { plan }: Scaffold = SCAFFOLDS[what];
  const planning = () => plan(root, name, ...options);
  expect(planning).toThrow(Refused);
  expect(planning).toThrow(sentence);
});
