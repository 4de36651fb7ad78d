/** Finds other ways to apply than this site: contact details in the text, and lines that were written for another job board. */
import { excerpt } from '#domain/text/text.ts';
import { type Advert, type AdvertField, type AdvertRule, type Finding, LONGEST_QUOTE } from './advert.ts';
import { findContactDetails } from './text/contact-details.ts';
import { wordingRule } from './wording.ts';
import { phrases } from './words.ts';

const LINES = wordingRule({
  name: 'contacts',
  law: null,
  wordings: [
    {
      severity: 'warn',
      phrases: [
        ...phrases(
          'no|strictly no|sorry no',
          'agencies|recruitment agencies|agencies please|agency calls|recruiters|recruitment consultants',
        ),
        ...phrases('agencies', 'need not apply|should not apply|please do not contact'),
        ...phrases('not accepting|we do not accept|do not accept', 'agency cvs|agency applications|cvs from agencies'),
      ],
      reason: 'This line excludes agencies, but an agency is advertising the job.',
      suggestion: 'Remove it.',
    },
    {
      severity: 'warn',
      phrases: [
        ...phrases(
          'apply|applying|apply directly|apply direct|apply online',
          'at|via|through',
          'our website|our careers page|our site|the website|the link below|the company website|the link',
        ),
        ...phrases('apply', 'directly to|direct to|by email|by phone|by text|by calling|by whatsapp'),
        ...phrases('send|email|forward|submit|post|text|whatsapp', 'your|us your|me your', 'cv|cvs|resume|details'),
        ...phrases('call|ring|phone|text|whatsapp|email|contact', 'us|me', 'to apply|on|at|now|today'),
        ...phrases('to apply', 'call|ring|phone|text|email|visit|whatsapp|click|contact|go to'),
        ...phrases('click', 'here to apply|the link to apply|apply now on'),
      ],
      reason: 'Candidates apply on this site. We won’t see applications sent another way.',
      suggestion: 'Remove it, or say why this job needs it.',
    },
  ],
});

const MOST_IN_A_FIELD = 5;

const APPLIES = /\b(?:appl(?:y|ying|ications?)|cvs?|register|vacanc(?:y|ies)|visit|click)\b/i;
const WEB_ADDRESS =
  /\bhttps?:\/\/[^\s<>"')]{3,}|(?<![@\w.-])(?:www\.[\w-]+(?:\.[\w-]+)+|[\w-]{2,63}\.(?:co\.uk|org\.uk|com|org|uk|jobs|careers))(?![\w@-])/gi;

const findWebAddresses = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s/)
    .flatMap((sentence) => (APPLIES.test(sentence) ? (sentence.match(WEB_ADDRESS) ?? []) : []));

const fieldsOf = ({ title, place, payText, description, requirements }: Advert): [AdvertField, string][] => [
  ['title', title],
  ['location', place],
  ['salary', payText],
  ['description', description],
  ['requirements', requirements],
];

function checkDetails(advert: Advert): Finding[] {
  const agencyKeys = new Set(findContactDetails((advert.ownContacts ?? []).join('\n')).map(({ key }) => key));
  return fieldsOf(advert).flatMap(([field, text]) => {
    const details = findContactDetails(text).filter(({ key }) => !agencyKeys.has(key));
    const contactWords = [...details.map(({ words }) => words), ...new Set(findWebAddresses(text))];
    return contactWords.slice(0, MOST_IN_A_FIELD).map(
      (words): Finding => ({
        rule: 'contacts',
        severity: 'warn',
        field,
        words: excerpt(words, LONGEST_QUOTE),
        reason: 'Candidates apply on this site. These contact details bypass it, and may belong to another agency.',
        suggestion: 'Remove them, or say whose they are and why candidates need them.',
      }),
    );
  });
}

export const CONTACTS_RULE: AdvertRule = {
  name: 'contacts',
  law: null,
  check: (advert, on) => [...checkDetails(advert), ...LINES.check(advert, on)],
};
