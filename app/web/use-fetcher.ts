import { useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: the one wrapper around it
import { useFetcher as useRouterFetcher } from 'react-router';

/**
 * React Router's `useFetcher`, whose answer comes with the state it belongs to. React Router keeps answers outside React's state:
 * a render that React gives up halfway may see one early, and an effect that depends on it is then never run.
 * @returns `data` is the newest answer; while another is under way it is the one before
 */
export function useFetcher<T>() {
  const { data, ...fetcher } = useRouterFetcher<T>();
  const [answer, setAnswer] = useState(data);
  if (fetcher.state === 'idle' && data !== answer) setAnswer(data);
  return { ...fetcher, data: answer };
}
