export function ResultCounts({ kinds }: { kinds: readonly { id: string; name: string }[] }) {
  if (kinds.length < 2) return null;
  return (
    <nav aria-label="Results" className="mt-4">
      <ul className="figures -mx-2 flex flex-wrap">
        {kinds.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-9 items-center px-2 pointer-coarse:min-h-11">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
