import type { AchievementId } from '@morsel/sdk/rules';
import {
  Armchair,
  BookCheck,
  BrushCleaning,
  CakeSlice,
  CalendarCheck,
  CalendarDays,
  CalendarHeart,
  ChefHat,
  CircleCheckBig,
  ConciergeBell,
  Cookie,
  CookingPot,
  Croissant,
  Crown,
  Flame,
  HandPlatter,
  Hourglass,
  Layers,
  type LucideIcon,
  Medal,
  Pizza,
  Repeat,
  Salad,
  Utensils,
} from 'lucide-react';

export interface AchievementLook {
  readonly icon: LucideIcon;
  /** What is to be done for it. */
  readonly task: string;
}

const LOOKS: Readonly<Record<AchievementId, AchievementLook>> = {
  'first-right-answer': { icon: Cookie, task: 'Answer a question right.' },
  'hundred-right-answers': { icon: Utensils, task: 'Answer 100 questions right.' },
  'thousand-right-answers': { icon: CakeSlice, task: 'Answer 1,000 questions right.' },
  'ten-in-a-row': { icon: Croissant, task: 'Answer 10 questions right in a row.' },
  'twenty-five-in-a-row': { icon: Flame, task: 'Answer 25 questions right in a row.' },
  'every-kind': { icon: Salad, task: 'Answer a question of each kind right.' },
  'first-comeback': { icon: Repeat, task: 'Get a question right that you had wrong before.' },
  'fifty-comebacks': { icon: ChefHat, task: 'Get 50 questions right that you had wrong before.' },
  'first-long-recall': { icon: Hourglass, task: 'Remember an answer after 30 days.' },
  'fifty-long-recalls': { icon: CookingPot, task: 'Remember 50 answers after 30 days.' },
  'first-rating': { icon: Layers, task: 'Rate a flashcard.' },
  'hundred-ratings': { icon: Pizza, task: 'Rate 100 flashcards.' },
  'three-days': { icon: CalendarDays, task: 'Practise 3 days in a row.' },
  'seven-days': { icon: CalendarCheck, task: 'Practise 7 days in a row.' },
  'thirty-days': { icon: CalendarHeart, task: 'Practise 30 days in a row.' },
  'hundred-days': { icon: Armchair, task: 'Practise 100 days in a row.' },
  'first-mastered': { icon: CircleCheckBig, task: 'Master a question.' },
  'fifty-mastered': { icon: BrushCleaning, task: 'Master 50 questions.' },
  'first-book-mastered': { icon: BookCheck, task: 'Master all questions of a book.' },
  'level-five': { icon: HandPlatter, task: 'Reach level 5.' },
  'level-ten': { icon: ConciergeBell, task: 'Reach level 10.' },
  'level-twenty-five': { icon: Crown, task: 'Reach level 25.' },
};

const UNKNOWN_LOOK: AchievementLook = { icon: Medal, task: '' };

/** How an achievement looks, one that came with a newer server too. */
export function achievementLook(id: string): AchievementLook {
  return isKnown(id) ? LOOKS[id] : UNKNOWN_LOOK;
}

function isKnown(id: string): id is AchievementId {
  return Object.hasOwn(LOOKS, id);
}
