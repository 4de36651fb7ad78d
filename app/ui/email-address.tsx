/** An email address that breaks before its @ where a line is too narrow for it, and within a word only where half is too wide. */
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
