/** A job by the reference of the program that sends it. */
import { answerWithKey, requireConsultant } from '#app/features/accounts/gates.server.ts';
import { putSentJob } from '#app/features/api/commands/put-job.server.ts';
import { newJobBody, sourceShape } from '#app/features/api/form.ts';
import { answerOwnJob, toProblemErrors } from '#app/features/api/queries/own-job.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/source-job';

export const loader = () => problem(405, 'Send the job by PUT.', { headers: { Allow: 'PUT' } });

export const action = (asking: Route.ActionArgs) =>
  answerWithKey(asking, { scope: 'jobs:write', method: 'PUT' }, async ({ body }) => {
    const consultant = await requireConsultant(asking);
    const named = checkBody(sourceShape, asking.params);
    if (!named.ok) return named.answer;
    const checked = checkBody(newJobBody, body);
    if (!checked.ok) return checked.answer;
    const services = asking.context.get(requestContext);
    const overwrites = asking.request.headers.get('If-Match')?.trim() === '*';
    const taken = await putSentJob(services, consultant, { ...named.value, overwrites }, checked.value);
    switch (taken.outcome) {
      case 'made':
        return answerOwnJob(services, consultant, taken.id, 201);
      case 'changed':
      case 'same':
        return answerOwnJob(services, consultant, taken.id, 200);
      case 'not_of_programs':
        return problem(422, 'The source of this name is a file or a board that we read. Choose another name.');
      case 'refused':
        return taken.isEdited
          ? problem(412, 'The job was changed here since you sent it last. If-Match: * overwrites that.')
          : problem(422, 'The job is not taken.', { errors: toProblemErrors(taken.errors, null) });
    }
  });
