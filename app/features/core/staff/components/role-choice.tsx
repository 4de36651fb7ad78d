import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { STAFF_ROLE_NAMES, type StaffRole } from '#domain/account/account.ts';
import { STAFF_ROLE_TEXTS } from '#domain/account/staff.ts';

type RoleChoiceProps = {
  formId: string;
  roles: readonly StaffRole[];
  chosen: string | undefined;
  error: string | undefined;
};

export function RoleChoice({ formId, roles, chosen, error }: RoleChoiceProps) {
  return (
    <fieldset id={`${formId}-role`} tabIndex={-1} aria-describedby={error ? `${formId}-role-error` : undefined}>
      <legend className="mb-1 font-semibold text-sm">Role</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          id={`${formId}-role-${role}`}
          type="radio"
          name="role"
          value={role}
          defaultChecked={role === chosen}
          label={STAFF_ROLE_NAMES[role]}
          hint={STAFF_ROLE_TEXTS[role]}
        />
      ))}
      {error && <FieldError id={`${formId}-role-error`}>{error}</FieldError>}
    </fieldset>
  );
}
