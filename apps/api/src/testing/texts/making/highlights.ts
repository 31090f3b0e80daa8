import { TIDES } from '../tides.ts';

const BOOK = `${TIDES.title} (${TIDES.author})`;
const OTHER = 'Sea Shanties for Beginners: A Songbook (Hook, James)';

/** Kindle's file with entries of two books, made in several languages over the years. */
export const CLIPPINGS = [
  `${BOOK}
- Your Highlight on page 3 | Location 40-41 | Added on Monday, March 4, 2024 9:12:33 PM

A tide is the slow rise and fall of the water`,
  `${OTHER}
- Your Highlight on page 1 | Location 7-8 | Added on Monday, March 4, 2024 9:20:00 PM

What shall we do with the drunken sailor?`,
  `${BOOK}
- Your Highlight on page 3 | Location 40-42 | Added on Monday, March 4, 2024 9:12:59 PM

A tide is the slow rise and fall of the water under the pull of the Moon and, to a lesser degree, of the Sun.`,
  `${BOOK}
- Ihre Markierung auf Seite 21 | Position 310-312 | Hinzugefügt am Dienstag, 5. März 2024 07:01:12

In 1872 William Thomson, later Lord Kelvin, built the first tide-predicting machine.`,
  `${BOOK}
- Ihr Lesezeichen auf Seite 22 | Position 320 | Hinzugefügt am Dienstag, 5. März 2024 07:05:12

`,
  `${BOOK}
- Votre note sur la page 12 | Emplacement 188 | Ajouté le mercredi 6 mars 2024 08:00:00

Fundy is near Nova Scotia.`,
  `${BOOK}
- Votre surlignement sur la page 12 | Emplacement 186-8 | Ajouté le mercredi 6 mars 2024 07:59:00

In the Bay of Fundy the difference can exceed 16 metres.`,
  `${BOOK}
- Tu subrayado en la página 25 | posición 350-351 | Añadido el jueves, 7 de marzo de 2024 10:00:00

<Has alcanzado el límite de recortes de este elemento>`,
  `${BOOK}
- 位置No. 400-401のハイライト |作成日: 2024年3月8日金曜日 12:00:00

Arthur Doodson of Liverpool counted 388 such motions in 1921.`,
]
  .map((entry) => `${entry}\n==========\n`)
  .join('')
  .replaceAll('\n', '\r\n');

/** What is left of the book's entries, in its order. */
export const CLIPPED = [
  'A tide is the slow rise and fall of the water under the pull of the Moon and, to a lesser degree, of the Sun.',
  'In the Bay of Fundy the difference can exceed 16 metres.',
  'Fundy is near Nova Scotia.',
  'In 1872 William Thomson, later Lord Kelvin, built the first tide-predicting machine.',
  'Arthur Doodson of Liverpool counted 388 such motions in 1921.',
];

export const READWISE = `Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags
"“The tide waits for nobody,” says an old proverb,
and it is ""right"".",The Patient Sea: How Tides Work,Morsel Contributors,B000,,yellow,,location,420,2024-03-04 21:12:33+00:00,
A neap tide comes at the quarters.,The Patient Sea: How Tides Work,Morsel Contributors,B000,"Quarters of the Moon, not of the year.",blue,,location,44,2024-03-05 21:12:33+00:00,
What shall we do with the drunken sailor?,Sea Shanties for Beginners,James Hook,B001,,yellow,,location,7,2024-03-04 21:20:00+00:00,
`;

export const EXPORTED = [
  'A neap tide comes at the quarters.',
  'Quarters of the Moon, not of the year.',
  '“The tide waits for nobody,” says an old proverb, and it is "right".',
];
