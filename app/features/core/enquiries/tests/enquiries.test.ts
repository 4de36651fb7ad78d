import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { docx, jpeg, pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
});

afterAll(() => site?.stop());

const FORMS = {
  employer: { path: '/request-talent', pattern: 'request-talent', action: 'employer_form_submit' },
  candidate: { path: '/send-your-cv', pattern: 'send-your-cv', action: 'candidate_form_submit' },
  contact: { path: '/contact', pattern: 'contact', action: 'contact_form_submit' },
  coaching: { path: '/request-coaching', pattern: 'request-coaching', action: 'coaching_form_submit' },
} as const;
type Kind = keyof typeof FORMS;

async function fieldsOf(kind: Kind, changes: Fields = {}, isHuman = true): Promise<Fields> {
  const { pattern, action } = FORMS[kind];
  const human_check = isHuman ? await solveHumanCheck(site, action) : '';
  return { ...fieldsFor(pattern), human_check, ...changes };
}

const send = (kind: Kind, fields: Fields, from = newAddress()) => sendForm(site, FORMS[kind].path, fields, { from });

async function sendFiles(fields: Fields, files: Part[]) {
  const parts = Object.entries(fields).map(([name, content]): Part => ({ name, content }));
  const { body, type } = multipart([...parts, ...files]);
  const headers = { Origin: site.url, 'Content-Type': type, 'X-Forwarded-For': newAddress() };
  const answer = await request(site.url, '/send-your-cv', {
    method: 'POST',
    headers: { ...headers, 'Content-Length': body.length },
    body: [body],
  });
  const { location = '', connection } = answer.headers;
  return { status: answer.status, location, connection, body: answer.body.toString() };
}

const findEnquiry = (email = '') =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst(),
  );

const listFiles = (enquiryId = '') =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiry_files').selectAll().where('enquiry_id', '=', enquiryId).orderBy('kind').execute(),
  );

const textOf = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');

