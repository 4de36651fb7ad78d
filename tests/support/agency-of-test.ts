import { expect } from 'vitest';

/** Whether the test file is about Harbour & Vale of Lincoln and Hull; all others are about the demo. */
export const isSecondAgency = (): boolean => expect.getState().testPath?.includes('/tests/second-agency/') ?? false;
