import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const longitude: Subject = {
  passage: [
    'Latitude can be read from the height of the Sun or the Pole Star, but longitude asks for the time at another place.',
    'The Earth turns fifteen degrees in an hour, so a clock that keeps the time of home tells how far east or west a ship has come.',
    'Pendulum clocks failed at sea, because the ship rolled and because heat, cold and damp upset them.',
    'In 1707 four ships under Admiral Shovell struck the rocks of Scilly, and some 1,400 men or more were drowned.',
    'Seven years later Parliament offered 20,000 pounds for a way to find longitude within half a degree.',
    'Astronomers hoped to use the Moon as a clock hand among the stars, and Nevil Maskelyne was the champion of that method.',
    'John Harrison, a carpenter from Yorkshire, built clocks in which two linked balances cancelled the motion of the ship.',
    'After three large machines he turned to a watch, known as H4, a little over thirteen centimetres across.',
    'On the voyage to Jamaica in 1761 it lost five seconds in 81 days.',
    'The Board still asked for more trials, and Harrison had most of the money only in 1773, after George III had taken his side.',
  ],
  items: [
    [
      0,
      choose(
        'What must a sailor know to find the longitude?',
        'The time at another place',
        ['The depth of the water', 'The height of the Pole Star', 'The strength of the wind'],
        'Heights in the sky give latitude. East and west is a matter of time, since the Earth turns.',
      ),
    ],
    [
      1,
      choose(
        'Through how many degrees does the Earth turn in an hour?',
        '15 degrees',
        ['10 degrees', '24 degrees', '60 degrees'],
        'So each hour between home time and local time is so much of the way around the globe.',
      ),
    ],
    [
      2,
      judge(
        'Pendulum clocks failed at sea because of the rolling of the ship.',
        true,
        'Heat, cold and damp upset them as well.',
      ),
    ],
    [
      3,
      card(
        'What happened to Admiral Shovell’s ships in 1707?',
        'Four of them struck the rocks of Scilly.',
      ),
    ],
    [
      4,
      choose(
        'How exact did a way to find longitude have to be to win the full prize?',
        'Within half a degree',
        ['Within one degree', 'Within two degrees', 'Within five degrees'],
        'Parliament offered 20,000 pounds for it.',
      ),
    ],
    [
      5,
      pair(
        'Match each man with his part in the search for longitude.',
        [
          ['Nevil Maskelyne', 'Champion of the Moon method'],
          ['John Harrison', 'Built clocks with linked balances'],
          ['George III', 'Took Harrison’s side'],
        ],
        'One looked to the sky, one to the workbench, and the king settled the quarrel.',
      ),
    ],
    [
      6,
      card(
        'How did Harrison’s first clocks deal with the motion of the ship?',
        'Two linked balances cancelled it.',
      ),
    ],
    [
      7,
      judge(
        'H4 was a watch a little over thirteen centimetres across.',
        true,
        'Harrison had built three large machines before it.',
      ),
    ],
    [
      8,
      judge(
        'On its voyage to Jamaica H4 lost more than an hour.',
        false,
        'It lost five seconds in 81 days.',
      ),
    ],
    [
      9,
      order(
        'Put these events in order, earliest first.',
        [
          'Shovell’s ships strike the rocks',
          'Parliament offers a prize',
          'H4 sails to Jamaica',
          'Harrison has most of the money',
        ],
        'The wreck led to the prize, the prize to the watch, and the proof of the watch to the money.',
      ),
    ],
  ],
};
