import { expect, test } from 'vitest';
import { bounceOf, complaintOf } from '#tests/support/mail-reports.ts';
import { ANSWERS, ID, inWords, NOT_ENDED, SHAPES, WORDED } from '#tests/support/received-mail/bounce-shapes.ts';
import { MORE_BOUNCES, MORE_COMPLAINTS } from '#tests/support/received-mail/more-bounces.ts';
import { readMailReport } from './mail-report.server.ts';

const messageId = '<4b1d3a52-7f0e-4f6b-9a55-0f2d1c3b4a59@jobs.example>';
const read = (text: string) => readMailReport(Buffer.from(text));

test('a bounce says which email it is about, and whether there is such a mailbox', async () => {
  expect(await read(bounceOf({ messageId }))).toMatchObject({ kind: 'bounce', messageId, cause: 'unknown' });
  const policy = { status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Message rejected as spam' };
  expect(await read(bounceOf({ messageId, ...policy }))).toMatchObject({ kind: 'bounce', messageId, cause: 'refused' });
  const bare = { status: '5.0.0', diagnostic: 'smtp; 550 5.1.1 No such user' };
  expect(await read(bounceOf({ messageId, ...bare }))).toMatchObject({ cause: 'unknown' });
});

test('the answer of a server is one line without control characters', async () => {
  const diagnostic = 'smtp; 550 5.1.1\u0000No  such\u0007user';
  expect(await read(bounceOf({ messageId, diagnostic }))).toMatchObject({ answer: '550 5.1.1 No such user' });
});

test('a report may contain only headers, end its lines with LF, and add a comment to its status', async () => {
  const headers = bounceOf({ messageId, status: '5.1.1 (no such mailbox)' })
    .replace('message/rfc822', 'text/rfc822-headers')
    .replaceAll('\r\n', '\n')
    .replace('report-type=delivery-status', 'Report-Type="Delivery-Status"')
    .replace(`Message-ID: ${messageId}`, `message-id:\n ${messageId}`);
  expect(await read(headers)).toMatchObject({ kind: 'bounce', messageId, cause: 'unknown' });
});

test('reports of every server are read, and none ends what may go on', async () => {
  for (const [name, shape] of Object.entries(SHAPES))
    for (const [status, answer, cause] of ANSWERS)
      expect(await read(shape(status, answer)), `${name}: ${answer}`).toMatchObject({ messageId: ID, cause });
  for (const [name, words, cause] of WORDED) expect(await read(inWords(words)), name).toMatchObject({ cause });
  for (const [name, report] of Object.entries(NOT_ENDED)) expect(await read(report), name).toBeNull();
});

test.each(Object.entries(MORE_BOUNCES))('%s is read', async (_, [message, cause]) => {
  const reported = await read(message);
  expect(reported?.kind === 'bounce' ? [reported.cause, reported.messageId] : null).toEqual(cause && [cause, ID]);
});

test.each(Object.entries(MORE_COMPLAINTS))('a complaint: %s', async (_, message) => {
  expect(await read(message)).toMatchObject({ kind: 'complaint' });
});

test('a complaint without a Message-ID names the email by its link', async () => {
  const token = 'a'.repeat(43);
  const link = `List-Unsubscribe: <https://jobs.example/alerts/stop?token=${token}>`;
  const complaint = complaintOf({ messageId }).replace(`Message-ID: ${messageId}`, link);
  expect(await read(complaint)).toEqual({ kind: 'complaint', messageId: null, stopTokens: [token] });
});

test.each([
  ['a delay', { action: 'delayed', status: '4.4.1' }],
  ['a delivery', { action: 'delivered', status: '2.0.0' }],
  ['an email that was passed on', { action: 'relayed', status: '5.1.1' }],
])('%s is no bounce', async (_, change) => {
  expect(await read(bounceOf({ messageId, ...change }))).toBeNull();
});

test('a recipient that took it beside one that did not is no bounce', async () => {
  const delivered = 'Final-Recipient: rfc822; there@mail.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\n';
  const both = bounceOf({ messageId }).replace('Final-Recipient', `${delivered}Final-Recipient`);
  expect(await read(both)).toBeNull();
});

test.each(['abuse', 'fraud', 'Abuse'])('a complaint: %s', async (type) => {
  expect(await read(complaintOf({ messageId, type }))).toEqual({ kind: 'complaint', messageId, stopTokens: [] });
});

// RFC 6591 and RFC 5965, 7.3: reports about signatures, and about email that is not spam.
test.each(['auth-failure', 'not-spam', 'virus', 'other'])('no complaint: %s', async (type) => {
  expect(await read(complaintOf({ messageId, type }))).toBeNull();
});

test('an email that is no report, or names no email of ours in its headers, says nothing', async () => {
  const report = bounceOf({ messageId });
  for (const text of [
    '',
    'no email at all',
    report.replace(`Message-ID: ${messageId}\r\n`, ''),
    // The body of an email can contain anything, including a Message-ID.
    report.replace(`Message-ID: ${messageId}\r\n`, '').replace('<quoted@mail.example>', messageId),
  ])
    expect(await read(text), text.slice(0, 60)).toBeNull();
});
