import { type AskedLanguage, isAskedLanguage } from '@morsel/sdk/domain';

/** How items of lists and tables are asked in a language; what they ask for is quoted. */
export type StemWords = {
  readonly meaning: (term: string) => string;
  readonly whichTerm: (gloss: string) => string;
  /** Terms to match with what they mean. */
  readonly match: string;
  readonly order: (title: string) => string;
};

const WORDS: Readonly<Record<AskedLanguage, StemWords>> = {
  en: {
    meaning: (term) => `What does “${term}” mean?`,
    whichTerm: (gloss) =>
      `Which term means “${gloss.replace(/^(?:An?|The|Any|One) /, (word) => word.toLowerCase())}”?`,
    match: 'Match each term with its meaning.',
    order: (title) => `Put these steps in order: ${title}.`,
  },
  de: {
    meaning: (term) => `Was bedeutet „${term}“?`,
    whichTerm: (gloss) => `Welcher Begriff wird hier erklärt: „${gloss}“?`,
    match: 'Ordne jedem Begriff seine Bedeutung zu.',
    order: (title) => `Bringe diese Schritte in ihre Reihenfolge: ${title}.`,
  },
  fr: {
    meaning: (term) => `Que signifie « ${term} » ?`,
    whichTerm: (gloss) => `Quel terme est expliqué ici : « ${gloss} » ?`,
    match: 'Associez chaque terme à sa signification.',
    order: (title) => `Remettez ces étapes dans l’ordre : ${title}.`,
  },
  es: {
    meaning: (term) => `¿Qué significa «${term}»?`,
    whichTerm: (gloss) => `¿Qué término se explica aquí: «${gloss}»?`,
    match: 'Relaciona cada término con su significado.',
    order: (title) => `Ordena estos pasos: ${title}.`,
  },
  it: {
    meaning: (term) => `Che cosa significa «${term}»?`,
    whichTerm: (gloss) => `Quale termine viene spiegato qui: «${gloss}»?`,
    match: 'Abbina ogni termine al suo significato.',
    order: (title) => `Metti in ordine questi passaggi: ${title}.`,
  },
  pt: {
    meaning: (term) => `O que significa “${term}”?`,
    whichTerm: (gloss) => `Que termo é explicado aqui: “${gloss}”?`,
    match: 'Associe cada termo ao seu significado.',
    order: (title) => `Coloque estes passos em ordem: ${title}.`,
  },
  nl: {
    meaning: (term) => `Wat betekent “${term}”?`,
    whichTerm: (gloss) => `Welke term wordt hier uitgelegd: “${gloss}”?`,
    match: 'Koppel elke term aan de betekenis ervan.',
    order: (title) => `Zet deze stappen in de juiste volgorde: ${title}.`,
  },
  ru: {
    meaning: (term) => `Что означает «${term}»?`,
    whichTerm: (gloss) => `Какой термин объясняется здесь: «${gloss}»?`,
    match: 'Соедините каждый термин с его значением.',
    order: (title) => `Расположите эти шаги по порядку: ${title}.`,
  },
  ja: {
    meaning: (term) => `「${term}」とはどういう意味ですか。`,
    whichTerm: (gloss) => `次の説明に当てはまる用語はどれですか：「${gloss}」`,
    match: 'それぞれの用語とその意味を結び付けてください。',
    order: (title) => `次の手順を順番に並べてください：${title}`,
  },
  zh: {
    meaning: (term) => `“${term}”是什么意思？`,
    whichTerm: (gloss) => `下面解释的是哪个术语：“${gloss}”？`,
    match: '请将每个术语与其含义配对。',
    order: (title) => `请将这些步骤按顺序排列：${title}`,
  },
};

/** Undefined for languages in which Morsel cannot ask: there a term alone is what a card shows. */
export function stemWordsOf(language: string | null): StemWords | undefined {
  return language !== null && isAskedLanguage(language) ? WORDS[language] : undefined;
}
