/** Removes lines that mail programs and companies add below a person's words: phone advertisements, legal notices, signatures. */
import { isRule } from './quote-headers.ts';

const DEVICES =
  'iphone|ipad|ipod|ios|galaxy|samsung|android|huawei|honor|xiaomi|redmi|oneplus|pixel|nokia|lumia|motorola|moto|oppo|htc|lg|sony|xperia|blackberry|alcatel|nexus|kindle|windows|outlook|hotmail|mail|mailbox|yahoo|aol|gmail|icloud|proton|protonmail|tutanota|zoho|spark|airmail|thunderbird|phone|smartphone|mobile|cell|cellphone|tablet|device|handset|handheld|laptop|macbook|mac|pc|computer|app|workspace|bluemail|mymail|k-9|nine|edison|polymail|superhuman|vodafone|o2|ee|bt|sky|virgin|talktalk|fire|surface|hey';

const PHONE_SIGNATURES = [
  new RegExp(
    // A line with a day or a verb is the person's own, because advertisements only say that something was sent.
    `^[\\s(<*_-]*sent\\s+(?:from|via|with|using|by|on)\\b(?!.*\\b(?:\\w{3,6}day|morning|afternoon|evening|week|month|ago|tomorrow|is|was|were|i(?! ?p(?:hone|ad)))\\b).{0,100}\\b(?:${DEVICES})\\b.{0,120}$`,
    'iu',
  ),
  /^[\s(<*_-]*sent\s+from\s+(?:my|a|the)\s+\S+(?:\s+\S+){0,3}[\s)>*_.]*$/iu,
  /^[\s(<*_-]*(?:get|download|try)\s+(?:the\s+)?(?:new\s+)?(?:outlook|bluemail|yahoo mail|aol|gmail|spark|mymail)(?:\s+(?:for|on|app|lite|mobile)\b.{0,80}|\s*[<:].{0,80}|[\s.!)>*]*)$/iu,
  new RegExp(`^[\\s(<*_-]*from my (?:\\S+ ){0,3}(?:${DEVICES})\\b.{0,20}$`, 'iu'),
  /^\S{1,30}(?: \S{1,30})? from mobile[\s.]*$/iu,
  /^yahoo mail: search, organi[sz]e, conquer.{0,80}$/iu,
  /^.{1,80} reacted via gmail\b.{0,200}$/iu,
  /^(?:envoyé (?:de|depuis|à partir)|enviado (?:desde|do|de)|inviato da|gesendet (?:von|mit)|verzonden (?:met|vanaf)|verstuurd vanaf|sendt fra|skickat från|wysłan[eo] z|trimis de pe|odoslané z|отправлено с)\s.{1,80}$/iu,
  /^von (?:meinem|unterwegs)\s.{0,60}gesendet\.?$/iu,
  /^diese nachricht wurde von .{1,80} gesendet\.?$/iu,
  /^(?:télécharger|scarica|obtener|holen sie sich|outlook für|téléchargez) outlook.{0,80}$/iu,
  /^[\s*]*(?:please )?(?:excuse|forgive|apologies for|sorry for)\s+(?:any |my |the )?(?:(?:brevity|typos?|typing|spelling|autocorrect|errors|mistakes|grammar)(?:[\s,/&]|and|or|any)*)+[\s).!*]*(?:(?:this|it|as|sent|typed)\b.{0,40}\b(?:phone|iphone|mobile|ipad|tablet|device|move|go)\b.{0,20})?$/iu,
  /^\[?(?:image|cid|logo|inline image)[:\s][^\]\n]{0,120}\]?$/iu,
  /^<?https?:\/\/(?:aka\.ms|(?:www\.)?google\.com\/gmail\/about|go\.onelink\.me|overview\.mail\.yahoo|mail\.onelink)\S*>?$/iu,
];

/** Phrases that mark a whole paragraph as a notice. */
const NOTICES = [
  /\b(?:consider|think (?:of|about)) the environment\b.{0,40}\b(?:before|print(?:ing)? (?:this|it))\b/isu,
  /^\W*think before you print\b/imu,
  /^\W*virus-free\b\W{0,3}(?:www|https?|avast|avg|$)/imu,
  /\bthis e-?mail has been (?:scanned|checked)\b/iu,
  /\b(?:scanned|checked) (?:for viruses )?by\b.{0,60}\b(?:avast|avg|mimecast|messagelabs|symantec|norton|mcafee|mailcontrol)\b/isu,
  /\bNHSmail is (?:the secure|approved)|\bjoining NHSmail\b/iu,
  /^\W*(?:legal )?(?:disclaimer|confidentiality notice|confidentiality|important notice|legal notice|privileged and confidential)\W*$/iu,
];

