/** The checks of every request, in order. They run before any answer, so a page is refused in the same way whether or not it is stored. */
import type { IncomingMessage } from 'node:http';
import type { Config } from '#config';
import type { Log } from '#platform/log/log.server.ts';
import { noteRefusedOrigins } from '#platform/origins/refused-origins.server.ts';
import { type Refusal, refuseBody, refuseForeignOrigin, refuseHost, refuseMethod, refuseUrl } from './guards.ts';

/** @returns a function that returns null for a request that may pass */
export function createGuard(config: Config, log: Log): (request: IncomingMessage) => Refusal | null {
  const origins = listAllowedOrigins(config);
  // A real site uses its configured name whatever `Host` says. The demo trusts `Host`, so it must be one of its own names.
  const hosts = config.isDemo ? new Set([...origins].map((origin) => new URL(origin).host)) : null;
  const noteRefusedOrigin = noteRefusedOrigins({ ...config, log });

  function refuseAndNoteOrigin(request: IncomingMessage): Refusal | null {
    const refusal = refuseForeignOrigin(request, origins);
    if (refusal) void noteRefusedOrigin(request.headers);
    return refusal;
  }

  return (request) =>
    refuseMethod(request) ??
    refuseHost(request, hosts) ??
    refuseUrl(request) ??
    refuseAndNoteOrigin(request) ??
    refuseBody(request);
}

/** Allows all loopback hosts in demo mode, because the site answers at 127.0.0.1 as at localhost. */
function listAllowedOrigins({ publicOrigin, isDemo, port }: Config): ReadonlySet<string> {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set(isDemo ? [publicOrigin, ...loopback] : [publicOrigin]);
}
