import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { loadForDialog } from './dialog-load.ts';

const page = new Request('https://jobs.example/employer/jobs/new');
const dialog = new Request('https://jobs.example/employer/jobs/new?here');
const answer = (status: number) => ({ status, statusText: '', data: 'try_again', internal: false });
const fails = (error: unknown) => () => Promise.reject(error);

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a 500', answer(500)],
  ['a 503', answer(503)],
  ['an error of the loader', new Error('Unexpected Server Error')],
])('%s is null to a dialog, and an error of the page', async (_, error) => {
  expect(await loadForDialog(dialog, fails(error))).toBe(null);
  await expect(loadForDialog(page, fails(error))).rejects.toBe(error);
});

test.each([
  ['a redirect', redirect('/employer-login')],
  ['a refusal', answer(403)],
  ['a missing job', answer(404)],
])('%s goes to the router', async (_, error) => {
  await expect(loadForDialog(dialog, fails(error))).rejects.toBe(error);
  await expect(loadForDialog(page, fails(error))).rejects.toBe(error);
});

test('the data of the page goes to both', async () => {
  expect(await loadForDialog(dialog, async () => 'form')).toBe('form');
  expect(await loadForDialog(page, async () => 'form')).toBe('form');
});
