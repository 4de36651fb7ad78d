/**
 * What a visitor does before the small start of the page (app/entry.client.ts) is there: an inline script in the head keeps
 * these events, and later hands each new one on.
 */

/** Each of them says that a person is there, or must not be lost. */
const TYPES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];

/** A link to a page that opens as a dialog over the present one, once scripts run. */
export const DIALOG_LINK = 'data-opens-dialog';
/** After this time without scripts, a held link leads to its page. */
export const LONGEST_HOLD_MS = 5_000;

/** The array is the listener: `push` keeps events until `takeEarlyEvents` replaces it. */
declare global {
  interface Window {
    earlyEvents?: Event[];
  }
}

/** `kept` is empty once the small start has taken over, and then that decides when a held link leads to its page. */
export const EARLY_EVENTS_SCRIPT = `(()=>{const kept=window.earlyEvents=[];const hold=(event)=>{const link=event.target.closest?.('a[${DIALOG_LINK}]');if(!link||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault();setTimeout(()=>{if(kept.length)location.assign(link.href)},${LONGEST_HOLD_MS})};for(const type of ${JSON.stringify(TYPES)})addEventListener(type,(event)=>{if(type==='click'&&!Object.hasOwn(kept,'push'))hold(event);kept.push(event)},true)})();`;

/** Calls `listener` with the events so far and with each one that follows, before any other listener. */
export function takeEarlyEvents(listener: (event: Event) => void): void {
  const kept = window.earlyEvents ?? [];
  kept.push = (event: Event) => {
    listener(event);
    return 0;
  };
  for (const event of kept.splice(0)) listener(event);
}
