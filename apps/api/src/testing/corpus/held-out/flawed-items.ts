import type { CheckName } from '../../../items/checks/catalogue.ts';
import type { Case } from '../case.ts';
import * as forms from './flawed-forms.ts';
import * as wording from './flawed-wording.ts';

/** Flawed items written after the checks were settled. */
export const HELD_OUT_FLAWED_ITEMS: Readonly<Record<CheckName, readonly Case[]>> = {
  'parts and lengths': forms.partsAndLengths,
  'answer shape': forms.answerShape,
  'duplicate options': wording.duplicateOptions,
  'subset options': wording.subsetOptions,
  'alias of the key': wording.aliasOfTheKey,
  'longest key': wording.longestKey,
  'catch-all option': wording.catchAllOption,
  absolute: wording.absolute,
  'vague frequency': wording.vagueFrequency,
  negation: wording.negation,
  'word shared with the key': wording.sharedWord,
  'grammar cue': wording.grammarCue,
  convergence: wording.convergence,
  'numeric options': forms.numericOptions,
  'mixed kinds': wording.mixedKinds,
  quote: forms.quote,
  'not in the source': forms.notInTheSource,
  'not self-contained': wording.notSelfContained,
  'key balance': forms.keyBalance,
  repeated: forms.repeated,
  junk: wording.junk,
};
