/**
 * What a visitor does before the small start of the page (app/entry.client.ts) is there: an inline script in the head keeps
 * these events, and later hands each new one on.
 */

/** Each of them says that a person is there, or must not be lost. */
const TYPES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];

/** The array is the listener: `push` keeps events until `takeEarlyEvents` replaces it. */
declare global {
  interface Window {
    earlyEvents?: Event[];
  }
}

export const EARLY_EVENTS_SCRIPT = `(()=>{const kept=window.earlyEvents=[];for(const type of ${JSON.stringify(TYPES)})addEventListener(type,(event)=>kept.push(event),true)})();`;

/** Calls `listener` with the events so far and with each one that follows, before any other listener. */
export function takeEarlyEvents(listener: (event: Event) => void): void {
  const kept = window.earlyEvents ?? [];
  kept.push = (event: Event) => {
    listener(event);
    return 0;
  };
  for (const event of kept.splice(0)) listener(event);
}
