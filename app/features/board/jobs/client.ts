/**
 * Counts views of a job, without a cookie or anything about the reader. Uses no React, so that pages whose scripts never start are counted
 * too (app/entry.client.ts).
 */

export function countShownJob(): void {
  const mark = document.querySelector<HTMLElement>('[data-job-view]');
  if (mark) countJob(mark);
}

/** Counts each mark (count-view.tsx) once. @returns a function that cancels the count if it has not been sent */
export function countJob(mark: HTMLElement): () => void {
  const { jobView: id = '' } = mark.dataset;
  if (id === '') return () => {};
  mark.dataset['jobView'] = '';
  const stop = new AbortController();
  const { signal } = stop;
  // Sent after everything the reader waits for, and only once the page is visible, so that prerendered pages are not counted.
  const send = () => {
    if (document.readyState !== 'complete')
      window.addEventListener('load', () => setTimeout(send), { once: true, signal });
    else if (document.visibilityState === 'visible') navigator.sendBeacon(`/api/job-views/${id}`);
    else document.addEventListener('visibilitychange', send, { once: true, signal });
  };
  send();
  return () => stop.abort();
}
