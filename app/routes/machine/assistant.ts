/** Answers a question to the assistant, by rules or by a configured language model. Stores nothing. */
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import { streamFreeAnswer } from '#app/features/site/assistant/queries/free-answer.server.ts';
import {
  type FoundLinks,
  findForQuestion,
  findPagesForQuestion,
} from '#app/features/site/assistant/queries/links.server.ts';
import {
  PIECES_TYPE,
  type RuleAnswer,
  readConversation,
  replyByRule,
  type Turn,
} from '#app/features/site/assistant/schema.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import type { AssistantWords } from '#db/content/site/assistant.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { refusals } from '#platform/metrics/counters.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { Route } from './+types/assistant';

const headers = { 'Cache-Control': 'no-store' };
const LARGEST_CONVERSATION = 65_536;
/** Limits per minute. The address's own limit comes first, so that one address never uses up the shared one. */
const perAddressLimit = new AddressGate(20);
/** Searching jobs for a question takes a database connection; addresses take turns. */
const searches = new Turns({ atOnce: 4, queue: 40 });
/** The limit of calls to the model per minute and process: each call costs money. */
const modelGate = new FloodGate(60);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const words = services.content.assistant;
  if (!words) return switchedOff();
  // The limit is checked before the body is read.
  if (!perAddressLimit.lets(services.client.ip, services.now.getTime())) return tryAgain(429, 60);
  const turns = request.method === 'POST' ? await readTurns(request) : null;
  if (!turns) return new Response(null, { status: 400, headers });
  const results = await searches.take(() => find(services, turns), networkOf(services.client.ip));
  if (results === 'busy') {
    refusals.inc({ limit: 'of_everybody' });
    return tryAgain(503, 2);
  }
  const model = services.languageModel;
  if (!model || !(await mayAskModel(services))) return answerByRule(words, turns, results);
  return new Response(streamFreeAnswer({ ...services, model, words }, turns, results), {
    headers: { ...headers, 'Content-Type': PIECES_TYPE },
  });
}

const tryAgain = (status: 429 | 503, seconds: number) =>
  new Response(null, { status, headers: { ...headers, 'Retry-After': String(seconds) } });

const switchedOff = () => new Response(null, { status: 404, headers });

function answerByRule(words: AssistantWords, turns: Turn[], { links }: FoundLinks): Response {
  const answer: RuleAnswer = { reply: replyByRule(words, turns.at(-1)?.text ?? ''), links };
  return Response.json(answer, { headers });
}

async function readTurns(request: Request): Promise<Turn[] | null> {
  const text = await request.text();
  if (text.length > LARGEST_CONVERSATION) return null;
  try {
    return readConversation(JSON.parse(text));
  } catch {
    return null;
  }
}

/** If the database fails, the answer lacks jobs, but the rest remains. */
async function find({ database, content, log, requestId }: RequestContext, turns: Turn[]): Promise<FoundLinks> {
  try {
    return await findForQuestion(database.asPublic, content, turns);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the jobs for a question could not be searched');
    return { jobs: [], links: findPagesForQuestion(content, turns) };
  }
}

async function mayAskModel(services: RequestContext): Promise<boolean> {
  try {
    // The address's own limit comes first, so that one address cannot use up the shared one.
    return (await passesIpLimit(services, 'assistant')) && modelGate.lets(services.now.getTime());
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a question to the assistant could not be counted');
    return false;
  }
}

/** Texts of the panel, including those for when the server cannot be reached. */
export function loader({ context }: Route.LoaderArgs) {
  const words = context.get(requestContext).content.assistant;
  return words ? Response.json(words, { headers }) : switchedOff();
}
