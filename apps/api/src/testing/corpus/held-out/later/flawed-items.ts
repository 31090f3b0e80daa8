import { arrangeList, matchPairs, mcq, trueFalse } from '../../../sample-content.ts';
import { alone, asStored, quoted, together } from '../../case.ts';
import type { FlawedItems } from '../../measuring.ts';
import { card, choose, judge, order, pair } from '../../writing.ts';
import { FLAWED_OPTIONS } from './flawed-options.ts';

const passage =
  'Cochineal is a red dye made from the bodies of scale insects that live on prickly pears. The Aztecs paid tribute in it. Spain kept its source a secret for two centuries, and the dye was second only to silver among the goods that Mexico shipped. In 1777 Thierry de Menonville smuggled living insects to Haiti. About 70,000 insects make a pound of dye.';
const why = 'It is so to this day.';

/** A second lot of flawed items, written after the checks had been mended for items by others. */
export const LATER_FLAWED_ITEMS: FlawedItems = {
  ...FLAWED_OPTIONS,
  'parts and lengths': [
    alone(choose('Which gas fills party balloons so that they rise?', 'Helium', ['Argon'], why)),
    alone(
      pair(
        'Match each country with its currency.',
        [
          ['Japan', 'Yen'],
          ['India', 'Rupee'],
        ],
        why,
      ),
    ),
  ],
  'answer shape': [
    asStored({ ...mcq(), answerKey: { answer: 7, explanation: why } }),
    asStored({ ...arrangeList(), answerKey: { answer: [0, 1, 2, 3], explanation: why } }),
  ],
  absolute: [
    alone(judge('Nobody in the Middle Ages could read.', false, 'Monks and clerks could.')),
    alone(
      choose(
        'What do habits do?',
        'They save effort',
        ['They always harm us', 'They cost money', 'They come from school'],
        why,
      ),
    ),
  ],
  negation: [
    alone(
      choose(
        'Which of these rulers was not a Tudor?',
        'Charles I',
        ['Mary I', 'Henry VIII', 'Edward VI'],
        why,
      ),
    ),
    alone(judge('It is not true that whales lack lungs.', true, why)),
  ],
  'numeric options': [
    asStored(
      mcq({
        stem: 'How deep is Lake Baikal?',
        options: ['1,642 m', '980 m', '2,300 m'],
        answer: '1,642 m',
      }),
    ),
    asStored(
      mcq({
        stem: 'How much does a blue whale weigh?',
        options: ['15 tons', '30,000 pounds', '150 tons'],
        answer: '150 tons',
      }),
    ),
  ],
  quote: [
    quoted(
      judge('Spain kept the source of cochineal a secret.', true, why),
      'Spain kept the source of the dye secret for two hundred years',
      passage,
    ),
    quoted(
      card('From what is cochineal made?', 'From the bodies of scale insects'),
      'a red dye',
      passage,
    ),
  ],
  'not in the source': [
    quoted(
      choose(
        'To which island were the insects smuggled in 1777?',
        'Martinique',
        ['Haiti', 'Cuba', 'Jamaica'],
        why,
      ),
      'In 1777 Thierry de Menonville smuggled living insects to Haiti.',
      passage,
    ),
    quoted(
      card('How many insects make a pound of cochineal?', 'About 17,000'),
      'About 70,000 insects make a pound of dye.',
      passage,
    ),
  ],
  'not self-contained': [
    alone(
      choose(
        'What does the text give as the reason for the drought?',
        'Felled forests',
        ['Wide rivers', 'Cold winds', 'Deep wells'],
        why,
      ),
    ),
    alone(judge('These were carried by mules over the pass.', true, why)),
  ],
  'key balance': [
    asStored(matchPairs({ left: ['Ape', 'Hen', 'Cod'], right: ['Mammal', 'Bird', 'Fish'] })),
    asStored(
      ...Array.from({ length: 24 }, (_, index) =>
        trueFalse(`Ship ${index} came home.`, index % 4 === 0),
      ),
    ),
  ],
  repeated: [
    together(
      card('What is the Doppler effect?', 'A change of pitch'),
      card('What is the Doppler Effect', 'The pitch changes with speed'),
    ),
    together(
      order(
        'Put these rivers in order of length, shortest first.',
        ['Thames', 'Rhine', 'Nile'],
        why,
      ),
      order(
        'Put these rivers in order of length, shortest first',
        ['Thames', 'Rhine', 'Nile'],
        why,
      ),
    ),
  ],
  junk: [
    alone(
      choose(
        'Which bird cannot fly?',
        'C) The kiwi',
        ['A) The robin', 'B) The swift', 'D) The rook'],
        why,
      ),
    ),
    alone(card('What does &quot;laissez-faire&quot; mean?', 'Let things take their course')),
  ],
};
