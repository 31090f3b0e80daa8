import type { ProviderPlace } from '@morsel/sdk/domain';

export const PLACES: Readonly<Record<ProviderPlace, string>> = {
  openai: 'At OpenAI',
  local: 'At an address beside this server',
  other: 'At another provider',
};

export const WITHOUT_PROVIDER =
  'Rules do, from the texts that you add: no AI model is set up here. Nothing of your texts leaves ' +
  'this server.';

const TO: Readonly<Record<Exclude<ProviderPlace, 'local'>, string>> = {
  openai: 'to OpenAI',
  other: 'to this provider',
};

const WHAT_IT_IS_TOLD =
  'To write questions: the title, the author, passages of the text, what was asked of them before and ' +
  'which ideas you want left out. To judge “I was right”: the question and your answer. Never your ' +
  'name, your email, your progress or your own cards.';

/** What goes where when a model is asked. */
export function leavesText(place: ProviderPlace): string {
  if (place === 'local') {
    return (
      'What a model is told goes to an address on the same machine or network as this server; ' +
      'whether it is passed on from there is for whoever runs it to say. ' +
      WHAT_IT_IS_TOLD
    );
  }
  return `What a model is told goes ${TO[place]}. ${WHAT_IT_IS_TOLD}`;
}
