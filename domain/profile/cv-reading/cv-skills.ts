/** Reads the lines under a skills heading, split where the writer separated them. */
import { PROFILE_LIMITS } from '../profile.ts';
import type { CvLine, FoundText } from './cv-lines.ts';
import { DATES } from './cv-roles.ts';

const MOST = { skills: 30, words: 6, broken: 20 } as const;

const LEVEL =
  /^(?:beginner|basic|novice|elementary|intermediate|advanced|expert|master|proficient|competent|experienced|native|native speaker|fluent|conversational|excellent|good|very good|strong|level|years?|\d+ years?|n\/a)$/i;
const NO_GROUP = /^(?:other|others|personal|general|technical|various|tools|software|systems|skills?|trade|more)$/i;
const BULLET = /^[\s*\-–—•·●▪◦‣o✓✔➢►]+(?=\s)/u;
const LISTED = /\s*[,;|•·●▪◦‣]\s*|\s[-–—]\s/u;
const SET_APART = /^\p{L}{1,3}(?: \p{L}{1,3}){2,}$/u;
const STARTS_LATER = /^(?:and|or|of|in|with|to|for|the|including|such)\b/i;

export function findSkills(lines: readonly CvLine[]): FoundText[] {
  const skills: FoundText[] = [];
  const knownSkills = new Set<string>();
  const skillLines = lines.filter(({ section }) => section === 'skills');
  const areRunOn = skillLines.some(isRunOn);
  const areGlued = skillLines.some(({ text }) => GLUED.test(text));
  for (const [at, line] of lines.entries()) {
    if (line.section !== 'skills' || DATES.test(line.text)) continue;
    // If one line holds several skills, every unsplit line may.
    if (areRunOn && line.cells.length === 1 && /\s/.test(line.text) && !LISTED.test(line.text)) continue;
    if (areGlued && CAMEL.test(line.text)) continue;
    for (const value of readLine(lines, at)) {
      if (knownSkills.has(value.toLowerCase())) continue;
      knownSkills.add(value.toLowerCase());
      skills.push({ value, line: line.text });
      if (skills.length === MOST.skills) return skills;
    }
  }
  return skills;
}

function readLine(lines: readonly CvLine[], at: number): string[] {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || line.isHeading) return [];
  const [goesOn, began] = [isContinued(line, after), before !== undefined && isContinued(before, line)];
  const lists = withoutHeading(line).map((cell) => withoutLabel(cell, line));
  const isList = lists.some((cell) => LISTED.test(cell.replace(BULLET, '')));
  // If cells of a row may continue in the next row, it is unknown which do.
  if ((goesOn || began) && lists.length > 1) return [];
  if (!isList && isAmongBroken(lines, at)) return [];
  const parts = lists.flatMap((cell) => cell.replace(BULLET, '').split(LISTED)).map((part) => part.trim());
  const whole = parts.slice(began ? 1 : 0, goesOn ? -1 : undefined);
  return whole.map((part) => part.replace(/^[\s*.:–—-]+|[\s.:]+$/g, '')).filter(isSkill);
}

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

/** True if lines of the paragraph around this line are wrapped, so that a line may hold part of a skill. */
function isAmongBroken(lines: readonly CvLine[], at: number): boolean {
  let [from, to] = [at, at];
  while (at - from < MOST.broken && lines[from]?.isTight && !lines[from]?.isBreak) from -= 1;
  while (to - at < MOST.broken && lines[to + 1]?.isTight && !lines[to + 1]?.isBreak) to += 1;
  return lines.slice(from, to).some((line, index) => isContinued(line, lines[from + index + 1]));
}

/** Removes the heading, as in `Skills: one, two`, or beside its list. */
function withoutHeading({ cells, parts, section, isBreak }: CvLine): string[] {
  const [first = ''] = parts;
  if (!isBreak || section !== 'skills') return cells;
  const remainingText = cells.join('\t');
  const at = remainingText.indexOf(':');
  const isLabelled = at > 0 && at < 40 && /skill|competenc|abilit|expertise/i.test(remainingText.slice(0, at));
  if (isLabelled) return remainingText.slice(at + 1).split('\t');
  return /skill|competenc|abilit|expertise/i.test(first) && remainingText.startsWith(first)
    ? remainingText
        .slice(first.length)
        .split('\t')
        .filter((cell) => cell.trim() !== '')
    : cells;
}

/** Removes a label such as `Driving:` in `Driving: Class 1, ADR`, even if only its font marks it. */
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
    !/[@%()[\]{}“”"]/.test(value.replace(/\([^()]*\)/g, '')) &&
    !LEVEL.test(value) &&
    !isWithLevel(value) &&
    !NO_GROUP.test(value) &&
    !STARTS_LATER.test(value) &&
    !SET_APART.test(value) &&
    !/[.!?]\s/.test(value)
  );
}

function isWithLevel(value: string): boolean {
  const words = value.split(' ');
  return words.length > 1 && (LEVEL.test(words.at(-1) ?? '') || LEVEL.test(words.slice(-2).join(' ')));
}

function isRunOn({ text, isHeading }: CvLine): boolean {
  if (isHeading || BULLET.test(text) || LISTED.test(text) || /[:.]/.test(text)) return false;
  if (GLUED.test(text)) return true;
  const words = text.split(' ');
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > 2) return true;
  const [, ...later] = words;
  const capitals = later.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return capitals === 1 && later.some((word) => /^\p{Ll}{3}/u.test(word));
}

/** Matches `First fixSash windows` and `MathematicsMusic`, but not `iOS` or `PowerPoint`. */
const GLUED = /(?<!\p{L})\p{Ll}{4,}\p{Lu}|\p{Lu}\p{Ll}{5,}\p{Lu}\p{Ll}{3,}/u;
const CAMEL = /\p{Ll}\p{Lu}/u;
