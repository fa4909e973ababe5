import { COMMUNES_PER_FILE } from '@nosmilliards/domain/commune/code';

const FOLDER = '/donnees/communes';
const FILES = [
  [
    'comptes/01001.csv',
    `les comptes, jusqu’à ${COMMUNES_PER_FILE} communes par fichier, nommé par son premier code`,
  ],
  ['intercommunalites/01001.csv', 'leurs intercommunalités, sous le même nom'],
  ['bandes.csv', 'la moitié du milieu des communes de chaque taille'],
  ['definitions.csv', 'ce que contient chaque colonne'],
  ['disparues.csv', 'les communes qui ont fusionné ou changé de code depuis'],
  ['totaux.csv', 'les sommes de la France'],
] as const;

/** Published as the pages read them: no file holds them all. */
export function CommuneFiles() {
  return (
    <ul>
      {FILES.map(([file, what]) => (
        <li key={file}>
          <a href={`${FOLDER}/${file}`}>
            <code>{file}</code>
          </a>
          {`\u00A0: ${what}.`}
        </li>
      ))}
    </ul>
  );
}
