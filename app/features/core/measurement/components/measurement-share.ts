import { formatNumber } from '#domain/pay/money.ts';

/** '37 %' of a whole; 'none' if the whole is zero. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${formatNumber((part / whole) * 100)}%`;
