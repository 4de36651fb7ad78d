/** Reads or writes a job by the reference that the sending program uses. */
import { answerWithKey, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { putSentJob } from '#app/features/core/api/commands/put-job.server.ts';
import { newJobBody, sourceShape } from '#app/features/core/api/form.ts';
import { EDITED } from '#app/features/core/api/queries/job-lines.server.ts';
import {
  answerOwnJob,
  readPrecondition,
  SOURCE_REFUSALS,
  toProblemErrors,
} from '#app/features/core/api/queries/own-job.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/source-job';

export const loader = () => problem(405, 'Send the job by PUT.', { headers: { Allow: 'PUT' } });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'jobs:write', methods: ['PUT'] }, async ({ body, key }) => {
    const consultant = await requireConsultant(args);
    const sourceCheck = checkBody(sourceShape, args.params);
    if (!sourceCheck.ok) return sourceCheck.answer;
    const bodyCheck = checkBody(newJobBody, body);
    if (!bodyCheck.ok) return bodyCheck.answer;
    const services = args.context.get(requestContext);
    const { source, reference } = sourceCheck.value;
    const sender = { source, ...readPrecondition(args.request), keyId: key.id };
    const result = await putSentJob(services, consultant, sender, { reference, body: bodyCheck.value });
    switch (result.outcome) {
      case 'made':
        return answerOwnJob(services, consultant, result.id, 201);
      case 'changed':
      case 'same':
        return answerOwnJob(services, consultant, result.id, 200);
      case 'not_of_programs':
      case 'too_many_sources':
        return problem(422, SOURCE_REFUSALS[result.outcome]);
      case 'refused':
        return result.isEdited
          ? problem(412, EDITED)
          : problem(422, 'The job is not taken.', { errors: toProblemErrors(result) });
    }
  });
