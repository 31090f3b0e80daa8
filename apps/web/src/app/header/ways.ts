import type { User } from '@morsel/sdk/contract';
import { Brain, ChartNoAxesColumn, Cookie, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

import { optionalPart } from '../../ui/optional-part.tsx';

/** A link to one of the house's screens. */
export interface Way {
  readonly label: string;
  readonly to: string;
  readonly icon?: LucideIcon | undefined;
  /** What is new there. */
  readonly News?: ComponentType;
}

/** The ways of everybody, every day. */
export const BRAIN: Way = { label: 'Brain', to: '/library', icon: Brain };
export const FEED: Way = { label: 'Feed', to: '/', icon: Cookie };
export const PROGRESS: Way = { label: 'Progress', to: '/progress', icon: ChartNoAxesColumn };

/** Who looks for a way: the account, if there is one. */
export type WaySeeker = Pick<User, 'role'> | null | undefined;

/** Of an admin: how much waits for a word. */
export const AdminNews = optionalPart(async () => (await import('./admin-news.tsx')).AdminNews);

/** The ways for which a phone's bar has no room. */
export function furtherWays(user: WaySeeker): readonly Way[] {
  const ways: Way[] = [
    { label: 'Mastered', to: '/mastered' },
    { label: 'Settings', to: '/settings' },
  ];
  return user?.role === 'admin'
    ? [...ways, { label: 'Admin', to: '/admin', News: AdminNews }]
    : ways;
}
