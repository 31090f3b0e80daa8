import type { CheckName } from '../../items/checks/catalogue.ts';
import type { Case } from './case.ts';
import { absolute } from './flawed/absolute.ts';
import { aliasOfTheKey } from './flawed/alias-of-the-key.ts';
import { answerShape } from './flawed/answer-shape.ts';
import { catchAllOption } from './flawed/catch-all-option.ts';
import { convergence } from './flawed/convergence.ts';
import { duplicateOptions } from './flawed/duplicate-options.ts';
import { grammarCue } from './flawed/grammar-cue.ts';
import { junk } from './flawed/junk.ts';
import { keyBalance } from './flawed/key-balance.ts';
import { longestKey } from './flawed/longest-key.ts';
import { mixedKinds } from './flawed/mixed-kinds.ts';
import { negation } from './flawed/negation.ts';
import { notInTheSource } from './flawed/not-in-the-source.ts';
import { notSelfContained } from './flawed/not-self-contained.ts';
import { numericOptions } from './flawed/numeric-options.ts';
import { partsAndLengths } from './flawed/parts-and-lengths.ts';
import { quote } from './flawed/quote.ts';
import { repeated } from './flawed/repeated.ts';
import { sharedWord } from './flawed/shared-word.ts';
import { subsetOptions } from './flawed/subset-options.ts';
import { vagueFrequency } from './flawed/vague-frequency.ts';

/** Items such as models write, each flawed in the way that the check by its name is to see. */
export const FLAWED_ITEMS: Readonly<Record<CheckName, readonly Case[]>> = {
  'parts and lengths': partsAndLengths,
  'answer shape': answerShape,
  'duplicate options': duplicateOptions,
  'subset options': subsetOptions,
  'alias of the key': aliasOfTheKey,
  'longest key': longestKey,
  'catch-all option': catchAllOption,
  absolute,
  'vague frequency': vagueFrequency,
  negation,
  'word shared with the key': sharedWord,
  'grammar cue': grammarCue,
  convergence,
  'numeric options': numericOptions,
  'mixed kinds': mixedKinds,
  quote,
  'not in the source': notInTheSource,
  'not self-contained': notSelfContained,
  'key balance': keyBalance,
  repeated,
  junk,
};
