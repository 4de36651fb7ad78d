/** Reserves a port for programs that must know their port before they start: a site, nginx, a mail server. */
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import net from 'node:net';

/** Below the range that systems assign to connections (Linux: from 32,768), where a port may be taken a moment later. */
const FIRST = 16_384;
const LAST = 32_767;
const MOST_TRIES = 100;

/**
 * Finds a free port and reserves it for this process: no other process gets it from here. The reservation is the UDP port of the same
 * number, which the system frees when the process ends.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if ((await hold(port)) && (await isUnused(port))) return port;
  }
  throw new Error(`None of ${MOST_TRIES} ports from ${FIRST} to ${LAST} is free`);
}

/** @returns false if another process has reserved the port */
async function hold(port: number): Promise<boolean> {
  const sign = createSocket('udp4').unref();
  sign.bind({ port, address: '127.0.0.1', exclusive: true });
  return succeeds(once(sign, 'listening'));
}

async function isUnused(port: number): Promise<boolean> {
  const probe = net.createServer().listen(port, '127.0.0.1');
  if (!(await succeeds(once(probe, 'listening')))) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

const succeeds = (event: Promise<unknown>): Promise<boolean> =>
  event.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return false;
      throw error;
    },
  );
