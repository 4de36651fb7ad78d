/** What stands in a form while one types: first what the server sent, then what its fields hold. */
import { type RefObject, useEffect, useState } from 'react';

export type Typed = Record<string, string>;

/**
 * @param box within the form
 * @returns `typed` at each key; `settled` once a field is left, for what would flicker while one types
 */
export function useTyped(box: RefObject<HTMLElement | null>, values: Typed): { typed: Typed; settled: Typed } {
  const [typed, setTyped] = useState(values);
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const read = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const type = () => setTyped(read());
    const settle = () => {
      type();
      setSettled(read());
    };
    // What was typed before the script came counts, too.
    settle();
    form.addEventListener('input', type);
    form.addEventListener('change', settle);
    return () => {
      form.removeEventListener('input', type);
      form.removeEventListener('change', settle);
    };
  }, [box]);
  return { typed, settled };
}
