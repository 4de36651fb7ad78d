/** Cursor of a list: where a page ended, by time in microseconds and id. */
import { isUuid } from '#domain/uuid.ts';

export type Place = { moment: string; id: string };

const SHAPE = /^(\d{1,17})\.([0-9a-f-]{36})$/;

export const writePlace = ({ moment, id }: Place): string => `${moment}.${id}`;

/** @returns undefined for the first page, null for an invalid cursor */
export function readPlace(after: string | undefined): Place | null | undefined {
  if (after === undefined) return undefined;
  const [, moment, id] = SHAPE.exec(after) ?? [];
  return moment && id && isUuid(id) ? { moment, id } : null;
}
