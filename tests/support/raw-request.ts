/** Sends requests byte for byte, as no browser would. */
import { once } from 'node:events';
import net from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

type RawRequest = {
  method?: string;
  headers?: string[] | undefined;
  /** Sends a Host header, which HTTP/1.1 requires. */
  hasHost?: boolean;
};

/** @param target the request target; characters above 127 are sent as single bytes */
export async function sendRaw(port: number, target: string, request: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = [], hasHost = true } = request;
  const socket = net.connect(port, '127.0.0.1');
  const host = hasHost ? [`Host: localhost:${port}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''];
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may close the connection before it has read the request; what it answered before still counts.
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
