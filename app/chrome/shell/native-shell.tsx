import { lazy, Suspense } from 'react';
import { isInApp } from './native/platform.ts';

const NativeFrame = lazy(() => import('./native/native-frame.tsx'));

export function NativeShell() {
  if (!isInApp()) return null;
  return (
    <Suspense>
      <NativeFrame />
    </Suspense>
  );
}
