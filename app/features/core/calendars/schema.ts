import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';

export const calendarForm = z.strictObject({ intent: hiddenChoice(['make', 'remove']) });
