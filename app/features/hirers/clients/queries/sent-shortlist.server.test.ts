import { expect, test } from 'vitest';
import { shortlistForm } from './sent-shortlist.server.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
const SENT = { job: A ?? '', contact: B ?? '', days: '14', message: '' };

const ticked = (...people: [id: string | undefined, order: string][]) =>
  Object.fromEntries(
    people.flatMap(([id, order]) => [
      [`application-${id}`, 'yes'],
      [`order-${id}`, order],
      [`headline-${id}`, `Does ${order}`],
    ]),
  );

test('the form orders candidates by their numbers, and puts those without one last', () => {
  const { entries } = shortlistForm.parse({ ...SENT, ...ticked([A, ''], [B, '9'], [C, '2']) });
  expect(entries.map(({ applicationId }) => applicationId)).toEqual([C, B, A]);
});

test('candidates who are not ticked are left out, even if their fields are filled in', () => {
  const { entries } = shortlistForm.parse({ ...SENT, ...ticked([A, '1']), [`note-${B}`]: 'x', [`order-${B}`]: '1' });
  expect(entries).toEqual([{ applicationId: A, headline: 'Does 1', place: null, note: null }]);
});

test('each candidate needs a text', () => {
  const read = shortlistForm.safeParse({ ...SENT, ...ticked([A, '1']), [`headline-${A}`]: ' ' });
  expect(read.error?.issues).toMatchObject([{ path: [`headline-${A}`], message: 'Enter a headline' }]);
});
