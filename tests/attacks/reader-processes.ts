import { readdir, readFile } from 'node:fs/promises';
import type { Site } from '#tests/support/site.ts';

export async function listReaders({ pid }: Pick<Site, 'pid'>): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/children`, 'utf8').catch(() => '')),
  );
  const ids = children.flatMap((each) => each.split(' ').filter(Boolean)).map(Number);
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((_, place) => /\/reader\.(?:js|ts)\0/.test(commands[place] ?? ''));
}

export async function residentMegabytes(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ');
  return (Number(pages) * 4_096) / 1_048_576;
}
