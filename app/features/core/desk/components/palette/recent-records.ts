/** Records that were opened in this tab, newest first. Kept in memory only, so that nothing is left after signing out. */
import type { PaletteEntry } from './entries.ts';

const MOST_KEPT = 8;
const RECORD = /^\/(?:admin|employer|jobs)\/.*[0-9a-f]{8}-[0-9a-f-]{27}/;

let recent: readonly PaletteEntry[] = [];

export function noteRecent(path: string, title: string): void {
  if (!RECORD.test(path)) return;
  const label = title.split(/ · | \| /)[0] ?? '';
  recent = [{ id: `recent-${path}`, to: path, label }, ...recent.filter(({ to }) => to !== path)].slice(0, MOST_KEPT);
}

export const listRecent = (): readonly PaletteEntry[] => recent;
