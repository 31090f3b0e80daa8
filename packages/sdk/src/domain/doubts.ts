/**
 * Why a question's figures want a look, the worst first. nobody-right: hardly any reader knew it.
 * poor-discrimination: who knows the book does no better than others. unused-options: no wrong option
 * tempts anybody.
 */
export const DOUBTS = ['nobody-right', 'poor-discrimination', 'unused-options'] as const;
export type Doubt = (typeof DOUBTS)[number];

/**
 * Items below that discriminate badly. R. L. Ebel & D. A. Frisbie (1991), "Essentials of Educational Measurement",
 * 5th ed., ch. 13.
 */
export const POOR_DISCRIMINATION = 0.2;
