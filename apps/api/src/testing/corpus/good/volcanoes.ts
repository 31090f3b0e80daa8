import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const volcanoes: Subject = {
  passage: [
    'What a volcano does depends on its magma: runny basalt lets gas escape and flows, sticky rhyolite traps gas until it bursts.',
    'Shield volcanoes such as Mauna Loa are built of thin flows and slope gently; their name comes from the shape of a warrior’s shield.',
    'Stratovolcanoes such as Fuji are steep cones of lava and ash in turn.',
    'Cinder cones are heaps of loose fragments around a single vent; Parícutin rose from a Mexican maize field in 1943.',
    'In 1815 Tambora in Indonesia threw so much ash and sulphur into the sky that 1816 had no summer in Europe and New England.',
    'Frost in June ruined harvests, and oats for horses grew so dear that Karl Drais is said to have built his running machine, ancestor of the bicycle, for that reason.',
    'Pyroclastic flows, clouds of hot gas and ash that race downhill, killed the people of Herculaneum in the year 79.',
    'Lahars are floods of mud; one from Nevado del Ruiz buried the town of Armero in Colombia in 1985.',
    'About three quarters of all active volcanoes lie around the Pacific, along the Ring of Fire.',
    'Before an eruption the ground swells and small earthquakes come in swarms, and these signs let observers warn people in time.',
  ],
  items: [
    [
      0,
      choose(
        'Why do volcanoes fed by rhyolite burst?',
        'Sticky magma traps gas',
        ['Thin lava runs too fast', 'Sea water cools the vent', 'Loose ash blocks the crater'],
        'Basalt is runny and lets gas escape; in rhyolite pressure builds up.',
      ),
    ],
    [
      2,
      pair(
        'Match each volcano with its type.',
        [
          ['Mauna Loa', 'Shield volcano'],
          ['Fuji', 'Stratovolcano'],
          ['Parícutin', 'Cinder cone'],
        ],
        'Gentle slopes of thin flows, a steep cone of lava and ash in turn, and a heap of loose fragments.',
      ),
    ],
    [1, card('What are shield volcanoes named after?', 'The shape of a warrior’s shield')],
    [
      3,
      judge(
        'Parícutin rose from a maize field in Mexico.',
        true,
        'It began in 1943 and became a heap of loose fragments around a single vent.',
      ),
    ],
    [
      4,
      choose(
        'Which eruption brought the year without a summer?',
        'Tambora',
        ['Krakatoa', 'Vesuvius', 'Pinatubo'],
        'Its ash and sulphur darkened the sky in 1815, and in 1816 Europe and New England froze in June.',
      ),
    ],
    [
      5,
      card(
        'Why is Karl Drais said to have built his running machine?',
        'Oats for horses had grown dear after ruined harvests.',
      ),
    ],
    [
      6,
      choose(
        'What killed the people of Herculaneum?',
        'Clouds of hot gas and ash',
        ['A flood of cold mud', 'A wave from the sea', 'Slow streams of lava'],
        'Such pyroclastic flows race downhill faster than anyone can run.',
      ),
    ],
    [
      7,
      judge(
        'A lahar is a swarm of small earthquakes.',
        false,
        'Lahars are floods of mud, like the one that buried Armero in 1985.',
      ),
    ],
    [
      8,
      judge(
        'About three quarters of active volcanoes lie around the Pacific.',
        true,
        'The belt is known as the Ring of Fire.',
      ),
    ],
    [
      7,
      order(
        'Put these events in order, earliest first.',
        ['Herculaneum is destroyed', 'Tambora erupts', 'Parícutin rises', 'Armero is buried'],
        'The first is known from digging, the last two were watched as they happened.',
      ),
    ],
  ],
};
