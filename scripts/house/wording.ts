/**
 * Counts the lines whose wording is likely to need a second reading: comments that begin without a subject, idioms that stand for a plain
 * word, and values named for when instead of what. Each room may have as many as `wording-left.json` says, and that number only falls.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestOfFeature } from './rooms.ts';
import type { Fault } from './rules.ts';

type WordingKind = 'comment' | 'idiom' | 'name';
export type WordingCounts = Readonly<Record<string, Readonly<Record<WordingKind, number>>>>;

const SOURCES = /^(app|bench|content|db|docs|domain|platform|scripts|server|tests)\/.*\.(tsx?|mjs|css|sql|md)$/;
/** Migrations are not edited, decisions are history, and samples are other systems' words. */
const SKIPPED = /^(db\/migrations|docs\/decisions|content\/(articles|legal))\/|^db\/types\.ts$|\/samples\//;

const IS_COMMENT = /^\s*(\/\*\*?|\*|\/\/|--)/;
const BEGINS_WITHOUT_SUBJECT =
  /^\s*(?:\/\*\*?|\*|\/\/|--)\s*(?:What|Of|How|In|Where|As|For|By|That|Whether|Without|Which|Those|These|So many|It|They)\s/;
const IDIOM = new RegExp(
  [
    String.raw`\b(?:stands?|stood)\b (?!(?:for|out|alone)\b)`,
    String.raw`\b(?:is|are|was|were|be) (?:told|said|asked|written down|taken over|taken off|given up|come|gone)\b`,
    String.raw`\b(?:anew|meanwhile|besides|all the same|of its own|by itself|so many|such a|the same as|in words|those that)\b`,
    String.raw`\b(?:that which|what is|makes? do|mend(?:s|ed|ing)?|in hand|becomes of|left alone|no more than|does without)\b`,
  ].join('|'),
  'i',
);
const NAMED_FOR_WHEN =
  /\b(?:const|let|function|\(|,|\{)\s*(?:found|known|shown|asked|said|told|way|again|asking|came|given|taken|held|kept|left|meant|heard|made|seen|some|those|rest|own|besides|why)\b(?=\s*[:=,)(}])/i;

/** Returns 'tests' for all tests, 'app/features/board' for other files of features, otherwise the top folder, or the one below `app`. */
function roomOfWording(file: string): string {
  if (isTestOfFeature(file)) return 'tests';
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[0] !== 'app' ? 1 : parts[1] === 'features' ? 3 : 2).join('/');
}

function findKinds(file: string, line: string): WordingKind[] {
  const isComment = IS_COMMENT.test(line);
  const isCode = !isComment && /\.(tsx?|mjs)$/.test(file);
  return [
    ...(isComment && BEGINS_WITHOUT_SUBJECT.test(line) ? (['comment'] as const) : []),
    ...((isComment || file.endsWith('.md')) && IDIOM.test(line) ? (['idiom'] as const) : []),
    ...(isCode && NAMED_FOR_WHEN.test(line) ? (['name'] as const) : []),
  ];
}

const KINDS = ['comment', 'idiom', 'name'] as const;

/** Counts the lines of each kind by room. */
function countWording(root: string, files: readonly string[]): WordingCounts {
  const rooms: Record<string, Record<WordingKind, number>> = {};
  for (const file of files.filter((each) => SOURCES.test(each) && !SKIPPED.test(each))) {
    const room = roomOfWording(file);
    rooms[room] ??= { comment: 0, idiom: 0, name: 0 };
    const counts = rooms[room];
    for (const line of readFileSync(path.join(root, file), 'utf8').split('\n'))
      for (const kind of findKinds(file, line)) counts[kind] += 1;
  }
  return rooms;
}

/** @param allowed by room, as `wording-left.json` has them */
export function checkWording(root: string, files: readonly string[], allowed: WordingCounts): Fault[] {
  const counts = countWording(root, files);
  return Object.entries(counts).flatMap(([room, counted]) =>
    KINDS.flatMap((kind) => {
      const [now, most] = [counted[kind], allowed[room]?.[kind] ?? 0];
      if (now === most) return [];
      const message =
        now > most
          ? `${now} lines of the kind '${kind}', ${most} are allowed: begin the comment with its subject, take the plain word, or name what the value is.`
          : `${now} lines of the kind '${kind}', ${most} are allowed: lower the number by 'npm run check:house -- --lower-wording'.`;
      return [{ file: room, line: 1, message }];
    }),
  );
}

/** Current counts, none above the allowed number. */
export function lowerWording(root: string, files: readonly string[], allowed: WordingCounts): WordingCounts {
  const rooms = Object.entries(countWording(root, files)).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    rooms.map(([room, counted]) => {
      const least = (kind: WordingKind) => Math.min(counted[kind], allowed[room]?.[kind] ?? 0);
      return [room, { comment: least('comment'), idiom: least('idiom'), name: least('name') }];
    }),
  );
}
