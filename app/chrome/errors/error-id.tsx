/** Passes the id under which the server logged an error to the screen that shows it, also through hydration. */
import { createContext, type ReactNode, useContext, useState } from 'react';

const ErrorIdContext = createContext<string | null>(null);

export function ErrorIdProvider({ id, children }: { id: string; children: ReactNode }) {
  return <ErrorIdContext.Provider value={id}>{children}</ErrorIdContext.Provider>;
}

/** During hydration the id is read from the page. An error in the browser gets a new one, derived from the time. */
export function useErrorId(): string {
  const fromServer = useContext(ErrorIdContext);
  const [id] = useState(() => fromServer ?? idInPage() ?? `browser-${Date.now().toString(36)}`);
  return id;
}

function idInPage(): string | null {
  return typeof document === 'undefined'
    ? null
    : (document.querySelector('[data-error-id]')?.getAttribute('data-error-id') ?? null);
}
