import { describe, expect, test } from 'vitest';
import { newAddress, sendForm } from '#tests/support/account-forms.ts';
import { agency } from '#tests/support/harbour-and-vale/agency.ts';
import { harbourAndVale } from '#tests/support/harbour-and-vale/content.ts';
import { jobCalled } from '#tests/support/harbour-and-vale/jobs.ts';
import { people } from '#tests/support/harbour-and-vale/people.ts';
import { hull } from '#tests/support/harbour-and-vale/places/hull.ts';
import { lincoln } from '#tests/support/harbour-and-vale/places/lincoln.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { decodeEntities, readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { provideSite } from '#tests/support/stage.ts';

const site = provideSite({ isReal: true, env: () => ({ TRUST_PROXY: '1' }) });

const read = async (path: string, cookie = '') => {
  const { status, body } = await request(site.url, path, { headers: cookie ? { Cookie: cookie } : {} });
  return { status, html: decodeEntities(body.toString().replaceAll('<!-- -->', '')) };
};
const mainOf = async (path: string) => readMain((await read(path)).html);

describe.each([
  ['lincoln', lincoln, ['Turbine fitter', 'Records officer', 'Payroll clerk'], 'Stevedore'],
  ['hull', hull, ['Forklift operator', 'Stevedore', 'Freight administrator'], 'Turbine fitter'],
] as const)('the page of %s', (slug, place, titles, elsewhere) => {
  test('has its own words, office, districts and jobs, and not those of another place', async () => {
    const main = await mainOf(`/locations/${slug}`);
    for (const words of [place.headline, place.phone, place.email, ...place.description]) expect(main).toContain(words);
    for (const { title } of place.districts) expect(main).toContain(title);
    for (const title of titles) expect(main).toContain(title);
    expect(main).not.toContain(elsewhere);
  });

  test('counts no job of the county for the city', async () => {
    const main = await mainOf(`/locations/${slug}`);
    for (const title of ['Brassica picker', 'Lorry driver', 'School receptionist']) expect(main).not.toContain(title);
  });

  test('has no reviews, and no pay of a place that the agency does not recruit in', async () => {
    const main = await mainOf(`/locations/${slug}`);
    expect(main).not.toMatch(/review|stars|London/i);
  });

  test('answers at its short address, and stands in the forms', async () => {
    const { status, headers } = await request(site.url, `/${slug}`);
    expect([Math.floor(status / 100), headers.location]).toEqual([3, `/locations/${slug}`]);
    expect(await mainOf('/contact')).toContain(place.phone);
  });
});

test('the board finds jobs by place as whole words', async () => {
  const lincolnshire = await mainOf('/jobs?location=Lincolnshire');
  const city = await mainOf('/jobs?location=Lincoln');
  expect(city).toContain('Turbine fitter');
  expect(city).not.toContain('Brassica picker');
  expect(lincolnshire).toContain('Brassica picker');
  expect(await mainOf('/jobs?location=Louth')).toContain('Brassica picker');
  expect(await mainOf('/jobs?location=Hull')).not.toContain('Turbine fitter');
});

test('an article shows its text and sources', async () => {
  const [article] = harbourAndVale.articles as readonly { slug: string; title: string; sources: { url: string }[] }[];
  const main = await mainOf(`/blog/${article?.slug}`);
  expect(main).toContain(article?.title);
  expect(main).toContain('40 hours worked give you 4 hours and 50 minutes');
  for (const { url } of article?.sources ?? []) expect(main).toContain(`href="${url}"`);
});

test('an industry lists the jobs whose titles belong to it', async () => {
  const main = await mainOf('/industries/ports-and-logistics');
  for (const title of ['Forklift operator', 'Stevedore', 'Lorry driver']) expect(main).toContain(title);
  for (const title of ['Turbine fitter', 'Freight administrator']) expect(main).not.toContain(title);
});

test('the legal pages state the agency’s own facts', async () => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    const main = await mainOf(path);
    expect(main).toContain(agency.legalName);
    expect(main).toContain(agency.companyNumber);
    expect(main).not.toMatch(/\{\w+\}/);
  }
});

describe('a form', () => {
  test('of the contact page reaches the agency, and its sender', async () => {
    const human_check = await solveHumanCheck(site, 'contact_form_submit');
    const fields = {
      name: 'Wilf Saltfleet',
      email: 'wilf@letterbox.test',
      company: '',
      type: 'job',
      message: 'When are you open in Hull?',
      human_check,
    };
    const { status, location } = await sendForm(site, '/contact', fields, { from: newAddress() });
    expect([status, location]).toEqual([303, '/enquiry-sent?form=contact']);
    const agencyMail = await waitForMail(site, { to: agency.email });
    expect(agencyMail.links[0]).toMatch(`${site.url}/admin/enquiries/`);
    const receipt = await waitForMail(site, { to: 'wilf@letterbox.test' });
    for (const words of [agency.name, agency.phone, agency.companyNumber]) expect(receipt.text).toContain(words);
  });

  test('of a service reaches the agency', async () => {
    const human_check = await solveHumanCheck(site, 'employer_form_submit');
    const fields = {
      companyName: 'Wolds Edge Growers',
      contactPerson: 'Ida Alford',
      email: 'ida@wolds-edge.test',
      phone: '01632 960151',
      position: 'Brassica picker',
      industry: 'Farming',
      location: 'Louth',
      human_check,
    };
    const reply = await sendForm(site, '/request-talent', fields, { from: newAddress() });
    expect([reply.status, reply.location, /role="alert".{0,400}/s.exec(reply.body)?.[0]]).toEqual([
      303,
      '/enquiry-sent?form=employer',
      undefined,
    ]);
    await waitForMail(site, { to: 'ida@wolds-edge.test' });
  });

  test('of a service that is switched off is not taken', async () => {
    const { status } = await sendForm(site, '/request-coaching', { fullName: 'Ann', email: 'ann@letterbox.test' });
    expect(status).toBe(404);
  });

  test('of an application is looked at, sent and shown again', async () => {
    const cookie = await signInAs(site, people.candidate.id, { publicOrigin: site.url });
    const path = `/jobs/${jobCalled('Records officer')}/apply`;
    const cover_note = 'I sort things.';
    await site.database.database.asSystem((transaction) =>
      transaction
        .updateTable('profiles')
        .set({ phone: '01632 960152' })
        .where('id', '=', people.candidate.id)
        .execute(),
    );
    const preview = await sendForm(site, path, { intent: 'preview', cover_note }, { cookie });
    const version = /name="version" value="([^"]*)"/.exec(preview.body)?.[1] ?? '';
    const sent = await sendForm(site, path, { intent: 'send', cover_note, version }, { cookie });
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/applications\//)]);
    const { html } = await read(sent.location.split('?')[0] ?? '', cookie);
    expect(html).toContain('Records officer');
    expect(html).toContain(cover_note);
    const receipt = await waitForMail(site, { to: people.candidate.email });
    expect(receipt.text).toContain(agency.name);
  });
});
