import type { FigureNumber } from '#domain/article/article-figure.ts';
import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { formatPay } from '#domain/pay/salary.ts';

/** £842. */
export const pounds = (value: number): FigureNumber => ({ value, shown: formatPounds(value) });

/** £34,832.80, and £34,000 where no pence are left over. */
export const pence = (value: number): FigureNumber => ({ value, shown: formatPay(Math.round(value * 100) / 100) });

/** £19.00: rates by the hour, with their pence in every case. */
export const hourly = (value: number): FigureNumber => ({ value, shown: `£${value.toFixed(2)}` });

/** +£4,050 or −£20: a change, with a minus sign that is as wide as the plus. */
export const change = ({ value, shown }: FigureNumber): FigureNumber => ({
  value,
  shown: `${value < 0 ? '−' : '+'}${shown.replace('-', '')}`,
});

/** +31,000. */
export const signed = (value: number): FigureNumber => change({ value, shown: formatNumber(value) });

/** Days in a year of full-time work, before any leave. */
export const WORKING_DAYS = 52 * 5;
export const WEEKS = 52;
