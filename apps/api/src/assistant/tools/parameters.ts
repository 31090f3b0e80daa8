import { LONGEST, MOST_INTEGER, OPERATION_ID } from '@morsel/sdk/domain';
import { Type } from 'typebox';

const anId = { minimum: 1, maximum: MOST_INTEGER };

export const itemId = Type.Integer(anId);

export const bookIdOf = (description: string) => Type.Integer({ ...anId, description });

/** What a review tells of itself, beside what it is. */
export const reviewed = {
  operationId: Type.String({
    pattern: OPERATION_ID,
    description:
      'That of ask_me, or one of your own of 8 to 64 letters, digits, - and _. The same one counts once, so repeat it with the same answer when a call failed.',
  }),
  itemId,
  revision: Type.Integer({
    ...anId,
    description: 'As ask_me told it, so that what was shown is graded.',
  }),
  timeZone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST.timeZone,
      description:
        "The reader's IANA time zone, such as Europe/Berlin, if you know it. Without it, that in which they practised last.",
    }),
  ),
};
