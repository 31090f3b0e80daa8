import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT = '(?:texto|trecho|excerto|passagem|parágrafo|capítulo|citação|secção|seção)';
const WRITER = '(?:autora?|narradora?|escritora?)';

export const PORTUGUESE: Language = {
  code: 'pt',
  functionWords: words(`
    a à ainda algumas alguns ao aos após aquela aquele aquilo as às assim até cada com como contra da das de dela dele
    deles depois desde deve do dois dos duas durante e é ela elas ele eles em embora enquanto entre era eram essa
    esse esta está estava este estes eu fazer fez foi foram graças há isso isto já lhe lhes mais mas me mesma mesmo muito
    na não nas nem nenhum no nome nos nós num numa o onde os ou outra outras outro outros para pela pelas pelo pelos
    pode podem podia por porque porquê pouco qual quais quando quanta quantas quanto quantos que quê quem se sem
    ser serve seu seus sido só sob sobre sua suas também tão tem têm tinha tinham toda todas todo todos três tu um uma
    umas uns você chama chamava`),
  endings: endings(
    'amentos amento imentos imento ações ação ições ição ções ção mente adores ador adoras adora ando endo indo avam aram eram iram adas ados ada ado idas idos ida ido ava ais al icos icas ico ica os as ar er ir ou iu eu a o e s',
  ),
  absolute: anyWord(
    'sempre|nunca|jamais|tod[oa]s|todo|toda|ninguém|nada|nenhum|nenhuma|absolutamente|completamente|inteiramente|totalmente|exclusivamente|unicamente|somente|apenas|só|impossível|invariavelmente|em toda parte|sem exceção|perfeitamente',
  ),
  mildAbsolute: anyWord('tod[oa]s?|só|somente|apenas|nada|nenhuma?|completamente'),
  noAbsolute: anyWord(
    '(?:nem|não|quase) (?:sempre|tod[oa]s?|nunca|só|somente|apenas|completamente)',
    'sobretudo|contudo|antes de tudo|de todo|toda (?:sorte|espécie)|todo o tipo',
    'tod[oa]s [oa]s (?:dias|anos|meses|semanas|noites|dois|duas|três)|um só|uma só|por si só',
  ),
  vague: anyWord(
    'às vezes|por vezes|muitas vezes|frequentemente|geralmente|normalmente|habitualmente|usualmente|raramente|com frequência|em geral|de vez em quando|ocasionalmente|regularmente|tipicamente|costuma|costumam',
  ),
  asksForTheWrong: anyWord(
    'não|exceto|excepto|salvo|fals[oa]s?|incorret[oa]s?|errad[oa]s?|nunca|jamais|nenhuma?',
  ),
  negation: anyWord(
    'não|nunca|jamais|ninguém|nada|nenhuma?|sem|nem|tampouco|impossível|falso|falsa|incorreto',
  ),
  condition: /(?:^|,? )(?:se|embora|quando|enquanto|já que|porque)\b[^?,]*/giu,
  asksWhy: opening('(?:por que|por quê|porque|por qual motivo|por qual razão)'),
  catchAll: anyWord(
    '(?:tod[oa]s|nenhum|nenhuma|amb[oa]s) (?:as |os |das |dos |de )*(?:anteriores?|respostas?|opções|alternativas|acima|mencionad[oa]s|estão (?:corretas|certas)|são verdadeiras)(?: \\p{L}+)*',
    '(?:respostas?|opções|opção|alternativas?) [a-e1-5](?: e [a-e1-5])*',
    '^[a-e] e [a-e]$|^(?:todas|todos|nenhuma|nenhum|ambas|ambos|as duas|as três|nada disso|tudo isso)$',
  ),
  pointsAtText: anyWord(
    `(?:o|a|este|esta|esse|essa|do|da|no|na|ao) (?:seguinte |presente )?${TEXT}(?! (?:de|do|da|dos|das)\\b)`,
    `(?:segundo|conforme|de acordo com) (?:o |a |este |esta )?(?:${TEXT}|livro|${WRITER}|fonte|obra)`,
    `[oa] ${WRITER} (?:diz|escreve|afirma|explica|menciona|descreve|pensa|sustenta|sugere|conta|cita|indica)`,
    '(?:mencionad|descrit|citad|explicad|indicad)[oa]s? (?:acima|aqui|antes|anteriormente)',
    'acima mencionad[oa]s?|supracitad[oa]s?|(?:página|capítulo|figura|tabela) \\d+',
  ),
  leans: opening(
    '(?:ele|ela|eles|elas|isto|isso|aquilo|est[ea]s?|ess[ea]s?|aquel[ea]s?|seus?|suas?|aqui|ali|lá|no entanto|porém|portanto|por isso|além disso|assim|mas|e|depois|também|por exemplo|contudo|então)(?![\\p{L}-])',
    '(?:por que|por quê|porque|como|quando|onde|o que|a quem|com que|para que)(?: (?-i:\\p{Ll}+)){0,2} (?:ele|ela|eles|elas|isto|isso)\\b',
  ),
  absurd: anyWord(
    'extraterrestres?|alienígenas?|óvnis?|unicórnios?|dragão|dragões|bruxas?|fadas?|duendes?|elfos?|zumbis?|vampiros?|fantasmas?|super-?heróis?|robôs?|mági(?:a|co|ca|cos|cas|camente)|magos?',
    'pizzas?|hambúrguer(?:es)?|sorvetes?|gelados?|chocolates?|doces|bolos?|pipocas?|espaguete|biscoitos?|chicletes?|balas?',
    'celular(?:es)?|telemóvel|internet|wifi|netflix|tiktok|instagram|facebook|youtube|google|televisão|televisores|videogames?|computador(?:es)?',
    'discotecas?|karaokê|palhaços?|circos?|ursinhos?|papai noel|dinossauros?|pinguins?|gatinhos?|monociclos?|pijamas?|meias|dançar|dançavam|dançam|cócegas|espirr\\p{L}*|bocej\\p{L}*|ronc\\p{L}*|divertid[oa]s?|engraçad[oa]s?|chat[oa]s?|entediad\\p{L}*|loteria|futebol',
  ),
  whimsical: anyWord(
    'lua|queijos?|sapatos?|chapéus?|perucas?|barbas?|guarda-chuvas?|perfumes?|sopas?|geleia|mel|bananas?|sapos?|papagaios?|gatos?|cantar|cantam|canções|piadas?|poemas?|soneca|sonh\\p{L}*|férias|piquenique|roxo|rosa|ciúm\\p{L}*|tímid[oa]s?|zangad\\p{L}*|apaixon\\p{L}*|humor|preguiç\\p{L}*|gost\\p{L}*|odi\\p{L}*|esquec\\p{L}*|sorte|brincadeira|delicios\\p{L}*',
  ),
  opposites: opposites(`
    mais/menos maior|maiores|grande|grandes/menor|menores|pequeno|pequena|pequenos aumenta|aumentou|aumento|cresce|cresceu|subiu/diminui|diminuiu|diminuição|caiu|baixou|reduz|reduziu
    primeir[oa]/últim[oa] long[oa]/curt[oa] rápid[oa]|rapidamente/lent[oa]|lentamente quente|calor/fri[oa] norte/sul leste|oriente|oriental/oeste|ocidente|ocidental
    forte|fortes/frac[oa] fácil|facilmente/difícil|dificilmente barat[oa]/car[oa] começou|começa|início/terminou|acabou|fim ganhou|vitória/perdeu|derrota permitiu|permite/proibiu|proíbe
    abre|abriu|abert[oa]/fecha|fechou|fechad[oa] sec[oa]/úmid[oa]|húmid[oa]|molhad[oa] dia/noite pobres?/ricos?|rico machos?/fêmeas? melhora|melhorou/piora|piorou clar[oa]/escur[oa]
    acima|superior/abaixo|inferior interior|dentro/exterior|fora jovem|jovens/velh[oa]s? aceitou|aceita/recusou|rejeitou pesad[oa]/leve`),
};
