/**
 * Runs the slowest test files first, so that no processor idles at the end. Vitest remembers durations, but not in a fresh checkout, where
 * it sorts by size; these files are slow and short.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The thirty slowest test files of the short form, slowest first. */
const SLOW = [
  'z01-every-route-every-person',
  'every-page-of-accounts',
  'every-public-page',
  'start-and-stop',
  'h06-private-pages-stay-private',
  'people-imports',
  'restore',
  'a-consultants-day',
  'pages-at-every-width',
  'i01-texts-stay-texts',
  'z06-no-text-becomes-a-statement',
  'jobs-come-in-and-go-out',
  'members-see-one-agency',
  'f12-stalled-database',
  'restored-site',
  'r11-killed-before-its-answer',
  'find-a-job-upload',
  'keyboard',
  'followed-boards',
  'job-imports',
  'i07-validators-that-cost',
  'reports',
  'i11-nowhere-else',
  'every-sitemap-address',
  'mail-delivery',
  'migrate',
  'page-states',
  'h02-scripts-and-styles',
  'job-form',
  'changes-show-at-once',
];

function rankOf({ moduleId }: TestSpecification): number {
  const place = SLOW.findIndex((name) => moduleId.includes(`/${name}.`));
  return place < 0 ? SLOW.length : place;
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
