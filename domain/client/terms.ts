/**
 * Terms of business with a client, and what they mean for one placement. Amounts are whole pence and shares hundredths of a per cent, to
 * avoid rounding errors.
 */
import { countOf } from '#domain/text/counts.ts';

export const FEE_KINDS = ['percent', 'fixed'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export const FEE_KIND_NAMES: Record<FeeKind, string> = {
  percent: 'Percentage of yearly pay',
  fixed: 'Fixed fee',
};

export type Fee = { kind: 'percent'; basisPoints: number } | { kind: 'fixed'; pence: number };

export type Terms = {
  fee: Fee;
  /** The rebate period in weeks: part of the fee is repaid if the person leaves within it. 0 for none. */
  rebateWeeks: number;
  paymentDays: number;
};

const MOST_BASIS_POINTS = 10_000;
const MOST_PENCE = 1_000_000_000;
export const MOST_REBATE_WEEKS = 104;
export const MOST_PAYMENT_DAYS = 180;

/** @param payPence per year. Rounds half a penny up. @returns null if the fee is a share of pay and the pay is unknown */
export function computeFee(fee: Fee, payPence: number | null): number | null {
  if (fee.kind === 'fixed') return fee.pence;
  return payPence === null ? null : Math.floor((payPence * fee.basisPoints + 5_000) / 10_000);
}

/** The last day on which leaving brings a rebate: one week from Monday 4 January ends on Sunday 10 January. @returns null for no weeks */
export function rebateEnd(startsOn: string, rebateWeeks: number): string | null {
  if (rebateWeeks === 0) return null;
  const end = new Date(`${startsOn}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + rebateWeeks * 7 - 1);
  return end.toISOString().slice(0, 10);
}

/** Today lists a rebate period this many days before its end. */
export const REBATE_NOTICE_DAYS = 14;

export function formatPence(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

const formatBasisPoints = (basisPoints: number): string => `${basisPoints / 100}%`;

export const describeFee = (fee: Fee): string =>
  fee.kind === 'percent' ? `${formatBasisPoints(fee.basisPoints)} of yearly pay` : formatPence(fee.pence);

export const describeRebate = (weeks: number): string => (weeks === 0 ? 'No rebate' : countOf(weeks, 'week'));

const SUM = /^£?\s?(\d{1,3}(?:,\d{3})*|\d{1,8})(?:\.(\d{1,2}))?$/;

/** '£1,234.5' is 123450. @returns null if the text is not an amount in pounds */
export function readPence(typed: string): number | null {
  const [, pounds, pence = ''] = SUM.exec(typed.trim()) ?? [];
  if (pounds === undefined) return null;
  const sum = Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
  return sum <= MOST_PENCE ? sum : null;
}

/** '17.5' and '17.5%' are 1750. @returns null if the text is not a share up to 100% */
export function readBasisPoints(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s?%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= MOST_BASIS_POINTS ? points : null;
}
