import { useHydrated } from '#browser/hydration.ts';
import { receivedBudgets } from '#browser/received.ts';

type DuelReminderProps = {
  /** When, or where, the duel will be. */
  readonly duel: string;
  readonly className?: string | undefined;
};

/** To who plays after opening somebody's link; nothing without one. */
export function DuelReminder({ duel, className }: DuelReminderProps) {
  const [received = null] = useHydrated() ? receivedBudgets() : [];
  if (received === null) return null;
  return (
    <p className={className}>
      {received.name ?? 'Un défi'} vous attend : le duel {duel}.
    </p>
  );
}
