import type { Chapter } from '../generation/book-text.ts';
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
 * Chapters of some 950 words of which rules make items: each explains a force of its own in a few
 * sentences, and says what a tool is; the rest says nothing. Equal numbers give equal text.
 */
export function explainingText({ chapters }: { readonly chapters: number }): Chapter[] {
  return longText({ chapters }).map(({ title, text }, index) => {
    const at = (list: readonly string[]) => list[index % list.length] ?? '';
    const force = `${at(KINDS)} ${at(FORCES)}`;
    const [quality, place] = [at(QUALITIES), at(PLACES)];
    // But for these they have function words alone: else all forces would be tied to the same words.
    const explained = [
      `The ${quality} of a ${place} must come from ${force} and from nothing else at all.`,
      `Every ${place} has its ${quality} from ${force}, and would be without any but for that.`,
      `A ${place} with no ${force} has no ${quality} either, or has none of it for very long.`,
    ];
    const elsewhere = PLACES[(index + 5) % PLACES.length] ?? '';
    const defined = `A ${place} ${at(TOOLS)} is a tool that ${at(DOES)} the ${quality} of a ${elsewhere}.`;
    return { title, text: [text, explained.join(' '), defined].join('\n\n') };
  });
}
