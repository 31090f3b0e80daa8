const RUN = /[\p{L}\p{N}]+/gu;
/** A longer one is a sentence rather than a term. */
const MOST_RUNS = 8;

/** Tells which of some terms a text names, also in the plural. */
export type NamesTerms = (text: string) => ReadonlySet<string>;

/**
 * Finds many terms in a text at once, where looking for each would take as long as there are terms.
 * They are looked up by what is between their first and last letter; terms are in small letters.
 */
export function termsNamedIn(terms: ReadonlySet<string>): NamesTerms {
  const known = [...terms].map((term) => ({ term, ...coreOf(term), named: namedAs(term) }));
  const cores = Map.groupBy(
    known.filter(({ runs }) => runs > 0 && runs <= MOST_RUNS),
    ({ core }) => core,
  );
  const longest = Math.min(MOST_RUNS, Math.max(0, ...new Set(known.map(({ runs }) => runs))));
  return (text) => {
    const lower = text.toLowerCase();
    const found = new Set<string>();
    for (const piece of piecesOf(lower, longest)) {
      for (const core of [piece, piece.endsWith('s') ? piece.slice(0, -1) : '']) {
        for (const { term, named } of cores.get(core) ?? []) {
          if (!found.has(term) && named.test(lower)) found.add(term);
        }
      }
    }
    return found;
  };
}

/** Every stretch of a text from the begin of a word to the end of one, of at most so many words. */
function* piecesOf(text: string, longest: number): Generator<string> {
  if (longest === 0) return;
  const runs = [...text.matchAll(RUN)].map(({ index, 0: run }) => [index, index + run.length]);
  for (const [at, [start]] of runs.entries()) {
    for (const [, end] of runs.slice(at, at + longest)) yield text.slice(start, end);
  }
}

function coreOf(term: string): { core: string; runs: number } {
  const runs = [...term.matchAll(RUN)];
  const last = runs.at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return { core: term.slice(runs[0]?.index, end), runs: runs.length };
}

const namedAs = (term: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}s?(?![\\p{L}\\p{N}])`,
    'u',
  );
