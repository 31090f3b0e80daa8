import { Link2 } from 'lucide-react';

import { laterAnswers } from '../../later/later-parts.tsx';
import type { QuestionKindDefinition } from '../kind-definition.ts';

export const matchPairsKind: QuestionKindDefinition = {
  name: 'Match the pairs',
  pill: 'Match the pairs',
  icon: Link2,
  keys: [['1 – 5', 'In pairs: the left row, then the right one']],
  Answers: laterAnswers(({ MatchPairs }) => MatchPairs),
  isRoomy: () => false,
};
