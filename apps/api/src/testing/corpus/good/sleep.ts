import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const sleep: Subject = {
  passage: [
    'Two processes decide when we sleep: the body clock, which runs on a cycle of about a day, and sleep pressure, which grows with each hour awake.',
    'The clock sits in the suprachiasmatic nucleus, some twenty thousand nerve cells above the crossing of the optic nerves.',
    'Light in the morning sets it, and without light it drifts, since in most people its own period is a little longer than 24 hours.',
    'Sleep pressure comes in part from adenosine, which gathers in the brain while we are awake; caffeine blocks the sites where it docks.',
    'Sleep runs in cycles of about ninety minutes, from light sleep to deep sleep and on to REM sleep.',
    'In REM sleep the eyes dart, dreams are vivid, and the muscles of the limbs are switched off.',
    'Eugene Aserinsky noticed these eye movements in 1951 while he watched his own son asleep.',
    'Deep sleep fills the first half of the night, REM sleep the second.',
    'Growth hormone is released mostly in deep sleep.',
    'Teenagers’ clocks run late, and schools that began an hour later saw better attendance and fewer car crashes.',
  ],
  items: [
    [
      0,
      pair(
        'Match each cause of sleepiness with its nature.',
        [
          ['Body clock', 'Cycle of about a day'],
          ['Sleep pressure', 'Grows with each hour awake'],
          ['Adenosine', 'Gathers in the brain'],
        ],
        'One process runs in circles, the other builds up until we sleep.',
      ),
    ],
    [
      1,
      choose(
        'Where does the body clock sit?',
        'Above the crossing of the optic nerves',
        [
          'Below the base of the spinal cord',
          'Behind the drum of the inner ear',
          'Inside the cells of the thyroid',
        ],
        'It is a nucleus of some twenty thousand cells, close to where news of light comes in.',
      ),
    ],
    [
      2,
      judge(
        'In most people the body clock left to itself runs a little longer than 24 hours.',
        true,
        'Morning light puts it right each day.',
      ),
    ],
    [
      3,
      choose(
        'How does caffeine keep us awake?',
        'It blocks the sites where adenosine docks',
        [
          'It makes the body clock run faster',
          'It clears adenosine out of the blood',
          'It feeds the brain with more sugar',
        ],
        'The substance that makes us sleepy is still there; the brain just cannot feel it.',
      ),
    ],
    [
      4,
      order(
        'Put the stages of one sleep cycle in order.',
        ['Light sleep', 'Deep sleep', 'REM sleep'],
        'A cycle takes about ninety minutes, and then it begins again.',
      ),
    ],
    [5, card('What is switched off in REM sleep?', 'The muscles of the limbs')],
    [
      6,
      choose(
        'Whom did Eugene Aserinsky watch when he noticed rapid eye movements?',
        'His own son',
        ['His old teacher', 'A night nurse', 'A sleeping cat'],
        'It was in 1951, and the movements later gave REM sleep its name.',
      ),
    ],
    [
      7,
      judge(
        'Deep sleep fills the second half of the night.',
        false,
        'It comes first; the second half belongs to REM sleep.',
      ),
    ],
    [8, card('In which kind of sleep is growth hormone released?', 'Mostly in deep sleep')],
    [
      9,
      choose(
        'What did schools see when they began an hour later?',
        'Better attendance',
        ['Lower marks', 'Longer homework', 'More sports injuries'],
        'The clocks of teenagers run late, so an hour in the morning helps. There were fewer car crashes too.',
      ),
    ],
  ],
};
