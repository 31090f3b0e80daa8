import { describe, expect, test } from 'vitest';

import { mcq, trueFalse } from '../../../testing/sample-content.ts';
import { flawsOf } from '../check-item.ts';
import { optionFlaws } from '../option-flaws.ts';
import { selfContainedFlaws } from '../self-contained.ts';
import { contentStems, lengthOf, tokens } from '../word-similarity.ts';
import { wordingFlaws } from '../wording-flaws.ts';
import { languageOf } from './language-of.ts';

type Sample = {
  readonly code: string;
  readonly sound: string;
  readonly absolute: string;
  readonly negated: string;
  readonly pointing: string;
  readonly catchAll: string;
  readonly vague: string;
};

const SAMPLES: readonly Sample[] = [
  {
    code: 'en',
    sound: 'Why does mercury not rust in the cellar?',
    absolute: 'It always melts at noon',
    negated: 'Which of these is not a metal?',
    pointing: 'What does the passage say of mercury?',
    catchAll: 'All of the above',
    vague: 'It often melts at noon',
  },
  {
    code: 'de',
    sound: 'Warum rostet das Quecksilber nicht im Keller?',
    absolute: 'Es schmilzt immer am Mittag',
    negated: 'Welcher dieser Stoffe ist kein Metall?',
    pointing: 'Was sagt der Autor im obigen Text über das Quecksilber?',
    catchAll: 'Alle oben genannten',
    vague: 'Es schmilzt oft am Mittag',
  },
  {
    code: 'fr',
    sound: 'Pourquoi le mercure ne rouille-t-il pas dans la cave ?',
    absolute: 'Il fond toujours à midi',
    negated: 'Laquelle de ces matières n’est pas un métal ?',
    pointing: 'Selon le texte, que devient le mercure ?',
    catchAll: 'Toutes les réponses ci-dessus',
    vague: 'Il fond souvent à midi',
  },
  {
    code: 'es',
    sound: '¿Por qué el mercurio no se oxida en la bodega?',
    absolute: 'Se funde siempre al mediodía',
    negated: '¿Cuál de estas sustancias no es un metal?',
    pointing: '¿Qué dice el autor del mercurio según el texto?',
    catchAll: 'Todas las anteriores',
    vague: 'Se funde a menudo al mediodía',
  },
  {
    code: 'it',
    sound: 'Perché il mercurio non arrugginisce nella cantina?',
    absolute: 'Si fonde sempre a mezzogiorno',
    negated: 'Quale di queste sostanze non è un metallo?',
    pointing: 'Secondo il testo, che cosa diventa il mercurio?',
    catchAll: 'Tutte le precedenti',
    vague: 'Si fonde spesso a mezzogiorno',
  },
  {
    code: 'pt',
    sound: 'Por que o mercúrio não enferruja na adega?',
    absolute: 'Ele derrete sempre ao meio-dia',
    negated: 'Qual destas substâncias não é um metal?',
    pointing: 'Segundo o texto, o que acontece com o mercúrio?',
    catchAll: 'Todas as anteriores',
    vague: 'Ele derrete frequentemente ao meio-dia',
  },
  {
    code: 'nl',
    sound: 'Waarom roest het kwik niet in de kelder?',
    absolute: 'Het smelt altijd in de middag',
    negated: 'Welke van deze stoffen is geen metaal?',
    pointing: 'Wat gebeurt er volgens de tekst met het kwik?',
    catchAll: 'Alle bovenstaande antwoorden',
    vague: 'Het smelt vaak in de middag',
  },
  {
    code: 'ja',
    sound: '水銀が地下室で錆びないのはなぜですか。',
    absolute: '必ず昼に溶ける',
    negated: '次のうち金属ではないものはどれですか。',
    pointing: '本文によると水銀はどうなりますか。',
    catchAll: '上記のすべて',
    vague: 'しばしば昼に溶ける',
  },
  {
    code: 'zh',
    sound: '为什么水银在地下室里不会生锈？',
    absolute: '它总是在中午融化',
    negated: '下列哪一种不是金属？',
    pointing: '根据本文，水银会怎么样？',
    catchAll: '以上都是',
    vague: '它常常在中午融化',
  },
  {
    code: 'ru',
    sound: 'Почему ртуть не ржавеет в подвале?',
    absolute: 'Она всегда плавится в полдень',
    negated: 'Какое из этих веществ не является металлом?',
    pointing: 'Что, согласно тексту, происходит со ртутью?',
    catchAll: 'Все вышеперечисленные',
    vague: 'Она часто плавится в полдень',
  },
];

