/** Chooses the page numbers to show: the first, the last, the current one and its neighbours, with gaps between. */
export type PageSlot = number | 'gap';

/** `page` and `pageCount` count from 1. A gap always hides at least two pages. A `page` out of range counts as the nearest one. */
export function pageWindow(page: number, pageCount: number, neighbours = 1): PageSlot[] {
  const count = Math.max(1, Math.floor(pageCount));
  const current = Math.min(Math.max(1, Math.floor(page)), count);
  const pages = new Set([1, count]);
  for (let near = current - neighbours; near <= current + neighbours; near++)
    if (near >= 1 && near <= count) pages.add(near);

  const slots: PageSlot[] = [];
  let previous = 0;
  for (const number of [...pages].sort((a, b) => a - b)) {
    if (number - previous === 2) slots.push(number - 1);
    else if (number - previous > 2) slots.push('gap');
    slots.push(number);
    previous = number;
  }
  return slots;
}
