export function checkKey(key: string): string {
  if (/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key) && key.length <= 300 && !key.includes('..')) return key;
  throw new Error('This cannot be the key of a stored file');
}
