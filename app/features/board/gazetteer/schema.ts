/** The response for a place field's suggestions. */

/** `value` goes into the field; `hint` explains it where the value alone is unclear. */
export type PlaceSuggestion = { value: string; hint: string };

/** A part of a job's location that names several places, an area or no known place. `options` may be empty. */
export type UnclearPlace = { part: string; kind: 'several' | 'area' | 'unknown'; options: string[] };
