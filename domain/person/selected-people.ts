/** People selected in a list, whose form sends `person-<id>=yes` for each. */

const FIELD = /^person-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const personField = (id: string): string => `person-${id}`;

/** @returns the id in the name of a field, or '' for any other field */
export const personIdOf = (field: string): string => FIELD.exec(field)?.[1] ?? '';

/** Reads the ids in an address, each once. */
export const readSelectedPeople = (query: URLSearchParams): string[] => [
  ...new Set([...query.keys()].map(personIdOf).filter(Boolean)),
];
