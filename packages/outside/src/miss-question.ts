import { type Client, newId, type Question } from '@morsel/sdk';

/** Has the reader miss a question with options, which makes it due. */
export async function missQuestion(morsel: Client): Promise<Question> {
  const { id: userId } = await morsel.users.current();
  await morsel.users.addDefaultBooks();
  for await (const item of morsel.quiz.feedItems()) {
    if (item.itemType !== 'question' || item.type !== 'mcq') continue;
    const answer = { userId, questionId: item.id, answer: 'unknown' } as const;
    await morsel.quiz.answer(answer, { operation: { opId: newId() } });
    return item;
  }
  throw new Error('There is no such question');
}
