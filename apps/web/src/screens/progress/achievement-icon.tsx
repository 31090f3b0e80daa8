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

const ICONS: Readonly<Record<AchievementId, LucideIcon>> = {
  'first-right-answer': Cookie,
  'hundred-right-answers': Utensils,
  'thousand-right-answers': CakeSlice,
  'ten-in-a-row': Croissant,
  'twenty-five-in-a-row': Flame,
  'every-kind': Salad,
  'first-comeback': Repeat,
  'fifty-comebacks': ChefHat,
  'first-long-recall': Hourglass,
  'fifty-long-recalls': CookingPot,
  'first-rating': Layers,
  'hundred-ratings': Pizza,
  'three-days': CalendarDays,
  'seven-days': CalendarCheck,
  'thirty-days': CalendarHeart,
  'hundred-days': Armchair,
  'first-mastered': CircleCheckBig,
  'fifty-mastered': BrushCleaning,
  'first-book-mastered': BookCheck,
  'level-five': HandPlatter,
  'level-ten': ConciergeBell,
  'level-twenty-five': Crown,
};

const byId: Readonly<Record<string, LucideIcon>> = ICONS;

/** The picture of an achievement; one that came with a newer server has a medal. */
export function AchievementIcon({ id }: { readonly id: string }) {
  const Icon = byId[id] ?? Medal;
  return <Icon className="icon" />;
}
