import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { addressOf } from '#tests/support/matrix-cell.ts';
import { listBuiltRoutes } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { castMember } from '#tests/support/session.ts';

let stage: Stage;
const routes = listBuiltRoutes();

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.stop());

/**
 * Values for `:id`: the reader's own account, an approved account, an unknown id, and an invalid one. The short form tries one per address,
 * in turn.
 */
const OTHERS = [castMember('Morag').id, castMember('Aisha').id, '00000000-0000-4000-8000-00000000dead', 'x'];

const addresses = () =>
  routes.flatMap((route, place) => [
    addressOf(stage, route),
    ...(route.pattern.includes(':id')
      ? someOf(OTHERS, place % OTHERS.length).map((id) => `/${route.pattern.replace(':id', id)}`)
      : []),
  ]);

const QUERY =
  'intent=delete&_method=delete&method=post&status=closed&answer=here&token=x&remove=x&notice=signed-in&page=2';

const ACTORS = someOf(['admin', 'employer', 'candidate'] as const, 0);

test.each(ACTORS)(
  'by GET and HEAD, as pages and as data, with a query and (in the full form) without: %s',
  async (actor) => {
    const headers = await stage.headersOf(actor);
    await stage.settle();
    const written = await stage.watch.query(`SELECT action FROM audit_entries WHERE action <> 'person_opened'`);
    await stage.watch.begin();
    const broken: string[] = [];
    for (const [place, address] of addresses().entries()) {
      if (!isFullForm && place % 2 > 0) continue;
      const [path = ''] = address.split('?', 1);
      const data = path === '/' ? '/_root.data' : `${path}.data`;
      const ask = (each: string, method = 'GET') => request(stage.site.url, each, { method, headers });
      const ways = someOf(
        [() => ask(`${path}?${QUERY}`), () => ask(`${data}?${QUERY}`), () => ask(address, 'HEAD')],
        (place / 2) % 3,
      );
      const answers = await Promise.all(ways.map((send) => send()));
      // Runs separately: a site sends four feeds at a time and answers further requests with 503.
      if (isFullForm) answers.push(...(await Promise.all([ask(address), ask(data)])));
      if (answers.some(({ status }) => status >= 500)) broken.push(address);
    }
    measured('H05', `${addresses().length} addresses as ${actor}`);
    expect(broken).toEqual([]);
    expect(await stage.watch.listChanges({ apartFrom: ['public.audit_entries', 'public.channel_reads'] })).toEqual([]);
    // The only changes are the audit entry for opening a person's record and the counters of channels.
    expect(await stage.watch.query(`SELECT action FROM audit_entries WHERE action <> 'person_opened'`)).toEqual(
      written,
    );
  },
);
