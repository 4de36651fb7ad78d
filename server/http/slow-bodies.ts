/** Bodies may arrive slowly, as over a poor line, but not so slowly that they only occupy the connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hangUp, stopReading } from './unread-body.ts';

export const SPELL_MS = 25_000;
/** Bytes per spell: 1 kB a second. A body that is complete within its first spell has no minimum. */
export const LEAST_IN_SPELL = 25_000;

/** Call it once for every request, even if no code reads its body. */
export function watchBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  let read = socket.bytesRead;
  const spell = setInterval(() => {
    const isSlow = socket.bytesRead - read < LEAST_IN_SPELL;
    read = socket.bytesRead;
    if (request.complete || socket.destroyed) clearInterval(spell);
    else if (isSlow) {
      clearInterval(spell);
      stopReading(request);
      if (response.headersSent) socket.destroy();
      else hangUp(socket, '408 Request Timeout');
    }
  }, SPELL_MS);
  spell.unref();
  request.once('close', () => clearInterval(spell));
}
