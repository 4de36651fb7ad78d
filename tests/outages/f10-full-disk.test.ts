// @form full
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY, type FormReply, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { measured } from '#tests/support/measured.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/support/own-postgres.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { mountSmallDisk } from '#tests/support/small-disk.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** F10: PostgreSQL's disk is full, first for tables and then for its WAL, which shuts it down. */
const NAME = 'f10-full-disk';
/** Megabytes: a new site, plus several WAL segments of 16 MB once the filler is gone. */
const SIZE = 192;
const disk = mountSmallDisk(NAME, SIZE);

let postgres: OwnPostgres;
let site: Site;
let person: { id: string };
let cookie: string;

beforeAll(async () => {
  if (!disk.isMounted) return;
  postgres = await startOwnPostgres(NAME);
  site = await startSite({ database: postgres.database, env: BEHIND_PROXY });
  person = await addAccount(postgres.database.database);
  cookie = await signInAs(site, person.id);
});

afterAll(async () => {
  await site?.stop();
  await postgres?.database.drop();
  disk.unmount();
});

let saved = 0;

function save(): { experience: string; reply: Promise<FormReply> } {
  saved += 1;
  const noise = Array.from({ length: 500 }, () => Math.random().toString(36).slice(2)).join(' ');
  const experience = `${saved}: ${noise}`.slice(0, 5_000).trim();
  const fields = { full_name: 'Wren Halloran', phone: '', location: '', bio: '', skills: '', experience, next: '' };
  return { experience, reply: sendForm(site, '/profile', fields, { cookie }) };
}

const statusOf = async (path: string) => (await request(site.url, path, { headers: { Cookie: cookie } })).status;

test.skipIf(!disk.isMounted)(
  'F10: on a full disk reading goes on, and nothing is said to be saved that is not',
  async () => {
    // Starts a new WAL segment, so that tables run out of room first.
    await asSuperuser(postgres.database, 'SELECT pg_switch_wal()', 'CHECKPOINT');
    await disk.fill(300_000);
    let confirmed = '';
    let refused = 0;
    while (refused < rounds(5, 100)) {
      const { experience, reply } = save();
      const { status, headers, body, location } = await reply;
      if (status === 303) {
        expect(location).toBe('/profile?notice=profile-updated');
        confirmed = experience;
      } else {
        refused += 1;
        expect([status, headers['retry-after']]).toEqual([503, '2']);
        expect(body).toContain(experience);
      }
    }
    for (const page of ['/', '/jobs', '/jobs?search=engineer', '/profile'])
      expect([page, await statusOf(page)]).toEqual([page, 200]);
    const stored = await postgres.database.database.asSystem((transaction) =>
      transaction.selectFrom('profiles').select('experience').where('id', '=', person.id).executeTakeFirstOrThrow(),
    );
    expect(confirmed).not.toBe('');
    expect(stored).toEqual({ experience: confirmed });

    // PostgreSQL shuts down when it has no room for WAL.
    expect((await request(site.url, '/jobs')).status).toBe(200);
    await expect(fillLog()).rejects.toThrow();
    await eventually(async () => expect(await statusOf('/readyz')).toBe(503));
    for (const page of ['/jobs', '/profile', '/readyz']) expect([page, await statusOf(page)]).toEqual([page, 503]);
    expect((await request(site.url, '/jobs')).status).toBe(200);

    await disk.makeRoom();
    // PostgreSQL 18 usually exits when recovery has no room; sometimes it hangs and the operator stops it (runbooks.md).
    await postgres.cut();
    await postgres.bringBack();
    await eventually(async () => expect((await save().reply).status).toBe(303));
    expect(() => process.kill(site.pid, 0)).not.toThrow();
    measured(
      'F10',
      `on a full disk ${refused} of ${refused} changes that found no room were answered 503, and the last one confirmed is there; ` +
        'when PostgreSQL had ended for want of room and there was room again, all went on',
    );
  },
);

async function fillLog(): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.database.adminUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  for (let piece = 0; piece < 40; piece += 1) {
    await admin.query("SELECT pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()");
  }
  await admin.end();
}
