/** A local server that imitates the parts of Google's sign-in and Indexing API that we use, and records the messages it receives. */
import { text } from 'node:stream/consumers';
import type { GoogleCounterpart } from '#platform/google-indexing/google-indexing.server.ts';
import { startLocalServer } from '#tests/support/local-server.ts';

type Received = { path: string; body: string; authorization: string | undefined };

export async function startGoogle() {
  const received: Received[] = [];
  let answer: (url: string, type: string) => number = () => 200;
  let token: { status: number; seconds: number } = { status: 200, seconds: 3_600 };
  const { port, close } = await startLocalServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await text(request);
    received.push({ path, body, authorization: headers.authorization });
    if (path === '/token') {
      response.writeHead(token.status);
      response.end(JSON.stringify({ access_token: `token-${received.length}`, expires_in: token.seconds }));
      return;
    }
    const { url, type } = JSON.parse(body);
    response.writeHead(answer(url, type)).end('{}');
  });
  const counterpart: GoogleCounterpart = {
    origin: `http://google.example:${port}`,
    reach: { resolve: async () => ['127.0.0.1'], includesLoopback: true },
  };
  return {
    counterpart,
    received,
    messages: () =>
      received
        .filter(({ path }) => path === '/v3/urlNotifications:publish')
        .map(({ body }) => {
          const { url, type } = JSON.parse(body);
          return `${type} ${url}`;
        }),
    answers: (next: typeof answer) => {
      answer = next;
    },
    gives: (next: typeof token) => {
      token = next;
    },
    forget: () => {
      received.length = 0;
      answer = () => 200;
      token = { status: 200, seconds: 3_600 };
    },
    close,
  };
}
