/**
 * Records events before the small start of the page (app/entry.client.ts) has loaded. An inline script in the head collects them, and later
 * passes each new one on.
 */

/** Events that show a person's presence, or that must not be lost. */
const TYPES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];

export const DIALOG_LINK = 'data-opens-dialog';
/** A held link is followed after this time if no script has started. */
export const LONGEST_HOLD_MS = 5_000;

/** The array is the listener: `push` keeps events until `takeEarlyEvents` replaces it. */
declare global {
  interface Window {
    earlyEvents?: Event[];
  }
}

/** Once the small start has replaced `kept`, it decides when a held link is followed. */
export const EARLY_EVENTS_SCRIPT = `(()=>{const kept=window.earlyEvents=[];const hold=(event)=>{const link=event.target.closest?.('a[${DIALOG_LINK}]');if(!link||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault();setTimeout(()=>{if(kept.length)location.assign(link.href)},${LONGEST_HOLD_MS})};for(const type of ${JSON.stringify(TYPES)})addEventListener(type,(event)=>{if(type==='click'&&!Object.hasOwn(kept,'push'))hold(event);kept.push(event)},true)})();`;

export function takeEarlyEvents(listener: (event: Event) => void): void {
  const earlyEvents = window.earlyEvents ?? [];
  earlyEvents.push = (event: Event) => {
    listener(event);
    return 0;
  };
  for (const event of earlyEvents.splice(0)) listener(event);
}
