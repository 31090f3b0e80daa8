/** Passages for items that are flawed in what they mean, sentence by sentence. */

export const FROST = [
  'Between 1608 and 1814 the Thames froze in London so hard that fairs were held upon it.',
  'The old London Bridge had nineteen narrow arches, and its piers held the drifting ice back.',
  'Above the bridge the water slowed down, and ice floes grew together into a firm sheet.',
  'Watermen, who could not row in such weeks, charged visitors a toll for stepping onto the ice.',
  'Printers set up presses on the river and sold cards with the name of the buyer.',
  'When the bridge was replaced in 1831, five wide arches let the tide run freely.',
  'Embankments built later made the river narrower and faster.',
  'Since then no fair has been held on the ice, however cold the winter.',
];

export const HANSA = [
  'Die Hanse war ein Bund von Kaufleuten, die gemeinsam über Nord- und Ostsee fuhren.',
  'In Bergen unterhielten sie ein Kontor, in dem junge Gehilfen jahrelang ohne Familie lebten.',
  'Getrockneter Kabeljau, der Stockfisch, kam von dort in die Städte des Binnenlands.',
  'Lüneburg lieferte das Salz, mit dem Hering in Fässern haltbar gemacht wurde.',
  'Wer gegen die Regeln verstieß, wurde verhanst und verlor alle Vorrechte im Handel.',
  'Als die Heringe im 16. Jahrhundert ihre Züge verlegten, verdienten andere Häfen daran.',
];

export const TEA = [
  '茶は八世紀ごろ、唐から帰国した僧によって日本にもたらされた。',
  '栄西は宋から種を持ち帰り、茶の効能を説く書物を著した。',
  '抹茶は碾いた葉を湯に溶いて飲むもので、寺院では眠気を払うために用いられた。',
  '千利休は狭い茶室と質素な道具を好み、客と亭主の心の通い合いを重んじた。',
  '江戸時代には煎茶が広まり、庶民も急須で手軽に茶を楽しむようになった。',
  '輸出が盛んになると、静岡では大規模な茶園が開かれた。',
];