describe.each([
  ['employer', 'Request Submitted', 'Talent request: Jo Whitlock', 'We have received your request for talent'],
  ['candidate', 'Application Submitted', 'Candidate: Wren Halloran', 'We have received your application'],
  ['contact', 'Message Sent', 'Message: Wren Halloran', 'We have received your message'],
  ['coaching', 'Coaching request sent', 'Coaching: Wren Halloran', 'We have received your coaching request'],
] as const)('the form of %s', (kind, title, subject, receipt) => {
  test('is stored, sent to the agency, and acknowledged', async () => {
    const before = await listMails(site);
    const fields = await fieldsOf(kind);
    const reply = await send(kind, fields);
    expect(reply).toMatchObject({ status: 303, location: `/enquiry-sent?form=${kind}`, cookie: null });
    expect((await request(site.url, reply.location)).body.toString()).toContain(title);
    const enquiry = await findEnquiry(fields['email']);
    expect(enquiry).toMatchObject({ kind, status: 'new', confirmed_at: expect.any(Date) });
    const arrived = await waitForMail(site, { to: agency().email, subject, after: before });
    expect(arrived.links[0]).toBe(`${site.url}/admin/enquiries/${enquiry?.id}`);
    const acknowledged = await waitForMail(site, { to: fields['email'] ?? '', subject: receipt });
    // The receipt repeats none of the sender's words, because the address may be another person's.
    expect(acknowledged.text).not.toContain('Whitlock');
    expect(acknowledged.text).not.toContain('Halloran');
  });

  test('sent without a script waits until its sender follows the emailed link', async () => {
    const before = await listMails(site);
    const fields = await fieldsOf(kind, {}, false);
    const reply = await send(kind, fields);
    expect(reply.location).toBe('/enquiry-sent?form=unconfirmed');
    expect(await findEnquiry(fields['email'])).toMatchObject({ confirmed_at: null });
    const { links } = await waitForMail(site, { to: fields['email'] ?? '', subject: /^Confirm your / });
    const { pathname, searchParams } = new URL(links[0] ?? '');
    // Mail programs open every link; that confirms nothing.
    const page = await request(site.url, `${pathname}?${searchParams}`);
    expect(page.body.toString()).toContain('Confirm request');
    expect(await findEnquiry(fields['email'])).toMatchObject({ confirmed_at: null });
    const token = searchParams.get('token') ?? '';
    const confirmed = await sendForm(site, pathname, { token });
    expect(confirmed).toMatchObject({ status: 303, location: `/enquiry-sent?form=${kind}` });
    expect(await findEnquiry(fields['email'])).toMatchObject({ confirmed_at: expect.any(Date) });
    await waitForMail(site, { to: agency().email, subject, after: before });
    await waitForMail(site, { to: fields['email'] ?? '', subject: receipt });
    const secondReply = await sendForm(site, pathname, { token });
    expect(secondReply.location).toBe('/confirm-enquiry');
    expect((await request(site.url, secondReply.location)).body.toString()).toContain('This link no longer works');
  });

  test('keeps what was typed when something is wrong', async () => {
    const fields = await fieldsOf(
      kind,
      { email: 'jo@', ...(kind === 'contact' ? { message: 'Too short' } : {}) },
      false,
    );
    const reply = await send(kind, fields);
    expect(reply.status).toBe(422);
    expect(reply.body).toContain('Invalid email address');
    expect(reply.body).toContain('value="jo@"');
    expect(await findEnquiry('jo@')).toBeUndefined();
  });

  test('with an unknown field is refused', async () => {
    expect((await send(kind, await fieldsOf(kind, { status: 'done' }, false))).status).toBe(400);
  });

  test('removes markup before it is stored', async () => {
    const name = kind === 'employer' ? 'contactPerson' : kind === 'candidate' ? 'fullName' : 'name';
    const fields = await fieldsOf(kind, { [name]: '<b>Wren</b> <img src=x onerror=alert(1)>O’Hara' }, false);
    await send(kind, fields);
    expect((await findEnquiry(fields['email']))?.name).toBe('Wren O’Hara');
  });

  test('shows that the human check failed, and stores nothing', async () => {
    const other = kind === 'contact' ? 'employer_form_submit' : 'contact_form_submit';
    for (const human_check of ['not a proof of anything', await solveHumanCheck(site, other)]) {
      const fields = await fieldsOf(kind, { human_check }, false);
      const reply = await send(kind, fields);
      expect(reply.status).toBe(422);
      const text = textOf(reply.body);
      expect(text).toContain(
        {
          employer: 'reCAPTCHA verification failed.',
          candidate: 'reCAPTCHA verification failed.',
          contact: 'Unable to verify reCAPTCHA. Please refresh the page and try again.',
          coaching: 'We couldn’t check that you’re a person. Reload the page and try again.',
        }[kind],
      );
      if (kind === 'contact') expect(text).toContain('Security Verification Failed');
      expect(await findEnquiry(fields['email'])).toBeUndefined();
    }
  });

  test('shows an error with an id that is in the log if it cannot be stored', async () => {
    const fields = await fieldsOf(kind);
    await asSuperuser(site.database, 'REVOKE INSERT ON enquiries FROM agency_app');
    try {
      const reply = await send(kind, fields);
      expect(reply.status).toBe(500);
      expect(reply.body).toContain(kind === 'coaching' ? 'Your request was not sent' : 'Submission Error');
      expect(textOf(reply.body)).toContain(
        {
          employer: 'Failed to submit request. Please try again.',
          candidate: 'Failed to submit application. Please try again.',
          contact: 'Failed to send message. Please try again.',
          coaching: 'Something went wrong on our side. Try again, or ring us.',
        }[kind],
      );
      const [, errorId = 'none'] = /Error ID: (?:<!-- -->)?([\w-]+)/.exec(reply.body) ?? [];
      await expect.poll(() => site.log()).toContain(errorId);
      expect(reply.body).toContain(fields['email']);
    } finally {
      await asSuperuser(site.database, 'GRANT INSERT ON enquiries TO agency_app');
    }
  });
});

const long = (length: number) => 'x'.repeat(length);

