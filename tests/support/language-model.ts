/** A local stand-in for a language model that speaks the protocol and can misbehave. */
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startLocalServer } from './local-server.ts';

type ModelRequest = {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
};

export type ModelManners =
  /** Streams the pieces; waits for `between` after each of them. */
  | { kind: 'stream'; pieces: string[]; between?: () => Promise<void> }
  /** Answers in one piece, although streaming was requested. */
  | { kind: 'whole'; text: string }
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'redirect'; to: string }
  /** Never answers; `headers`: sends the headers only. */
  | { kind: 'stall'; headers?: boolean }
  /** Streams the pieces, then closes the connection without the end marker. */
  | { kind: 'break'; pieces: string[] }
  | { kind: 'nonsense' };

export type ModelStandIn = {
  url: string;
  requests: ModelRequest[];
  behave(manners: ModelManners): void;
  stop(): Promise<void>;
};

export async function startLanguageModel(): Promise<ModelStandIn> {
  const requests: ModelRequest[] = [];
  let manners: ModelManners = { kind: 'stream', pieces: ['Hello.'] };
  const { origin, close } = await startLocalServer(async (request, response) => {
    const body = (await json(request)) as ModelRequest['body'];
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    await answer(response, manners);
  });
  return {
    url: `${origin}/v1`,
    requests,
    behave: (next) => {
      manners = next;
    },
    stop: close,
  };
}

const STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

async function answer(response: ServerResponse, manners: ModelManners): Promise<void> {
  switch (manners.kind) {
    case 'stream':
      await sendPieces(response.writeHead(200, STREAM), manners.pieces, manners.between);
      response.end('data: [DONE]\n\n');
      return;
    case 'whole':
      response.writeHead(200, JSON_TYPE).end(JSON.stringify({ choices: [{ message: { content: manners.text } }] }));
      return;
    case 'status':
      response.writeHead(manners.status, JSON_TYPE).end(manners.body ?? '{"error":{"message":"no"}}');
      return;
    case 'redirect':
      response.writeHead(307, { Location: manners.to }).end();
      return;
    case 'stall':
      if (manners.headers) response.writeHead(200, STREAM).flushHeaders();
      return;
    case 'break':
      await sendPieces(response.writeHead(200, STREAM), manners.pieces);
      response.destroy();
      return;
    case 'nonsense':
      response.writeHead(200, STREAM).end('data: <html>\n\n');
  }
}

async function sendPieces(
  response: ServerResponse,
  pieces: string[],
  between: () => Promise<void> = nextTurn,
): Promise<void> {
  for (const content of pieces) {
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    await between();
  }
}
