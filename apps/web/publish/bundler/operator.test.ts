import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameMapOf, operatorOf } from './operator.ts';

const template = readFileSync('deploy/exploitant.yaml', 'utf8');

/** The template of the repository with some values replaced. */
function filled(changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, template);
}

describe('deploy/exploitant.yaml', () => {
  it('reads empty fields as `null`', () => {
    const { origin, ...rest } = operatorOf(template);
    expect(origin).toBe('https://nos-milliards.example');
    expect(
      new Set(Object.values({ ...rest, ...rest.publisher, ...rest.host }).filter(isLeaf)),
    ).toEqual(new Set([null]));
  });

  it('reads the fields and trims them', () => {
    const operator = operatorOf(
      filled({
        "  nom: ''": "  nom: ' Association Nos Milliards '",
        "courriel: ''": "courriel: 'contact@exemple.fr'",
        "contact_accessibilite: ''": "contact_accessibilite: 'https://exemple.fr/ecrire'",
      }),
    );
    expect(operator.publisher.name).toBe('Association Nos Milliards');
    expect(operator.publisher.email).toBe('contact@exemple.fr');
    expect(operator.accessibilityContact).toBe('https://exemple.fr/ecrire');
  });

  it('writes the host name to the nginx map, without scheme and port', () => {
    expect(nameMapOf({ origin: 'https://budget.exemple.fr:8443' })).toBe(
      '"budget.exemple.fr" "budget.exemple.fr";\n',
    );
  });

  it('reads the origin from the environment when it is set', () => {
    expect(operatorOf(template, 'https://budget.exemple.fr').origin).toBe(
      'https://budget.exemple.fr',
    );
    expect(operatorOf(template, 'http://localhost:4173').origin).toBe('http://localhost:4173');
    expect(operatorOf(template, '').origin).toBe('https://nos-milliards.example');
  });

  it.each([
    'nos-milliards.fr',
    'http://nos-milliards.fr',
    'https://nos-milliards.fr/',
    'https://nos-milliards.fr/site',
    'https://Nos-Milliards.fr',
    'javascript:alert(1)',
  ])('refuses the address %s', (address) => {
    expect(() => operatorOf(template, address)).toThrow(/sans chemin ni barre finale/);
  });

  it('reports every fault in one error', () => {
    const text = filled({
      'hebergeur:': 'hébergeur:',
      "courriel: ''": "courriel: 'pas un courriel'",
      "contact_donnees_personnelles: ''": 'contact_donnees_personnelles: 33',
    });
    expect(() => operatorOf(text)).toThrow(/clé « hébergeur » est inconnue/);
    expect(() => operatorOf(text)).toThrow(/clé « hebergeur » manque/);
    expect(() => operatorOf(text)).toThrow(/« courriel » n’est pas un courriel/);
    expect(() => operatorOf(text)).toThrow(/« contact_donnees_personnelles » doit être un texte/);
  });

  it.each([
    ['', /doit contenir les clés/],
    ['editeur: [', /YAML est illisible/],
  ])('refuses a file that holds %j', (text, message) => {
    expect(() => operatorOf(text)).toThrow(message);
  });
});

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
