import type { AuthoredItem } from '../../../items/compose-item.ts';
import { card, choose, judge, order, pair } from '../writing.ts';

/** Items such as are made from title and author alone. */
export const withoutText: readonly AuthoredItem[] = [
  choose(
    'In “Frankenstein”, what does the creature ask his maker for?',
    'A companion',
    ['A weapon', 'A fortune', 'A country house'],
    'Lonely and feared, he wants a mate of his own kind. Victor first agrees and then destroys his work.',
  ),
  choose(
    'Which crime does Raskolnikov commit in “Crime and Punishment”?',
    'The murder of a pawnbroker',
    ['The robbery of a bank', 'The forging of a will', 'The betrayal of a friend'],
    'He kills the old woman with an axe, and her sister, who comes in by chance.',
  ),
  choose(
    'What is the white whale’s name in Melville’s novel?',
    'Moby Dick',
    ['Old Tom', 'Queequeg', 'Pequod'],
    'Captain Ahab hunts the animal that took his leg; the Pequod is his ship.',
  ),
  choose(
    'Who narrates “The Great Gatsby”?',
    'Nick Carraway',
    ['Jay Gatsby', 'Tom Buchanan', 'Daisy Fay'],
    'He is a neighbour from the Midwest, inside and outside of the story at once.',
  ),
  choose(
    'What does Machiavelli advise a prince to be, if he cannot be both?',
    'Feared rather than loved',
    ['Loved rather than feared', 'Rich rather than brave', 'Pious rather than clever'],
    'Love holds as long as it suits people, he says, while fear of punishment lasts.',
  ),
  choose(
    'In what year did Copernicus’s great work appear?',
    '1543',
    ['1492', '1609', '1687'],
    'It came out in Nuremberg as its writer lay dying.',
  ),
  choose(
    'What do Sun Tzu’s best generals do?',
    'Win without a battle',
    ['Burn their own ships', 'Besiege strong cities', 'Fight on two fronts'],
    'To break the enemy’s resistance without fighting is the height of skill in “The Art of War”.',
  ),
  choose(
    'Of which metal have the filaments of light bulbs been made since about 1910?',
    'Tungsten',
    ['Copper', 'Platinum', 'Osmium'],
    'Carbon threads came first; drawn wire of this metal lasted longer and shone more brightly.',
  ),
  choose(
    'What fuels the Sun?',
    'The fusion of hydrogen',
    ['The burning of coal gas', 'The decay of uranium', 'The fall of meteorites'],
    'Four nuclei of the lightest element become one of helium, and a little mass becomes light.',
  ),
  choose(
    'Which offices did ancient Athens fill by election rather than by lot?',
    'The ten generals',
    ['The juries', 'The council', 'The temple guards'],
    'Most offices went by lot, but skill in war was too important for that.',
  ),
  judge(
    'In “Pride and Prejudice”, Elizabeth Bennet refuses Mr Darcy’s first proposal.',
    true,
    'She holds him to be proud and blames him for the unhappiness of her sister.',
  ),
  judge(
    'Don Quixote believes that windmills are giants.',
    true,
    'Sancho Panza warns him in vain; the sails knock horse and rider over.',
  ),
  judge(
    'Orwell’s “Animal Farm” ends with the pigs being driven out.',
    false,
    'At the end the other animals can no longer tell the pigs from the men.',
  ),
  judge(
    'Marcus Aurelius wrote his “Meditations” in Latin.',
    false,
    'The emperor wrote these notes to himself in Greek, the language of philosophy.',
  ),
  judge(
    'Sound travels faster in water than in air.',
    true,
    'It goes more than four times as fast, because water is so hard to compress.',
  ),
  judge(
    'The Great Fire of London began in a bakery.',
    true,
    'It broke out in Pudding Lane on a September night in 1666.',
  ),
  judge(
    'Beethoven wrote his ninth symphony before he lost his hearing.',
    false,
    'He was deaf by then; at the first performance he had to be turned round to see the applause.',
  ),
  judge(
    'Diamonds are made of the same element as graphite.',
    true,
    'Both are carbon. The atoms are only arranged in another way.',
  ),
  pair(
    'Match each novel with its writer.',
    [
      ['Middlemarch', 'George Eliot'],
      ['Wuthering Heights', 'Emily Brontë'],
      ['Emma', 'Jane Austen'],
      ['Mrs Dalloway', 'Virginia Woolf'],
    ],
    'Four English novels by four women, the first of whom wrote under the name of a man.',
  ),
  pair(
    'Match each scientist with the discovery.',
    [
      ['Rutherford', 'Atomic nucleus'],
      ['Fleming', 'Penicillin'],
      ['Wegener', 'Continental drift'],
      ['Mendel', 'Laws of inheritance'],
    ],
    'Gold foil, a mouldy dish, the fit of coastlines and rows of peas stood at the beginning.',
  ),
  pair(
    'Match each capital with its river.',
    [
      ['Vienna', 'Danube'],
      ['Paris', 'Seine'],
      ['Rome', 'Tiber'],
      ['London', 'Thames'],
    ],
    'Old cities grew at crossings, where goods changed from boats to carts.',
  ),
  pair(
    'Match each poem with its opening image.',
    [
      ['The Waste Land', 'Lilacs in April'],
      ['The Road Not Taken', 'Two paths in a yellow wood'],
      ['Kubla Khan', 'A pleasure dome'],
    ],
    'Eliot finds spring cruel, Frost stands at a fork, and Coleridge dreams of Xanadu.',
  ),
  order(
    'Put these works of Dickens in order of publication.',
    ['Oliver Twist', 'David Copperfield', 'Great Expectations'],
    'The comic early novel came before the one about his own youth, and both before the late irony.',
  ),
  order(
    'Put the planets in order, nearest to the Sun first.',
    ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'],
    'Four small worlds of rock come first, then the giants begin.',
  ),
  order(
    'Put these inventions in order, earliest first.',
    ['Steam locomotive', 'Telephone', 'Aeroplane', 'Television'],
    'Rails came at the start of the nineteenth century, pictures through the air in the twenties of the next.',
  ),
  card(
    'What does Dante meet in the first canto of the Inferno?',
    'Three beasts that bar his way: a leopard, a lion and a she-wolf',
  ),
  card('What is a sonnet?', 'A poem of fourteen lines with a fixed rhyme scheme'),
  card(
    'Who wrote “Leviathan”, and for what does he argue?',
    'Thomas Hobbes; for a strong sovereign who keeps people from a war of all against all',
  ),
  card('What is opportunity cost?', 'The value of the best alternative that one gives up'),
  card(
    'Why does ice float?',
    'Water expands as it freezes, so that ice is lighter than the liquid.',
  ),
  choose(
    'Which battle’s dead did Lincoln’s Gettysburg Address honour?',
    'One in Pennsylvania in 1863',
    ['One in Virginia in 1862', 'One in Georgia in 1864', 'One in Maryland in 1862'],
    'He spoke for two minutes at the new cemetery, four months after the fighting.',
  ),
  choose(
    'Why do careful services store the hash of a password instead of its letters?',
    'A stolen list does not show it',
    ['Sign-ins become faster', 'Disks fill more slowly', 'Users may share accounts'],
    'A hash cannot be turned back, so a thief would have to guess each one.',
  ),
  judge(
    'In public-key cryptography, what one key locks the other one of the pair opens.',
    true,
    'So one of them can be given away, and only the holder of the second one reads the message.',
  ),
  choose(
    'Which character did Ray Tomlinson put between user and machine in the first network e-mail?',
    'The at sign',
    ['The ampersand', 'The hash mark', 'The colon'],
    'It stood on each keyboard and in no name, which made it free for the purpose.',
  ),
  card(
    'What does an API key tell a service?',
    'Which program is calling, so that its use can be counted and limited',
  ),
  judge(
    'Nelson won at Copenhagen after he had ignored the signal of his admiral to withdraw.',
    true,
    'He put the telescope to his blind eye and said that he really did not see it.',
  ),
];
