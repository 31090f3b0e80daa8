/** A short book, written for the tests; the files beside it hold it as various programs make them. */
export const TIDES = {
  title: 'The Patient Sea',
  author: 'Morsel Contributors',
  chapters: [
    {
      title: 'Chapter 1: The Pull of the Moon',
      paragraphs: [
        'Twice a day, on most of the world’s coasts, the sea climbs the shore and sinks away again. A tide is the slow rise and fall of the water under the pull of the Moon and, to a lesser degree, of the Sun. The Moon is far smaller than the Sun, but it is about 390 times nearer, and nearness counts for more than bulk when it comes to tides.',
        'Isaac Newton explained the two high waters of a day in 1687. The Moon pulls the near side of the Earth more strongly than its middle, and the middle more strongly than the far side. The water is therefore drawn into two bulges, one that faces the Moon and one that faces away from it. As the Earth turns, a harbour passes through both.',
        'Because the Moon moves along its own path while the Earth turns, the same harbour needs 24 hours and 50 minutes to come under it again. High water is thus some fifty minutes later each day, which every fisherman’s child learns long before anybody draws a diagram for it.',
        'A spring tide has nothing to do with the season: it comes at new and at full moon, when Sun and Moon pull along one line. A neap tide comes at the quarters, when the two pull at right angles and partly undo each other’s work.',
      ],
    },
    {
      title: 'Chapter 2: Shores and Basins',
      paragraphs: [
        'If the Earth were covered by one deep ocean, the tides would be simple and rather dull. Coasts make them interesting. In the Bay of Fundy, in eastern Canada, the difference between low and high water can exceed 16 metres, whereas in the Mediterranean it seldom reaches half a metre.',
        'The reason is resonance. Water in a basin sloshes back and forth at a pace of its own, as it does in a bathtub, and a basin whose pace is close to that of the tide answers it with ever larger swings. The Bay of Fundy needs about thirteen hours for one swing — very nearly the twelve and a half hours from one high water to the next.',
        'A tidal bore is a wave that runs up a river against its current when the flood tide is squeezed into a narrowing mouth. The best-known one travels up the Qiantang River in China, at up to 40 kilometres an hour, and people have gathered to watch it for more than two thousand years.',
      ],
    },
    {
      title: 'Chapter 3: Reckoning the Tides',
      paragraphs: [
        'Sailors wanted to know the tides in advance, and for centuries the rules for predicting them were family secrets. In 1833 John William Lubbock published tables for London, and William Whewell gathered readings from more than 650 stations on both sides of the Atlantic.',
        'In 1872 William Thomson, later Lord Kelvin, built the first tide-predicting machine. It added up the contributions of ten regular motions by means of pulleys and a single wire, whose end drew the tide of a harbour on a roll of paper. A year of high waters took it four hours, for which a clerk had needed weeks.',
        'Arthur Doodson of Liverpool counted 388 such motions in 1921. His machines reckoned the tides for the beaches of Normandy, and it was because of them that the landing of June 1944 began shortly after low water: the obstacles on the sand had to be seen.',
        '“The tide waits for nobody,” says an old proverb. That it can be asked politely, a hundred years ahead, what it means to do is one of the quiet triumphs of arithmetic.',
      ],
    },
  ],
} as const;
