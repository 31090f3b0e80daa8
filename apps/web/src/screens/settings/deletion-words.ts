/** What the dialog asks and says, for an account and for a guest. */
export function deletionWords(email: string | null) {
  return email === null ? GUEST : { ...ACCOUNT, hint: `Your email is ${email}.` };
}

const GUEST = {
  title: 'Delete this guest?',
  goes: ['XP, level and streak', 'the shelf', 'every answer, rating and mastered question'],
  label: 'Type DELETE to confirm',
  hint: undefined,
  toast: {
    title: 'Guest deleted',
    description: 'All that was stored about it is gone. You are a new guest now.',
    variant: 'good',
  },
} as const;

const ACCOUNT = {
  title: 'Delete your account?',
  goes: [
    'your name, email and password',
    'your XP, level and streak',
    'your shelf',
    'every answer, rating and mastered question',
  ],
  label: 'Type your email to confirm',
  toast: {
    title: 'Account deleted',
    description: 'All that was stored about you is gone.',
    variant: 'good',
  },
} as const;
