/** One HTTP request exactly as given: `fetch` would mend what these tests want broken. */
import http from 'node:http';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string | Buffer[] };

/** @param body a text is sent with its length, parts are sent without */
export function request(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = http.request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    // A server that refuses a body may close before it has read it; what it answered counts.
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    if (typeof body === 'string') sent.setHeader('Content-Length', Buffer.byteLength(body)).end(body);
    else if (body) {
      // By itself Node says so of a POST and not of a DELETE.
      if (!sent.hasHeader('Content-Length')) sent.setHeader('Transfer-Encoding', 'chunked');
      for (const part of body) sent.write(part);
      sent.end();
    } else sent.end();
  });
}
