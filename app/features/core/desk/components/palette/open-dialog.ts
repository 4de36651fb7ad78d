import { createOutsideState } from '#app/ui/outside-state.ts';

export type Opened = 'palette' | 'keys' | null;

/** The open dialog of the palette. */
export const openDialog = createOutsideState<Opened>(null);
