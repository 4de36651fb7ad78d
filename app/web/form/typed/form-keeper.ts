/** What the root of the site knows of pages that keep what is typed (keep-typed.tsx), which load the rest themselves. */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

export type FormMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;
type FormKeeper = { keepRefusedForm: FormMiddleware; holdPage: () => boolean };

let keeper: FormKeeper | null = null;

/** @returns takes it back */
export function provideFormKeeper(provided: FormKeeper): () => void {
  keeper = provided;
  return () => {
    keeper = null;
  };
}

export const keepForms: FormMiddleware = (args, next) => (keeper ? keeper.keepRefusedForm(args, next) : next());

/** When the session has ended: whether the page stays, because text would be lost, and has said so. */
export const holdPage = (): boolean => keeper?.holdPage() ?? false;
