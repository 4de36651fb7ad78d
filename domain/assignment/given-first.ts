/**
 * A Key Information Document must be given before terms are agreed, and so before an assignment starts (Conduct Regulations 2003, reg.
 * 13A(1), for terms agreed from 6 April 2020 on). If its contents change, it must be given again, so no newer version may wait.
 */
import type { Law } from '#domain/advert/advert.ts';
import type { Engagement } from './assignment.ts';

const GIVEN_FIRST_LAW: Law = {
  title: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (SI 2003/3319)',
  provision: 'regulation 13A(1), inserted by SI 2019/725',
  inForce: '2020-04-06',
  url: 'https://www.legislation.gov.uk/uksi/2019/725/regulation/3/made',
};

export type WrittenDocument = {
  id: string;
  version: number;
  engagement: Engagement;
  /** Day in London; null if not given yet. */
  givenOn: string | null;
};

export type StartVerdict =
  /** `documentId` is null if the law requires no document, or it was given before the agency used this site. */
  | { ok: true; documentId: string | null }
  | { ok: false; reason: 'no_document' | 'not_given' | 'given_too_late'; version: number | null };

type Start = {
  engagement: Engagement;
  startsOn: string;
  /** Null if the law requires none, or it was given before the agency used this site. */
  isOtherAgency: boolean;
  /** The worker comes through another agency, which issues the document. */
  givenElsewhereOn: string | null;
};

/** @param today YYYY-MM-DD */
export function mayStart(start: Start, documents: readonly WrittenDocument[], today: string): StartVerdict {
  const { engagement, startsOn, isOtherAgency, givenElsewhereOn } = start;
  if (isOtherAgency || startsOn < GIVEN_FIRST_LAW.inForce) return { ok: true, documentId: null };
  if (givenElsewhereOn !== null && startsOn < today) {
    return givenElsewhereOn <= startsOn
      ? { ok: true, documentId: null }
      : { ok: false, reason: 'given_too_late', version: null };
  }
  const versions = documents
    .filter((each) => each.engagement === engagement)
    .toSorted((one, other) => other.version - one.version);
  const [newest] = versions;
  if (!newest) return { ok: false, reason: 'no_document', version: null };
  const { version } = newest;
  if (newest.givenOn === null) return { ok: false, reason: 'not_given', version };
  const inTime = versions.find(({ givenOn }) => givenOn !== null && givenOn <= startsOn);
  return inTime ? { ok: true, documentId: inTime.id } : { ok: false, reason: 'given_too_late', version };
}
