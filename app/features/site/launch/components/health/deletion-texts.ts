import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { DeletionKind } from '../../schema.ts';

const DELETION_KIND_NAMES: Record<DeletionKind, readonly [one: string, many: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  applications: ['application without an account', 'applications without an account'],
  people: ['candidate record', 'candidate records'],
  accounts: ['unused account', 'unused accounts'],
  alerts: ['ended job alert', 'ended job alerts'],
  records: ['statutory record', 'statutory records'],
};

/** '1 enquiry', '1,200 enquiries'. */
export const countOfKind = (kind: DeletionKind, count: number): string => countOf(count, ...DELETION_KIND_NAMES[kind]);

export const describeHeld = ({ kind, due, total }: { kind: DeletionKind; due: number; total: number }): string =>
  `${formatNumber(due)} of ${countOfKind(kind, total)} ${due === 1 ? 'is' : 'are'} due to be deleted.`;

/** A long gap means that the site was stopped or the clock was set forward. Only a clock that is set back later was certainly wrong. */
export const describeJump = (from: string, to: string, setBack: string | null): string =>
  setBack === null
    ? `The site was stopped from ${from} to ${to}, or its clock was set forward. We won’t delete old data until the clock has been steady for a while or you confirm it’s right.`
    : `The server’s clock jumped from ${from} to ${to}, and was set back on ${setBack}. This didn’t delete anything.`;
