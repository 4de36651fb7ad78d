import { EmployerPlate } from '#app/ui/pictures/employer-plate.tsx';

type LogoPreviewProps = {
  company: string;
  /** The title of an example job. */
  title: string;
  logo?: string | undefined;
};

export function LogoPreview({ company, title, logo }: LogoPreviewProps) {
  const plate = { company, title, logo };
  return (
    <div className="mt-6 flex max-w-xl flex-wrap items-end gap-x-8 gap-y-5">
      <figure>
        <EmployerPlate {...plate} size={96} />
        <figcaption className="mt-2 text-ink-soft text-sm">On a job page</figcaption>
      </figure>
      <figure>
        <EmployerPlate {...plate} size={48} />
        <figcaption className="mt-2 text-ink-soft text-sm">In lists</figcaption>
      </figure>
    </div>
  );
}
