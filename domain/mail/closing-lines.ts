/** Removes the lines that mail programs and companies add below a person's words: phone advertisements, legal notices, signatures. */
import { isRule } from './quote-headers.ts';

const DEVICES =
  'iphone|ipad|ipod|ios|galaxy|samsung|android|huawei|honor|xiaomi|redmi|oneplus|pixel|nokia|lumia|motorola|moto|oppo|htc|lg|sony|xperia|blackberry|alcatel|nexus|kindle|windows|outlook|hotmail|mail|mailbox|yahoo|aol|gmail|icloud|proton|protonmail|tutanota|zoho|spark|airmail|thunderbird|phone|smartphone|mobile|cell|cellphone|tablet|device|handset|handheld|laptop|macbook|mac|pc|computer|app|workspace|bluemail|mymail|k-9|nine|edison|polymail|superhuman|vodafone|o2|ee|bt|sky|virgin|talktalk|fire|surface';

/** Each pattern must match one whole line. */
const PHONE_SIGNATURES = [
  new RegExp(`^[\\s(<*_-]*sent\\s+(?:from|via|with|using|by|on)\\b.{0,100}\\b(?:${DEVICES})\\b.{0,120}$`, 'iu'),
  /^[\s(<*_-]*sent\s+from\s+(?:my|a|the)\s+\S+(?:\s+\S+){0,3}[\s)>*_.]*$/iu,
  /^[\s(<*_-]*(?:get|download|try)\s+(?:the\s+)?(?:outlook|bluemail|yahoo mail|aol|gmail|spark|mymail|mail)\b.{0,80}$/iu,
  new RegExp(`^[\\s(<*_-]*from my (?:\\S+ ){0,3}(?:${DEVICES})\\b.{0,20}$`, 'iu'),
  /^\S{1,30}(?: \S{1,30})? from mobile[\s.]*$/iu,
  /^yahoo mail: search, organize, conquer.{0,80}$/iu,
  /^(?:envoyé (?:de|depuis|à partir)|enviado (?:desde|do|de)|inviato da|gesendet (?:von|mit)|verzonden (?:met|vanaf)|verstuurd vanaf|sendt fra|skickat från|wysłan[eo] z|trimis de pe|odoslané z|отправлено с)\s.{1,80}$/iu,
  /^von (?:meinem|unterwegs)\s.{0,60}gesendet\.?$/iu,
  /^diese nachricht wurde von .{1,80} gesendet\.?$/iu,
  /^(?:télécharger|scarica|obtener|holen sie sich|outlook für|téléchargez) outlook.{0,80}$/iu,
  /^[\s*]*(?:please )?(?:excuse|forgive|apologies for|sorry for)\s+(?:any |my |the )?(?:brevity|typos?|spelling|autocorrect|errors)\b.{0,60}$/iu,
  /^\[?(?:image|cid|logo|inline image)[:\s][^\]\n]{0,120}\]?$/iu,
  /^<?https?:\/\/(?:aka\.ms|go\.onelink\.me|overview\.mail\.yahoo|mail\.onelink)\S*>?$/iu,
];

/** Phrases that mark a paragraph as a notice, not as a person's words. */
const NOTICES = [
  /\bconsider the environment\b.{0,60}\bprint/isu,
  /\bvirus-free\b/iu,
  /\bthis e-?mail has been (?:scanned|checked)\b/iu,
  /\b(?:scanned|checked) (?:for viruses )?by\b.{0,60}\b(?:avast|avg|mimecast|messagelabs|symantec|norton|mcafee|mailcontrol)\b/isu,
  /\bregistered (?:in|office)\b.{0,120}\b(?:england|wales|scotland|ireland|number|no\b|company)/isu,
  /^\W*(?:legal )?(?:disclaimer|confidentiality notice|confidentiality|important notice|legal notice|privileged and confidential)\W*$/iu,
];

/** Subjects of legal notices. A paragraph with two of these is a legal notice. */
const LEGAL_SIGNS = [
  /\bintended (?:only |solely )?(?:for|recipient|addressee)|\bnot the (?:intended|named) (?:recipient|addressee)|\baddressee/iu,
  /\b(?:confidential|privileged)\b/iu,
  /\b(?:delete|destroy)\b.{0,80}\b(?:it|message|e-?mail|copies|system|attachments?|computer)\b|\bnotify (?:the sender|us|me)\b|\breceived (?:it |this \S+ |this \S+ \S+ )?in error/isu,
  /\b(?:e-?mail|message|communication|transmission|information)\b.{0,80}\b(?:attachments?|attached|files transmitted|contained)\b/isu,
  /\b(?:unauthori[sz]ed|disclos|disseminat|distribut|copying|prohibited|unlawful)/iu,
  /\bvirus|\bmalware/iu,
  /\bliab(?:le|ility)\b|\bresponsib(?:le|ility) for\b.{0,60}\b(?:loss|damage|errors)/isu,
  /\b(?:views|opinions)\b.{0,60}\b(?:author|sender|expressed|represent)/isu,
  /\bmonitor(?:ed|ing)?\b.{0,80}\b(?:e-?mails?|communications?)|\be-?mails?\b.{0,80}\bmonitor/isu,
];

const MOST_SIGNATURE_LINES = 12;
const LONGEST_SIGNATURE_LINE = 90;
/** In characters: no notice is longer, and patterns look at no more. */
const LONGEST_PARAGRAPH = 6_000;

const isPhoneSignature = (line: string): boolean =>
  line.length < 260 && PHONE_SIGNATURES.some((pattern) => pattern.test(line.trim()));

function isNotice(paragraph: string): boolean {
  const text = paragraph.slice(0, LONGEST_PARAGRAPH).replaceAll(/\s+/g, ' ');
  return (
    NOTICES.some((pattern) => pattern.test(text)) || LEGAL_SIGNS.filter((pattern) => pattern.test(text)).length >= 2
  );
}

/** Removes the closing lines below a person's words, and notices anywhere. */
export function withoutClosing(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => !isNotice(paragraph));
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
  lines.length <= MOST_SIGNATURE_LINES && lines.every((line) => line.length <= LONGEST_SIGNATURE_LINE);
