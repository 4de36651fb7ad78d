import { candidatePath, OPENS_ENQUIRY, talentPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

export function ServiceStart({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="start" className="mt-16 on-deep bg-deep text-on-deep lg:mt-30">
      <div className="wrap grid items-end gap-x-8 gap-y-8 py-14 sm:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} id="start">
            {title}
          </Heading>
          <p className="mt-4 max-w-[34rem] text-lg text-on-deep-soft">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-5 lg:justify-end">
          <ButtonLink
            to={talentPath()}
            {...OPENS_ENQUIRY}
            size="lg"
            className="bg-on-deep! text-deep! hover:bg-on-deep-soft!"
          >
            Get Started Today
          </ButtonLink>
          <ButtonLink
            to={candidatePath()}
            {...OPENS_ENQUIRY}
            variant="quiet"
            size="lg"
            className="border-on-deep-soft! text-on-deep! hover:bg-transparent! hover:underline"
          >
            I’m looking for work
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
