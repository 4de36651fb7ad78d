/** What the root of the site knows of pages that keep what is typed (keep-typed.tsx), which load the rest themselves. */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

export type FormMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;
type FormKeeper = { keepRefusedForm: FormMiddleware; isAnythingTyped: () => boolean };

let keeper: FormKeeper | null = null;

/** @returns takes it back */
export function provideFormKeeper(provided: FormKeeper): () => void {
  keeper = provided;
  return () => {
    keeper = null;
  };
}

export const keepForms: FormMiddleware = (args, next) => (keeper ? keeper.keepRefusedForm(args, next) : next());

/** Text that would be lost if the page were left or loaded anew. */
export const mayLoseText = (): boolean => keeper?.isAnythingTyped() ?? false;
