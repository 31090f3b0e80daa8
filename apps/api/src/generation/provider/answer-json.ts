const THOUGHT = '<think>';
const THOUGHT_END = '</think>';
/** Answers are four deep; who reads them goes down by recursion. */
const DEEPEST = 64;

/**
 * The JSON in a model's answer, which may come after its thoughts, in a fence or among words;
 * undefined when there is none, or one that is too deep.
 */
export function answerJson(text: string): unknown {
  const said = afterThoughts(text);
  const inBraces = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  return parsed(text) ?? parsed(inBraces);
}

/**
 * Of an answer that breaks off, the object with the whole entries of its lists: of
 * `{"a":[{"b":1},{"b":` that is `{"a":[{"b":1}]}`. Undefined when not one entry is whole.
 */
export function wholeEntries(text: string): unknown {
  const said = afterThoughts(text);
  const start = said.indexOf('{');
  if (start < 0 || said.startsWith(THOUGHT)) return undefined;
  const end = endOfLastEntry(said, start);
  return end === undefined ? undefined : parsed(`${said.slice(start, end)}]}`);
}

/** Entries are the objects in the lists of the outermost object. */
function endOfLastEntry(text: string, start: number): number | undefined {
  let end: number | undefined;
  let open = '';
  for (const { 0: sign, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (sign === '{' || sign === '[') open += sign;
    if (sign !== '}' && sign !== ']') continue;
    open = open.slice(0, -1);
    if (sign === '}' && open === '{[') end = start + index + 1;
    if (open === '') return end;
  }
  return end;
}

function afterThoughts(text: string): string {
  const end = text.lastIndexOf(THOUGHT_END);
  return (end < 0 ? text : text.slice(end + THOUGHT_END.length)).trimStart();
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(DEEPEST, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(depth - 1, inner));
}
