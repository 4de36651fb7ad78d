/** An email address that breaks before its @ in a narrow line, and elsewhere only if one half is too wide. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span translate="no" className="[overflow-wrap:break-word]">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
