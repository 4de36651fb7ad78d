/** What stands under a heading that says skills, taken apart where its writer has. */
import { PROFILE_LIMITS } from '../profile.ts';
import type { CvLine } from './cv-lines.ts';
import type { Found } from './cv-reading.ts';
import { DATES } from './cv-roles.ts';

const MOST = { skills: 30, words: 6 } as const;

const LEVEL =
  /^(?:beginner|basic|novice|elementary|intermediate|advanced|expert|master|proficient|competent|experienced|native|native speaker|fluent|conversational|excellent|good|very good|strong|level|years?|\d+ years?|n\/a)$/i;
const NO_GROUP = /^(?:other|others|personal|general|technical|various|tools|software|systems|skills?|trade|more)$/i;
const BULLET = /^[\s*\-–—•·●▪◦‣o✓✔➢►]+(?=\s)/u;
const LISTED = /\s*[,;|•·●▪◦‣]\s*|\s[-–—]\s/u;
const STARTS_LATER = /^(?:and|or|of|in|with|to|for|the|including|such)\b/i;

export function findSkills(lines: readonly CvLine[]): Found[] {
  const skills: Found[] = [];
  const said = new Set<string>();
  const own = lines.filter(({ section }) => section === 'skills');
  const areRunOn = own.some(isRunOn);
  for (const [at, line] of lines.entries()) {
    if (line.section !== 'skills' || DATES.test(line.text)) continue;
    // Where one line is several, so may be each that nothing takes apart.
    if (areRunOn && line.cells.length === 1 && line.text.includes(' ') && !LISTED.test(line.text)) continue;
    for (const value of readLine(line, lines[at - 1], lines[at + 1])) {
      if (said.has(value.toLowerCase())) continue;
      said.add(value.toLowerCase());
      skills.push({ value, line: line.text });
      if (skills.length === MOST.skills) return skills;
    }
  }
  return skills;
}

function readLine(line: CvLine, before: CvLine | undefined, after: CvLine | undefined): string[] {
  if (line.isHeading) return [];
  const [goesOn, began] = [isContinued(line, after), before !== undefined && isContinued(before, line)];
  const lists = withoutHeading(line).map((cell) => withoutLabel(cell, line));
  const isList = lists.some((cell) => LISTED.test(cell.replace(BULLET, '')));
  // Cells of a row that goes on in the row below: which of them do, nothing tells.
  if ((goesOn || began) && (lists.length > 1 || !isList)) return [];
  const parts = lists.flatMap((cell) => cell.replace(BULLET, '').split(LISTED)).map((part) => part.trim());
  const whole = parts.slice(began ? 1 : 0, goesOn ? -1 : undefined);
  return whole.map((part) => part.replace(/^[\s*.:–—-]+|[\s.:]+$/g, '')).filter(isSkill);
}

/** The next line is the rest of what the last words of this one begin. */
function isContinued(line: CvLine, next: CvLine | undefined): boolean {
  if (!next?.isTight || next.isBreak || next.section !== line.section || line.isHeading) return false;
  if (BULLET.test(next.text) || /^[^:]{1,40}:/.test(next.text)) return false;
  const isList = LISTED.test(line.text.replace(BULLET, ''));
  if (isList) return !/[,;|.•·●▪◦‣]$/.test(line.text);
  return (
    next.cells.some((cell) => /^[\p{Ll}(&]/u.test(cell)) ||
    /(?:[-–&/,]|\b(?:and|of|in|with|to|for|the))$/i.test(line.text)
  );
}

/** `Skills: one, two`, and a heading that stands beside its list. */
function withoutHeading({ cells, parts, section, isBreak }: CvLine): string[] {
  const [first = ''] = parts;
  if (!isBreak || section !== 'skills') return cells;
  const rest = cells.join('\t');
  const at = rest.indexOf(':');
  const isLabelled = at > 0 && at < 40 && /skill|competenc|abilit|expertise/i.test(rest.slice(0, at));
  if (isLabelled) return rest.slice(at + 1).split('\t');
  return /skill|competenc|abilit|expertise/i.test(first) && rest.startsWith(first)
    ? rest
        .slice(first.length)
        .split('\t')
        .filter((cell) => cell.trim() !== '')
    : cells;
}

/** `Driving: Class 1, ADR`, also where the label is told by its type alone. */
function withoutLabel(cell: string, { parts }: CvLine): string {
  const [, list] = /^[^:,;]{1,60}:\s+(.+)$/.exec(cell) ?? [];
  if (list !== undefined) return list;
  const label = parts.find((part) => cell.startsWith(`${part} `) && cell.length > part.length);
  return label && LISTED.test(cell) && !LISTED.test(label) ? cell.slice(label.length) : cell;
}

function isSkill(value: string): boolean {
  return (
    value.length > 1 &&
    value.length <= PROFILE_LIMITS.skill &&
    value.split(' ').length <= MOST.words &&
    /^[\p{Lu}\p{Ll}\d.#]/u.test(value) &&
    /\p{L}/u.test(value) &&
    !/[@()[\]{}“”"]/.test(value.replace(/\([^()]*\)/g, '')) &&
    !LEVEL.test(value) &&
    !isWithLevel(value) &&
    !NO_GROUP.test(value) &&
    !STARTS_LATER.test(value) &&
    !/[.!?]\s/.test(value)
  );
}

/** A skill and how good its writer is at it, with nothing between them. */
function isWithLevel(value: string): boolean {
  const words = value.split(' ');
  return words.length > 1 && (LEVEL.test(words.at(-1) ?? '') || LEVEL.test(words.slice(-2).join(' ')));
}

/** Several skills one after another, with nothing between them. */
function isRunOn(line: CvLine): boolean {
  const { text, isHeading } = line;
  const words = text.split(' ');
  if (isHeading || words.length < 3 || BULLET.test(text) || LISTED.test(text) || /[:.]/.test(text)) return false;
  const capitals = words.map((word) => /^\p{Lu}/u.test(word));
  return (
    capitals.filter(Boolean).length > 2 ||
    words.some(
      (word, at) => capitals[at + 1] && /^\p{Ll}/u.test(word) && !/^(?:and|of|in|with|to|for|the|on)$/.test(word),
    )
  );
}
