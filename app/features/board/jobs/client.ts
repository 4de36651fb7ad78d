/**
 * Counts that a job was read: without a cookie, without a word about the reader. Without React, so that a page whose scripts
 * never start counts too (app/entry.client.ts).
 */

/** Of the page that was loaded, if it is a job's. */
export function countShownJob(): void {
  const mark = document.querySelector<HTMLElement>('[data-job-view]');
  if (mark) countJob(mark);
}

/** Once for each mark (count-view.tsx). @returns what takes it back while it has not been sent */
export function countJob(mark: HTMLElement): () => void {
  const { jobView: id = '' } = mark.dataset;
  if (id === '') return () => {};
  mark.dataset['jobView'] = '';
  const stop = new AbortController();
  const { signal } = stop;
  // After everything the reader waits for; and only once the page is visible, so a prerendered page does not count.
  const send = () => {
    if (document.readyState !== 'complete')
      window.addEventListener('load', () => setTimeout(send), { once: true, signal });
    else if (document.visibilityState === 'visible') navigator.sendBeacon(`/api/job-views/${id}`);
    else document.addEventListener('visibilitychange', send, { once: true, signal });
  };
  send();
  return () => stop.abort();
}
