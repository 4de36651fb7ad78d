/** Hydrates the page like the default entry of React Router, but only when app/entry.client.ts calls it. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { provideEmbeddedFacts } from '#app/web/render/embedded-facts.ts';
import { noteHydration } from '#app/web/start/start.ts';
import { allowTranslation, undoTranslation } from '#app/web/start/translated-texts.ts';

export function hydrate(): void {
  provideEmbeddedFacts();
  startTransition(() => {
    noteHydration();
    undoTranslation();
    allowTranslation();
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
