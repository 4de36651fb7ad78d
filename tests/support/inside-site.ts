/** Observes a site's process from inside: its outgoing connections, and changes to built-in objects. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { preload } from './preload.ts';
import type { Site } from './site.ts';
import { eventually } from './task-queue.ts';

export type Outbound = { host?: string; port?: number; path?: string; lookup?: string };

export type OutboundWatch = {
  env: Record<string, string>;
  list(): Promise<Outbound[]>;
  end(): Promise<void>;
};

export function watchOutbound(): OutboundWatch {
  const file = path.join(os.tmpdir(), `agency-outbound-${randomUUID()}`);
  const env = preload(`
    import dns from 'node:dns';
    import { appendFileSync } from 'node:fs';
    import net from 'node:net';
    const tell = (what) => appendFileSync(${JSON.stringify(file)}, JSON.stringify(what) + '\\n');
    const { connect } = net.Socket.prototype;
    net.Socket.prototype.connect = function (...args) {
      const [first, second] = Array.isArray(args[0]) ? args[0] : args;
      if (typeof first === 'object') tell({ host: first.host, port: Number(first.port) || undefined, path: first.path });
      else if (Number.isInteger(Number(first))) tell({ host: typeof second === 'string' ? second : 'localhost', port: Number(first) });
      else tell({ path: first });
      return connect.apply(this, args);
    };
    for (const part of [dns, dns.promises]) {
      for (const name of Object.keys(part).filter((each) => /^(lookup|resolve)/.test(each))) {
        const ask = part[name];
        part[name] = function (...args) {
          tell({ lookup: String(args[0]) });
          return ask.apply(this, args);
        };
      }
    }`);
  return {
    env,
    list: async () =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    end: () => rm(file, { force: true }),
  };
}

/** A property name that only prototype pollution could create. */
export const CANARY = 'polluted';

/** On SIGUSR2 the process compares its built-in objects with their state at the first such signal, and prints the differences. */
export const PROTOTYPE_WATCH = preload(`
  const KINDS = { Object, Array, Function, String, Number, Boolean, Promise, Map, Set, Date, RegExp, Error, URL,
    URLSearchParams, Headers, Request, Response, FormData, Buffer };
  const read = () => new Map(Object.entries(KINDS).flatMap(([name, kind]) =>
    [[name, kind], [name + '.prototype', kind.prototype]].flatMap(([where, object]) =>
      Reflect.ownKeys(object).map((key) => {
        const { value, get, set } = Object.getOwnPropertyDescriptor(object, key);
        return [where + '.' + String(key), [value, get, set]];
      }))));
  let before;
  let count = 0;
  process.on('SIGUSR2', () => {
    const now = read();
    before ??= now;
    const names = new Set([...before.keys(), ...now.keys()]);
    const changed = [...names].filter((name) => before.get(name)?.some((part, index) => !Object.is(part, now.get(name)?.[index])) ?? true);
    if (({}).${CANARY} !== undefined || [].${CANARY} !== undefined) changed.push('${CANARY}');
    count += 1;
    process.stdout.write('prototypes ' + JSON.stringify({ count, changed }) + '\\n');
  });`);

export async function listPollution(site: Pick<Site, 'pid' | 'log'>): Promise<string[]> {
  const reports = () => [...site.log().matchAll(/^prototypes (\{.*\})$/gm)];
  const before = reports().length;
  process.kill(site.pid, 'SIGUSR2');
  await eventually(() => expect(reports().length).toBeGreaterThan(before));
  return JSON.parse(reports().at(-1)?.[1] ?? '{}').changed;
}
