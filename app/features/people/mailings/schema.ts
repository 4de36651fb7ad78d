import { readPeopleSearch } from '#app/features/people/people/schema.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { LeftOutReason } from '#domain/person/mailing.ts';
import { readSelectedPeople } from '#domain/person/selected-people.ts';

export type Choice = { ids: string[] } | { search: string };

/** The list's form sends the selected people; a link sends the search. */
export function readMailingChoice(query: URLSearchParams): Choice {
  const ids = readSelectedPeople(query);
  if (ids.length > 0 || query.has('back')) return { ids };
  return { search: writeSearch({ ...readPeopleSearch(query), page: 1 }) };
}

export type MailingPreview = RecipientSelection & { shown: string };

export type MailingRow = {
  id: string;
  subject: string;
  body: string;
  sender: string;
  at: Date;
  sent: number;
  waiting: number;
  /** Left out before sending, or because consent had ended when the email was due. */
  leftOut: number;
  /** Refused by a mail server, or of unknown outcome. */
  failed: number;
};

export type Recipient = { id: string; fullName: string; email: string };

type LeftOut = { id: string; fullName: string; reason: LeftOutReason };

export type RecipientSelection = {
  recipients: Recipient[];
  leftOut: LeftOut[];
  /** Chosen, but merged or erased since. */
  gone: number;
};
