import type { Target } from '@nosmilliards/domain/game/target';

/** « Mon cap : sous 3 % du PIB ». */
export function TargetWords({ target: { title } }: { readonly target: Target }) {
  return (
    <>
      Mon cap : <strong>{title.charAt(0).toLowerCase() + title.slice(1)}</strong>
    </>
  );
}
