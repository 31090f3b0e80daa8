import { Layers } from 'lucide-react';

import type { ItemKindDefinition } from '../kinds/kind-definition.ts';

/** Flashcards beside the kinds of question. */
export const flashcardKind: ItemKindDefinition = {
  name: 'Flashcard',
  pill: 'Flashcard',
  icon: Layers,
  keys: [
    ['Space, Enter', 'Turn a flashcard over, then rate it medium'],
    ['1 2 3', 'Rate a flashcard: hard, medium, easy'],
  ],
};
