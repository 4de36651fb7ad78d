import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpText } from './text-records.server.ts';

const REFUSED = 5;
const NO_SUCH_NAME = 3;
/** Records or an error code by name; queries for other names get no response. */
const ZONE: Record<string, string[][] | number> = {
  'harbour.co.uk': [['v=spf1 include:', '_spf.mail.net -all'], ['other=1']],
  '_domainkey.harbour.co.uk': [],
  '_dmarc.harbour.co.uk': NO_SUCH_NAME,
  'refused.co.uk': REFUSED,
  'xn--bcher-kva.co.uk': [['v=spf1 -all']],
};

let server: Socket;
let servers: string[];

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const records = ZONE[nameIn(query)];
    if (records !== undefined) server.send(answerTo(query, records), port, address);
  });
  await once(server.bind(0, '127.0.0.1'), 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
});

afterAll(() => void server.close());

/** RFC 1035: the name is a series of labels, each after its length, from byte 12 on. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += (query[at] ?? 0) + 1) {
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  }
  return labels.join('.').toLowerCase();
}

function answerTo(query: Buffer, answer: string[][] | number): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const records = typeof answer === 'number' ? [] : answer;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x81_80 | (typeof answer === 'number' ? answer : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((parts) => {
    const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
    const fields = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 0xff]);
    return Buffer.concat([fields, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...answers]);
}

test.each([
  ['harbour.co.uk', { ok: true, records: ['v=spf1 include:_spf.mail.net -all', 'other=1'], exists: true }],
  ['bücher.co.uk', { ok: true, records: ['v=spf1 -all'], exists: true }],
  ['_domainkey.harbour.co.uk', { ok: true, records: [], exists: true }],
  ['_dmarc.harbour.co.uk', { ok: true, records: [], exists: false }],
  ['refused.co.uk', { ok: false, detail: 'EREFUSED' }],
])('%s', async (name, answer) => {
  expect(await lookUpText(name, { servers })).toEqual(answer);
});

test('a name server that says nothing is given up', async () => {
  expect(await lookUpText('silent.co.uk', { servers, limit: 100 })).toEqual({ ok: false, detail: 'ECANCELLED' });
});
