/** Connects the site's root with the code that keeps typed text (keep-typed.tsx), which only some pages load. */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

export type FormMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;
type FormKeeper = { keepRefusedForm: FormMiddleware; holdPage: () => boolean };

let keeper: FormKeeper | null = null;

export function provideFormKeeper(provided: FormKeeper): () => void {
  keeper = provided;
  return () => {
    keeper = null;
  };
}

export const keepRefusedForms: FormMiddleware = (args, next) => (keeper ? keeper.keepRefusedForm(args, next) : next());

/**
 * Called when the session has ended.
 *
 * @returns true if the page stays, with a notice, to keep typed text
 */
export const holdPage = (): boolean => keeper?.holdPage() ?? false;
