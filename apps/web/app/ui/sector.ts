/** The sector whose colour and texture a drawing takes. */
export type Paint = 'social' | 'state' | 'local' | 'niche' | 'debt' | 'plain';
