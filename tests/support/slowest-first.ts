/**
 * Runs the slowest test files first, so that no processor idles at the end. Vitest remembers durations, but not in a fresh checkout, where
 * it sorts by size; these files are slow and short.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The thirty slowest test files of the short form, slowest first. */
const SLOW = [
  'every-page-of-accounts',
  'z01-every-route-every-person',
  'every-public-page',
  'z06-no-text-becomes-a-statement',
  'restore',
  'job-imports',
  'jobs-come-in-and-go-out',
  'people-imports',
  'start-and-stop',
  'find-a-job-upload',
  'a-consultants-day',
  'i01-texts-stay-texts',
  'every-sitemap-address',
  'pages-at-every-width',
  'restored-site',
  'h14-poisoned-pages',
  'found-jobs-large',
  'r10-recaptcha-refusals',
  'u12-hostile-archives',
  'z02-without-gates',
  'i11-nowhere-else',
  'a03-closed-doors',
  'u15-costly-input',
  'page-states',
  'fair-view-over-http',
  'tasks',
  'f12-stalled-database',
  'followed-boards',
  'h06-private-pages-stay-private',
  'mail-delivery',
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
