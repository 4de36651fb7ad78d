import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReports } from '#app/features/board/channels/commands/read-reports.server.ts';
import {
  beginUploads,
  NO_SSHD,
  openUploadStage,
  type UploadStage,
} from '#app/features/board/channels/tests/upload-stage.ts';
import { readAdvertReport } from '#domain/channel/find-a-job-report.ts';
import type { RemoteFile, SftpSession } from '#platform/sftp/sftp-session.server.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { inFull } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/**
 * I19: reports from the server of Find a job may be hostile. The desk shows them as text, reads no other file, calls no other address, and
 * uses bounded memory.
 */
const ONE = '0b1c2d3e-0000-4000-8000-000000000001';
const outcomesOf = (text: string) => readAdvertReport('report', text).outcomes;

describe('I19: a report', () => {
  const size = inFull(300_000, 5_000_000);
  test.each([
    ['one line without an end', `${ONE} Rejected ${'x'.repeat(size)}`],
    ['lines without a word', '\n'.repeat(size)],
    ['angle brackets', `<a>${'<'.repeat(size)}`],
    ['tags that never close', '<a>'.repeat(size / 3)],
    ['tags that only close', `<a>${'</a>'.repeat(size / 4)}`],
    ['attributes', `<a ${'b="c" '.repeat(size / 6)}>`],
    ['half attributes', `<a ${'b= '.repeat(size / 3)}>`],
    ['brackets of CDATA', `<a>${']]'.repeat(size / 2)}`],
    ['entities', `<a>${'&amp;'.repeat(size / 5)}`],
    ['quotes and commas', `${'",'.repeat(size / 2)}`],
    ['colons and dashes', `${ONE}${': - '.repeat(size / 4)}`],
    ['halves of references', '0b1c2d3e-0000-4000-8000-'.repeat(size / 24)],
    ['one reference, again and again', `${ONE} Rejected\n`.repeat(size / 46)],
    ['deep lists of references', `<a>${`<b><r>${ONE}</r>`.repeat(size / 46)}`],
  ])('%s', (_, text) => {
    const before = process.cpuUsage();
    expect(outcomesOf(text).length).toBeLessThanOrEqual(1);
    // CPU seconds of this process. A quadratic algorithm would take minutes.
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(20);
  });

  test('declares entities and files, and gets none of them', () => {
    for (const system of ['file:///etc/passwd', 'http://127.0.0.1:1/', 'php://filter']) {
      const text = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "${system}"><!ENTITY % p SYSTEM "${system}"> %p;]>
        <r><v ref="${ONE}"><s>Rejected</s><m>&x;</m></v></r>`;
      expect(outcomesOf(text)).toEqual([{ reference: ONE, outcome: 'refused', reason: '&x;' }]);
    }
    const bomb = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('');
    expect(outcomesOf(`<!DOCTYPE r [${bomb}]><r ref="${ONE}">Rejected &e30;</r>`)[0]?.reason?.length).toBeLessThan(300);
  });
});

describe('I19: names on the server', () => {
  let stage: UploadStage | null;
  beforeAll(async () => {
    stage = await openUploadStage();
    if (stage) await beginUploads(stage);
  }, 300_000);
  afterAll(() => stage?.close());

  test('are read where they lie, or not at all; a file that is too large is not read', async (context) => {
    if (!stage) return context.skip(NO_SSHD);
    const { there, upload, account, query } = stage;
    await there.report('passwd%2f..', `${ONE} Rejected\n`);
    await there.report('..passwd', 'x');
    await there.report('.hidden', 'x');
    await there.report('a\nb', 'x');
    await there.report('\u202egpj.exe', 'x');
    await there.report('=HYPERLINK("x")', '=1+1\n');
    await there.report('large.txt', `${ONE} Rejected\n`.repeat(150_000));
    await there.report('$(reboot);`reboot`', 'x');
    expect(await upload()).toMatchObject({ failure: null, reports: 4 });
    const names = (await account())?.reports.map(({ name }) => name) ?? [];
    expect(names.toSorted()).toEqual(['$(reboot);`reboot`', '=HYPERLINK("x")', 'large.txt', 'passwd%2f..'].toSorted());
    expect(await query(`SELECT beginning FROM find_a_job_reports WHERE name = 'large.txt'`)).toEqual([
      { beginning: 'This file is too large to read.' },
    ]);
  });
});

describe('I19: the desk', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  test('shows markup, formulas and marks of direction as texts', async () => {
    const [job = ''] = await addJobs(site.database.database, { title: 'Keeper', location: 'Whitby YO21 3PU' });
    await queryTasks(
      site.database,
      `INSERT INTO find_a_job_account (host, port, username, folder_in, folder_out, prefix, sealed_secret)
       VALUES ('sftp.harbour.test', 22, 'harbour', 'Inbound', 'Outbound', 'harbour', decode(repeat('0f', 60), 'hex'))`,
    );
    await queryTasks(site.database, `INSERT INTO find_a_job_adverts (reference, job_id) VALUES ('${job}', '${job}')`);
    const hostile = '</script><img src=x onerror=alert(1)>\u202e=cmd|x {{7*7}} \0';
    const text = `${job}\tRejected\t${hostile}\n`;
    const file: RemoteFile = { name: '<img src=x onerror=alert(1)>.txt', bytes: text.length, changedAt: new Date() };
    const session = { list: async () => [file], read: async () => Buffer.from(text) } as unknown as SftpSession;
    expect(await readReports({ database: site.database.database }, session, 'Outbound')).toBe(1);
    const desk = openDesk(site, await signInAs(site, ADMIN));
    for (const path of ['/admin/channels/find-a-job/upload', `/admin/channels/jobs/${job}`]) {
      const page = await desk.read(path);
      expect(page.status).toBe(200);
      expect(page.body.toString()).not.toMatch(/<img src=x|\u202e|\0/);
      expect(textOf(page), path).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;=cmd');
    }
  });
});
