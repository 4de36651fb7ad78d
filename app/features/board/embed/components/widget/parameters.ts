/** The element's attributes, each a parameter of `/api/v1/jobs`. Listed here because the script does not include the schema. */
export const PARAMETERS = [
  'search',
  'where',
  'miles',
  'category',
  'type',
  'mode',
  'industry',
  'salary',
  'posted',
  'sort',
  'limit',
] as const;
