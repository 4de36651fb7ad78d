import { type RefObject, useEffect, useState } from 'react';

export type Typed = Record<string, string>;

/**
 * @param box an element in the form
 * @returns `typed` at each keystroke; `settled` when a field loses the focus, for parts that would flicker
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
