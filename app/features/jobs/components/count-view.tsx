/** Counts that a job was read, once for each time its page is opened: without a cookie, without a word about the reader. */
import { useEffect } from 'react';
import { href } from 'react-router';

export function CountView({ jobId }: { jobId: string }) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // After everything the reader waits for; and only once the page is visible, so a prerendered page does not count.
    const send = () => {
      if (document.readyState !== 'complete')
        window.addEventListener('load', () => setTimeout(send), { once: true, signal });
      else if (document.visibilityState === 'visible') navigator.sendBeacon(href('/api/job-views/:id', { id: jobId }));
      else document.addEventListener('visibilitychange', send, { once: true, signal });
    };
    send();
    return () => stop.abort();
  }, [jobId]);
  return null;
}
