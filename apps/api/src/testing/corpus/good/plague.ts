import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const plague: Subject = {
  passage: [
    'The Black Death came to Europe in 1347 with ships from Caffa on the Black Sea, which put in at Messina in Sicily.',
    'Within five years it had killed perhaps a third to a half of all Europeans.',
    'It is caused by a bacterium, Yersinia pestis, which Alexandre Yersin found in Hong Kong in 1894.',
    'Fleas carry it from rats to people; a blocked gut makes the flea bite again and again.',
    'In the bubonic form the lymph nodes swell to buboes; in the pneumonic form the lungs are struck, and breath spreads it.',
    'Ragusa, now Dubrovnik, was in 1377 the first city to keep travellers apart for thirty days.',
    'Venice later asked for forty days, quaranta giorni, which gave us the word quarantine.',
    'Because hands were few after the plague, wages rose, and lords found it hard to hold peasants to the land.',
    'In England the Statute of Labourers of 1351 tried to freeze wages at the level of 1346, with little success.',
    'Marseille in 1720 had the last great outbreak in western Europe.',
  ],
  items: [
    [
      0,
      choose(
        'At which port did the ships of 1347 bring the plague to Sicily?',
        'Messina',
        ['Palermo', 'Syracuse', 'Catania'],
        'They had come from Caffa on the Black Sea.',
      ),
    ],
    [
      1,
      judge(
        'Within five years the Black Death killed at least a third of all Europeans.',
        true,
        'Estimates run from a third to a half.',
      ),
    ],
    [
      2,
      choose(
        'Who found the bacterium of the plague?',
        'Alexandre Yersin',
        ['Robert Koch', 'Louis Pasteur', 'Joseph Lister'],
        'He found it in Hong Kong in 1894, and it now bears his name.',
      ),
    ],
    [
      3,
      card(
        'What makes a flea that carries the plague bite again and again?',
        'Its gut is blocked.',
      ),
    ],
    [
      4,
      pair(
        'Match each term of the plague with its meaning.',
        [
          ['Buboes', 'Swollen lymph nodes'],
          ['Pneumonic form', 'Lungs are struck'],
          ['Quarantine', 'Forty days kept apart'],
        ],
        'One form shows in the nodes, the other in the lungs; keeping travellers apart was the answer of the ports.',
      ),
    ],
    [
      5,
      choose(
        'Which city first kept travellers apart, in 1377?',
        'Ragusa',
        ['Venice', 'Genoa', 'Marseille'],
        'It asked for thirty days. Venice later made it forty.',
      ),
    ],
    [
      6,
      card(
        'From what does the word quarantine come?',
        'Forty days, quaranta giorni, which Venice asked for',
      ),
    ],
    [
      7,
      judge(
        'Wages fell after the plague.',
        false,
        'Hands were few, so wages rose, and lords could hardly hold peasants to the land.',
      ),
    ],
    [
      8,
      choose(
        'What did the Statute of Labourers try to do?',
        'Freeze wages',
        ['Raise taxes', 'Free the serfs', 'Close the ports'],
        'The English law of 1351 wanted the level of 1346 back and had little success.',
      ),
    ],
    [
      9,
      order(
        'Put these events in the history of the plague in order, earliest first.',
        [
          'Ships reach Messina',
          'Ragusa keeps travellers apart',
          'Outbreak in Marseille',
          'Yersin finds the bacterium',
        ],
        'Ports learned to keep people apart long before anybody knew the cause.',
      ),
    ],
  ],
};
