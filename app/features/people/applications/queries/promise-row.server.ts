/** Reads a reply promise from a row of `reply_promises as p`. */
import type { ReplyPromise } from '#domain/application/reply-promise.ts';

export const PROMISE = ['p.due_at', 'p.replied_at', 'p.ended_at', 'p.is_agency'] as const;

type Row = { due_at: Date | null; replied_at: Date | null; ended_at: Date | null; is_agency: boolean | null };

/** Null for an application that was sent before replies were promised. */
export const toPromise = ({ due_at, replied_at, ended_at, is_agency }: Row): ReplyPromise | null =>
  due_at && { dueAt: due_at, repliedAt: replied_at, endedAt: ended_at, isAgency: is_agency ?? true };
