import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetFirstHead } from './seo/first-head.ts';

export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  const first = useRef(pathname + search);
  useEffect(() => {
    if (first.current === pathname + search) return;
    first.current = '';
    forgetFirstHead();
  }, [pathname, search]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
