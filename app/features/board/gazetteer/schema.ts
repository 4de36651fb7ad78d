/** `value` goes into the field; `hint` explains it where the value alone is unclear. */
export type PlaceSuggestion = { value: string; hint: string };

export type UnclearPlace = { part: string; kind: 'several' | 'area' | 'unknown'; options: string[] };
