/**
 * The order of test files: the slowest begin, so that no processor waits for one of them at the end. Vitest knows how long a
 * file took before; in a fresh checkout it goes by their size, and these say much in few lines. A name stands for both forms
 * of a file.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer than some fifteen seconds, from the slowest on; between those that are busy stand some that wait. */
const SLOW = [
  'every-page-of-accounts',
  'z01-every-route-every-person',
  'tasks',
  'restore',
  'mail-delivery',
  'start-and-stop',
  'assistant',
  'accounts-links',
  'every-public-page',
  'pages-at-every-width',
  'an-owner-goes-live',
  'jobs-come-in-and-go-out',
  'employers-keep-their-jobs',
  'editors-show-pictures',
  'the-first-administrator',
  'guests-apply',
  'changes-show-at-once',
  'use-is-measured-after-consent',
  'pages-are-read-offline',
  'candidates-go-on-offline',
  'a-guest-finds-work-near-home',
  'visitors-ask-the-assistant',
  'failures-are-told',
  'visitors-find-jobs',
  'early-presses-are-not-lost',
  'employers-post-in-a-dialog',
  'scripts-start-at-the-first-touch',
  'visitors-decide-about-cookies',
  'admins-decide-about-accounts',
  'candidates-swipe',
  'people-are-told-from-machines',
  'people-sign-in',
  'forms-are-sent-once',
  'hostile-texts-stay-text',
  'request-forms-keep-what-was-typed',
  'employers-receive-applications',
  'candidates-apply',
  'an-employer-comes-and-posts',
  'people-sign-up',
  'visitors-send-request-forms',
  'admins-handle-enquiries',
  'admins-use-passkeys',
  'candidates-keep-their-profile',
  'candidates-like-jobs',
  'page-states',
  'keyboard',
  'every-sitemap-address',
  'i01-texts-stay-texts',
  'z06-no-text-becomes-a-statement',
  'z02-without-gates',
  'u12-u13-hostile-content',
  'f19-update',
  'p03-slow-readers',
  'p11-shared-limits',
  'r10-recaptcha-refusals',
  'a03-closed-doors',
  'f15-killed-in-mid-mail',
  'h05-reading-changes-nothing',
  'h06-private-pages-stay-private',
  'u01-size-limits',
  'r06-offline-queue',
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
