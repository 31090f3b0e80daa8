import type { Chapter, Structure } from '../generation/book-text.ts';
import { longText } from './long-text.ts';

const words = (list: string) => list.split(' ');

const KINDS = words('tidal polar solar lunar coastal thermal mineral arctic alpine glacial');
const FORCES = words('friction drift pressure erosion radiation tension convection');
const QUALITIES = words(
  'salinity plumage sediment viscosity humidity turbidity acidity density opacity porosity ' +
    'luminosity velocity fertility elasticity toxicity buoyancy conductivity permeability ' +
    'brightness hardness sweetness stiffness roughness moisture vegetation population altitude',
);
const PLACES = words(
  'river lagoon savanna tundra fjord delta geyser volcano coastline plateau peninsula reef ' +
    'steppe marsh canyon valley moraine atoll crater waterfall glacier meadow prairie',
);
const DOES = words('shows tests lowers raises records measures signals carries limits');
const TOOLS = words('gauge anchor lantern ladder compass barrel sledge kettle mirror whistle saw');

/**
 * Chapters of some 950 words of which rules make cards: each explains a force of its own in a few
 * sentences, and says what a tool is and goes on about it; the rest says nothing. Equal numbers give
 * equal text.
 */
export function explainingText({ chapters }: { readonly chapters: number }): Chapter[] {
  return longText({ chapters }).map(({ title, text }, index) => {
    const at = (list: readonly string[]) => list[index % list.length] ?? '';
    const force = `${at(KINDS)} ${at(FORCES)}`;
    const [quality, place] = [at(QUALITIES), at(PLACES)];
    const { term, gloss } = toolAt(index);
    // But for these they have function words alone: else all forces would be tied to the same words.
    const explained = [
      `The ${quality} of a ${place} must come from ${force} and from nothing else at all.`,
      `Every ${place} has its ${quality} from ${force}, and would be without any but for that.`,
      `A ${place} with no ${force} has no ${quality} either, or has none of it for very long.`,
    ];
    const defined = [
      `A ${term} is ${gloss.charAt(0).toLowerCase()}${gloss.slice(1)}`,
      `Where there is one ${term} there will be another.`,
      `With a ${term} it is so, and without any ${term} it is not.`,
      `Of what a ${term} does there is no more than that.`,
    ];
    return { title, text: [text, explained.join(' '), defined.join(' ')].join('\n\n') };
  });
}

const toolAt = (index: number) => {
  const at = (list: readonly string[], ahead = 0) => list[(index + ahead) % list.length] ?? '';
  return {
    term: `${at(PLACES)} ${at(TOOLS)}`,
    gloss: `A tool that ${at(DOES)} the ${at(QUALITIES)} of a ${at(PLACES, 5)}.`,
  };
};

/** Chapters of which rules make cards, and a glossary behind them of which they make questions. */
export function explainingBook({ chapters, terms }: { chapters: number; terms: number }): {
  readonly chapters: Chapter[];
  readonly structures: Structure[];
} {
  let text = '';
  const rows = Array.from({ length: terms }, (_, index) => {
    const { term, gloss } = toolAt(index);
    const start = text.length;
    text += `${term}: ${gloss}\n\n`;
    const ofTerm = { start, end: start + term.length };
    const from = ofTerm.end + ': '.length;
    return [ofTerm, { start: from, end: from + gloss.length }];
  });
  const glossary = { title: 'Glossary', text: text.trimEnd() };
  const marked = { kind: 'glossary', chapter: chapters, title: null, header: [], rows } as const;
  return { chapters: [...explainingText({ chapters }), glossary], structures: [marked] };
}
