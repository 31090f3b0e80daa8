const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * Whether lists and objects of a JSON text lie in each other further than so many levels. Each of
 * its characters is looked at once, which for a MiB takes some milliseconds.
 */
export function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isEscaped) isEscaped = false;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) isEscaped = code === BACKSLASH;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
