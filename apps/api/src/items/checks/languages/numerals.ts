/** Two, three and so on in the languages of the lists: what a text may write instead of digits. */
const FROM_TWO = [
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  'два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
];
const ROUND: Readonly<Record<number, string>> = {
  2: 'duas две двух beide deux',
  3: 'трёх трех',
  4: 'четырёх четырех',
  30: 'dreißig trente treinta trenta trinta dertig тридцать',
  40: 'vierzig quarante cuarenta quaranta quarenta veertig сорок',
  50: 'fünfzig cinquante cincuenta cinquanta cinquenta vijftig пятьдесят',
  60: 'sechzig soixante sesenta sessanta sessenta zestig шестьдесят',
  70: 'siebzig soixante-dix setenta settanta zeventig семьдесят',
  80: 'achtzig quatre-vingts ochenta ottanta oitenta tachtig восемьдесят',
  90: 'neunzig quatre-vingt-dix noventa novanta negentig девяносто',
  100: 'hundert cent cien ciento cento cem honderd сто hunderte',
  1000: 'tausend mille mil duizend тысяча тысячи тысяч tausende milliers miles',
};

const NUMERALS: ReadonlyMap<string, number> = new Map([
  ...FROM_TWO.flatMap((list) =>
    list.split(' ').map((word, index): [string, number] => [word, index + 2]),
  ),
  ...Object.entries(ROUND).flatMap(([value, list]) =>
    list.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
]);

const DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1_000,
  万: 10_000,
  萬: 10_000,
};

/** What the words of a text that are numbers in one of the languages stand for. */
export function numeralsIn(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  const signs = text.match(/[一二三四五六七八九〇十百千万萬]+/gu) ?? [];
  return [...words.flatMap((word) => NUMERALS.get(word) ?? []), ...signs.map(valueOf)];
}

/** 四十 is 40, 一九四五 is 1945. */
function valueOf(signs: string): number {
  let [sum, part, digit] = [0, 0, 0];
  for (const sign of signs) {
    const unit = UNITS[sign];
    if (unit === undefined) digit = 10 * digit + DIGITS.indexOf(sign);
    else if (unit === 10_000) [sum, part, digit] = [(sum + part + digit || 1) * unit, 0, 0];
    else [part, digit] = [part + (digit || 1) * unit, 0];
  }
  return sum + part + digit;
}
