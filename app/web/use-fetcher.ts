import { useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: the one wrapper around it
import { useFetcher as useRouterFetcher } from 'react-router';

/**
 * React Router's `useFetcher`, with its answer as React state. React Router keeps answers outside of that: an abandoned render may see one
 * early, and effects that depend on it never run.
 *
 * @returns `data` is the newest answer; while a request runs, the previous one
 */
export function useFetcher<T>() {
  const { data, ...fetcher } = useRouterFetcher<T>();
  const [answer, setAnswer] = useState(data);
  if (fetcher.state === 'idle' && data !== answer) setAnswer(data);
  return { ...fetcher, data: answer };
}
