import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { Operator } from '../../app/features/trust/legal/operator.ts';

const FILE = 'deploy/exploitant.yaml';

/** The variable `SITE_ORIGIN` replaces the address of the file, to build for another host. */
export function readOperator(): Operator {
  const text = readFileSync(new URL(`../../../../${FILE}`, import.meta.url), 'utf8');
  return operatorOf(text, process.env['SITE_ORIGIN']);
}

/** The content of `map $host $declared_name` in nginx: the public host name of the site. */
export function nameMapOf({ origin }: Pick<Operator, 'origin'>): string {
  const { hostname } = new URL(origin);
  return `"${hostname}" "${hostname}";\n`;
}

const PUBLISHER_KEYS = ['nom', 'statut', 'adresse', 'telephone', 'courriel'];
const HOST_KEYS = ['nom', 'adresse', 'telephone'];
const KEYS = [
  'adresse_du_site',
  'editeur',
  'directeur_ou_directrice_de_la_publication',
  'hebergeur',
  'contact_accessibilite',
  'contact_donnees_personnelles',
];

/** Throws one French sentence per fault: a misspelt key would silently leave a legal field empty. */
export function operatorOf(text: string, originOverride?: string): Operator {
  const faults: string[] = [];
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new Error(`${FILE} : le YAML est illisible ; vérifiez le retrait et les apostrophes.`);
  }

  const file = sectionOf(document.toJS(), 'le fichier', KEYS);
  const publisher = sectionOf(file['editeur'], '« editeur »', PUBLISHER_KEYS);
  const host = sectionOf(file['hebergeur'], '« hebergeur »', HOST_KEYS);
  const operator: Operator = {
    origin: originOf(originOverride || textOf(file, 'adresse_du_site')),
    publisher: {
      name: textOf(publisher, 'nom'),
      status: textOf(publisher, 'statut'),
      address: textOf(publisher, 'adresse'),
      phone: textOf(publisher, 'telephone'),
      email: emailOf(publisher, 'courriel'),
    },
    publicationDirector: textOf(file, 'directeur_ou_directrice_de_la_publication'),
    host: {
      name: textOf(host, 'nom'),
      address: textOf(host, 'adresse'),
      phone: textOf(host, 'telephone'),
    },
    accessibilityContact: contactOf(file, 'contact_accessibilite'),
    personalDataContact: contactOf(file, 'contact_donnees_personnelles'),
  };
  if (faults.length > 0) throw new Error(faults.map((fault) => `${FILE} : ${fault}`).join('\n'));
  return operator;

  function sectionOf(value: unknown, name: string, keys: string[]): Record<string, unknown> {
    if (!isSection(value)) {
      faults.push(`${name} doit contenir les clés ${keys.join(', ')}.`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (keys.includes(key)) continue;
      faults.push(`la clé « ${key} » est inconnue dans ${name} ; écrivez ${keys.join(', ')}.`);
    }
    for (const key of keys) {
      if (!(key in value)) faults.push(`la clé « ${key} » manque dans ${name} : rétablissez-la.`);
    }
    return value;
  }

  function textOf(section: Record<string, unknown>, key: string): string | null {
    const value = section[key] ?? '';
    if (typeof value === 'string') return value.trim() || null;
    faults.push(`« ${key} » doit être un texte : entourez-le de « ' ».`);
    return null;
  }

  function emailOf(section: Record<string, unknown>, key: string): string | null {
    const value = textOf(section, key);
    if (value !== null && !isEmail(value)) {
      faults.push(`« ${key} » n’est pas un courriel : ${value}`);
    }
    return value;
  }

  function contactOf(section: Record<string, unknown>, key: string): string | null {
    const value = textOf(section, key);
    if (value !== null && !isEmail(value) && !value.startsWith('https://')) {
      faults.push(`« ${key} » doit être un courriel ou une adresse en https:// : ${value}`);
    }
    return value;
  }

  function originOf(value: string | null): string {
    const url = value !== null && URL.canParse(value) ? new URL(value) : null;
    const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
    if (url?.origin === value && (url?.protocol === 'https:' || isLocal)) return url.origin;
    faults.push(
      `l’adresse du site s’écrit comme « https://exemple.fr », sans chemin ni barre finale : ${value ?? 'elle est vide'}`,
    );
    return '';
  }
}

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
