import type { Model } from '../generation/provider/model.ts';
import type { Usage } from '../generation/provider/token-usage.ts';

/** Makes each answer of a model take this much. */
export const taking = (model: Model, usage: Usage): Model => ({
  ...model,
  ask: async (asked, options) => ({ ...(await model.ask(asked, options)), usage }),
});

/** A model that is there to be paid for: it answers nothing, at once. */
export const PAID_MODEL: Model = {
  name: 'paid',
  place: 'other',
  address: 'http://paid.example',
  prices: { input: 1, output: 2 },
  ask: async ({ read }) => {
    const value = read({});
    if (value === undefined) throw new Error('This is for requests that take anything');
    return { value, usage: { inputTokens: 100, outputTokens: 20 } };
  },
};
