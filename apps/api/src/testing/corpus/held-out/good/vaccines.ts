import { type Subject, card, choose, judge, order, pair } from '../../writing.ts';

export const vaccines: Subject = {
  passage: [
    'Smallpox killed about one in three of those who caught it, and survivors were immune for life.',
    'In China and Turkey people were given matter from mild cases on purpose; Lady Mary Wortley Montagu brought this method to London in 1721.',
    'In 1796 Edward Jenner took matter from a cowpox sore on the hand of Sarah Nelmes and scratched it into the arm of James Phipps, a boy of eight.',
    'Weeks later he gave the boy smallpox, and nothing happened.',
    'The word vaccine comes from vacca, the Latin for cow.',
    'Louis Pasteur found in 1879 that old cultures of chicken cholera no longer killed hens but protected them.',
    'In 1885 he treated Joseph Meister, who had been bitten by a rabid dog.',
    'The last natural case of smallpox was Ali Maow Maalin, a cook in Somalia, in 1977.',
    'Measles spreads so easily that about 95 of 100 people must be immune to stop it.',
  ],
  items: [
    [
      1,
      choose(
        'Who brought the Turkish method against smallpox to London?',
        'Lady Mary Wortley Montagu',
        ['Florence Nightingale', 'Caroline Herschel', 'Queen Charlotte'],
        'In 1721 she had people given matter from mild cases on purpose.',
      ),
    ],
    [
      2,
      choose(
        'From what did Jenner take the matter for his first vaccination?',
        'A cowpox sore',
        ['A dead hen', 'A rabid dog', 'A dried scab'],
        'The sore was on the hand of Sarah Nelmes.',
      ),
    ],
    [
      3,
      judge(
        'Jenner tested his method by giving the boy smallpox.',
        true,
        'He did so weeks later, and nothing happened.',
      ),
    ],
    [4, card('Where does the word vaccine come from?', 'From vacca, the Latin for cow')],
    [
      5,
      choose(
        'What did old cultures of chicken cholera do, as Pasteur found?',
        'They protected hens',
        ['They killed hens faster', 'They cured the sick', 'They spread to dogs'],
        'Weak germs no longer kill, but the body learns from them.',
      ),
    ],
    [
      6,
      pair(
        'Match each person with the part played in the history of vaccines.',
        [
          ['James Phipps', 'Boy of eight'],
          ['Joseph Meister', 'Bitten by a rabid dog'],
          ['Ali Maow Maalin', 'Last natural case of smallpox'],
        ],
        'Two were treated with new methods; with the third an old disease ended.',
      ),
    ],
    [
      7,
      judge(
        'The last natural case of smallpox was in Turkey.',
        false,
        'It was in Somalia, in 1977.',
      ),
    ],
    [8, card('How many of 100 people must be immune to stop measles?', 'About 95')],
    [
      7,
      order(
        'Put these events in order, earliest first.',
        [
          'Montagu brings the method to London',
          'Jenner scratches matter into the arm of a boy',
          'Pasteur treats Joseph Meister',
          'The last natural case of smallpox',
        ],
        'It took a little more than 250 years from the first to the last.',
      ),
    ],
  ],
};
