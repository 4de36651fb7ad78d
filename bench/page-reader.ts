/**
 * Reads pages in a process of its own: a measurement that holds a million jobs' worth of answers stops for its own garbage, and
 * would count that as time of the site. Started by `startPageReader`, it answers each message with the page and how long it took.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ReadPage = { text: string; ms: number };
type Asked = { url: string; cookie: string };
export type PageReader = { read(url: string, cookie: string): Promise<ReadPage>; stop(): void };

export function startPageReader(): PageReader {
  const child = fork(fileURLToPath(import.meta.url), ['reads']);
  return {
    read: async (url, cookie) => {
      child.send({ url, cookie } satisfies Asked);
      const [answer] = (await once(child, 'message')) as [ReadPage | { failure: string }];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

if (process.send && process.argv[2] === 'reads') {
  process.on('message', async ({ url, cookie }: Asked) => {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const text = await answer.text();
    const ms = performance.now() - startedAt;
    process.send?.(answer.ok ? { text, ms } : { failure: `${url} was answered ${answer.status}` });
  });
}
