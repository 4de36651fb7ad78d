/** Requests as no browser sends them: every byte as given. */
import { once } from 'node:events';
import net from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

type RawRequest = {
  method?: string;
  /** Whole lines, without their ends. */
  headers?: string[] | undefined;
  /** Does the request name the host it asks? HTTP/1.1 demands it. */
  hasHost?: boolean;
};

/** @param target the second word of the request line; a byte beyond 127 is sent as that one byte */
export async function sendRaw(port: number, target: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = [], hasHost = true } = request;
  const socket = net.connect(port, '127.0.0.1');
  const host = hasHost ? [`Host: localhost:${port}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''];
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The other side may hang up in the middle of a request it does not want; what it said before counts.
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'), 'latin1');
  await once(socket, 'close');
  const answer = Buffer.concat(chunks).toString('utf8');
  const end = answer.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    head: end === -1 ? answer : answer.slice(0, end),
    body: end === -1 ? '' : answer.slice(end + 4),
  };
}
