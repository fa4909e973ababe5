import type { Bands } from '@nosmilliards/domain/commune/band';
import type { Commune, Intercommunality } from '@nosmilliards/domain/commune/commune';

/** The accounts of a commune, as they are read on the device. */
export type CommuneAccounts = {
  readonly commune: Commune;
  readonly bands: Bands;
  /** Its intercommunality and, in Greater Paris, its territory; none on four islands. */
  readonly bodies: readonly Intercommunality[];
  /** Merged since the year of the accounts, or under another code. */
  readonly isGone: boolean;
};

/** What is known of all of them. */
export type CommuneFacts = {
  /** The squares of local bodies on the sheet of the country, in millions of euros beside. */
  readonly local: { readonly squares: number; readonly amount: string };
  /** The year of that sheet. */
  readonly year: number;
  readonly source: string;
};
