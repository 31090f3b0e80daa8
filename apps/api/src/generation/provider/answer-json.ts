const THOUGHT_END = '</think>';

/**
 * The JSON in a model's answer, which may come after its thoughts, in a fence or among words;
 * undefined when there is none.
 */
export function answerJson(text: string): unknown {
  const said = text.slice(endOfThoughts(text));
  const inBraces = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  return parsed(text) ?? parsed(inBraces);
}

function endOfThoughts(text: string): number {
  const end = text.lastIndexOf(THOUGHT_END);
  return end < 0 ? 0 : end + THOUGHT_END.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
