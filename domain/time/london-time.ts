/** A time of day in London, as forms take it, and the moment it names. */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** As `<input type="datetime-local">` writes it: '2026-11-25T09:30'. */
export function toLondonTime(moment: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  ) as Record<string, string>;
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * @returns null for a text that is no such time. The hour that is skipped in spring counts as the hour after it; of the hour that comes
 *   twice in autumn, the first is meant.
 */
export function readLondonTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const asUtc = new Date(`${text}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const inSummer = new Date(asUtc.getTime() - 3_600_000);
  if (toLondonTime(inSummer) === text) return inSummer;
  return asUtc;
}
