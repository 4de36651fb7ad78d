import { CHOSEN_JOB } from '../../schema.ts';

export function addressWithJob(address: string, id: string | null): string {
  const { pathname, searchParams } = new URL(address);
  if (id) searchParams.set(CHOSEN_JOB, id);
  else searchParams.delete(CHOSEN_JOB);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** True if the addresses differ only in the previewed job, which is fetched separately. */
export const haveSameList = (one: URL, other: URL): boolean =>
  one.href !== other.href && addressWithJob(one.href, null) === addressWithJob(other.href, null);
