const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;

const FIRST_WORDS = 4;
const FEWEST_WORDS = 5;

/** Sets a thing apart from others of its kind; "of" alone makes a figure of speech. */
const SETS_APART =
  /\b(?:that|which|who|whose|where|for|from|with|between|without|to|made|equal|\p{L}{3,}(?:ing|ed)|built|given|kept|known|written|sent|put)\b/u;
const GOES_ON =
  / [,./]|\/ |\.\s+\p{L}|\\|\p{L}-\p{L}+-\p{L}+-|, (?:and|but|so|for|with|that) |\band (?:can|is|are|was|has|acts?|does|so) |\b(?:one|it|they|although|though|but|while|whereas) | - |[?!;:…“”"]|https?/u;
/** A verb that belongs to no "which": the description has ended before it. */
const VERB_OF_ITS_OWN =
  /^(?:(?!\b(?:that|which|who|whose|where|when|how|what)\b).)*\b(?:is|are|was|were|has|have|had|does|can|may|must|will|should|cannot)\b/;
/** Says how something compares, not what it is. */
const COMPARING =
  /^the (?:\p{L}+-(?:most|least)|most|least|only|same|first|last|next|best|worst|\p{Ll}+est|other|very|more|main|chief|real|true)\b/u;
/** What somebody thinks of a thing, by the first words of a description. */
const JUDGING = new RegExp(
  `\\b${oneOf(
    'very highly entirely wholly truly somewhat rather quite essential important shrewd great good bad ' +
      'better terrible wonderful beautiful noble brand-new new difficult easy hard perfect mere merely ' +
      'necessary vital crucial popular famous common major wise useful valuable fine excellent serious ' +
      'big huge large delicate curious strange natural favourite favorite integral fundamental ' +
      'wretched poor rich happy sad mature vast recommended preferred typical notable ' +
      'inherently essentially extremely deeply basic simple powerful effective efficient ideal convenient handy ' +
      'nice clever interesting central',
  )}\\b`,
  'i',
);
/** Heads that place a thing in an argument, not among its like. */
const NO_KIND = new RegExp(
  `^(?:an?|the|any) (?:[\\p{L}-]+ ){0,3}?${oneOf(
    'aspect product cornerstone strategy way ways means result matter part example sign source key basis ' +
      'foundation cause consequence symptom symbol expression heart soul essence root enemy friend mother ' +
      'father child servant slave master problem question thing things reason challenge concern issue step ' +
      'start beginning end victim fruit price proof evidence reflection effect outcome condition case ' +
      'choice prerequisite requirement idea point pleasure joy blessing curse evil crime duty right ' +
      'advantage disadvantage help danger threat sin virtue vice subject topic figure alternative ' +
      'candidate priority success failure fact one return flower link summary complement tyrant undertaking ' +
      'testament journey story answer opportunity',
  )}\\b`,
  'u',
);
/** What is no person, and is seldom meant as a figure: of these a name can be asked too. */
const PLAIN_KIND = new RegExp(
  `^(?:an?|the) (?:[\\p{L}\\p{N}()/-]+ ){0,4}?${oneOf(
    'tool tools program system protocol software suite set server client command daemon format file ' +
      'language library package method technique standard abbreviation acronym name device instrument ' +
      'machine layer interface model distribution utility service process form type term collection ' +
      'database scanner sniffer manager module algorithm unit measure framework editor compiler filter ' +
      'rebuild act organization organisation agency institution treaty disease virus hormone enzyme protein ' +
      'theorem index currency graph diagram',
  )}\\b`,
  'u',
);
/** Tells of a word, not of what it stands for. */
const OF_A_WORD = /^(?:an?|the) (?:\p{L}+ )?term\b(?! (?:for|describing|used|meaning|referring))/u;
/** Leans on what was said, or speaks to somebody. */
const LEANING = new RegExp(
  `\\b${oneOf(
    'this these those here above below such our we us my i me you your following previous said section ' +
      'chapter figure today now however therefore also example page former latter same her his their its extra additional alternative others',
  )}\\b`,
  'i',
);
/** Tells what it is like, where it comes from or what it did, and not what it is. */
const ONLY_LIKE =
  /\b(?:similar|akin|analogous|comparable|identical|equivalent|related) to\b|^an? (?:\p{L}+ )?(?:concept|notion|word|idea) from\b|\b(?:that|which|who) (?:has|have) (?:\p{L}+ly|often|always|long|never|become|served|helped|played)\b|\ba (?:certain )?number of\b|\bof (?:\p{L}+ )?(?:significance|importance|value|interest)\b/u;
/** A measure or a conversion: one property of many. */
const MEASURED = /\b(?:about|approximately|around|nearly|roughly) [\d½¼¾]/u;
/** Marks of the file, somebody's words, and "(places in the village)" of an example that went before. */
const NOT_OF_IT = /\(\(|\)\)|\([^()]*\b(?:\d{4}|in the|of the|here)\b[^()]*\)/u;
/** Whether a description sets a thing apart from others of its kind, by itself and in plain words. */
export const isDescription = (gloss: string): boolean =>
  gloss.split(' ').length >= FEWEST_WORDS &&
  SETS_APART.test(gloss) &&
  !COMPARING.test(gloss) &&
  !NO_KIND.test(gloss) &&
  !OF_A_WORD.test(gloss) &&
  !GOES_ON.test(gloss) &&
  !VERB_OF_ITS_OWN.test(gloss) &&
  !LEANING.test(gloss) &&
  !ONLY_LIKE.test(gloss) &&
  !MEASURED.test(gloss) &&
  !NOT_OF_IT.test(gloss) &&
  gloss.split('(').length === gloss.split(')').length &&
  !JUDGING.test(gloss.split(' ').slice(0, FIRST_WORDS).join(' '));

/** Whether it is one of a kind of things that names are given to. */
export const isOfPlainKind = (gloss: string): boolean => PLAIN_KIND.test(gloss);