/** States where a company or a person is registered. */
const REGISTERED = /\bregistered (?:in|office)\b.{0,120}\b(?:england|wales|scotland|ireland|number|no\b|company)/isu;
const COMPANY = /\b(?:ltd|limited|plc|llp|cic|company|charity|registered office)\b/iu;

/** Subjects of legal notices about which people do not write. */
const FORMAL_SIGNS = [
  /\bintended (?:only |solely )?(?:for|recipient|addressee)|\bnot the (?:intended|named) (?:recipient|addressee)|\baddressee/iu,
  /\breceived (?:it |this \S+ |this \S+ \S+ |the \S+ )?in error/iu,
  /\b(?:unauthori[sz]ed|disclos|disseminat|prohibited|unlawful)/iu,
  /\bliab(?:le|ility)\b|\bresponsib(?:le|ility) for\b.{0,60}\b(?:loss|damage|errors)/isu,
  /\b(?:views|opinions)\b.{0,60}\b(?:author|sender|expressed|represent)/isu,
  /\bmonitor(?:ed|ing)?\b.{0,80}\b(?:e-?mails?|communications?)|\be-?mails?\b.{0,80}\bmonitor/isu,
];
/** Subjects of legal notices about which people may write too. */
const LEGAL_SIGNS = [
  /\b(?:confidential|privileged)\b/iu,
  /\b(?:delete|destroy)\b.{0,80}\b(?:it|message|e-?mail|copies|system|attachments?|computer)\b|\bnotify (?:the sender|us|me)\b/isu,
  /\b(?:e-?mail|message|communication|transmission|information)\b.{0,80}\b(?:attachments?|attached|files transmitted|contained)\b/isu,
  /\b(?:distribut|copying)/iu,
  /\bvirus|\bmalware/iu,
];
/** A legal notice has at least this many signs. In the first person it needs more, because the writer may mean themselves. */
const ENOUGH_SIGNS = 2;
const ENOUGH_ABOUT_ONESELF = 4;
const FIRST_PERSON = /\bI\b|\bmy\b/u;

const MOST_SIGNATURE_LINES = 12;
const LONGEST_SIGNATURE_LINE = 90;
/** Characters. Notices are shorter, and patterns read no further. */
const LONGEST_PARAGRAPH = 6_000;

const isPhoneSignature = (line: string): boolean =>
  line.length < 260 && PHONE_SIGNATURES.some((pattern) => pattern.test(line.trim()));

function isNotice(paragraph: string): boolean {
  const text = paragraph.slice(0, LONGEST_PARAGRAPH).replaceAll(/\s+/g, ' ');
  const isFirstPerson = FIRST_PERSON.test(text);
  const isRegistration = REGISTERED.test(text) && COMPANY.test(text);
  if (!isFirstPerson && (isRegistration || NOTICES.some((pattern) => pattern.test(text)))) return true;
  const formal = FORMAL_SIGNS.filter((pattern) => pattern.test(text)).length;
  const all = formal + LEGAL_SIGNS.filter((pattern) => pattern.test(text)).length;
  return formal > 0 && all >= (isFirstPerson ? ENOUGH_ABOUT_ONESELF : ENOUGH_SIGNS);
}

const hasSign = (line: string): boolean =>
  [...NOTICES, REGISTERED, COMPANY, ...FORMAL_SIGNS, ...LEGAL_SIGNS].some((pattern) =>
    pattern.test(line.slice(0, LONGEST_PARAGRAPH)),
  );

/** Removes a notice, and keeps the lines above it in the same paragraph. */
function withoutNotice(paragraph: string): string[] {
  if (!isNotice(paragraph)) return [paragraph];
  const lines = paragraph.split('\n');
  const above = lines.slice(0, Math.max(0, lines.findIndex(hasSign)));
  return above.length > 0 ? [above.join('\n')] : [];
}

export function withoutClosing(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).flatMap(withoutNotice);
  const lines = paragraphs.join('\n\n').split('\n');
  trimEnd(lines);
  const delimiter = lines.findLastIndex((line) => /^--\s?$/.test(line));
  if (delimiter >= 0 && isSignature(lines.slice(delimiter + 1))) lines.length = delimiter;
  trimEnd(lines);
  return lines.join('\n');
}

function trimEnd(lines: string[]): void {
  for (let last = lines.at(-1); last !== undefined; last = lines.at(-1)) {
    if (!isRule(last) && !isPhoneSignature(last)) return;
    lines.pop();
  }
}

const isSignature = (lines: readonly string[]): boolean =>
  lines.length <= MOST_SIGNATURE_LINES &&
  lines.every((line) => line.length <= LONGEST_SIGNATURE_LINE && !/\bI\b/u.test(line));
