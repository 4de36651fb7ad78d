import { expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { plantInProfile } from '#tests/support/hostile-stage.ts';
import { HOSTILE_TEXTS, listAlive } from '#tests/support/hostile-texts.ts';
import { request } from '#tests/support/request.ts';
import { isFullForm } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { browser, inTurn, LONG, open, provideStage, sample, site, stage } from './i01-texts-stay-texts.stage.ts';

/** I01: sixty texts in every field that a person can fill in, on every page that shows any of them, in a real browser. */
provideStage();

test('on the board, its search and its filters', LONG, async () => {
  const { read } = await open(null);
  await read('/jobs', HOSTILE_TEXTS.length);
  for (const [turn, { name, text, jobId }] of sample().entries()) {
    const pages: [path: string, shown: string][] = [
      [`/jobs/${jobId}`, text],
      [`/jobs?search=${name}&location=${name}`, name],
      [`/jobs?search=${encodeURIComponent(text)}`, name],
      [`/search?q=${encodeURIComponent(text)}`, name],
    ];
    for (const [path, shown] of inTurn(pages, turn)) await read(path, [shown]);
  }
});

test('in what a candidate likes, passes, swipes, sends and is', LONG, async () => {
  const { read } = await open('Aisha');
  // Fifty a page.
  for (const list of ['/applications', '/profile/liked']) {
    await read(list, 50);
    if (HOSTILE_TEXTS.length > 50) await read(`${list}?page=2`, 10);
  }
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, shown: string][] = [
      [`/applications/${place.ownApplicationId}`, place.text],
      [`/applications/${place.ownApplicationId}/withdraw`, place.name],
      ['/profile', place.text],
      [`/jobs/${stage.busyJobId}/apply`, place.name],
      ['/account', place.name],
    ];
    for (const [path, shown] of inTurn(pages, turn)) await read(path, [shown]);
  }
});

test('in what an employer receives, note by note', LONG, async () => {
  const { read } = await open('Dev');
  await read('/employer/jobs', 20);
  await read(`/employer/jobs/${stage.busyJobId}/applications`, 20);
  for (const [turn, place] of sample().entries()) {
    await plantInProfile(site, place);
    const pages: [path: string, shown: string][] = [
      [`/employer/applications/${place.receivedId}`, place.text],
      [`/employer/applications/${place.receivedId}/status?to=shortlisted`, place.text],
      [`/employer/applications/${place.receivedId}/note`, place.text],
      [`/jobs/${place.jobId}/edit`, place.text],
      [`/jobs/${place.jobId}/delete`, place.name],
    ];
    for (const [path, shown] of inTurn(pages, turn)) await read(path, [shown]);
    if (!isFullForm && turn > 0) continue;
    await asSuperuser(site.database, `UPDATE jobs SET status = 'draft' WHERE id = '${place.jobId}'`);
    await read(`/employer/jobs/${place.jobId}/preview`, [place.text]);
    await asSuperuser(site.database, `UPDATE jobs SET status = 'open' WHERE id = '${place.jobId}'`);
  }
});

test('in what the agency is asked, keeps, and is reported', LONG, async () => {
  const { read } = await open('Morag');
  const lists = [
    'enquiries?kind=employer',
    'enquiries?kind=contact',
    'enquiries?kind=coaching',
    'data-requests?status=refused',
    'kept-records?',
    'csp-reports?',
  ];
  // In the short form one list of a kind, and what no search below shows.
  for (const list of someOf(lists, 0, 5)) {
    await read(`/admin/${list}`, 50);
    if (HOSTILE_TEXTS.length > 50) await read(`/admin/${list}&page=2`, 10);
  }
  await read('/account/passkeys', HOSTILE_TEXTS.length);
  for (const [turn, { name, text, enquiryIds, dataRequestId, passkeyId }] of sample().entries()) {
    const pages: [path: string, shown: string][] = [
      ...enquiryIds.map((id): [string, string] => [`/admin/enquiries/${id}`, text]),
      [`/admin/enquiries/${enquiryIds[0]}/delete`, name],
      [`/admin/data-requests/${dataRequestId}`, text],
      [`/account/passkeys?remove=${passkeyId}`, name],
      ...['enquiries', 'data-requests', 'kept-records'].map((list): [string, string] => [
        `/admin/${list}?search=${encodeURIComponent(text)}`,
        text,
      ]),
    ];
    for (const [path, shown] of inTurn(pages, turn)) await read(path, [shown]);
  }
});

test('what is looked for is found where such a text is taken for markup', async () => {
  // Looks for alerts without running scripts: an open alert would block the page.
  const { page, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await page.route(/evil/, (route) => route.abort());
  const missed: string[] = [];
  // Templates are no markup: what they would need is code of ours that reads them.
  for (const { text } of HOSTILE_TEXTS.filter((each) => !each.text.includes('{{'))) {
    await page.setContent(`<div title="${text}">${text}</div>`, { waitUntil: 'commit' });
    if ((await listAlive(page)).length === 0) missed.push(text);
  }
  complaints.length = 0;
  expect(missed).toEqual([]);
});

test('in a file for spreadsheets, which no browser takes for a page', async () => {
  const answer = await request(site.url, `/employer/jobs/${stage.busyJobId}/applications.csv`, {
    headers: { Cookie: await signInAs(site, castMember('Dev').id) },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const text = answer.body.toString();
  expect(HOSTILE_TEXTS.filter(({ name }) => !text.includes(name))).toEqual([]);
});
