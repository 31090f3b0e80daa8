import { BUSINESS } from './business.ts';
import { GERMAN_AND_ROMANCE } from './german-and-romance.ts';
import { HISTORY } from './history.ts';
import { OTHER_SCRIPTS } from './other-scripts.ts';
import { PSYCHOLOGY } from './psychology.ts';
import { SCIENCE } from './science.ts';

/** What somebody typed, and whether a fair teacher takes it for one of the wordings. */
interface WrittenAnswer {
  readonly text: string;
  readonly wordings: readonly string[];
  /** As meant, with a slip that leaves no doubt, or something else. */
  readonly verdict: 'right' | 'nearly right' | 'wrong';
  /** Kept aside while the rules were made. */
  readonly heldOut: boolean;
}

const VERDICTS = { '=': 'right', '~': 'nearly right', '!': 'wrong' } as const;

/**
 * Answers by key: the accepted wordings on the first line of a block, then what readers type, each
 * line led by its verdict. Each third key is held out.
 */
export const WRITTEN_ANSWERS: readonly WrittenAnswer[] = [
  PSYCHOLOGY,
  BUSINESS,
  HISTORY,
  SCIENCE,
  GERMAN_AND_ROMANCE,
  OTHER_SCRIPTS,
]
  .flatMap((table) => table.trim().split('\n\n'))
  .flatMap((block, place) => {
    const [wordings = '', ...lines] = block.split('\n');
    return lines.flatMap((line) =>
      cells(line.slice(2)).map((text) => ({
        text,
        wordings: cells(wordings),
        verdict: verdictOf(line),
        heldOut: place % 3 === 2,
      })),
    );
  });

function verdictOf(line: string): WrittenAnswer['verdict'] {
  const mark = line.charAt(0);
  if (mark !== '=' && mark !== '~' && mark !== '!') throw new Error(`No verdict: ${line}`);
  return VERDICTS[mark];
}

function cells(line: string): string[] {
  return line.split(' | ').map((cell) => cell.trim());
}
