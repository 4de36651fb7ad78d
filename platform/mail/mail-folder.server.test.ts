import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailFolder } from './mail-folder.server.ts';
import { createMailer } from './mailer.server.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-mail-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const from = () => ({ name: 'Tidewell Recruitment', address: 'hello@tidewell.example' });
const mailTo = (to: string) => ({
  to,
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@x.example>',
});

test('an email can be read again by its name, and not by other users of this computer', async () => {
  await createMailer({ dataDir, smtpUrl: null, from }).send(mailTo('amara@okafor.example'));
  const folder = openMailFolder(dataDir);
  const [mail] = await folder.list();
  expect(mail).toMatchObject({ ...mailTo('amara@okafor.example'), from: from() });
  expect(await folder.find(mail?.id ?? '')).toEqual(mail);
  const [name = ''] = await readdir(path.join(dataDir, 'mail'));
  expect((await stat(path.join(dataDir, 'mail', name))).mode & 0o777).toBe(0o600);
});

test('an email that could reach a second recipient is not written', async () => {
  const sent = createMailer({ dataDir, smtpUrl: null, from }).send(mailTo('a@x.example,b@y.example'));
  await expect(sent).rejects.toThrow('one address');
  expect(await openMailFolder(dataDir).list()).toEqual([]);
});

test('the newest 200 are kept', async () => {
  const mailer = createMailer({ dataDir, smtpUrl: null, from });
  for (let count = 0; count < 203; count += 1) await mailer.send(mailTo(`person-${count}@x.example`));
  const mails = await openMailFolder(dataDir).list();
  expect(mails).toHaveLength(200);
  expect(mails.map(({ to }) => to)).not.toContain('person-0@x.example');
  expect(mails.map(({ to }) => to)).toContain('person-202@x.example');
});

test.each(['../secret', '..%2Fsecret', '000000000000000-00000000-0000-4000-8000-000000000000', ''])(
  'there is no mail %j',
  async (id) => {
    await writeFile(path.join(dataDir, 'secret.json'), '{}');
    expect(await openMailFolder(dataDir).find(id)).toBeNull();
  },
);
