import { readWrittenDay } from '#domain/time/written-day.ts';
import { cleanCell, isPlaceholder, shortenCell } from './person-cells.ts';

export type ConsentCells = {
  agreedOn: string | null;
  mayEmail: string | null;
  optedOut: string | null;
  /** A description of the consent; some systems write yes, no or a date instead. */
  agreement: string;
};

/** `agreedOn` is null without consent. `agreement` is '' if the file has no description. */
export type Consent = { agreedOn: string | null; agreement: string; remarks: string[] };

const YES =
  /^(?:y|yes|true|t|1|x|on|✓|✔|☑|tick(?:ed)?|ok|okay|agreed?|given|granted|accepted|obtained|received|active|valid|consent(?:ed)?|consent (?:given|granted|obtained|received)|opt(?:ed)?[ -]?in|subscribed)[.!]*$/i;
const NO =
  /^(?:n|no|false|f|0|off|✗|✘|☐|none|not|never|declined?|refused|denied|withdrawn|revoked|expired|pending|requested|(?:consent )?(?:not (?:given|asked|requested|yet|obtained|agreed)|withdrawn|refused|expired)|opt(?:ed)?[ -]?out|unsubscribed|do not (?:e?mail|contact)|no (?:e?mails?|consent|thanks))[.!]*$/i;

/** Words of refusal within a text: 'Withdrawn 03/03/2025', 'No - by phone', 'Email: no'. */
const REFUSAL =
  /^(?:no|nope|not|never|stop|n)\b(?! ?\d)|\b(?:withdr[ae]wn?|revoked|refused|declined|denied|expired|lapsed|objected|no longer|opt(?:s|ed)?[ -]?out|unsubscribed?|suppressed|do not (?:e?mail|contact)|don[’']?t (?:e?mail|contact)|dn[ce]|blacklist(?:ed)?)\b|[:–-] ?no[.!]*$/i;
const NOT_OPTED_OUT =
  /^(?:n|no|nope|false|f|0|off|✗|✘|☐|none|not|never|not (?:opted[ -]?out|unsubscribed)|opt(?:ed)?[ -]?in|subscribed|active)[.!]*$/i;

type Answer = { kind: 'none' | 'yes' | 'no' | 'words' | 'bad day'; day: null } | { kind: 'day'; day: string };

function readAnswer(cell: string, today: string): Answer {
  const text = cleanCell(cell);
  if (NO.test(text)) return { kind: 'no', day: null };
  if (YES.test(text)) return { kind: 'yes', day: null };
  if (isPlaceholder(text)) return { kind: 'none', day: null };
  const [, dayAfterYes = text] = /^(?:yes|y|agreed|opted in|given)[\s,:(-]+(?:on |since )?(.+?)\)?$/i.exec(text) ?? [];
  const day = readWrittenDay(dayAfterYes);
  if (day === null && REFUSAL.test(text)) return { kind: 'no', day: null };
  if (day === null) return { kind: 'words', day: null };
  return day <= today && day >= '2000-01-01' ? { kind: 'day', day } : { kind: 'bad day', day: null };
}

/**
 * A refusal in any column takes precedence, and so does a blank cell in a column that says who agreed. @param dayOfFile the day on which
 * everyone in the file agreed; null if none was entered @param today in London
 */
export function readConsent(cells: ConsentCells, dayOfFile: string | null, today: string): Consent {
  const [agreedOn, mayEmail, agreement] = [cells.agreedOn ?? '', cells.mayEmail ?? '', cells.agreement].map((cell) => ({
    cell: cleanCell(cell),
    answer: readAnswer(cell, today),
  })) as [Read, Read, Read];
  const words = agreement.answer.kind === 'words' ? agreement.cell : '';
  const withoutConsent = (remarks: string[] = []): Consent => ({ agreedOn: null, agreement: words, remarks });
  const optedOut = cleanCell(cells.optedOut ?? '');
  if (!NOT_OPTED_OUT.test(optedOut) && !isPlaceholder(optedOut))
    return withoutConsent([`Opted out of emails: ‘${shortenCell(optedOut)}’`]);
  if (agreement.answer.kind === 'no') return withoutConsent([`Consent: ‘${shortenCell(agreement.cell)}’`]);
  if (agreedOn.answer.kind === 'no' || mayEmail.answer.kind === 'no') return withoutConsent();
  const day = agreedOn.answer.day ?? mayEmail.answer.day ?? agreement.answer.day;
  if (day !== null) return { agreedOn: day, agreement: words, remarks: [] };
  const unreadable = [agreedOn, mayEmail, agreement].filter(
    ({ answer }, place) => answer.kind === 'bad day' || (answer.kind === 'words' && place < 2),
  );
  if (unreadable.length > 0)
    return withoutConsent(unreadable.map(({ cell }) => `‘${shortenCell(cell)}’ isn’t an email consent date`));
  const isYes = [agreedOn, mayEmail, agreement].some(({ answer }) => answer.kind === 'yes');
  if (!isYes && (cells.agreedOn !== null || cells.mayEmail !== null)) return withoutConsent();
  if (isYes && dayOfFile === null) return withoutConsent(['Agreed to emails, but no date is known']);
  return { agreedOn: dayOfFile, agreement: words, remarks: [] };
}

type Read = { cell: string; answer: Answer };
