import { useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: the one wrapper around it
import { useFetcher as useRouterFetcher } from 'react-router';

/**
 * React Router's `useFetcher`, with its answer as React state. React Router keeps answers outside React's state: an abandoned render may
 * see one early, and then an effect that depends on it never runs.
 * @returns `data` is the newest answer; while a request runs, the previous one
 */
export function useFetcher<T>() {
  const { data, ...fetcher } = useRouterFetcher<T>();
  const [answer, setAnswer] = useState(data);
  if (fetcher.state === 'idle' && data !== answer) setAnswer(data);
  return { ...fetcher, data: answer };
}
