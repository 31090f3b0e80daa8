import { type Language, anyWord, endings, opening, opposites, words } from './language.ts';

const TEXT = '(?:texto|pasaje|fragmento|extracto|párrafo|capítulo|cita|apartado|sección)';
const WRITER = '(?:autora?|narradora?|escritora?)';

export const SPANISH: Language = {
  code: 'es',
  functionWords: words(`
    a al algo algunas algunos ante antes aquel aquella así aún aunque bajo cada como cómo con contra cual cuál
    cuáles cuando cuándo cuanto cuánto cuántos cuántas de debe deben del desde donde dónde dos durante e el él ella
    ellas ellos en entre era eran es esa ese eso esta está están estas este esto estos fue fueron gracias ha
    haber había habían hace hacen hacer hacia han hasta hay hizo la las le les lo los más me mientras mismo
    misma muy ni no nos o os otra otras otro otros para pero poco por porque pudo puede pueden podía pues que
    qué quien quién quienes se según ser si sí sido siendo sin sino sobre son su sus también tan tanto te tenía
    tenían tiene tienen toda todo todas todos tras tres tu un una unas unos usted y ya llama llamaba nombre sirve`),
  endings: endings(
    'amientos amiento imientos imiento aciones ación iciones ición ciones ción mente adores ador adoras adora ando iendo aban aron ieron adas ados ada ado idas idos ida ido aba ales al icos icas ico ica es os as ar er ir ó a o e s',
  ),
  absolute: anyWord(
    'siempre|nunca|jamás|todos?|todas?|nadie|nada|ningún|ninguna?|absolutamente|completamente|enteramente|totalmente|exclusivamente|únicamente|solamente|solo|sólo|imposible|invariablemente|en todas partes|sin excepción|perfectamente|eternamente',
  ),
  mildAbsolute: anyWord(
    'tod[oa]s?|solo|sólo|solamente|únicamente|nada|ningún|ninguna?|completamente',
  ),
  noAbsolute: anyWord(
    '(?:no|casi) (?:siempre|todos?|todas?|nunca|solo|sólo|solamente|únicamente|completamente)',
    'sobre todo|con todo|ante todo|del todo|todo tipo|toda clase|no obstante',
    'tod[oa]s l[oa]s (?:días|años|meses|semanas|noches|mañanas)|l[oa]s (?:dos|tres|cuatro)',
    'un solo|una sola|por sí solo|todavía',
  ),
  vague: anyWord(
    'a veces|a menudo|generalmente|normalmente|habitualmente|usualmente|raramente|rara vez|frecuentemente|con frecuencia|en general|por lo general|de vez en cuando|ocasionalmente|regularmente|típicamente|suele|suelen',
  ),
  asksForTheWrong: anyWord(
    'no|excepto|salvo|falsa?s?|falso|incorrecta?o?s?|nunca|jamás|ningún|ninguna?o?|menos probable|a excepción',
  ),
  negation: anyWord(
    'no|nunca|jamás|nadie|nada|ningún|ninguna?o?|sin|ni|tampoco|imposible|falso|falsa|incorrecto',
  ),
  condition: /(?:^|,? )(?:si|porque|aunque|cuando|mientras|puesto que|ya que)\b[^?,]*/giu,
  asksWhy: opening('(?:por qué|por cuál motivo|a qué se debe|cuál es la razón)'),
  catchAll: anyWord(
    '(?:todas?|todos?|ninguna?o?|ambas?|ambos) (?:de )?(?:las |los |lo |estas |ellas )?(?:anteriores?|respuestas?|opciones|alternativas|mencionad[oa]s?|son (?:correctas|verdaderas))(?: \\p{L}+)*',
    '(?:respuestas?|opciones|opción) [a-e1-5](?: y [a-e1-5])*',
    '^[a-e] y [a-e]$|^(?:todas|todos|ninguna|ninguno|ambas|ambos|las dos|los dos|los tres|las tres|nada de lo anterior|todo lo anterior)$',
    '(?:todo|nada|ninguno) (?:de )?(?:lo|los) anteriore?s?',
  ),
  pointsAtText: anyWord(
    `(?:el|la|este|esta|ese|dicho|del|al|los|un) (?:siguiente |presente |anterior )?${TEXT}(?! (?:de|del)\\b)`,
    `según (?:el |la |este )?(?:${TEXT}|libro|${WRITER}|fuente|obra)`,
    `(?:el|la) ${WRITER} (?:dice|escribe|afirma|explica|menciona|describe|piensa|sostiene|sugiere|cuenta|cita|señala|indica|opina)`,
    `(?:dice|afirma|menciona|describe|explica|señala) (?:el|la) (?:${WRITER}|libro)`,
    '(?:mencionad|descrit|citad|explicad|indicad|señalad)[oa]s? (?:arriba|aquí|antes|anteriormente|más arriba)',
    'arriba mencionad[oa]s?|antes mencionad[oa]s?|(?:página|capítulo|figura|tabla) \\d+',
  ),
  leans: opening(
    '(?:él|ella|ellos|ellas|esto|est[aeo]s?|eso|es[ae]s?|aquel(?:la|los|las)?|sus?|aquí|allí|sin embargo|por lo tanto|por tanto|por eso|además|así|pero|y|luego|también|en cambio|no obstante|por ejemplo|dich[oa]s?|entonces|asimismo|est[ea] últim[oa])(?![\\p{L}-])',
    '(?:por qué|cómo|cuándo|dónde|qué|a quién|con qué|para qué|de qué)(?: (?-i:\\p{Ll}+)){1,2} (?:él|ella|ellos|ellas|esto|eso)\\b',
  ),
  absurd: anyWord(
    'extraterrestres?|alienígenas?|ovnis?|unicornios?|dragón|dragones|brujas?|hadas?|duendes?|elfos?|zombis?|vampiros?|fantasmas?|superhéroes?|robots?|mági(?:a|co|ca|cos|cas|camente)|magos?|varitas?',
    'pizzas?|hamburguesas?|helados?|chocolates?|caramelos?|pastel(?:es)?|chicles?|palomitas|espaguetis?|galletas?|churros?',
    'móvil(?:es)?|celular(?:es)?|internet|wifi|netflix|tiktok|instagram|facebook|youtube|google|televisión|televisor(?:es)?|videojuegos?|ordenador(?:es)?|computadoras?',
    'discotecas?|karaoke|payasos?|circos?|ositos?|papá noel|dinosaurios?|pingüinos?|gatitos?|monociclos?|pijamas?|calcetines|bailar|bailaban?|bailan|cosquill\\p{L}*|estornud\\p{L}*|bostez\\p{L}*|ronc\\p{L}*|divertid[oa]s?|gracios[oa]s?|aburrid[oa]s?|se aburr\\p{L}*|lotería|fútbol|bonit[oa]s?',
  ),
  whimsical: anyWord(
    'luna|quesos?|zapatos?|sombreros?|pelucas?|barbas?|paraguas|perfumes?|sopas?|mermelada|miel|plátanos?|ranas?|loros?|gatos?|cantar|cantan|cantaban|canciones|chistes?|poemas?|siesta|soñ\\p{L}*|vacaciones|picnic|morado|rosa|celos\\p{L}*|tímid[oa]s?|enfadad\\p{L}*|enamor\\p{L}*|humor|perezos\\p{L}*|gust(?:a|an|aba|aban)|odia\\p{L}*|olvid\\p{L}*|suerte|deseo|broma|sabros\\p{L}*|delicios\\p{L}*',
  ),
  opposites: opposites(`
    más/menos mayor|mayores|grande|grandes/menor|menores|pequeño|pequeña|pequeños aumenta|aumentó|aumentaba|aumento|crece|creció|subió|sube/disminuye|disminuyó|disminución|baja|bajó|cayó|redujo|reduce
    primer|primero|primera/último|última larga|largo|largos/corta|corto|cortos rápido|rápida|rápidamente/lento|lenta|lentamente
    caliente|calor|cálido|cálida/frío|fría norte/sur este|oriente|oriental/oeste|occidente|occidental fuerte|fuertes/débil|débiles fácil|fácilmente/difícil|difícilmente barato|barata|baratos/caro|cara|caros
    comenzó|empezó|comienza|inicio/terminó|acabó|termina|final ganó|ganar|victoria/perdió|perder|derrota permitió|permite|permitido/prohibió|prohíbe|prohibido
    abre|abrió|abierto/cierra|cerró|cerrado seco|seca/húmedo|húmeda|mojado día/noche pobre|pobres/rico|ricos macho|machos/hembra|hembras mejora|mejoró/empeora|empeoró
    voluntaria|voluntariamente|libremente/forzado|obligados|obligado claro|clara/oscuro|oscura arriba|superior|encima/abajo|inferior|debajo interior|dentro/exterior|fuera
    joven|jóvenes/viejo|vieja|viejos|anciano éxito|logró/fracaso|fracasó absorbe|absorben/libera|liberan|expulsa aceptó|acepta/rechazó|rechaza pesado|pesada/ligero|ligera`),
};
