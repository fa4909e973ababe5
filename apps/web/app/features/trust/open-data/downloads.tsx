import { Disclosure } from '#ui/disclosure.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { RuledList } from '#ui/ruled-list.tsx';
import type { OpenData } from '#page-data/open-data.server.ts';
import styles from './open-data.module.css';

export function Downloads({ files }: Pick<OpenData, 'files'>) {
  return (
    <>
      <RuledList>
        {files.map(({ name, address, about, rows, size }) => (
          <li key={name}>
            <a href={address} download>
              {name}
            </a>
            <span>{about}</span>
            <span className={styles['size']}>{rows === '' ? size : `${rows}, ${size}`}</span>
          </li>
        ))}
      </RuledList>
      <Disclosure look="inline" summary="Empreintes SHA-256, pour vérifier un téléchargement">
        <FactList facts={files.map(({ name, sha256 }) => [name, sha256])} />
      </Disclosure>
    </>
  );
}
