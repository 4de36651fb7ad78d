import { countOf } from '#domain/text/counts.ts';

export type ReplyRate = { promised: number; inTime: number };

/** '94%'. Rounded down: 100% means every one. */
export const replyPercent = ({ promised, inTime }: ReplyRate): string => `${Math.floor((100 * inTime) / promised)}%`;

export const describeReplyRate = (who: string, rate: ReplyRate): string =>
  `${who} replied in time to ${replyPercent(rate)} of ${countOf(rate.promised, 'application')} in the last 12 months`;
