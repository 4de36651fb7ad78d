import { href } from 'react-router';

export type NewestJob = { title: string; path: string };

const SHOWN = 3;
const LONGEST_WAIT_MS = 10_000;

export async function fetchNewestJobs(): Promise<NewestJob[] | null> {
  try {
    const response = await fetch(href('/jobs-feed.xml'), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (!response.ok) return null;
    const feed = new DOMParser().parseFromString(await response.text(), 'text/xml');
    return [...feed.querySelectorAll('item')].slice(0, SHOWN).map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      path: new URL(item.querySelector('link')?.textContent ?? '', location.href).pathname,
    }));
  } catch {
    // There is no connection, or no response in time, so there are no jobs to show.
    return null;
  }
}
