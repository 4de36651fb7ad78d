import { expect, test } from 'vitest';
import { isGone, isOutOfReach } from './out-of-reach.server.ts';

const fault = (code: string, more: object = {}) => Object.assign(new Error('a fault'), { code, ...more });

test.each([
  ['no server listens', fault('ECONNREFUSED'), true, true],
  ['its socket is not there', fault('ENOENT', { syscall: 'connect' }), true, true],
  ['it is stopping', fault('57P01'), true, true],
  ['it is starting', fault('57P03'), true, true],
  ['it has no connection left', fault('53300'), false, true],
  ['we have no file left', fault('EMFILE', { syscall: 'connect' }), false, true],
  ['the line was cut', new Error('Connection terminated unexpectedly'), false, true],
  ['the pool was waited for in vain', new Error('timeout exceeded when trying to connect'), false, true],
  ['no answer came', new Error('Query read timeout'), false, true],
  ['a file is missing', fault('ENOENT', { syscall: 'open' }), false, false],
  ['it says no', fault('42501'), false, false],
  ['nothing in particular', null, false, false],
])('%s', (_case, error, gone, outOfReach) => {
  expect([isGone(error), isOutOfReach(error)]).toEqual([gone, outOfReach]);
});
