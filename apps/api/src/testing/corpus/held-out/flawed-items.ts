import type { FlawedItems } from '../measuring.ts';
import * as forms from './flawed-forms.ts';
import * as options from './flawed-options.ts';
import * as wording from './flawed-wording.ts';

/** Flawed items written after the checks were settled. */
export const HELD_OUT_FLAWED_ITEMS: FlawedItems = {
  'parts and lengths': forms.partsAndLengths,
  'answer shape': forms.answerShape,
  'duplicate options': options.duplicateOptions,
  'subset options': options.subsetOptions,
  'alias of the key': options.aliasOfTheKey,
  'longest key': options.longestKey,
  'catch-all option': options.catchAllOption,
  absolute: wording.absolute,
  'vague frequency': wording.vagueFrequency,
  negation: wording.negation,
  'word shared with the key': wording.sharedWord,
  'grammar cue': options.grammarCue,
  convergence: options.convergence,
  'numeric options': forms.numericOptions,
  'mixed kinds': options.mixedKinds,
  quote: forms.quote,
  'not in the source': forms.notInTheSource,
  'not self-contained': wording.notSelfContained,
  'key balance': forms.keyBalance,
  repeated: forms.repeated,
  junk: wording.junk,
};
