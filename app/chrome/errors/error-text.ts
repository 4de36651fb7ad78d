/** Anything can be thrown, and not everything has a message. */
import { isRouteErrorResponse } from 'react-router';

type ErrorText = { message: string; stack?: string };

export function describeError(error: unknown): ErrorText {
  if (error instanceof Error) {
    const message = error.message || error.name;
    return error.stack ? { message, stack: error.stack } : { message };
  }
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return { message: ['Response', status, statusText, toText(data)].filter(Boolean).join(' ') };
  }
  return { message: `Thrown: ${toText(error) || typeof error}` };
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
