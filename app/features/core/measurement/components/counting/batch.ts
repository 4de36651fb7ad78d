/**
 * Sends counts to the server every 30 seconds, when the batch is full, and when the visitor leaves the page. Counts that cannot be sent are
 * dropped.
 */
import type { pages } from '#app/pages.ts';
import { LARGEST_BATCH, type MeasuredEvent, type MeasuredVital } from '../../schema.ts';

const SEND_EVERY_MS = 30_000;

export type Batch = {
  addEvent(event: MeasuredEvent): void;
  addVital(vital: MeasuredVital): void;
  stop(): void;
};

export function startBatch(): Batch {
  let events: MeasuredEvent[] = [];
  let vitals: MeasuredVital[] = [];
  let isStopped = false;
  const stopped = new AbortController();
  const { signal } = stopped;

  const send = () => {
    const count = events.length + vitals.length;
    if (isStopped || count === 0) return;
    const body = JSON.stringify({ events, vitals });
    [events, vitals] = [[], []];
    if (navigator.onLine) post(body);
  };
  const sendWhenDue = () => {
    if (events.length + vitals.length >= LARGEST_BATCH) send();
    // Some figures are only known once the page is hidden, which may be the last chance to send.
    else if (document.visibilityState === 'hidden') queueMicrotask(send);
  };

  const timer = setInterval(send, SEND_EVERY_MS);
  // Listens on the window, so that listeners on the document, which report their last figures, run first.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal });
  window.addEventListener('pagehide', send, { signal });
  return {
    addEvent(event) {
      if (isStopped) return;
      events.push(event);
      sendWhenDue();
    },
    addVital(vital) {
      if (isStopped) return;
      vitals.push(vital);
      sendWhenDue();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      stopped.abort();
    },
  };
}

function post(text: string): void {
  // A literal, because `href` would load React Router.
  const address = '/api/measurements' satisfies keyof typeof pages;
  const body = new Blob([text], { type: 'application/json' });
  // A beacon outlives the page. The browser refuses it if too many are pending.
  if (navigator.sendBeacon(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
