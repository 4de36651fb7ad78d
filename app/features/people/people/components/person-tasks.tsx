import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { usePageSending } from '#app/web/form/sending.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import { answerTo, type RecordAnswer } from './record-answers.ts';

type ShownTask = {
  id: string;
  title: string;
  due: string;
  assignee: string | null;
  isLate: boolean;
  isDone: boolean;
};

type PersonTasksProps = {
  tasks: readonly ShownTask[];
  /** Includes the reader. */
  colleagues: readonly { id: string; fullName: string }[];
  readerId: string;
  /** Today in London, as YYYY-MM-DD. */
  today: string;
  answer: RecordAnswer;
  /** The number of tasks the reader has added here; a new task resets the form. */
  added: number;
};

export function PersonTasks({ tasks, added, answer, ...form }: PersonTasksProps) {
  return (
    <section aria-labelledby="tasks-heading" className="wrap-anywhere">
      <Heading level={2} size="item" id="tasks-heading" className="border-ink border-b-2 pb-2">
        To do
      </Heading>
      {tasks.length === 0 && <p className="border-line border-b py-3 text-ink-soft text-sm">No tasks yet.</p>}
      <ul className="text-sm">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      <TaskForm key={added} answer={answer} {...form} />
    </section>
  );
}

function TaskRow({ task: { id, title, due, assignee, isLate, isDone } }: { task: ShownTask }) {
  return (
    <li className="flex min-h-11 items-start justify-between gap-3 border-line border-b py-2">
      <div className="min-w-0">
        <p className={isDone ? 'text-ink-soft line-through' : undefined}>{title}</p>
        <p className="figures text-ink-soft">
          {isDone ? <Status shape="tick">Done</Status> : isLate ? `Overdue since ${due}` : `Due ${due}`}
          {assignee && `, ${assignee}`}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="task" value={id} />
        <Button
          type="submit"
          name="intent"
          value={isDone ? 'reopen' : 'done'}
          variant={isDone ? 'quiet' : 'secondary'}
          size="sm"
        >
          <span>
            {isDone ? 'Reopen' : 'Done'}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      </Form>
    </li>
  );
}

type TaskFormProps = Omit<PersonTasksProps, 'tasks' | 'added'>;

function TaskForm({ colleagues, readerId, today, answer: latest }: TaskFormProps) {
  const answer = answerTo(latest, 'task');
  const { Form: Sent, isSending, intent } = usePageSending(latest);
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <details open={answer !== undefined || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">Add a task</summary>
      <Sent method="post" noValidate preventScrollReset className="mt-2 space-y-3">
        <FormKey />
        <FormProblems formId="task" answer={answer} />
        <input type="hidden" name="intent" value="task" />
        <Field id="task-title" label="Task" error={errors['title']}>
          {(wired) => <Input {...wired} name="title" maxLength={RECORD_LIMITS.task} defaultValue={values['title']} />}
        </Field>
        <Field id="task-due" label="Due date" error={errors['due']}>
          {(wired) => <Input {...wired} type="date" name="due" defaultValue={values['due'] ?? today} />}
        </Field>
        <Field id="task-assignee" label="Assigned to" error={errors['assignee']}>
          {(wired) => (
            <Select
              {...wired}
              name="assignee"
              options={colleagues.map(({ id, fullName }) => ({ value: id, label: fullName }))}
              defaultValue={values['assignee'] ?? readerId}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isLoading={isSending && intent === 'task'}
          loadingText="Adding..."
        >
          Add task
        </Button>
      </Sent>
    </details>
  );
}
