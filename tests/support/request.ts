/** Sends one HTTP request exactly as given; `fetch` would correct the errors that these tests send. */
import http from 'node:http';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Reuses connections to save time. Requests that change something get a connection of their own, because they must not be retried. */
const keepAliveAgent = new http.Agent({ keepAlive: true });

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string | Buffer[] };

/** @param body a string is sent with Content-Length, an array is sent in chunks */
export function request(url: string, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(url);
  const agent = method === 'GET' && body === undefined && keepAliveAgent;
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = http.request({ hostname, port, path, method, headers, agent }, (answer) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    // A server that refuses a body may close before it has read it; what it answered still counts.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered) return;
      // The server closed the kept-alive connection at the same moment.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(request(url, path, options));
      else reject(error);
    });
    if (typeof body === 'string') sent.setHeader('Content-Length', Buffer.byteLength(body)).end(body);
    else if (body) {
      // Node sets this header by itself for POST, but not for DELETE.
      if (!sent.hasHeader('Content-Length')) sent.setHeader('Transfer-Encoding', 'chunked');
      for (const part of body) sent.write(part);
      sent.end();
    } else sent.end();
  });
}
