/** UK GDPR, article 13(1)(a): a privacy policy says how to contact the controller. */
import { type Check, ok, unknown, warning } from '../checks/check.server.ts';
import { studio } from '../checks/studio-page.server.ts';

/** A placeholder for contact details, or a written-out email address. */
const CONTACT = /\{(email|phone|phoneLink|address)\}|[\w.+-]+@[\w-]+\.\w/;

export const privacyContact: Check = {
  id: 'privacy_contact',
  group: 'agency',
  title: 'Contact about personal data',
  mend: studio('legal'),
  run: ({ content }) => {
    const policy = content().legal.find(({ slug }) => slug === 'privacy-policy');
    if (!policy) return unknown('The privacy policy hasn’t been published yet.');
    return CONTACT.test(JSON.stringify(policy))
      ? ok('The privacy policy says how to reach the agency about personal data.')
      : warning('The privacy policy has no email, phone number or address. Enter {email} where yours should appear.');
  },
};
