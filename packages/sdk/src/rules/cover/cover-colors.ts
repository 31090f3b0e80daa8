import type { CoverTopic } from './cover-subject.ts';

const ink = '#21120b';
const cream = '#fffaee';

export type AccentPair = readonly [string, string];
export type CoverColors = { ground: string; text: string; accents: AccentPair };

type TopicColors = { ground: string; text: string; pairs: readonly [AccentPair, AccentPair] };

const topics: Readonly<Record<string, TopicColors>> = {
  psychology: {
    ground: '#6c3bdb',
    text: cream,
    pairs: [
      ['#ffc93c', '#ff9ec4'],
      ['#a8db4d', cream],
    ],
  },
  startup: {
    ground: '#ff7f36',
    text: ink,
    pairs: [
      [cream, '#1c5be0'],
      ['#ffd257', ink],
    ],
  },
  business: {
    ground: '#1c5be0',
    text: cream,
    pairs: [
      ['#ff9448', cream],
      ['#ffc93c', '#7cc6ff'],
    ],
  },
  history: {
    ground: '#ffbe1a',
    text: ink,
    pairs: [
      ['#ce2f14', cream],
      [cream, '#ce2f14'],
    ],
  },
  science: {
    ground: '#17804a',
    text: cream,
    pairs: [
      ['#ffc93c', '#a8db4d'],
      ['#ff9ec4', cream],
    ],
  },
};

const anyTopicPairs: TopicColors['pairs'] = [
  ['#ffc93c', cream],
  [cream, '#ff9448'],
];
const hexColor = /^#[0-9a-f]{6}$/i;

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Ink or cream, whichever stands out more from the ground (a colour of six hex digits). */
export function readableOn(ground: string): string {
  return contrast(ink, ground) >= contrast(cream, ground) ? ink : cream;
}

function colorsOfTopic(topic: CoverTopic | null): TopicColors {
  const known = topic && topics[topic.name.toLowerCase()];
  if (known) return known;
  const ground = topic && hexColor.test(topic.color) ? topic.color : '#ffbe1a';
  return { ground, text: readableOn(ground), pairs: anyTopicPairs };
}

/** The colours of a book's cover; `second` picks the other accent pair of its topic. */
export function coverColors(topic: CoverTopic | null, second: boolean): CoverColors {
  const { ground, text, pairs } = colorsOfTopic(topic);
  return { ground, text, accents: pairs[second ? 1 : 0] };
}
