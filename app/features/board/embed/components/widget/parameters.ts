/** Attributes of the element, each a parameter of `/api/v1/jobs`. Written out because the script does not include the API's schema. */
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