describe.each(SAMPLES)('$code', ({ code, ...sample }) => {
  const asked = (stem: string, option?: string) =>
    mcq({
      stem,
      options: [option ?? sample.sound, `${sample.sound} 2`, `${sample.sound} 3`],
      explanation: sample.sound,
    });

  test('is told by its words', () => {
    expect(languageOf(sample.sound).code).toBe(code);
  });

  test('a reason may be asked for what is not so', () => {
    expect(wordingFlaws(asked(sample.sound))).toEqual([]);
    expect(selfContainedFlaws(asked(sample.sound))).toEqual([]);
  });

  test('has its absolutes and vague words', () => {
    const [absolute, vague] = [sample.absolute, sample.vague].map((option) =>
      wordingFlaws(asked(sample.sound, option)).map(({ check }) => check),
    );
    expect({ absolute, vague }).toEqual({ absolute: ['absolute'], vague: ['vague frequency'] });
    const said = wordingFlaws(trueFalse(sample.absolute), undefined, languageOf(sample.sound));
    expect(said.map(({ check }) => check)).toEqual(['absolute']);
  });

  test('has its negations', () => {
    expect(wordingFlaws(asked(sample.negated)).map(({ check }) => check)).toEqual(['negation']);
  });

  test('has its words for a text that readers do not see', () => {
    const found = selfContainedFlaws(asked(sample.pointing)).map(({ check }) => check);
    expect(found).toEqual(['not self-contained']);
  });

  test('has its options that stand for all others', () => {
    const found = optionFlaws(asked(sample.sound, sample.catchAll)).map(({ check }) => check);
    expect(found).toContain('catch-all option');
  });
});

test('English where nothing tells, no lists for a language without', () => {
  expect(['', '1905', 'ทำไมปรอทจึงเป็นของเหลว'].map((text) => languageOf(text).code)).toEqual([
    'en',
    'en',
    'und',
  ]);
});

test.each([
  ['水銀は常温で液体である。', ['水銀', 'は', '常温', 'で', '液体', 'で', 'ある']],
  ['为什么汞在室温下是液体？', ['为什么', '汞', '在', '室温', '下', '是', '液体']],
  ['ปรอทเป็นของเหลว', ['ปรอท', 'เป็น', 'ของเหลว']],
  ['The melting point of Hg', ['the', 'melting', 'point', 'of', 'hg']],
])('words without spaces are told apart: %s', (text, words) => {
  expect(tokens(text)).toEqual(words);
});

test('words that carry meaning are told by their script', () => {
  const japanese = languageOf('水銀は液体で、使われる。');
  expect([...contentStems('水銀は液体で、使われる。', 4, japanese)]).toEqual([
    '水銀',
    '液体',
    '使',
  ]);
});

test('a sign of Japanese or Chinese counts as two letters', () => {
  expect(['water', '水銀', 'クジラ'].map(lengthOf)).toEqual([5, 4, 6]);
});

test('a short question of Japanese with a short quote has no flaw', () => {
  const content = mcq({
    stem: '常温で液体の金属は何か。',
    options: ['水銀', '銅', '鉛'],
    explanation: '水銀は融点が低い。',
  });
  const passage =
    '金属の多くは固体である。水銀は常温で液体である。銅は電気をよく通す。水銀は融点が低い。';
  const evidence = { quote: '水銀は常温で液体である。', passage, book: { title: '', author: '' } };
  expect(flawsOf(content, evidence)).toEqual([]);
});
