import { type Subject, card, choose, judge, order, pair } from '../writing.ts';

export const bookkeeping: Subject = {
  passage: [
    'In double-entry bookkeeping each transaction is written twice, as a debit in one account and as a credit in another.',
    'If all debits and all credits do not come to the same sum, a mistake has been made; this check is called the trial balance.',
    'The merchants of Florence and Genoa kept such books around 1300; the ledgers of the Genoese state survive from 1340.',
    'Luca Pacioli, a friar and a friend of Leonardo, described the method of Venice in a book on mathematics printed in 1494.',
    'He told merchants to keep three books: the memorandum for rough notes, the journal in order of time, and the ledger by accounts.',
    'Assets are what a firm owns, liabilities are what it owes, and equity is what is left for its owners.',
    'The balance sheet shows these on one day, whereas the income statement covers a stretch of time.',
    'Depreciation spreads the cost of a machine over the years in which it is used.',
    'Josiah Wedgwood studied his own costs in 1772 when trade was bad, and found that making a few large runs was cheaper than many small ones.',
    'A firm can show a profit and still run out of cash, when its customers pay late.',
  ],
  items: [
    [
      0,
      card(
        'How is a transaction recorded in double-entry bookkeeping?',
        'Twice: as a debit in one account and as a credit in another',
      ),
    ],
    [
      1,
      choose(
        'What does a trial balance check?',
        'That debits and credits come to one sum',
        [
          'That customers have paid on time',
          'That machines are worth their price',
          'That a firm has cash in the bank',
        ],
        'When the two differ, a mistake has been made somewhere.',
      ),
    ],
    [
      3,
      choose(
        'Who described the bookkeeping of Venice in a printed work of 1494?',
        'Luca Pacioli',
        ['Marco Polo', 'Niccolò Machiavelli', 'Cosimo de’ Medici'],
        'The friar and friend of Leonardo put it into a book on mathematics.',
      ),
    ],
    [
      4,
      pair(
        'Match each of Pacioli’s books with what it holds.',
        [
          ['Memorandum', 'Rough notes'],
          ['Journal', 'Entries in order of time'],
          ['Ledger', 'Entries by accounts'],
        ],
        'What happens is first jotted down, then put in order of time, and at last sorted.',
      ),
    ],
    [
      5,
      judge(
        'Equity is what is left for the owners of a firm.',
        true,
        'It is what remains of assets once liabilities are taken off.',
      ),
    ],
    [
      6,
      judge(
        'A balance sheet covers a whole year of trade.',
        false,
        'It shows one day; the income statement covers a stretch of time.',
      ),
    ],
    [
      7,
      card(
        'What does depreciation do?',
        'It spreads the cost of a machine over the years in which it is used.',
      ),
    ],
    [
      8,
      choose(
        'What did Josiah Wedgwood find when he studied his costs?',
        'A few large runs were cheaper',
        ['Painted plates sold badly', 'Skilled workers were idle', 'Clay from abroad was better'],
        'Trade was bad in 1772, and he looked for what many small runs really cost.',
      ),
    ],
    [
      9,
      choose(
        'How can a firm with a profit run out of cash?',
        'Its customers pay late',
        ['Its debts are too small', 'Its prices are too high', 'Its ledger has an error'],
        'Profit is counted when goods are sold, cash only when the money comes.',
      ),
    ],
    [
      4,
      order(
        'Put the books in the order in which a sale is written into them, as Pacioli taught it.',
        ['The memorandum', 'The journal', 'The ledger'],
        'Rough notes come first, then order of time, then order by accounts.',
      ),
    ],
  ],
};
