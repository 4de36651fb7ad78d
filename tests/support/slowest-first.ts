/**
 * The order of test files: the slowest begin, so that no processor waits for one of them at the end. Vitest knows how long a
 * file took before; in a fresh checkout it goes by their size, and these say much in few lines.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = [
  ...['every-page-of-accounts', 'every-public-page', 'page-states'],
  ...['z01-every-route-every-person', 'z02-without-gates', 'h05-reading-changes-nothing', 'i01-texts-stay-texts'],
  ...['h06-private-pages-stay-private', 'z03-without-row-security', 'z06-no-text-becomes-a-statement'],
  ...['f04-killed-while-uploading', 'i07-validators-that-cost'],
  ...['admins-decide-about-accounts', 'admins-use-passkeys', 'candidates-apply'],
];

const rankOf = ({ moduleId }: TestSpecification) => (SLOW.some((name) => moduleId.includes(`/${name}.test.`)) ? 0 : 1);

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
