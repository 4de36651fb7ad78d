import { expect } from 'vitest';

/** True in tests of the second agency, Harbour & Vale; all others use the demo agency. */
export const isSecondAgency = (): boolean => expect.getState().testPath?.includes('/tests/second-agency/') ?? false;