test.each<[Kind, string, string, string]>([
  ['candidate', 'fullName', 'W', 'Name must be at least 2 characters'],
  ['candidate', 'fullName', long(101), 'Name must be 100 characters or fewer'],
  ['candidate', 'phone', '020 7946', 'Phone number must be at least 10 digits'],
  ['candidate', 'phone', '020 7946 0142 020 7946', 'Phone number must be 20 characters or fewer'],
  ['candidate', 'currentPosition', ' ', 'Enter your current position'],
  ['candidate', 'currentPosition', 'x', 'Current position must be at least 2 characters'],
  ['candidate', 'desiredRole', 'x', 'Desired role must be at least 2 characters'],
  ['candidate', 'desiredIndustry', long(101), 'Desired industry must be 100 characters or fewer'],
  ['candidate', 'desiredLocation', '', 'Enter your desired location'],
  ['candidate', 'salaryExpectation', long(51), 'Salary expectation must be 50 characters or fewer'],
  ['candidate', 'experience', '-1', 'Experience must be a number of years, 0 or more'],
  ['candidate', 'skills', long(1001), 'Skills must be 1,000 characters or fewer'],
  ['candidate', 'additionalInfo', long(2001), 'Additional information must be 2,000 characters or fewer'],
  ['employer', 'companyName', '<b>', 'Enter the company name'],
  ['employer', 'contactPerson', 'J', 'Contact person must be at least 2 characters'],
  ['employer', 'position', long(101), 'Position must be 100 characters or fewer'],
  ['employer', 'industry', '', 'Enter the industry'],
  ['employer', 'location', 'Leeds\u202egnp', 'Location contains characters that can’t be displayed'],
  ['employer', 'salaryRange', long(51), 'Salary range must be 50 characters or fewer'],
  ['employer', 'requirements', long(2001), 'Requirements must be 2,000 characters or fewer'],
  ['contact', 'name', 'W', 'Name must be at least 2 characters'],
  ['contact', 'company', long(101), 'Company must be 100 characters or fewer'],
  ['contact', 'type', 'spying', 'Choose what your message is about'],
  ['contact', 'message', '<i>short</i>', 'Message must be at least 10 characters'],
  ['contact', 'message', long(2001), 'Message must be 2,000 characters or fewer'],
  ['coaching', 'name', 'W', 'Name must be at least 2 characters'],
  ['coaching', 'phone', '020 7946', 'Phone number must be at least 10 digits'],
  ['coaching', 'topic', 'hiring', 'Choose what you would like help with'],
  ['coaching', 'question', 'CV?', 'Your question must be at least 10 characters'],
  ['coaching', 'question', long(2001), 'Your question must be 2,000 characters or fewer'],
  ['coaching', 'times', long(201), 'Times must be 200 characters or fewer'],
])('in the form of %s, %s ‘%s’ is refused: %s', async (kind, name, value, message) => {
  const reply = await send(kind, await fieldsOf(kind, { [name]: value }, false));
  expect(reply.status).toBe(422);
  expect(textOf(reply.body)).toContain(message);
});

test('a coaching request needs no job, place or CV, and is stored with its topic and times', async () => {
  const page = (await request(site.url, '/request-coaching')).body.toString();
  const names = [...readMain(page).matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['name', 'email', 'phone', 'topic', 'question', 'times', 'human_check']);
  const fields = await fieldsOf('coaching', { phone: '' });
  expect((await send('coaching', fields)).location).toBe('/enquiry-sent?form=coaching');
  expect(await findEnquiry(fields['email'])).toMatchObject({
    kind: 'coaching',
    phone: null,
    purpose: 'change',
    message: fields['question'],
    times: 'After six',
    role: null,
    location: null,
    current_position: null,
  });
});

test('the validation toast names fields before their messages; for candidates it lists all, in order', async () => {
  const reply = await sendForm(
    site,
    '/send-your-cv.data?here',
    await fieldsOf('candidate', { email: 'x', fullName: 'W' }, false),
  );
  expect(textOf(reply.body)).toContain(
    'Validation failed: Full name: Name must be at least 2 characters, Email: Invalid email address',
  );
  const other = await sendForm(site, '/contact.data?here', await fieldsOf('contact', { email: 'x', name: 'W' }, false));
  expect(other.body).toContain('Validation Error');
  expect(textOf(other.body)).toContain('Name: Name must be at least 2 characters"');
});

test("a candidate's form keeps its job, whatever else its address names", async () => {
  const job = await site.database.database.asSystem((t) =>
    t.selectFrom('jobs').select(['id', 'title']).where('status', '=', 'open').executeTakeFirst(),
  );
  const page = await request(site.url, `/send-your-cv?job=${job?.id}`);
  expect(textOf(page.body.toString())).toContain(`Apply for ${job?.title}`);
  const fields = await fieldsOf('candidate', { job: job?.id ?? '' });
  await send('candidate', fields);
  expect(await findEnquiry(fields['email'])).toMatchObject({ job_id: job?.id, job_title: job?.title });
  const unknownJobFields = await fieldsOf('candidate', { job: 'no-such-job' });
  await send('candidate', unknownJobFields);
  expect(await findEnquiry(unknownJobFields['email'])).toMatchObject({ job_id: null, job_title: null });
});

test('a form about a job with a very long title prefills what fits', async () => {
  const title = 'Keeper of the light '.repeat(7).trimEnd();
  const [job = ''] = await addJobs(site.database.database, { title });
  const page = (await request(site.url, `/send-your-cv?job=${job}`)).body.toString();
  const [, desiredRole = ''] = /name="desiredRole"[^>]* value="([^"]*)"/.exec(page) ?? [];
  expect(desiredRole).toBe('Keeper of the light '.repeat(5).trimEnd());
  expect((await send('candidate', await fieldsOf('candidate', { job, desiredRole }, false))).status).toBe(303);
});

const JPEG = jpeg();
const cv = (content: Buffer | string, filename: string, type?: string): Part => ({
  name: 'cv',
  content,
  filename,
  ...(type && { type }),
});

