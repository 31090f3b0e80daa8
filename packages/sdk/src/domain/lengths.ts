import type { PasswordPolicy } from './password-policies.ts';

/** Longest texts of readers, in characters. */
export const LONGEST = {
  /** Of a book. */
  title: 200,
  author: 200,
  description: 600,
  /** What is typed to find a book. */
  bookSearch: 200,
  /** Address of a book's picture. */
  imageUrl: 2048,
  /** Where a webhook is sent. */
  webhookUrl: 2048,
  /** By which a reader is known to another server of KOReader's progress sync. */
  syncUserName: 200,
  /** Part of the address of a book's page. */
  slug: 500,
  /** Of a reader. */
  name: 100,
  email: 254,
  /** By which its reader knows a passkey. */
  passkeyName: 60,
  /** By which its reader knows an access token. */
  tokenName: 60,
  /** What stands behind `#reset=` in the address of a reset link. */
  resetToken: 100,
  /** Name of a text of a book. */
  textName: 200,
  reportNote: 1000,
  /** What an item asks: the text of a question, the front of a flashcard. */
  stem: 1000,
  /** Also each side of a pair, and each entry of an order. */
  option: 300,
  /** What a reader writes as an answer, and what is right there. */
  written: 120,
  explanation: 2000,
  /** Why a wrong answer is wrong. */
  reason: 300,
  /** Whether what a book says still stands. */
  standing: 300,
  /** Key of an idea within its book. */
  idea: 100,
  /** What a reader picks from a passage for a card of their own. */
  quote: 2000,
  /** Back of a flashcard. */
  back: 2000,
  /** IANA name. */
  timeZone: 64,
  /** List of the kinds of questions that are wanted. */
  questionKinds: 80,
  /** List of the chapters that a batch is limited to. */
  chapterNumbers: 700,
  /** List of the items that a device has already. */
  knownItems: 10_000,
} as const;

/** Of a password, in characters; the least depends on the policy. */
export const PASSWORD_LENGTH = { least: { basic: 6, strict: 8 }, most: 200 } as const satisfies {
  least: Record<PasswordPolicy, number>;
  most: number;
};
