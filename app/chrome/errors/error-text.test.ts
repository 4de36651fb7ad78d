import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { describeError } from './error-text.ts';

describe('describeError', () => {
  it('uses the message and stack of an error', () => {
    const error = new TypeError('x is not a function');
    expect(describeError(error)).toEqual({ message: 'x is not a function', stack: error.stack });
  });

  it('names an error without a message', () => {
    expect(describeError(new RangeError()).message).toBe('RangeError');
  });

  it('names the status and body of a thrown response', () => {
    expect(describeError(new ErrorResponse(503, 'Service Unavailable', { reason: 'full' })).message).toBe(
      'Response 503 Service Unavailable {"reason":"full"}',
    );
    expect(describeError(new ErrorResponse(403, '', null)).message).toBe('Response 403');
  });

  it('never describes a value as [object Object]', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (const thrown of [{ a: 1 }, circle, null, undefined, 'plain words', 7, Symbol('s'), () => 1]) {
      const { message } = describeError(thrown);
      expect(message).not.toContain('[object');
      expect(message.length).toBeGreaterThan('Thrown: '.length);
    }
  });
});