test.each([
  ['a PDF', cv(pdf(), 'Wren’s CV (final).pdf'), 'Wren_s_CV_final_.pdf', 'pdf'],
  ['a Word document', cv(docx(), 'cv.docx'), 'cv.docx', 'docx'],
  ['a text', cv('Ten years of lights.\n', 'cv.txt', 'text/plain'), 'cv.txt', 'txt'],
])('%s is stored with the form, under a name that we chose', async (_what, file, name, extension) => {
  const fields = await fieldsOf('candidate');
  const reply = await sendFiles(fields, [
    file,
    { name: 'photo', content: JPEG, filename: 'photo.jpg', type: 'image/jpeg' },
  ]);
  expect(reply).toMatchObject({ status: 303, location: '/enquiry-sent?form=candidate' });
  const files = await listFiles((await findEnquiry(fields['email']))?.id);
  expect(files).toMatchObject([
    { kind: 'cv', name, extension },
    { kind: 'photo', name: 'photo.jpg' },
  ]);
  expect(files[0]?.storage_key).toMatch(/^enquiries\/[\w-]+\/cv-[\w-]+\.\w+$/);
  const loose = await site.database.database.asSystem((t) =>
    t.selectFrom('loose_files').select('storage_key').execute(),
  );
  expect(loose.map(({ storage_key }) => storage_key)).not.toContain(files[0]?.storage_key);
});

test.each<[string, Part, number, string]>([
  ['too large', cv(Buffer.alloc(5_242_881, 'x'), 'cv.txt'), 413, 'File size exceeds 5MB limit.'],
  ['a picture', cv(JPEG, 'cv.png'), 422, 'Invalid file type. Only PDF, DOC, DOCX, and TXT files are allowed.'],
  ['not what its name says', cv('MZ'.padEnd(500, '\0'), 'cv.pdf'), 422, 'This is a program called .pdf.'],
  [
    'a page called a text',
    cv('<!doctype html><script>alert(1)</script>', 'cv.txt'),
    422,
    'This is a web page called .txt.',
  ],
  ['a program', cv('MZ', 'cv.pdf.exe'), 422, 'File name contains suspicious patterns.'],
  ['empty', cv('', 'cv.txt'), 422, 'The file is empty.'],
  [
    'a photo in a format that we do not accept',
    { name: 'photo', content: '<svg/>', filename: 'me.jpg' },
    422,
    'The photo must be a JPEG picture.',
  ],
])('a file that is %s is refused, and what was typed stays', async (_what, file, status, message) => {
  const fields = await fieldsOf('candidate', {}, false);
  const reply = await sendFiles(fields, [file]);
  expect(reply.status).toBe(status);
  expect(textOf(reply.body)).toContain(message);
  expect(reply.body).toContain('value="Wren Halloran"');
  expect(await findEnquiry(fields['email'])).toBeUndefined();
});

test.each([
  ['12 MB', 12_000_000],
  ['60 MB', 60_000_000],
])('a CV of %s is too large: the page refuses it, and keeps what was typed', async (_size, bytes) => {
  const fields = await fieldsOf('candidate', {}, false);
  const reply = await sendFiles(fields, [cv(Buffer.alloc(bytes, 'x'), 'cv.txt')]);
  expect([reply.status, reply.connection]).toEqual([413, 'close']);
  const html = textOf(reply.body);
  for (const text of ['File size exceeds 5MB limit.', 'value="Wren Halloran"', fields['email'] ?? '']) {
    expect(html).toContain(text);
  }
  expect(await findEnquiry(fields['email'])).toBeUndefined();
});

test('a file of the maximum size is accepted', async () => {
  const fields = await fieldsOf('candidate', {}, false);
  expect((await sendFiles(fields, [cv(Buffer.alloc(5_242_880, 'x'), 'cv.txt')])).status).toBe(303);
});

test('one IP address may send ten forms in 15 minutes', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    statuses.push((await send('contact', await fieldsOf('contact', {}, false), from)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(303), 429]);
});

test('unconfirmed forms cannot flood a mailbox', async () => {
  const email = 'filled-mailbox@mail.example';
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    statuses.push((await send('contact', await fieldsOf('contact', { email }, false))).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429, 429]);
});

test('a choice in the salary calculator is copied into the message, if the calculator offers it', async () => {
  const choice = new URLSearchParams({ role: 'Welder', location: 'Leeds', experience: 'Mid Level (3-5 years)' });
  const page = await request(site.url, `/contact?${choice}`);
  expect(textOf(page.body.toString())).toContain('Salary estimate: Welder in Leeds');
  const invalidPage = await request(site.url, '/contact?role=Emperor&location=Leeds&experience=None');
  expect(invalidPage.body.toString()).not.toContain('Emperor in');
  expect((await request(site.url, '/contact')).body.toString()).not.toContain('Salary estimate:');
});
