import { ListChecks } from 'lucide-react';

import { laterAnswers } from '../../later/later-parts.tsx';
import { optionTexts } from '../../options/option-texts.ts';
import { NUMBER_KEYS, type QuestionKindDefinition } from '../kind-definition.ts';

export const arrangeListKind: QuestionKindDefinition = {
  name: 'Put in order',
  pill: 'Put in order',
  icon: ListChecks,
  keys: [NUMBER_KEYS],
  Answers: laterAnswers(({ ArrangeList }) => ArrangeList),
  isRoomy: (options, isGiven) => !isGiven && optionTexts(options).length < 5,
};
