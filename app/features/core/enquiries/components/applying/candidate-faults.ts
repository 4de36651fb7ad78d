import { readEmailAddress } from '#domain/account/email-address.ts';
import { ENQUIRY_LENGTHS } from '#domain/enquiry/enquiry.ts';
import { findPhoneError, tidyPhone } from '#domain/profile/profile.ts';
import { stripMarkup } from '#domain/text/plain-text.ts';
import { EMPTY_FIELDS, ENQUIRY_FAULTS, ENQUIRY_LABELS } from '../../texts.ts';

const LINES = ['currentPosition', 'desiredRole', 'desiredLocation'] as const;

export function findCandidateFaults(typed: Readonly<Record<string, string>>): Record<string, string> {
  const faults: Record<string, string> = {};
  const isEmpty = (name: string) => stripMarkup(typed[name] ?? '').trim() === '';
  if (isShort(typed['fullName'])) faults['fullName'] = (isEmpty('fullName') ? EMPTY_FIELDS : ENQUIRY_FAULTS).name;
  if (readEmailAddress(typed['email'] ?? '') === null)
    faults['email'] = (isEmpty('email') ? EMPTY_FIELDS : ENQUIRY_FAULTS).email;
  const phone = tidyPhone(typed['phone'] ?? '');
  const wrongPhone = phone === '' ? EMPTY_FIELDS.phone : findPhoneError(phone);
  if (wrongPhone) faults['phone'] = wrongPhone;
  for (const name of LINES) {
    if (isShort(typed[name]))
      faults[name] = (isEmpty(name) ? EMPTY_FIELDS.ownLine : ENQUIRY_FAULTS.line)(ENQUIRY_LABELS[name]);
  }
  return faults;
}

const isShort = (text = ''): boolean => Array.from(stripMarkup(text).trim()).length < ENQUIRY_LENGTHS.line.least;
