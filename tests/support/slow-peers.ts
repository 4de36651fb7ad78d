import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import { preload } from './preload.ts';
import { request } from './request.ts';
import { hasAllRounds } from './rounds.ts';
import type { Site } from './site.ts';

/** Time factor for a site started with CLOCK_ENV; the full form runs at real speed. */
export const CLOCK = hasAllRounds ? 1 : 10;

/** Speeds up timers and header timeouts tenfold. */
const FASTER = `
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...args) {
    if (this.headersTimeout) this.headersTimeout /= ${CLOCK};
    return listen.apply(this, args);
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const real = globalThis[name];
    globalThis[name] = (work, ms, ...args) => real(work, [25_000, 30_000].includes(ms) ? ms / ${CLOCK} : ms, ...args);
  }`;

export const CLOCK_ENV: Record<string, string> = CLOCK === 1 ? {} : preload(FASTER);

export type Peer = {
  socket: net.Socket;
  heard(): string;
  isClosed(): boolean;
  /** Resolves with the milliseconds between connecting and closing. */
  closed: Promise<number>;
};

/** @param from a local address; 127.0.0.1 is never limited */
export function connectPeer({ port }: Pick<Site, 'port'>, firstWords = '', from = '127.0.0.1'): Peer {
  const startedAt = performance.now();
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
  let received = '';
  let isClosed = false;
  socket.setEncoding('latin1').on('data', (text) => {
    if (received.length < 4_096) received += text;
  });
  socket.on('error', () => undefined);
  if (firstWords) socket.write(firstWords);
  return {
    socket,
    heard: () => received,
    isClosed: () => isClosed,
    closed: new Promise((resolve) => {
      socket.once('close', () => {
        isClosed = true;
        resolve(performance.now() - startedAt);
      });
    }),
  };
}

export const connectPeers = (site: Pick<Site, 'port'>, count: number, firstWords?: string, from?: string): Peer[] =>
  Array.from({ length: count }, () => connectPeer(site, firstWords, from));

/** Sends the words at this interval until the connections are closed. */
export async function trickle(peers: Peer[], words: string, everyMs: number): Promise<number[]> {
  const talking = setInterval(() => {
    for (const { socket } of peers) if (socket.writable) socket.write(words);
  }, everyMs);
  try {
    return (await Promise.all(peers.map(({ closed }) => closed))).sort((a, b) => a - b);
  } finally {
    clearInterval(talking);
  }
}

export type VisitTimes = { count: number; p95: number };

/** Visits pages until `ending` resolves; throws for any status but 200. */
export async function visitUntil(site: Site, ending: Promise<unknown>): Promise<VisitTimes> {
  const times: number[] = [];
  let isOver = false;
  const ended = ending.finally(() => {
    isOver = true;
  });
  while (!isOver || times.length < 10) {
    for (const path of ['/livez', '/jobs']) {
      const began = performance.now();
      const { status } = await request(site.url, path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times.push(performance.now() - began);
    }
  }
  await ended;
  times.sort((a, b) => a - b);
  return { count: times.length, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

export async function residentMemory({ pid }: Pick<Site, 'pid'>): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) / 1024;
}

/** Counts open files and connections of the process. */
export const countOpen = async ({ pid }: Pick<Site, 'pid'>): Promise<number> =>
  (await readdir(`/proc/${pid}/fd`)).length;
