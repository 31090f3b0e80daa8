import { mcq } from '../sample-content.ts';
import { type Case, asStored } from './case.ts';

const ANIMALS = ['otter', 'heron', 'badger', 'falcon', 'marten', 'weasel', 'magpie', 'beaver'];
const ECHOES = ['Fond of rivers', 'Afraid of winter'];
const OTHERS = ['Slow in snow', 'Quick at dusk', 'Shy of dogs', 'Keen on eggs'];

type Sample = {
  readonly count: number;
  /** How many of the four options repeat a word of the question. */
  readonly echoes: 1 | 2;
  readonly keyEchoes: (index: number) => boolean;
};

/** Questions of one book in which some options, the key among them or not, repeat a word of it. */
export function echoing({ count, echoes, keyEchoes }: Sample): Case {
  return asStored(
    ...Array.from({ length: count }, (_, index) => {
      const repeating = ECHOES.slice(0, echoes);
      const options = [...repeating, ...OTHERS.slice(0, 4 - echoes)];
      const keys = keyEchoes(index) ? repeating : OTHERS.slice(0, 4 - echoes);
      // The key's place goes round, so that echoing is the one pattern.
      const turned = options.map((_option, place) => options[(place + index) % 4] ?? '');
      return mcq({
        stem: `Which trait has the ${ANIMALS[index % 8]} number ${index} near the rivers in winter?`,
        options: turned,
        answer: keys[index % keys.length] ?? '',
      });
    }),
  );
}
