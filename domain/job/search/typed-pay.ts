import { payByYear } from '#domain/pay/yearly-pay.ts';

const PAY =
  /(?:\b(?:over|above|from|at least|min(?:imum)?|more than) )?(?:£\s?(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)(k?)|\b(\d{2,3})(k|(?=\s?(?:-|–|to)\s?£?\d{2,3}k)))\+?(?:\s?(?:-|–|to)\s?£?\d[\d,]*(?:\.\d{1,2})?(k?))?(?:\s*(?:an?|per|\/|p\/?)\s*(hour|hr|h|day|week|month|year|annum|a))?(?![\w.])/i;
const PERIODS = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year', a: 'year' } as const;

/**
 * Finds pay in the words of a search: 'hgv £18 an hour', 'analyst 30k+'. @returns the minimum yearly pay and the other words; null if the
 * words name no pay
 */
export function readTypedPay(search: string): { payFrom: number; remainingSearch: string } | null {
  const match = PAY.exec(search);
  if (!match) return null;
  const [all, pounds, thousands, bare, bareThousands, thousandsOfRange, period] = match;
  const figure = Number((pounds ?? bare ?? '').replaceAll(',', ''));
  const isThousands = thousands || bareThousands || (thousandsOfRange && figure < 1_000);
  const sum = figure * (isThousands ? 1_000 : 1);
  const initial = (period?.toLowerCase()[0] ?? (sum < 100 ? 'h' : sum < 1_000 ? 'd' : 'y')) as keyof typeof PERIODS;
  const remainingSearch = search.replace(all, ' ').replace(/\s+/g, ' ').trim();
  return { payFrom: Math.floor(payByYear(sum, PERIODS[initial])), remainingSearch };
}
