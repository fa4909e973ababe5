import section from './section.module.css';

export type LineFact = { readonly label: string; readonly text: string };

type LineFactsProps = {
  readonly facts: readonly LineFact[];
  readonly className?: string | undefined;
};

export function LineFacts({ facts, className = section['facts'] }: LineFactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
