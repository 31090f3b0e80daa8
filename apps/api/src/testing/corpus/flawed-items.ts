import type { CheckName } from '../../items/checks/check-catalogue.ts';
import type { Case } from './case.ts';
import { absolute } from './flawed/absolute.ts';
import { absurdOptions } from './flawed/absurd-options.ts';
import { aliasOfTheKey } from './flawed/alias-of-the-key.ts';
import { answerShape } from './flawed/answer-shape.ts';
import { askedTooOften } from './flawed/asked-too-often.ts';
import { bareExplanation } from './flawed/bare-explanation.ts';
import { catchAllOption } from './flawed/catch-all-option.ts';
import { convergence } from './flawed/convergence.ts';
import { duplicateOptions } from './flawed/duplicate-options.ts';
import { echoBalance } from './flawed/echo-balance.ts';
import { givenAway } from './flawed/given-away.ts';
import { grammarCue } from './flawed/grammar-cue.ts';
import { inventedPremise } from './flawed/invented-premise.ts';
import { junk } from './flawed/junk.ts';
import { keyBalance } from './flawed/key-balance.ts';
import { longestKey } from './flawed/longest-key.ts';
import { mistakenReason } from './flawed/mistaken-reason.ts';
import { mixedKinds } from './flawed/mixed-kinds.ts';
import { negation } from './flawed/negation.ts';
import { notInTheSource } from './flawed/not-in-the-source.ts';
import { notSelfContained } from './flawed/not-self-contained.ts';
import { numericOptions } from './flawed/numeric-options.ts';
import { orderCue } from './flawed/order-cue.ts';
import { pairCue } from './flawed/pair-cue.ts';
import { partsAndLengths } from './flawed/parts-and-lengths.ts';
import { quote } from './flawed/quote.ts';
import { repeated } from './flawed/repeated.ts';
import { secondAnswer } from './flawed/second-answer.ts';
import { sharedWord } from './flawed/shared-word.ts';
import { subsetOptions } from './flawed/subset-options.ts';
import { twoClaims } from './flawed/two-claims.ts';
import { unsupportedQuote } from './flawed/unsupported-quote.ts';
import { vagueFrequency } from './flawed/vague-frequency.ts';
import { writtenAnswer } from './flawed/written-answer.ts';
import { wrongExplanation } from './flawed/wrong-explanation.ts';

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
  'echo balance': echoBalance,
  'order cue': orderCue,
  'pair cue': pairCue,
  'given away': givenAway,
  'asked too often': askedTooOften,
  'bare explanation': bareExplanation,
  'two claims': twoClaims,
  'written answer': writtenAnswer,
  'mistaken reason': mistakenReason,
  'absurd options': absurdOptions,
  'invented premise': inventedPremise,
  'second answer': secondAnswer,
  'unsupported quote': unsupportedQuote,
  'wrong explanation': wrongExplanation,
};
