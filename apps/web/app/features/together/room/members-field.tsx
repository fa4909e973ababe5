import { useId } from 'react';
import { LARGEST_ROOM } from './session.ts';

type MembersFieldProps = {
  readonly label: string;
  readonly className: string | undefined;
  /** `null` when not given. */
  readonly members: number | null;
  readonly onMembers: (members: number | null) => void;
};

/** Number of people present, asked before a session and corrected during it. */
export function MembersField({ label, className, members, onMembers }: MembersFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={members ?? ''}
        onChange={({ currentTarget }) => {
          const count = Number(currentTarget.value.replaceAll(/\D/g, ''));
          onMembers(count === 0 ? null : Math.min(LARGEST_ROOM, count));
        }}
      />
    </div>
  );
}
