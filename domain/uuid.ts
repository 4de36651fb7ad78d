export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Version 7 of RFC 9562, sorted by time. @param at in milliseconds */
export function newUuid(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  // The random part and the variant come from a version 4 UUID.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
