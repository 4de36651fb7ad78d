/**
 * Runs a form that creates something once, even if it is sent again because the answer was lost (docs/decisions/0122). The page's key and
 * the fields identify the request. The answer is stored in the command's transaction.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createContext } from 'react-router';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Fields } from '../read.server.ts';
import type { Done } from '../respond.server.ts';
import type { FormArgs } from '../script.server.ts';
import type { AnswerStore, KeptAnswer } from './once.server.ts';

/** The server sets it for each request (server/pages/pages.ts). */
export const formKeeping = createContext<AnswerStore<{ id: string }>>();

export type Outcome<Refused, More extends object> = { done: Done<More> | Response } | { refused: Refused };

/** Pauses between checks while an identical request is running. */
const WAITS_MS = [50, 100, 200, 400, 800, 1_600, 3_200];

export async function runFormOnce<Refused, More extends object>(
  args: FormArgs,
  sent: { key: string; fields: Fields },
  work: () => Promise<Outcome<Refused, More>>,
): Promise<Outcome<Refused, More> | 'running'> {
  const keeping = args.context.get(formKeeping);
  const services = args.context.get(requestContext);
  const viewer = await keeping.findSender(args);
  if (!viewer || viewer === 'unknown' || !keeping.mayKeep(viewer)) return work();
  const hash = hashOf(args.request, sent);
  const keyed = { viewer, key: `form:${hash.toString('hex')}`, hash };
  const runOnce = () =>
    services.database.inOneTransaction(async () => {
      const beginning = await keeping.begin(services, keyed);
      if (!beginning.ok)
        return beginning.reason === 'answered' ? { done: readKeptResult(beginning.answer) } : 'running';
      const outcome = await work();
      if ('done' in outcome && !(outcome.done instanceof Response)) {
        await keeping.end(services, keyed, keepDone(outcome.done));
      }
      return outcome;
    });
  for (const waitMs of WAITS_MS) {
    const outcome = await runOnce();
    if (outcome !== 'running') return outcome;
    await setTimeout(waitMs);
  }
  return runOnce();
}

function hashOf(request: Request, { key, fields }: { key: string; fields: Fields }): Buffer {
  const { pathname, search } = pageUrl(request);
  return createHash('sha256')
    .update(JSON.stringify([key, pathname, search, Object.entries(fields)]))
    .digest();
}

/** One-time secrets in `more` are not stored. */
function keepDone({ to, notice, outcome, needsPage, stays }: Done): KeptAnswer {
  return { status: 303, headers: [], body: Buffer.from(JSON.stringify({ to, notice, outcome, needsPage, stays })) };
}

const readKeptResult = ({ body }: KeptAnswer): Done => JSON.parse(body.toString());
