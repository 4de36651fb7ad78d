/** Reads out the name of the new page after a client navigation, which a browser does by itself only for a real one. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function PageAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
