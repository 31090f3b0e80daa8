import { contentStems } from '../../items/checks/word-similarity.ts';

/** Two texts that share most words could be taken for each other. */
export function overlap(texts: readonly string[]): boolean {
  const stems = texts.map((text) => contentStems(text));
  return stems.some((one, index) =>
    stems.slice(index + 1).some((other) => {
      const both = [...one].filter((stem) => other.has(stem)).length;
      return both * 2 > Math.min(one.size, other.size);
    }),
  );
}
