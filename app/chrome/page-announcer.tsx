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
  const firstPath = useRef(pathname + search);
  useEffect(() => {
    if (firstPath.current === pathname + search) return;
    firstPath.current = '';
    forgetFirstHead();
  }, [pathname, search]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
