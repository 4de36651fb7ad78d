/** A question to the assistant: answered by rule, or by a language model where one is configured. Keeps nothing of it. */
import { passesIpLimit } from '#app/features/accounts/commands/limits.server.ts';
import { streamFreeAnswer } from '#app/features/assistant/queries/free-answer.server.ts';
import { type Found, findForQuestion, findPagesForQuestion } from '#app/features/assistant/queries/links.server.ts';
import {
  PIECES_TYPE,
  type RuleAnswer,
  readConversation,
  replyByRule,
  type Turn,
} from '#app/features/assistant/schema.ts';
import { FloodGate } from '#app/site/flood-gate.server.ts';
import { type RequestContext, requestContext } from '#app/site/request-context.server.ts';
import type { Route } from './+types/assistant';

const headers = { 'Cache-Control': 'no-store' };
const LARGEST_CONVERSATION = 65_536;
/** Of this process, a minute: questions at all, and those that somebody is paid for. */
const gate = new FloodGate(600);
const modelGate = new FloodGate(60);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const turns = request.method === 'POST' ? await readTurns(request) : null;
  if (!turns) return new Response(null, { status: 400, headers });
  if (!gate.lets(services.now.getTime())) {
    return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': '60' } });
  }
  const found = await find(services, turns);
  const model = services.languageModel;
  if (!model || !(await mayAskModel(services))) return answerByRule(turns, found);
  return new Response(streamFreeAnswer({ ...services, model }, turns, found), {
    headers: { ...headers, 'Content-Type': PIECES_TYPE },
  });
}

function answerByRule(turns: Turn[], { links }: Found): Response {
  const answer: RuleAnswer = { reply: replyByRule(turns.at(-1)?.text ?? ''), links };
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

/** A database that is away takes the jobs from the answer, not the rest. */
async function find({ database, log, requestId }: RequestContext, turns: Turn[]): Promise<Found> {
  try {
    return await findForQuestion(database.asPublic, turns);
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'the jobs for a question could not be searched');
    return { jobs: [], links: findPagesForQuestion(turns) };
  }
}

async function mayAskModel(services: RequestContext): Promise<boolean> {
  try {
    // First by address, so that nobody uses up what everybody shares.
    return (await passesIpLimit(services, 'assistant')) && modelGate.lets(services.now.getTime());
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a question to the assistant could not be counted');
    return false;
  }
}

export const loader = () => new Response('Questions only\n', { status: 405, headers: { Allow: 'POST' } });
