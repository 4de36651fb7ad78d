/**
 * Reads pages in a small separate process and reports how long each took. The measuring process is large: it would collect garbage while it
 * waits for a page and count that as time of the site.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ReadPage = { text: string; ms: number };
type PageRequest = { url: string; cookie: string };
type Failed = { failure: string };
export type PageReader = { read(url: string, cookie: string): Promise<ReadPage>; stop(): void };

export function startPageReader(): PageReader {
  const child = fork(fileURLToPath(import.meta.url), ['reads']);
  const end = new AbortController();
  child.once('exit', () => end.abort(new Error('The process that reads pages has ended')));
  return {
    read: async (url, cookie) => {
      child.send({ url, cookie } satisfies PageRequest);
      const [answer] = (await once(child, 'message', { signal: end.signal })) as [ReadPage | Failed];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

if (process.send && process.argv[2] === 'reads') {
  process.on('message', async (job: PageRequest) => {
    process.send?.(await readPage(job).catch((error: unknown) => ({ failure: `${job.url}: ${error}` })));
  });
}

async function readPage({ url, cookie }: PageRequest): Promise<ReadPage | Failed> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  return answer.ok ? { text, ms } : { failure: `${url} was answered ${answer.status}` };
}
