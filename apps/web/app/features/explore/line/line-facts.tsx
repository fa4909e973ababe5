import section from './section.module.css';

type LineFact = { readonly label: string; readonly text: string };

export function LineFacts({ facts }: { readonly facts: readonly LineFact[] }) {
  return (
    <dl className={section['facts']}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
