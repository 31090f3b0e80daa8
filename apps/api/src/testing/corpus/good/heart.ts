import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const heart: Subject = {
  passage: [
    'The human heart has four chambers: two atria, which receive blood, and two ventricles, which pump it out.',
    'Blood poor in oxygen enters the right atrium, passes to the right ventricle and is pumped through the pulmonary artery to the lungs.',
    'It returns rich in oxygen to the left atrium, and the left ventricle drives it through the aorta into the body.',
    'The wall of the left ventricle is about three times as thick as that of the right, since it works against a much higher pressure.',
    'Valves keep blood from flowing back; the sounds a doctor hears are those of valves closing.',
    'Each beat starts in the sinus node, a small group of cells in the right atrium that fire by themselves.',
    'The heart muscle itself is fed by the coronary arteries, which branch off at the root of the aorta.',
    'When one of them is blocked, the muscle behind it dies: that is a heart attack.',
    'At rest the heart of an adult beats some seventy times a minute and moves about five litres of blood.',
    'William Harvey showed in 1628 that blood circulates, by working out that no body could make as much as the heart pumps in an hour.',
  ],
  items: [
    [
      1,
      choose(
        'Through which vessel does blood leave the right ventricle?',
        'The pulmonary artery',
        ['The aorta', 'The vena cava', 'The jugular vein'],
        'The right side sends blood that is poor in oxygen to the lungs.',
      ),
    ],
    [
      2,
      order(
        'Put the stations of blood in order, beginning where it enters the heart from the body.',
        ['Right atrium', 'Right ventricle', 'Lungs', 'Left atrium', 'Left ventricle'],
        'The right side pumps to the lungs, the left side into the body.',
      ),
    ],
    [
      3,
      choose(
        'Why is the wall of the left ventricle thicker than that of the right?',
        'It works against a higher pressure',
        [
          'It holds a larger amount of blood',
          'It beats more times in a minute',
          'It lies closer to the breastbone',
        ],
        'The left side drives blood through the whole body, the right side only through the lungs.',
      ),
    ],
    [4, card('What are the sounds that a doctor hears from a heart?', 'Valves closing')],
    [
      5,
      choose(
        'Where does each beat of the heart start?',
        'In the sinus node',
        ['In the brain stem', 'In the aortic arch', 'In the spinal cord'],
        'This small group of cells in the right atrium fires by itself.',
      ),
    ],
    [
      6,
      pair(
        'Match each part of the heart with what it does.',
        [
          ['Atria', 'Receive blood'],
          ['Ventricles', 'Pump blood out'],
          ['Valves', 'Keep blood from flowing back'],
          ['Coronary arteries', 'Feed the heart muscle'],
        ],
        'Rooms to fill, rooms to pump, doors between them, and pipes that feed the pump itself.',
      ),
    ],
    [
      7,
      card(
        'What happens in a heart attack?',
        'A coronary artery is blocked, and the muscle behind it dies.',
      ),
    ],
    [
      8,
      judge(
        'At rest an adult heart moves about five litres of blood a minute.',
        true,
        'It beats some seventy times in that minute.',
      ),
    ],
    [
      9,
      choose(
        'Who showed in 1628 that blood circulates?',
        'William Harvey',
        ['Andreas Vesalius', 'Robert Hooke', 'Edward Jenner'],
        'He worked out that no body could make as much blood as the heart pumps in an hour.',
      ),
    ],
    [
      6,
      judge(
        'Coronary arteries branch off from the veins of the lungs.',
        false,
        'They leave the aorta at its root and feed the muscle of the heart.',
      ),
    ],
  ],
};
