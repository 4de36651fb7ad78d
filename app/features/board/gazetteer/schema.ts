/** What the field for a place asks of the server. */

/** `value` goes into the field; `hint` says what it is, where the value alone does not. */
export type PlaceSuggestion = { value: string; hint: string };

/** A part of a job's location that names several places, an area or no place that is known. `options` may be empty. */
export type UnclearPlace = { part: string; kind: 'several' | 'area' | 'unknown'; options: string[] };
