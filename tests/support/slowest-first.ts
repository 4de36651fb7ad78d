/**
 * Runs the slowest test files first, so that no processor idles at the end. Vitest remembers durations, but not in a fresh checkout, where
 * it sorts by size; these files are slow and short.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files slower than seven seconds in the short form, slowest first, then those slow in the full form. */
const SLOW = [
  'every-page-of-accounts',
  'every-public-page',
  'z01-every-route-every-person',
  'z06-no-text-becomes-a-statement',
  'jobs-come-in-and-go-out',
  'restore',
  'start-and-stop',
  'pages-at-every-width',
  'a-consultants-day',
  'i01-texts-stay-texts',
  'find-a-job-upload',
  'job-imports',
  'u12-hostile-archives',
  'f12-stalled-database',
  'page-states',
  'every-sitemap-address',
  'r10-recaptcha-refusals',
  'z02-without-gates',
  'an-employer-comes-and-posts',
  'changes-show-at-once',
  'tasks',
  'keyboard',
  'candidates-go-on-offline',
  'h06-private-pages-stay-private',
  'restored-site',
  'z03-without-row-security',
  'r06-offline-queue',
  'a-guest-finds-work-near-home',
  'i11-nowhere-else',
  'accounts-links',
  'candidates-swipe',
  'u15-costly-input',
  'h14-poisoned-pages',
  'mail-delivery',
  'f17-clocks',
  'set-up',
  'typed-text-is-kept',
  'followed-boards',
  'failures-are-told',
  'found-jobs-large',
  'h01-headers',
  'use-is-measured-after-consent',
  'pictures',
  'pages-can-be-used-by-everybody',
  'pages-are-read-offline',
  'f15-killed-in-mid-mail',
  'page-heads',
  'notifications',
  'r11-killed-before-its-answer',
  'an-application-from-like-to-shortlist',
  'members-see-one-agency',
  'forms-and-desk',
  'backup',
  'migrate',
  'visitors-decide-about-cookies',
  'u12-u13-hostile-content',
  'feeds',
  'an-owner-goes-live',
  'employers-keep-their-jobs',
  'editors-show-pictures',
  'the-first-administrator',
  'guests-apply',
  'visitors-ask-the-assistant',
  'visitors-find-jobs',
  'admins-decide-about-accounts',
  'people-are-told-from-machines',
  'forms-are-sent-once',
  'hostile-texts-stay-text',
  'request-forms-keep-what-was-typed',
  'employers-receive-applications',
  'people-sign-up',
  'visitors-send-request-forms',
  'admins-handle-enquiries',
  'candidates-keep-their-profile',
  'f19-update',
  'p03-slow-readers',
  'a03-closed-doors',
  'assistant',
  'early-presses-are-not-lost',
  'employers-post-in-a-dialog',
  'scripts-start-at-the-first-touch',
  'people-sign-in',
  'candidates-apply',
  'admins-use-passkeys',
  'candidates-like-jobs',
  'p11-shared-limits',
  'h05-reading-changes-nothing',
  'u01-size-limits',
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
