/** Text with marked search words, which are enclosed in \uE000 and \uE001. */
export const MarkedWords = ({ children: text }: { children: string }) =>
  text.split(/[\uE000\uE001]/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
