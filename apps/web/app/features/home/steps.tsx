import { paths, votePath } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './steps.module.css';

const steps = [
  {
    title: 'Explorer le budget',
    text: 'De la catégorie à la sous-action, chaque montant mène à sa source, sa nature et son année.',
    link: { to: paths.explorer, label: 'Ouvrir l’explorateur' },
  },
  {
    title: 'Exprimer vos priorités',
    text: 'Gardez, augmentez, réduisez ou supprimez, ligne par ligne ou carte par carte.',
    link: { to: votePath, label: 'Commencer à voter' },
  },
  {
    title: 'Visualiser l’impact',
    text: 'Le déficit bouge à chaque choix. Vos votes restent sur votre appareil.',
    link: { to: paths.results, label: 'Voir mes résultats' },
  },
];

export function Steps() {
  return (
    <section aria-labelledby="etapes" className={styles['section']}>
      <h2 id="etapes">Comment ça marche</h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, text, link }) => (
          <li key={title} className={styles['step']}>
            <h3>{title}</h3>
            <p>{text}</p>
            <TextLink to={link.to}>{link.label}</TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
