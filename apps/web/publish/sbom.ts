type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
};
export type Lock = {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, Locked>>;
};

/**
 * What the site is made with besides our own code, as CycloneDX: read from the lock file alone, so
 * the same for everybody. `npm sbom --omit=dev` leaves out React, which a tool also asks for.
 */
export function sbomOf({ name, version, packages }: Lock) {
  const components = Object.entries(packages)
    .filter(([path, { dev, optional, link }]) => isInstalled(path) && !dev && !optional && !link)
    .map(([path, locked]) => componentOf(path, locked))
    .toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name, version, licenses: licenceOf('EUPL-1.2') },
    },
    components,
  };
}

const isInstalled = (path: string) => path.includes('node_modules/');

function componentOf(path: string, { version = '', license = '', integrity = '' }: Locked) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [, sha512 = ''] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: licenceOf(license),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
  };
}

function licenceOf(expression: string) {
  return [{ expression }];
}
